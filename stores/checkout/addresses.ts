// Where the order goes and who pays: one form is filled, billing is its copy until the shopper says otherwise.
import { tidyAddress } from '#shared/domain/address.ts'
import { bare } from '#shared/domain/postcode.ts'
import type { Result } from '#shared/domain/failure.ts'
import type { Address } from '#shared/schemas/address.ts'
import { emptyAddress } from '#shared/domain/empty-address.ts'
import { derived } from '#shared/state/derived.ts'
import { $page } from '../page.ts'
import { attempt } from '../work/attempt.ts'
import { whileCounting } from '../work/while-counting.ts'
import { withoutForeign } from './address-fields.ts'
import { forgetPoints } from './chosen-point.ts'
import { $email } from './email.ts'
import { mindOrder } from './order-meanwhile.ts'
import { noteSaved } from './saved-last.ts'
import { $failure, $form, $saving } from './state.ts'
import { reachNoFurther } from './steps.ts'

const api = () => import('#shared/api/address.ts')

/** Every field there; what is not filled is null. */
export const $shippingAddress = derived([$page, $form], (page, form): Address => ({
  ...emptyAddress(page.country),
  ...form.shippingAddress,
}))

/** A copy of the shipping address while both are the same, without its wish to be kept in the address book. */
export const $billingAddress = derived([$page, $form, $shippingAddress], (page, form, shipping): Address =>
  form.shippingIsSameAsBilling ? { ...shipping, save_in_address_book: null } : { ...emptyAddress(page.country), ...form.billingAddress },
)

/** True until the shopper says otherwise. */
export const $shippingIsSameAsBilling = derived([$form], (form) => form.shippingIsSameAsBilling)

/** Changes fields of the shipping address. */
export function changeShippingAddress(part: Partial<Address>): void {
  reachNoFurther(1)
  const form = $form.get()
  const { country_id: country, postcode } = $shippingAddress.get()
  $form.set({ ...form, shippingAddress: { ...form.shippingAddress, ...part } })
  const next = $shippingAddress.get()
  // A point is near a place: elsewhere it is no more.
  if (next.country_id !== country || bare(next.postcode ?? '') !== bare(postcode ?? '')) forgetPoints()
}

/** Changes fields of the billing address; nothing to change while it is a copy. */
export function changeBillingAddress(part: Partial<Address>): void {
  reachNoFurther(1)
  const form = $form.get()
  if (!form.shippingIsSameAsBilling) $form.set({ ...form, billingAddress: { ...form.billingAddress, ...part } })
}

/** Flips the flag and notes it in the shipping address as 1 or 0. */
export function toggleSameAsBilling(): void {
  reachNoFurther(1)
  const form = $form.get()
  const isSame = !form.shippingIsSameAsBilling
  $form.set({ ...form, shippingIsSameAsBilling: isSame, shippingAddress: { ...form.shippingAddress, same_as_billing: isSame ? 1 : 0 } })
}

/**
 * Gives the server the addresses: both in one call where both are there, else the one that is.
 * Both failing is the checkout's critical error; a single one fails quietly, for the caller alone.
 */
export async function saveAddresses(): Promise<Result<null>> {
  const shipping = addressToSend($shippingAddress.get())
  const billing = addressToSend($billingAddress.get())
  const hasBoth = isFilled(shipping) && isFilled(billing)
  if (hasBoth) $failure.set(null)
  const result = await whileCounting($saving, () =>
    attempt(
      async () => {
        const calls = await api()
        if (hasBoth) await calls.saveAddresses(billing, shipping)
        else if (isFilled(shipping)) await calls.saveShippingAddress(shipping)
        else await calls.saveBillingAddress(billing)
        return null
      },
      hasBoth ? 'checkout.addresses-failed' : 'checkout.address-failed',
    ),
  )
  if (result.ok) noteSaved()
  if (!result.ok && hasBoth && result.error.kind !== 'aborted') $failure.set(result.error)
  return mindOrder(result)
}

/** An address as the calls take it: without outer spaces, with the shopper's e-mail, without ids of an address book. */
export function addressToSend(typed: Address): Partial<Address> {
  const { id: _, customer_address_id: __, ...address } = tidyAddress(withoutForeign(typed))
  return { ...address, email: address.email ?? ($email.get() || null) }
}

/** Whether somebody filled it in; what is right in it is the form's and the server's to say. */
function isFilled({ lastname, street, city }: Partial<Address>): boolean {
  return Boolean(lastname && street?.[0] && city)
}
