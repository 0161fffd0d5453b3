// The type of all sentence codes: each subject adds its codes, with their sentences, in its codes.ts.

/** All codes; a `codes.ts` adds its own by `interface Codes extends CodesOf<typeof codes> {}`. */
export interface Codes {}

/** The codes of a table. */
export type CodesOf<Table> = Record<keyof Table, true>

/** A code of any subject. */
export type Code = keyof Codes
