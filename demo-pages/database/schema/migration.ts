// The type of one migration step.

/** Applied once, in order, and recorded by name; never edit a step that has shipped, but add a new one. */
export interface Migration {
  /** For example `catalogue-1`. */
  name: string
  /** DDL statements, one per entry. */
  statements: string[]
}
