// The empty address that a form starts with.
import * as v from 'valibot'
import { type Address, PersistedAddress } from '#shared/address/wire/persisted-address.ts'

/** An empty address: every field null, three null street lines, the country the page sells to. */
export function emptyAddress(country: string | null): Address {
  return { ...v.parse(PersistedAddress, {}), country }
}
