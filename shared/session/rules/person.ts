// What a customer says of herself.

/** The names of its fields and what is typed into them; the birth date in three. Empty is unsaid. */
export type Person = {
  firstname: string
  lastname: string
  gender: string
  day: string
  month: string
  year: string
  prefix: string
  telephone: string
  company: string
}
