// Addresses: the same or not, without their ids, and as lines on a page.
import type { Address } from '#shared/schemas/address.ts'
import { bare } from './postcode.ts'

const compared = ['prefix', 'firstname', 'middlename', 'lastname', 'company', 'city', 'country_id', 'region', 'telephone'] as const

const comparable = (text: string | null) => (text ?? '').trim()

/** Whether two addresses are the same to a person; ids, e-mail, defaults and flags do not count. */
export function isSameAddress(one: Address, other: Address): boolean {
  return (
    compared.every((field) => comparable(one[field]) === comparable(other[field])) &&
    one.street.every((line, index) => comparable(line) === comparable(other.street[index] ?? null)) &&
    bare(one.postcode ?? '') === bare(other.postcode ?? '') &&
    ownTexts(one) === ownTexts(other)
  )
}

/** What a host asked for besides, as one text. */
function ownTexts({ custom_attributes: own = [] }: Address): string {
  return own
    .flatMap(({ attribute_code: code, value }) => (comparable(value) === '' ? [] : `${code}: ${comparable(value)}`))
    .toSorted()
    .join('\n')
}

/** An address as totals and billing are asked with: the ids of an address book mean nothing there. */
export function withoutIds<Fields extends Partial<Address>>(address: Fields): Omit<Fields, 'id' | 'customer_id' | 'customer_address_id'> {
  const { id: _, customer_id: __, customer_address_id: ___, ...rest } = address
  return rest
}

const typed = ['prefix', 'firstname', 'middlename', 'lastname', 'postcode', 'city', 'telephone', 'company', 'region'] as const

/** An address as it is sent: without outer spaces, what is empty as null. */
export function tidyAddress(address: Address): Address {
  const tidy = (text: string | null) => comparable(text) || null
  const [first, second, third] = address.street
  return {
    ...address,
    ...Object.fromEntries(typed.map((field) => [field, tidy(address[field])])),
    street: [tidy(first), tidy(second), tidy(third)],
  }
}

const joined = (parts: readonly (string | null)[], separator = ' ') => parts.map(comparable).filter(Boolean).join(separator)

/**
 * An address as it stands on an envelope, without the country.
 * @example addressLines(address) // ['Ada Byron', 'Kerkstraat 12 bus 3', '2000 Antwerpen']
 */
export function addressLines({
  prefix,
  firstname,
  middlename,
  lastname,
  company,
  street,
  postcode,
  city,
  region,
  country_id,
}: Address): string[] {
  const [name, number, addition] = street
  const bus = country_id === 'BE' && addition ? `bus ${addition.replace(/^(bus|bte|b)\.?\s*/i, '')}` : addition
  const place = country_id === 'GB' ? [city, region, postcode] : [joined([postcode, city]), region]
  return [
    joined([prefix, firstname, middlename, lastname]),
    comparable(company),
    joined([name, number, bus]),
    ...(country_id === 'GB' ? place.map(comparable) : [joined(place, ', ')]),
  ].filter(Boolean)
}
