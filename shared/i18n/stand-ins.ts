// English sentences by code, for tests without catalogues: what sets tests up fills it from every codes.ts, and the build drops it.

/** Empty but in tests. */
export const standIns = new Map<string, string>()
