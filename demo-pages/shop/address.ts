// The server's rules for addresses: how a call's address is parsed, and which addresses an order accepts.
import * as v from 'valibot'
import type { StoreView } from '../host/store-view.ts'
import { isEmail } from './email.ts'
import type { Address } from './shapes.ts'
import type { FieldFault, FieldFaults } from './shop-error.ts'
import { isOneLine, optionalFault, textFault } from './text-faults.ts'

/** `findFaults` reports its length beside the field; the server limits the whole call. */
const Text = v.nullish(
  v.pipe(
    v.string(),
    v.transform((text) => text.trim() || null),
  ),
  null,
)
/** A code that no form shows as a field. */
const Code = v.nullish(v.pipe(v.string(), v.maxLength(255)), null)
const Flag = v.nullish(
  v.union([
    v.boolean(),
    v.pipe(
      v.number(),
      v.transform((number) => number === 1),
    ),
  ]),
  null,
)
const Bit = v.nullish(v.union([v.pipe(v.boolean(), v.transform(Number)), v.picklist([0, 1])]), null)
const Id = v.nullish(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]), null)
const Region = v.nullish(
  v.union([v.string(), v.object({ region: v.nullish(v.string()), region_code: v.nullish(v.string()), region_id: Id })]),
  null,
)

/** A theme's own fields, by code; empty ones are not stored. */
const OwnAttributes = v.optional(
  v.pipe(
    v.array(
      v.object({ attribute_code: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/)), value: v.pipe(v.string(), v.maxLength(2000)) }),
    ),
    v.maxLength(10),
    v.transform((given) =>
      given.map(({ attribute_code, value }) => ({ attribute_code, value: value.trim() })).filter(({ value }) => value),
    ),
  ),
)

/** The address of a call: text trimmed, empty as null, `street` from a list or from text with line breaks, `region` flattened. */
export const AddressInput = v.pipe(
  v.object({
    email: Text,
    prefix: Text,
    firstname: Text,
    middlename: Text,
    lastname: Text,
    postcode: Text,
    street: v.nullish(v.union([v.pipe(v.array(v.nullish(v.string(), null)), v.maxLength(10)), v.string()]), null),
    city: Text,
    telephone: Text,
    company: Text,
    country_id: Text,
    region: Region,
    region_code: Code,
    region_id: Id,
    default_billing: Flag,
    default_shipping: Flag,
    same_as_billing: Bit,
    save_in_address_book: Bit,
    custom_attributes: OwnAttributes,
  }),
  v.transform(({ street, region, custom_attributes: own, ...rest }): Address => {
    const lines = typeof street === 'string' ? street.split(/\r?\n/) : (street ?? [])
    const flat = typeof region === 'object' && region !== null ? region : { region, region_code: null, region_id: null }
    return {
      // The owner follows from the session; ids in a call are ignored.
      id: null,
      customer_id: null,
      customer_address_id: null,
      ...rest,
      ...(own && own.length > 0 ? { custom_attributes: own } : {}),
      street: numberedOnce([0, 1, 2].map((index) => lines[index]?.trim() || null)),
      region: flat.region?.trim() || null,
      region_code: rest.region_code ?? flat.region_code ?? null,
      region_id: rest.region_id ?? flat.region_id ?? null,
    }
  }),
)

/**
 * Removes a house number that is in the street as well: browsers fill in "Damrak 1" and "1", and the label would read "Damrak 1 1". A name
 * must remain, so that house 4 of Mannheim's "C 4" keeps its street.
 */
function numberedOnce([line = null, number = null, addition = null]: readonly (string | null)[]): (string | null)[] {
  const same = [line, number, addition]
  if (line === null || number === null || !/\d/.test(number)) return same
  const ends = [number, ...(addition === null ? [] : ['', ' ', '-'].map((joint) => number + joint + addition))]
  const words = line.split(/[\s,]+/)
  for (let count = 1; count < words.length; count++) {
    const [first, last] = [words.slice(0, count), words.slice(-count)].map((some) => some.join(' ').toLowerCase())
    const isNumber = (text = '') => ends.some((end) => end.toLowerCase() === text)
    const name = isNumber(last) ? words.slice(0, -count) : isNumber(first) ? words.slice(count) : []
    if (name.join('').replaceAll(/[^\p{L}]/gu, '').length > 2) return [name.join(' '), number, addition]
  }
  return same
}

/** The errors of an address by field (`house_number` and `addition` are lines of the street); empty if an order can go to it. */
export function findFaults(address: Address, store: StoreView): FieldFaults {
  const country = address.country_id
  const isServed = country !== null && store.shipsTo.includes(country)
  const faults: Record<string, FieldFault | null> = {
    firstname: textFault(address.firstname, 2, 255),
    lastname: textFault(address.lastname, 2, 255),
    street: textFault(address.street[0] ?? null, 1, 255),
    house_number: numberFault(address),
    addition: optionalFault(address.street[2] ?? null),
    city: textFault(address.city, 1, 255),
    country_id: isServed ? null : { sentence: 'field.country' },
    postcode: postcodeFault(address.postcode, country),
    telephone: phoneFault(address.telephone),
    prefix: optionalFault(address.prefix),
    middlename: optionalFault(address.middlename),
    region: optionalFault(address.region),
    company: optionalFault(address.company),
    email: address.email !== null && !isEmail(address.email) ? { sentence: 'field.email' } : null,
    ...Object.fromEntries(
      (address.custom_attributes ?? []).map(({ attribute_code: code, value }) => [`custom_attributes.${code}`, optionalFault(value)]),
    ),
  }
  return Object.fromEntries(Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, [fault]]] : [])))
}

/** Lengths without spaces: `1012 AB` has six characters, `SW1A 1AA` seven. */
const postcodeLengths: Record<string, { min: number; max: number }> = {
  NL: { min: 0, max: 6 },
  GB: { min: 0, max: 7 },
  DE: { min: 5, max: 5 },
  BE: { min: 4, max: 4 },
}

function postcodeFault(postcode: string | null, country: string | null): FieldFault | null {
  if (postcode === null) return { sentence: 'field.required' }
  const { min, max } = (country !== null && Object.hasOwn(postcodeLengths, country) ? postcodeLengths[country] : null) ?? {
    min: 0,
    max: 10,
  }
  const { length } = [...postcode.replaceAll(/\s/g, '')]
  if (length > max) return { sentence: 'field.too-long', limit: max }
  if (length < min) return { sentence: 'field.too-short', limit: min }
  return isOneLine(postcode) ? null : { sentence: 'field.incorrect' }
}

const numbered = ['NL', 'BE', 'DE']

/** The error of the house number, the second line of the street; it is required in countries with house numbers. */
function numberFault({ street, country_id }: Address): FieldFault | null {
  const number = street[1] ?? null
  const isNumbered = country_id !== null && numbered.includes(country_id)
  if (number === null) return isNumbered ? { sentence: 'field.required' } : null
  const fault = textFault(number, 1, 255)
  return fault ?? (isNumbered && !/\d/.test(number) ? { sentence: 'field.incorrect' } : null)
}

/** The error of a phone number; an empty one is valid. */
export function phoneFault(telephone: string | null): FieldFault | null {
  if (telephone === null) return null
  if ([...telephone].length > 255) return { sentence: 'field.too-long', limit: 255 }
  const digits = telephone.replaceAll(/\D/g, '').length
  return /^\+?[\d\s()./\u2010-\u2015\u2212-]+$/.test(telephone) && digits >= 6 && digits <= 15 ? null : { sentence: 'field.incorrect' }
}
