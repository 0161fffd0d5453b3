// Address completion: looks up street and city by a Dutch postcode and house number, and fills them in; the shopper can change both.
import type { ReadableAtom } from 'nanostores'
import { addressChange, addressValue, COUNTRY, HOUSE_NUMBER } from '#shared/address/rules/address-fields.ts'
import { bare, isDoubtfulPostcode } from '#shared/address/rules/postcode.ts'
import type { Address } from '#shared/address/wire/address.ts'
import { environment } from '#shared/environment.ts'
import { derived } from '#shared/state/derived.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { writable } from '#stores/kit/reset.ts'
import { $billingAddress, $shippingAddress, $shippingIsSameAsBilling, changeBillingAddress, changeShippingAddress } from './addresses.ts'
import type { AddressSection } from './address-form.ts'

/** The pause in typing before a lookup, in milliseconds. */
const IDLE = 500

/** The result of the last lookup: `unknown` marks the address as doubtful, but blocks nothing. */
export type Completion = 'filled' | 'unknown' | null

interface Known {
  pair: string
  completion: Completion
  /** The value that was filled in: while a field still holds it, the shopper has not changed it. */
  street: string
  city: string
}

const fresh: Known = { pair: '', completion: null, street: '', city: '' }
const $known = { shipping: writable(fresh), billing: writable(fresh) }

/** The results by section, while the postcode and number are those that were looked up. */
export const $completions = derived(
  [$known.shipping, $known.billing, $shippingAddress, $billingAddress],
  (shipping, billing, home, bill): Record<AddressSection, Completion> => ({
    shipping: pairOf(home) === shipping.pair ? shipping.completion : null,
    billing: pairOf(bill) === billing.pair ? billing.completion : null,
  }),
)

/** A copied billing address needs no lookup of its own. */
const $ownBilling = derived([$billingAddress, $shippingIsSameAsBilling], (bill, isCopy): Address | null => (isCopy ? null : bill))

/** Completes both addresses by the host's call at `path`; for an effect. */
export function followAddressCompletion(path: string): () => void {
  const stops = [
    follow(path, 'shipping', $shippingAddress, changeShippingAddress),
    follow(path, 'billing', $ownBilling, changeBillingAddress),
  ]
  return () => stops.forEach((stop) => stop())
}

function follow(
  path: string,
  section: AddressSection,
  $address: ReadableAtom<Address | null>,
  change: (part: Partial<Address>) => void,
): () => void {
  const $own = $known[section]
  let stopWaiting = () => {}
  const completionRequest = latestRequest(
    async (signal, pair: string, address: Address) => {
      const { completeAddress } = await import('#shared/address/calls.ts')
      return { pair, found: await completeAddress(path, addressValue(address, 'postcode'), addressValue(address, HOUSE_NUMBER), signal) }
    },
    (result) => {
      if (!result.ok) {
        // Only "there is no such address" is a statement about the input; hosts send it as a 404 or as an empty answer.
        if (result.error.status === 404) $own.set({ ...$own.get(), completion: 'unknown' })
        return
      }
      const { pair, found } = result.value
      const address = $address.get()
      if (address === null || pairOf(address) !== pair) return
      if (found === null) {
        $own.set({ ...$own.get(), completion: 'unknown' })
        return
      }
      const before = $own.get()
      const isFree = (name: 'street' | 'city') => ['', before[name]].includes(addressValue(address, name).trim())
      $own.set({ pair, completion: 'filled', ...found })
      // A value that the shopper typed herself stays.
      if (!isFree('street') || !isFree('city')) return
      change({ ...addressChange(address, 'street', found.street), ...addressChange(address, 'city', found.city) })
    },
    'checkout.completion-failed',
  )
  const look = (address: Address | null) => {
    const pair = address === null ? '' : pairOf(address)
    if (pair === $own.get().pair) return
    stopWaiting()
    completionRequest.abort()
    if (address === null || pair === '') return
    stopWaiting = environment.setTimer(() => {
      $own.set({ ...$own.get(), pair, completion: null })
      void completionRequest.send(pair, address)
    }, IDLE)
  }
  const stop = $address.listen(look)
  return () => {
    stop()
    stopWaiting()
    completionRequest.abort()
  }
}

/** The postcode and number that identify a Dutch house; empty while incomplete, or in another country. */
function pairOf(address: Address): string {
  const [country, postcode, number] = [
    addressValue(address, COUNTRY),
    addressValue(address, 'postcode'),
    addressValue(address, HOUSE_NUMBER),
  ]
  if (country !== 'NL' || postcode.trim() === '' || isDoubtfulPostcode(postcode, country) || !/\d/.test(number)) return ''
  return `${bare(postcode)} ${number.trim()}`
}
