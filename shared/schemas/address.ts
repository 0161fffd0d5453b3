// An address as the calls carry it, and as our forms hold it.
import * as v from 'valibot'
import { Id, Label, object, OptionalId, OptionalText } from './parts.ts'

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

const Region = v.nullish(v.union([v.string(), object({ region: OptionalText, region_code: OptionalText, region_id: OptionalId })]), null)

/** Magento writes these as numbers, other hosts as booleans. */
const ZeroOrOne = v.pipe(
  v.nullish(v.union([v.boolean(), v.picklist([0, 1])]), null),
  v.transform((flag): 0 | 1 | null => (flag === null ? null : flag ? 1 : 0)),
)
const OptionalFlag = v.pipe(
  v.nullish(v.union([v.boolean(), Id]), null),
  v.transform((flag) => (flag === null ? null : Boolean(flag))),
)
const OptionalLabel = v.nullish(Label, null)

const OwnAttribute = v.object({ attribute_code: v.string(), value: v.string() })
/** What a host asks for besides; of attributes that are no text we know nothing. */
const OwnAttributes = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((given) => given.filter((one): one is { attribute_code: string; value: string } => v.is(OwnAttribute, one))),
)

/** Every field is there; what is unknown is null. `region` may arrive as an object and is flattened. */
export const Address = v.pipe(
  object({
    id: OptionalId,
    customer_id: OptionalId,
    customer_address_id: OptionalId,
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
    country_id: OptionalText,
    region: Region,
    region_code: OptionalText,
    region_id: OptionalId,
    default_billing: OptionalFlag,
    default_shipping: OptionalFlag,
    same_as_billing: ZeroOrOne,
    save_in_address_book: ZeroOrOne,
    custom_attributes: v.optional(OwnAttributes),
  }),
  v.transform(({ region, ...address }) => {
    if (typeof region === 'string' || region === null) return { ...address, region }
    return {
      ...address,
      region: region.region,
      region_code: region.region_code ?? address.region_code,
      region_id: region.region_id ?? address.region_id,
    }
  }),
)
export type Address = v.InferOutput<typeof Address>
