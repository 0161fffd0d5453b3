// A customer's saved addresses in the checkout: she picks one of them, or enters a new one that may be saved.
import { isSameAddress } from '#shared/address/rules/address.ts'
import { emptyAddress } from '#shared/address/rules/empty-address.ts'
import type { Address } from '#shared/address/wire/address.ts'
import { derived } from '#shared/state/derived.ts'
import { $page } from '#stores/page/page.ts'
import { $customer } from '#stores/session/current-customer.ts'
import { $billingAddress, $shippingAddress, changeBillingAddress, changeShippingAddress } from './addresses.ts'
import type { AddressSection } from './address-form.ts'

/** Her addresses; empty for a guest. */
export const $savedAddresses = derived([$customer], (customer): readonly Address[] => customer?.addresses ?? [])

/** The number of the saved address behind each address of the order; null for any other address. */
export const $chosenAddresses = derived([$savedAddresses, $shippingAddress, $billingAddress], (saved, shipping, billing) => {
  const idOf = (typed: Address) => saved.find((address) => isSameAddress(address, typed))?.id ?? null
  return { shipping: idOf(shipping), billing: idOf(billing) }
})

/** Uses a saved address or, with null, an empty one with her name. */
export function chooseSavedAddress(section: AddressSection, id: number | null): void {
  const customer = $customer.get()
  const known = $savedAddresses.get().find((address) => address.id === id)
  const fresh = { ...emptyAddress($page.get().country), firstname: customer?.firstname ?? null, lastname: customer?.lastname ?? null }
  const { id: _, bookId: __, isSameAsBilling: ___, ...address } = known ?? fresh
  change(section, { ...address, isKept: null })
}

/** Whether the address of the order is to be saved in her address book. */
export function keepAddress(section: AddressSection, isKept: boolean): void {
  change(section, { isKept: isKept || null })
}

function change(section: AddressSection, part: Partial<Address>): void {
  if (section === 'shipping') changeShippingAddress(part)
  else changeBillingAddress(part)
}
