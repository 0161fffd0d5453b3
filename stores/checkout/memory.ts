// Remembers the guest's input and choices, for a reload and for the way back from the payment provider.
import * as v from 'valibot'
import { type Address, PersistedAddress } from '#shared/address/wire/persisted-address.ts'
import { persisted } from '#stores/kit/persisted.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { place, startRemembering } from './forget.ts'
import { $choice, $extensionAttributes, $form, $payCode, $point, $guestEmail, $guestEmailRepeat } from './state.ts'

const Typed = v.object({
  email: v.string(),
  repeat: v.optional(v.string(), ''),
  shippingIsSameAsBilling: v.boolean(),
  shippingAddress: PersistedAddress,
  billingAddress: PersistedAddress,
  choice: v.optional(v.object({ methodCode: v.nullable(v.string()), slotId: v.nullable(v.string()) })),
  extension: v.optional(v.record(v.string(), v.string())),
  point: v.optional(
    v.nullable(
      v.object({
        carrier: v.picklist(['postnl', 'dhl']),
        code: v.string(),
        name: v.string(),
        street: v.string(),
        postcode: v.string(),
        city: v.string(),
      }),
    ),
  ),
  payCode: v.optional(v.nullable(v.string())),
})

const memory = persisted({ ...place, schema: Typed })

// When a customer logs out or another logs in, her input is forgotten; if her session expired, she continues where she was.
onLeave((leaving) => {
  if (leaving !== 'expired') clearCheckout()
})

/** Clears the checkout's input, on this page and in storage. */
export function clearCheckout(): void {
  $form.set({ currentStep: 1, reachedStep: 1, shippingIsSameAsBilling: true, shippingAddress: {}, billingAddress: {} })
  $guestEmail.set('')
  $guestEmailRepeat.set('')
  $choice.set({ methodCode: null, slotId: null })
  $extensionAttributes.set({})
  $point.set(null)
  $payCode.set(null)
  memory.forget()
}

/** Restores the stored input and stores each later change. */
export function rememberCheckout(): void {
  startRemembering(() => {
    bringBack()
    return [$form, $guestEmail, $guestEmailRepeat, $choice, $extensionAttributes, $point, $payCode].map((atom) => atom.listen(keep))
  })
}

function bringBack(): void {
  const typed = memory.get()
  if (typed && $guestEmail.get() === '') {
    $guestEmail.set(typed.email)
    $guestEmailRepeat.set(typed.repeat)
  }
  if (typed && isUntouched()) {
    const { shippingIsSameAsBilling, shippingAddress, billingAddress } = typed
    $form.set({ ...$form.get(), shippingIsSameAsBilling, shippingAddress: filled(shippingAddress), billingAddress: filled(billingAddress) })
    if (typed.choice) $choice.set(typed.choice)
    $extensionAttributes.set(typed.extension ?? {})
    $point.set(typed.point ?? null)
    $payCode.set(typed.payCode ?? null)
  }
}

/** Whether nothing has been filled in. */
export function isUntouched(): boolean {
  const { shippingAddress, billingAddress } = $form.get()
  return Object.keys(shippingAddress).length + Object.keys(billingAddress).length === 0
}

function keep(): void {
  const { shippingIsSameAsBilling, shippingAddress, billingAddress } = $form.get()
  memory.set({
    email: $guestEmail.get(),
    repeat: $guestEmailRepeat.get(),
    shippingIsSameAsBilling,
    shippingAddress: v.parse(PersistedAddress, shippingAddress),
    billingAddress: v.parse(PersistedAddress, billingAddress),
    choice: $choice.get(),
    extension: $extensionAttributes.get(),
    point: $point.get(),
    payCode: $payCode.get(),
  })
}

/** Without the empty fields, so that the page's country still applies. */
function filled(address: Address): Partial<Address> {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => (Array.isArray(value) ? value.some(Boolean) : value !== null)))
}
