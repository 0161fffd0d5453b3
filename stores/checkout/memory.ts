// What the guest typed and chose, for a reload and for the way back from the provider.
import * as v from 'valibot'
import { Address } from '#shared/schemas/address.ts'
import { $customer } from '../customer-door.ts'
import { onLeave } from '../leaving.ts'
import { kept } from '../work/kept.ts'
import { place, startRemembering } from './forget.ts'
import { $choice, $extension, $form, $payCode, $point, $typedEmail, $typedRepeat } from './state.ts'

const Typed = v.object({
  email: v.string(),
  repeat: v.optional(v.string(), ''),
  shippingIsSameAsBilling: v.boolean(),
  shippingAddress: Address,
  billingAddress: Address,
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

const memory = kept({ ...place, schema: Typed })

// Who left takes along what she typed; who only was away too long goes on where she was.
onLeave((leaving) => {
  if (leaving === 'expired') return
  $form.set({ currentStep: 1, reachedStep: 1, shippingIsSameAsBilling: true, shippingAddress: {}, billingAddress: {} })
  $typedEmail.set('')
  $typedRepeat.set('')
  $choice.set({ methodCode: null, slotId: null })
  $extension.set({})
  $point.set(null)
  $payCode.set(null)
  memory.forget()
})

/** Brings back what was typed and keeps what will be. */
export function rememberCheckout(): void {
  startRemembering(() => {
    bringBack()
    return [
      ...[$form, $typedEmail, $typedRepeat, $choice, $extension, $point, $payCode].map((atom) => atom.listen(keep)),
      $customer.listen(forgetAnother),
    ]
  })
}

function bringBack(): void {
  const typed = memory.get()
  if (typed && $typedEmail.get() === '') {
    $typedEmail.set(typed.email)
    $typedRepeat.set(typed.repeat)
  }
  if (typed && isUntouched()) {
    const { shippingIsSameAsBilling, shippingAddress, billingAddress } = typed
    $form.set({ ...$form.get(), shippingIsSameAsBilling, shippingAddress: filled(shippingAddress), billingAddress: filled(billingAddress) })
    if (typed.choice) $choice.set(typed.choice)
    $extension.set(typed.extension ?? {})
    $point.set(typed.point ?? null)
    $payCode.set(typed.payCode ?? null)
  }
}

/** Whether nobody has filled in anything. */
export function isUntouched(): boolean {
  const { shippingAddress, billingAddress } = $form.get()
  return Object.keys(shippingAddress).length + Object.keys(billingAddress).length === 0
}

function keep(): void {
  const { shippingIsSameAsBilling, shippingAddress, billingAddress } = $form.get()
  memory.set({
    email: $typedEmail.get(),
    repeat: $typedRepeat.get(),
    shippingIsSameAsBilling,
    shippingAddress: v.parse(Address, shippingAddress),
    billingAddress: v.parse(Address, billingAddress),
    choice: $choice.get(),
    extension: $extension.get(),
    point: $point.get(),
    payCode: $payCode.get(),
  })
}

/** What one customer typed is not the next one's. A guest who logs in stays herself. */
function forgetAnother(now: { id: number } | null, before: { id: number } | null | undefined): void {
  if (before && before.id !== now?.id) memory.forget()
}

/** Without the fields nobody filled, so that the page's country still shows through. */
function filled(address: Address): Partial<Address> {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => (Array.isArray(value) ? value.some(Boolean) : value !== null)))
}
