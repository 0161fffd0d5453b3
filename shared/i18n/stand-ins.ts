// English sentences by code, for tests without catalogues: the test setup fills it from every codes.ts, and the build removes it.

/** Empty except in tests. */
export const standIns = new Map<string, string>()
