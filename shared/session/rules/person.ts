// The personal details of a customer.

/** The form's fields and their typed values; the birth date in three. Empty means unknown. */
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
