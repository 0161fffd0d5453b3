// What the guest typed, for a reload and for the way back from the provider: this tab's alone, gone with the order or within the hour.
import * as v from 'valibot'
import { Address } from '#shared/schemas/address.ts'
import { $customer } from '../customer-door.ts'
import { onLeave } from '../leaving.ts'
import { onReset } from '../reset.ts'
import { kept } from '../work/kept.ts'
import { $form, $typedEmail, $typedRepeat } from './state.ts'

const Typed = v.object({
  email: v.string(),
  repeat: v.optional(v.string(), ''),
  shippingIsSameAsBilling: v.boolean(),
  shippingAddress: Address,
  billingAddress: Address,
})

const memory = kept({ name: 'checkout', area: 'session', schema: Typed, minutes: 60 })

let stops: (() => void)[] = []
onReset(stopRemembering)
// Who left takes along what she typed; who only was away too long goes on where she was.
onLeave((leaving) => {
  if (leaving === 'expired') return
  $form.set({ currentStep: 1, reachedStep: 1, shippingIsSameAsBilling: true, shippingAddress: {}, billingAddress: {} })
  $typedEmail.set('')
  $typedRepeat.set('')
  memory.forget()
})

/** Brings back what was typed and keeps what will be. */
export function rememberCheckout(): void {
  if (stops.length > 0) return
  const typed = memory.get()
  if (typed && $typedEmail.get() === '') {
    $typedEmail.set(typed.email)
    $typedRepeat.set(typed.repeat)
  }
  if (typed && isUntouched()) {
    const { shippingIsSameAsBilling, shippingAddress, billingAddress } = typed
    $form.set({ ...$form.get(), shippingIsSameAsBilling, shippingAddress: filled(shippingAddress), billingAddress: filled(billingAddress) })
  }
  stops = [$form.listen(keep), $typedEmail.listen(keep), $typedRepeat.listen(keep), $customer.listen(forgetAnother)]
}

/** Forgets it, here and in storage: the order stands, or somebody else is here. */
export function forgetCheckout(): void {
  stopRemembering()
  memory.forget()
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

function stopRemembering(): void {
  for (const stop of stops) stop()
  stops = []
}
