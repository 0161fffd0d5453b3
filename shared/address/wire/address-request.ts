// Converts an address to the form in which calls send it.
import type { Address } from './address.ts'

const zeroOrOne = (flag: boolean | null | undefined) => (typeof flag === 'boolean' ? Number(flag) : flag)

/** The address under its wire names; fields that are not given are not sent. */
export function wireAddress(address: Partial<Address>): Readonly<Record<string, unknown>> {
  const { customerId, bookId, country, regionCode, regionId, isBillingDefault, isShippingDefault, isSameAsBilling, isKept, own, ...same } =
    address
  return {
    ...same,
    customer_id: customerId,
    customer_address_id: bookId,
    country_id: country,
    region_code: regionCode,
    region_id: regionId,
    default_billing: isBillingDefault,
    default_shipping: isShippingDefault,
    same_as_billing: zeroOrOne(isSameAsBilling),
    save_in_address_book: zeroOrOne(isKept),
    custom_attributes: own?.map(({ code, value }) => ({ attribute_code: code, value })),
  }
}
