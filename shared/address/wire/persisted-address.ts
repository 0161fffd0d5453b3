// The schema of an address under our names, as forms and stores hold it and a tab persists it.
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

/** Fields that have the same names in answers. */
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

/** An address under our names, as a tab persists it; every field is present, unknown ones are null. */
export const PersistedAddress = object({
  ...common,
  customerId: OptionalId,
  /** The id in the customer's address book. */
  bookId: OptionalId,
  country: OptionalText,
  region: OptionalText,
  regionCode: OptionalText,
  regionId: OptionalId,
  isBillingDefault: OptionalYes,
  isShippingDefault: OptionalYes,
  isSameAsBilling: OptionalYes,
  /** Whether to save it in the address book. */
  isKept: OptionalYes,
  /** Values of the host's own fields; absent where there are none. */
  own: v.optional(v.array(object({ code: v.string(), value: v.string() }))),
})
/** An address: every field is present, unknown ones are null. */
export type Address = v.InferOutput<typeof PersistedAddress>
