// The schema of an address in calls.
import * as v from 'valibot'
import { Id, Label, maybe, object, OptionalId, OptionalText } from '#shared/wire/parts.ts'
import { type Address as OurAddress, common } from './persisted-address.ts'

const Region = maybe(v.union([Label, object({ region: OptionalText, region_code: OptionalText, region_id: OptionalId })]))

/** Magento writes these flags as numbers, PHP hosts as text, others as booleans; null where there is none. A default may be its own id. */
const OptionalFlag = v.pipe(
  v.nullish(v.union([v.boolean(), Id]), null),
  v.transform((flag) => (flag === null ? null : Boolean(flag))),
)

const OwnAttribute = v.object({ attribute_code: v.string(), value: v.string() })
/** The values of the host's own fields; attributes that are not text are ignored. */
const OwnAttributes = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((given) => given.flatMap((one) => (v.is(OwnAttribute, one) ? [{ code: one.attribute_code, value: one.value }] : []))),
)

/** An address: every field is present, unknown ones are null. */
export type Address = OurAddress

/** `region` may arrive as an object and is flattened. */
export const Address = v.pipe(
  object({
    ...common,
    customer_id: OptionalId,
    customer_address_id: OptionalId,
    country_id: OptionalText,
    region: Region,
    region_code: OptionalText,
    region_id: OptionalId,
    default_billing: OptionalFlag,
    default_shipping: OptionalFlag,
    same_as_billing: OptionalFlag,
    save_in_address_book: OptionalFlag,
    custom_attributes: v.optional(OwnAttributes),
  }),
  v.transform((wire): Address => {
    const { customer_id: customerId, customer_address_id: bookId, country_id: country, region, region_code, region_id, ...rest } = wire
    const { default_billing, default_shipping, same_as_billing, save_in_address_book, custom_attributes: extra, ...same } = rest
    const place = typeof region === 'string' || region === null ? { region, region_code: null, region_id: null } : region
    return {
      ...same,
      ...{ customerId, bookId, country },
      region: place.region,
      regionCode: place.region_code ?? region_code,
      regionId: place.region_id ?? region_id,
      isBillingDefault: default_billing,
      isShippingDefault: default_shipping,
      isSameAsBilling: same_as_billing,
      isKept: save_in_address_book,
      ...(extra && { own: extra }),
    }
  }),
  v.title('address'),
)
