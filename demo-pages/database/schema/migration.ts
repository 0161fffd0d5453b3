// The shape of one step from an empty database to the present one.

/** Applied once, in order, and remembered by name; a step that has shipped is never edited, a new one is added. */
export interface Migration {
  /** For example `catalogue-1`. */
  name: string
  /** DDL statements, one each. */
  statements: string[]
}
