// The shopper of a test shop, with an address in the page's country.
import type { Address } from '#shared/address/wire/address.ts'

const places: Readonly<Record<string, { postcode: string; city: string; telephone: string }>> = {
  NL: { postcode: '1012AB', city: 'Amsterdam', telephone: '0201234567' },
  BE: { postcode: '1000', city: 'Brussel', telephone: '021234567' },
  DE: { postcode: '10115', city: 'Berlin', telephone: '03012345678' },
  GB: { postcode: 'SW1A1AA', city: 'London', telephone: '02071234567' },
  SE: { postcode: '11120', city: 'Stockholm', telephone: '081234567' },
}

/** Her address; an unknown country gets the Dutch one with its own code. */
export function addressIn(country: string, email: string): Partial<Address> & { country: string; postcode: string; city: string } {
  const place = places[country] ?? { postcode: '1012AB', city: 'Amsterdam', telephone: '0201234567' }
  return { firstname: 'Tessa', lastname: 'Touchline', street: ['Teststraat', '1', null], country, ...place, email }
}
