// Addresses: comparing them, removing their ids, and writing them in lines.
import type { Address } from '#shared/address/wire/address.ts'
import { withNumberOnce } from './house-number.ts'
import { bare } from './postcode.ts'

const compared = ['prefix', 'firstname', 'middlename', 'lastname', 'company', 'city', 'country', 'region', 'telephone'] as const

const comparable = (text: string | null) => (text ?? '').trim()

/** Whether two addresses are the same to a person; ids, e-mail, defaults and flags are ignored. */
export function isSameAddress(one: Address, other: Address): boolean {
  return (
    compared.every((field) => comparable(one[field]) === comparable(other[field])) &&
    one.street.every((line, index) => comparable(line) === comparable(other.street[index] ?? null)) &&
    bare(one.postcode ?? '') === bare(other.postcode ?? '') &&
    ownTexts(one) === ownTexts(other)
  )
}

/** The values of the host's own fields, as one text. */
function ownTexts({ own = [] }: Address): string {
  return own
    .flatMap(({ code, value }) => (comparable(value) === '' ? [] : `${code}: ${comparable(value)}`))
    .toSorted()
    .join('\n')
}

/** An address for totals and billing requests, where the ids of an address book have no meaning. */
export function withoutIds<Fields extends Partial<Address>>(address: Fields): Omit<Fields, 'id' | 'customerId' | 'bookId'> {
  const { id: _, customerId: __, bookId: ___, ...rest } = address
  return rest
}

const typed = ['prefix', 'firstname', 'middlename', 'lastname', 'postcode', 'city', 'telephone', 'company', 'region'] as const

/** An address as it is sent: trimmed, with empty values as null and the house number once. */
export function tidyAddress(address: Address): Address {
  const tidy = (text: string | null) => comparable(text) || null
  const [first, second, third] = withNumberOnce(address.street)
  return {
    ...address,
    ...Object.fromEntries(typed.map((field) => [field, tidy(address[field])])),
    street: [tidy(first), tidy(second), tidy(third)],
  }
}

const joined = (parts: readonly (string | null)[], separator = ' ') => parts.map(comparable).filter(Boolean).join(separator)

/**
 * An address as written on an envelope, without the country. A British flat, a German Adresszusatz and any "c/o" have a line above the
 * street; a Dutch addition, a Belgian box and a Swedish flat follow the number.
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
  country,
}: Address): string[] {
  const [name, number, addition] = street
  const isBritish = country === 'GB'
  const more = comparable(addition)
  const isApart = isBritish || country === 'DE' || /^c\/o/i.test(more)
  const bus = country === 'BE' && more ? `bus ${more.replace(/^(bus|bte|bo[iî]te|box|b\b)\.?\s*/i, '')}` : more
  const house = isBritish ? [number, name] : [name, number]
  return [
    joined([prefix, firstname, middlename, lastname]),
    comparable(company),
    ...(isApart ? [more, joined(house)] : [joined([...house, bus])]),
    ...(isBritish ? [city, region, postcode].map(comparable) : [joined([joined([postcode, city]), region], ', ')]),
  ].filter(Boolean)
}
