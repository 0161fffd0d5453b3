// The checkout opens: what was typed comes back, the cart is looked at, and a payment that stood open is asked after.
import { isSameAddress } from '#shared/domain/address.ts'
import type { Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { emit } from '#shared/events/bus.ts'
import type { Address } from '#shared/schemas/address.ts'
import type { Quote } from '#shared/schemas/quote.ts'
import { currentBasket } from '../cart/basket.ts'
import { loadTotals, reloadCart } from '../cart/read.ts'
import { $sums } from '../cart/state.ts'
import { $customer } from '../customer.ts'
import { onReset } from '../reset.ts'
import { loadSession } from '../session.ts'
import { currentAttempt } from './attempt-key.ts'
import { isUntouched, rememberCheckout } from './memory.ts'
import { loadPaymentStatus } from './outcome.ts'
import { followReturns } from './return.ts'
import { $form, $hasOpened } from './state.ts'

let opening: Promise<Result<Quote>> | null = null
onReset(() => {
  opening = null
})

/** Opens the checkout once a page; every island may call it. */
export function openCheckout(origin?: object): Promise<Result<Quote>> {
  opening ??= open(origin).then((result) => {
    if (!result.ok) opening = null
    return result
  })
  return opening
}

async function open(origin: object | undefined): Promise<Result<Quote>> {
  rememberCheckout()
  followReturns()
  // The address only says that there is something to ask.
  const attempt = currentAttempt()
  const mayBePaying = environment.location.searchParams.has('payment') || attempt !== null
  // She was at the payment when she left: there she comes back, with everything that led to it.
  if (attempt && attempt.state !== 'new' && !isUntouched()) $form.set({ ...$form.get(), currentStep: 3, reachedStep: 3 })
  await Promise.all([loadSession(), mayBePaying ? loadPaymentStatus() : null])
  const [quote] = await Promise.all([reloadCart(), $sums.get().state === 'idle' ? loadTotals() : null])
  if (!quote.ok) return quote
  // The order that was on its way when asked after may have taken the cart since.
  if (mayBePaying && quote.value.items.length === 0) await loadPaymentStatus()
  fillFromAddressBook()
  $hasOpened.set(true)
  if (quote.value.items.length > 0) emit('checkout:started', currentBasket(), origin)
  return quote
}

/** A customer's default addresses, where nothing was typed yet. */
function fillFromAddressBook(): void {
  const customer = $customer.get()
  if (!customer || !isUntouched()) return
  const find = (id: number | null): Address | undefined => customer.addresses.find((address) => address.id !== null && address.id === id)
  const shipping = find(customer.default_shipping)
  if (!shipping) return
  const billing = find(customer.default_billing) ?? shipping
  const isSame = isSameAddress(shipping, billing)
  $form.set({ ...$form.get(), shippingIsSameAsBilling: isSame, shippingAddress: shipping, billingAddress: isSame ? {} : billing })
}
