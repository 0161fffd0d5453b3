// The calls about addresses and the e-mail address of a guest.
import * as v from 'valibot'
import type { Address } from '#shared/schemas/address.ts'
import { CompletedAddress } from '#shared/schemas/completed-address.ts'
import { SavedAddresses } from '#shared/schemas/saved-addresses.ts'
import { Suggestions } from '#shared/schemas/suggestions.ts'
import { ask } from './client.ts'

/** Street and city of a postcode and house number, by a call that the host names. They travel in the body: together they say where somebody lives. */
export function completeAddress(path: string, postcode: string, houseNumber: string, signal?: AbortSignal): Promise<CompletedAddress> {
  return ask('POST', path, CompletedAddress, { json: { postcode, house_number: houseNumber }, signal })
}

/** Saves the billing address alone. */
export function saveBillingAddress(address: Partial<Address>): Promise<SavedAddresses> {
  return ask('PUT', 'checkout/cart/address/billing-address', SavedAddresses, { json: { address } })
}

/** Saves the shipping address alone. */
export function saveShippingAddress(address: Partial<Address>): Promise<SavedAddresses> {
  return ask('PUT', 'checkout/cart/address/shipping-address', SavedAddresses, { json: { address } })
}

/** Saves both. */
export function saveAddresses(billing_address: Partial<Address>, shipping_address: Partial<Address>): Promise<SavedAddresses> {
  return ask('PUT', 'checkout/cart/address/set-addresses', SavedAddresses, { json: { billing_address, shipping_address } })
}

/** Whether nobody has an account with it. The spec reads every failure as no; that is the caller's to do. */
export function checkEmailAvailable(customerEmail: string, signal?: AbortSignal): Promise<boolean> {
  return ask('POST', 'checkout/customers/email-available', v.boolean(), { json: { customerEmail }, signal })
}

/** Addresses that were probably meant, the likeliest first. */
export function suggestEmail(email: string, signal?: AbortSignal): Promise<string[]> {
  return ask('GET', 'api/email-similarity/check-email', Suggestions, { searchParams: { email }, signal })
}
