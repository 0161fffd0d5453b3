// The calls about addresses and the e-mail address of a guest.
import * as v from 'valibot'
import { wireAddress } from '#shared/schemas/address-request.ts'
import type { Address } from '#shared/schemas/address.ts'
import { CompletedAddress } from '#shared/schemas/completed-address.ts'
import { SavedAddresses } from '#shared/schemas/saved-addresses.ts'
import { Suggestions } from '#shared/schemas/suggestions.ts'
import { ask } from './client.ts'

/** Street and city for a postcode and house number, through a call that the host names. They are sent in the body, since together they say where somebody lives. */
export function completeAddress(path: string, postcode: string, houseNumber: string, signal?: AbortSignal): Promise<CompletedAddress> {
  return ask('POST', path, CompletedAddress, { json: { postcode, house_number: houseNumber }, signal })
}

/** Saves only the billing address. */
export function saveBillingAddress(address: Partial<Address>): Promise<SavedAddresses> {
  return ask('PUT', 'checkout/cart/address/billing-address', SavedAddresses, { json: { address: wireAddress(address) } })
}

/** Saves only the shipping address. */
export function saveShippingAddress(address: Partial<Address>): Promise<SavedAddresses> {
  return ask('PUT', 'checkout/cart/address/shipping-address', SavedAddresses, { json: { address: wireAddress(address) } })
}

/** Saves both addresses. */
export function saveAddresses(billing: Partial<Address>, shipping: Partial<Address>): Promise<SavedAddresses> {
  return ask('PUT', 'checkout/cart/address/set-addresses', SavedAddresses, {
    json: { billing_address: wireAddress(billing), shipping_address: wireAddress(shipping) },
  })
}

/** Whether no account has this e-mail address. The spec treats every failure as no; the caller has to do that. */
export function checkEmailAvailable(customerEmail: string, signal?: AbortSignal): Promise<boolean> {
  return ask('POST', 'checkout/customers/email-available', v.boolean(), { json: { customerEmail }, signal })
}

/** Addresses that were probably meant, the most likely first. */
export function suggestEmail(email: string, signal?: AbortSignal): Promise<string[]> {
  return ask('GET', 'api/email-similarity/check-email', Suggestions, { searchParams: { email }, signal })
}
