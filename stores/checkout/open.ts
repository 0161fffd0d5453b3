// Opens the checkout: restores the input, loads the cart, and asks the server about a payment that was left open.
import { isSameAddress } from '#shared/address/rules/address.ts'
import type { Address } from '#shared/address/wire/address.ts'
import type { Cart } from '#shared/cart/wire/cart.ts'
import type { PaymentStatus } from '#shared/checkout/wire/payment.ts'
import type { Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { emit } from '#shared/events/bus.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { currentBasket } from '#stores/cart/basket.ts'
import { loadTotals, reloadCart } from '#stores/cart/read.ts'
import { $totals } from '#stores/cart/state.ts'
import { currentEra, onReset } from '#stores/kit/reset.ts'
import { $customer } from '#stores/session/customer.ts'
import { loadSession } from '#stores/session/session.ts'
import { type Attempt, currentAttempt } from './attempt-key.ts'
import { isUntouched, rememberCheckout } from './memory.ts'
import { loadPaymentStatus } from './outcome.ts'
import { resumeCheckout } from './resume.ts'
import { followReturns } from './return.ts'
import { settleByCart, startAnew } from './settle-by-cart.ts'
import { $form, $isAtTill } from './state.ts'
import { remainUnsure } from './unsure.ts'

let opening: Promise<Result<Cart>> | null = null
onReset(() => {
  opening = null
})

/** Opens the checkout once per page; every island may call it. */
export function openCheckout(origin?: object): Promise<Result<Cart>> {
  opening ??= open(origin).then((result) => {
    if (!result.ok) opening = null
    return result
  })
  return opening
}

async function open(origin: object | undefined): Promise<Result<Cart>> {
  const era = currentEra()
  rememberCheckout()
  followReturns()
  // The address only says that there may be an outcome; the server is asked.
  const attempt = currentAttempt()
  const mayBePaying = isOffered('orders') && (environment.location.searchParams.has('payment') || attempt !== null)
  // If she left at the payment step, she returns there with all her input.
  if (attempt && attempt.state !== 'new' && !isUntouched()) $form.set({ ...$form.get(), currentStep: 3, reachedStep: 3 })
  let [, status] = await Promise.all([loadSession(), mayBePaying ? loadPaymentStatus() : null])
  const [cart] = await Promise.all([reloadCart(), $totals.get().state === 'idle' ? loadTotals() : null])
  if (!cart.ok) return cart
  // An order that was being placed during the first request may have taken the cart since; so may one from another device.
  if (cart.value.lines.length === 0 && isOffered('orders')) status = await loadPaymentStatus()
  // If the checkout was reset meanwhile, the failure does not concern the payment of the present shopper.
  if (era !== currentEra()) return cart
  if (!isOffered('orders')) await settleByCart(cart.value)
  else if (attempt && attempt.cart !== String(cart.value.id) && isOver(attempt, cart.value, status)) startAnew()
  else if (status && !status.ok) remainUnsure(attempt?.state === 'sent' ? 'payment.answer-lost' : 'payment.status-failed')
  resumeCheckout(cart.value)
  fillFromAddressBook()
  $isAtTill.set(true)
  if (cart.value.lines.length > 0) emit('checkout:started', currentBasket(), origin)
  return cart
}

/** Whether the attempt is over: the host no longer knows it, or cannot be asked and she has filled another cart. */
function isOver({ state }: Attempt, { lines }: Cart, status: Result<PaymentStatus> | null): boolean {
  if (state === 'new' || !status) return false
  if (!status.ok) return lines.length > 0
  return status.value.status === 'none' && (state === 'answered' || lines.length > 0)
}

/** Fills in a customer's default addresses, or her name if she has none, unless something was typed already. */
function fillFromAddressBook(): void {
  const customer = $customer.get()
  if (!customer || !isUntouched()) return
  const find = (id: number | null): Address | undefined => customer.addresses.find((address) => address.id !== null && address.id === id)
  const shipping = find(customer.shippingId)
  if (!shipping) {
    const { firstname, lastname } = customer
    return $form.set({ ...$form.get(), shippingAddress: { firstname, lastname } })
  }
  const billing = find(customer.billingId) ?? shipping
  const isSame = isSameAddress(shipping, billing)
  $form.set({ ...$form.get(), shippingIsSameAsBilling: isSame, shippingAddress: shipping, billingAddress: isSame ? {} : billing })
}
