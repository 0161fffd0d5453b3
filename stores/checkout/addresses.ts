// The delivery and billing address: the shopper completes one form, and billing is a copy of it until she chooses otherwise.
import { shipTo } from '#stores/cart/sums.ts'
import { tidyAddress } from '#shared/address/rules/address.ts'
import { withNumberOnce } from '#shared/address/rules/house-number.ts'
import { emptyAddress } from '#shared/address/rules/empty-address.ts'
import { bare } from '#shared/address/rules/postcode.ts'
import type { Address } from '#shared/address/wire/address.ts'
import type { Result } from '#shared/domain/failure.ts'
import { derived } from '#shared/state/derived.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { whileCounting } from '#stores/kit/while-counting.ts'
import { $page } from '#stores/page/page.ts'
import { settleHint } from '#stores/session/hint.ts'
import { withoutForeign } from './address-fields.ts'
import { forgetPoints } from './chosen-point.ts'
import { $email } from './email.ts'
import { mindOrder } from './order-meanwhile.ts'
import { noteSaved } from './saved-last.ts'
import { $checkoutError, $form, $saving } from './state.ts'
import { reachNoFurther } from './steps.ts'

const api = () => import('#shared/checkout/calls.ts')

/** All fields of the delivery address; empty ones are null. */
export const $shippingAddress = derived([$page, $form], (page, form): Address => ({
  ...emptyAddress(page.country),
  ...form.shippingAddress,
}))

/** The billing address: a copy of the shipping address while both are the same, without the flag that saves it in the address book. */
export const $billingAddress = derived([$page, $form, $shippingAddress], (page, form, shipping): Address =>
  form.shippingIsSameAsBilling ? { ...shipping, isKept: null } : { ...emptyAddress(page.country), ...form.billingAddress },
)

/** Whether both addresses are the same: true until the shopper chooses otherwise. */
export const $shippingIsSameAsBilling = derived([$form], (form) => form.shippingIsSameAsBilling)

/** Changes fields of the shipping address. */
export function changeShippingAddress(part: Partial<Address>): void {
  reachNoFurther(1)
  const form = $form.get()
  const { country, postcode } = $shippingAddress.get()
  $form.set({ ...form, shippingAddress: { ...form.shippingAddress, ...part } })
  const next = $shippingAddress.get()
  // A pick-up point belongs to one area: with another country or postcode it no longer applies.
  if (next.country !== country || bare(next.postcode ?? '') !== bare(postcode ?? '')) forgetPoints()
}

/** Changes fields of the billing address; does nothing while it is a copy. */
export function changeBillingAddress(part: Partial<Address>): void {
  reachNoFurther(1)
  const form = $form.get()
  if (!form.shippingIsSameAsBilling) $form.set({ ...form, billingAddress: { ...form.billingAddress, ...part } })
}

/** Toggles the flag and records it in the shipping address. */
export function toggleSameAsBilling(): void {
  reachNoFurther(1)
  const form = $form.get()
  const isSame = !form.shippingIsSameAsBilling
  $form.set({ ...form, shippingIsSameAsBilling: isSame, shippingAddress: { ...form.shippingAddress, isSameAsBilling: isSame } })
}

/**
 * Saves the addresses on the server: both in one call if both are complete, else the one that is.
 * If both are sent and fail, that is the checkout's critical error; if a single one fails, only the caller learns of it.
 */
export async function saveAddresses(): Promise<Result<null>> {
  writeNumbersOnce()
  const shipping = addressToSend($shippingAddress.get())
  const billing = addressToSend($billingAddress.get())
  const hasBoth = isFilled(shipping) && isFilled(billing)
  if (hasBoth) $checkoutError.set(null)
  const result = await whileCounting($saving, () =>
    attempt(
      async () => {
        const calls = await api()
        if (hasBoth) await calls.saveAddresses(billing, shipping)
        else if (isFilled(shipping)) await calls.saveShippingAddress(shipping)
        else await calls.saveBillingAddress(billing)
        settleHint()
        return null
      },
      hasBoth ? 'checkout.addresses-failed' : 'checkout.address-failed',
    ),
  )
  if (result.ok) {
    noteSaved()
    if (isFilled(shipping) && shipping.country) shipTo(shipping.country)
  }
  if (!result.ok && hasBoth && result.error.kind !== 'aborted') $checkoutError.set(result.error)
  return mindOrder(result)
}

/** Removes repeated house numbers, so that the summary and the fields show the address as it is sent. */
function writeNumbersOnce(): void {
  for (const [$address, change] of [
    [$shippingAddress, changeShippingAddress],
    [$billingAddress, changeBillingAddress],
  ] as const) {
    const { street } = $address.get()
    const once = withNumberOnce(street)
    if (once !== street) change({ street: once })
  }
}

/** An address as the calls expect it: trimmed, with the shopper's e-mail, without ids of an address book. */
export function addressToSend(typed: Address): Partial<Address> {
  const { id: _, bookId: __, ...address } = tidyAddress(withoutForeign(typed))
  return { ...address, email: address.email ?? ($email.get() || null) }
}

/** Whether both addresses have been entered, whatever fields the host's form has; virtual products need no shipping address. */
export function hasAddresses(isVirtual: boolean): boolean {
  const isThere = ({ lastname, street: [line], city }: Address) => Boolean(lastname || line || city)
  return isThere($billingAddress.get()) && (isVirtual || isThere($shippingAddress.get()))
}

/** Whether the address is filled in; the form and the server decide whether it is correct. */
function isFilled({ lastname, street, city }: Partial<Address>): boolean {
  return Boolean(lastname && street?.[0] && city)
}
