// An address under our names, as forms and stores hold it and a tab keeps it.
import * as v from 'valibot'
import { Label, object, OptionalId, OptionalText } from '#shared/wire/parts.ts'

/** Street name, house number, addition (or whatever a country writes in three lines). */
export type Street = [string | null, string | null, string | null]

const Line = v.nullable(v.string())
const Street = v.pipe(
  v.nullish(v.union([v.string(), v.array(Line)]), []),
  v.transform((street): Street => {
    const [first, second, ...rest] = typeof street === 'string' ? street.split(/\r\n|\n|\r/) : street
    return [first ?? null, second ?? null, rest.filter(Boolean).join(' ') || null]
  }),
)

const OptionalLabel = v.nullish(Label, null)

/** What is in an answer under the same names. */
export const common = {
  id: OptionalId,
  email: OptionalText,
  prefix: OptionalText,
  firstname: OptionalText,
  middlename: OptionalText,
  lastname: OptionalText,
  postcode: OptionalLabel,
  street: Street,
  city: OptionalText,
  telephone: OptionalLabel,
  company: OptionalText,
}
const OptionalYes = v.nullish(v.boolean(), null)

/** An address under our names, as a tab keeps it; every field is there, what is unknown is null. */
export const PersistedAddress = object({
  ...common,
  customerId: OptionalId,
  /** Its number in the customer's book. */
  bookId: OptionalId,
  country: OptionalText,
  region: OptionalText,
  regionCode: OptionalText,
  regionId: OptionalId,
  isBillingDefault: OptionalYes,
  isShippingDefault: OptionalYes,
  isSameAsBilling: OptionalYes,
  /** Whether it is to be kept in the book. */
  isKept: OptionalYes,
  /** What a host asks for besides; not there where nothing was said of it. */
  own: v.optional(v.array(object({ code: v.string(), value: v.string() }))),
})
/** An address: every field is there, what is unknown is null. */
export type Address = v.InferOutput<typeof PersistedAddress>
