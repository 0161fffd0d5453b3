// Street and city of a Dutch postcode and house number, from the few streets a demo shop knows.
import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const Street = v.object({ postcode: v.string(), street: v.string(), city: v.string(), from: v.number(), to: v.number() })
const streets = v.parse(v.array(Street), JSON.parse(readFileSync(new URL('streets-nl.json', import.meta.url), 'utf8')))

/** The street and city; null if there is no such address or the shop does not know it. */
export function completeAddress(postcode: string, houseNumber: string): { street: string; city: string } | null {
  const bare = postcode.replaceAll(/\s/g, '').toUpperCase()
  const number = Number(/\d+/.exec(houseNumber)?.[0] ?? Number.NaN)
  const found = streets.find((street) => street.postcode === bare && number >= street.from && number <= street.to)
  return found ? { street: found.street, city: found.city } : null
}
