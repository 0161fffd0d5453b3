// Formats an address as its country requires, for mails, labels and packers.
import type { StoreView } from '../host/store-view.ts'
import type { KeptPoint } from './pickup/kept-point.ts'
import type { Address } from './shapes.ts'

/** The whole address as a store formats it: name, street and city, and country. */
export function addressLines(address: Address, store: StoreView): string[] {
  const { prefix, firstname, middlename, lastname, company, country_id: country } = address
  const name = [prefix, firstname, middlename, lastname].filter(Boolean).join(' ')
  return [name, company ?? '', ...placeLines(address), country === null ? '' : countryName(country, store)].filter(Boolean)
}

/** A country as the store calls it. */
export function countryName(country: string, { locale }: Pick<StoreView, 'locale'>): string {
  return new Intl.DisplayNames([locale.replace('_', '-')], { type: 'region' }).of(country) ?? country
}

/** Street, house number and place, line by line; a British flat, a German Adresszusatz and any "c/o" come above the street. */
export function placeLines({
  street,
  postcode,
  city,
  region,
  country_id: country,
}: Pick<Address, 'street' | 'postcode' | 'city' | 'region' | 'country_id'>): string[] {
  const [name = null, number = null, addition = null] = street
  const isBritish = country === 'GB'
  const isApart = isBritish || country === 'DE' || (addition ?? '').toLowerCase().startsWith('c/o')
  const box = country === 'BE' && addition !== null ? `bus ${addition.replace(/^(bus|bte|bo[iî]te|box|b\b)\.?\s*/i, '')}` : addition
  const house = isBritish ? [number, name] : [name, number]
  const lines = isApart ? [[addition], house] : [[...house, box]]
  const place = isBritish ? [[city], [region], [postcode]] : [[postcode, city]]
  return [...lines, ...place].map((parts) => parts.filter(Boolean).join(' ')).filter((line) => line !== '')
}

/** The lines of a point's address, with the country as the store calls it. */
export function pointLines({ name, street, number, postcode, city, country_id }: KeptPoint, store: StoreView): string[] {
  return [name, `${street} ${number}`, `${postcode} ${city}`, countryName(country_id, store)]
}
