// The checkout: its steps, who orders and where it goes.
import { derived } from '#shared/state/derived.ts'
import { defineSeed } from '#shared/state/seed.ts'
import { $hasStockFault } from '#stores/cart/lines.ts'
import { $cart } from '#stores/cart/state.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $page } from '#stores/page/page.ts'
import { $cartChange, $exit, $form, $isAtTill, $isPlacing, $saving, $settling, $paymentStatus, type Exit } from './state.ts'
import { $isUnsure } from './unsure.ts'
import { $checkoutView } from './view.ts'
import { $offeredCheckout } from './offered.ts'

export {
  $billingAddress,
  $shippingAddress,
  $shippingIsSameAsBilling,
  changeBillingAddress,
  changeShippingAddress,
  saveAddresses,
  toggleSameAsBilling,
} from './addresses.ts'
export { stepFields, type StepFieldName } from './address-fields.ts'
export { addressForm, addressKey, type AddressFormValues, type AddressSection } from './address-form.ts'
export { $completions, followAddressCompletion } from './complete-address.ts'
export { $email, changeEmail, changeEmailRepeat, checkEmail, takeSuggestion } from './email.ts'
export { openCheckout } from './open.ts'
export { type CheckoutForm, type Exit, $guestEmail, $guestEmailRepeat, $emailCheck, $emailSuggestion, $checkoutError } from './state.ts'
export { isOpeningAwaited, STEP_HASHES } from './resume.ts'
export { goToStep } from './steps.ts'
export { submitAddresses, submitShipping } from './submit.ts'

/** From 1: address, shipping, payment. */
export const $currentStep = derived([$form], ({ currentStep }) => currentStep)
/** The furthest step reached: the steps before it are links. A change at a step invalidates those after it. */
export const $reachedStep = derived([$form], ({ reachedStep }) => reachedStep)
export const $isSavingAddresses = derived([$saving], (saving) => saving > 0)

/** Where the shopper has to go instead of staying; the view navigates to `url`. */
export const $mustLeave = derived(
  [$exit, $isAtTill, $isPlacing, $settling, $isUnsure, $cartChange, $paymentStatus, $cart, $hasStockFault, $page],
  (exit, hasOpened, isPlacing, settling, isUnsure, change, status, known, hasStockFault, page): Exit | null => {
    if (exit) return exit
    const cart = valueOf(known)
    // While an order is being placed, its cart may be empty before the answer is here; after a failure, it may still be on its way back.
    if (!hasOpened || isPlacing || settling > 0 || !cart) return null
    // The cart page says what happened; the query tells it to, so that a host without scripts can say so first.
    if (hasStockFault) return { to: 'cart', reason: 'stock', url: withReason(page.routes.cart, 'stock') }
    // Nor while it is unknown whether the order exists, or while she reads what changed in the cart.
    // While a payment is open its cart is empty, and the shopper is where she can continue it.
    const isPaying = valueOf(status)?.status === 'open'
    if (isUnsure || change) return null
    return cart.lines.length === 0 && !isPaying ? { to: 'cart', reason: 'empty', url: page.routes.cart } : null
  },
)

/** An address given by the host, with a reason in its query. */
function withReason(url: string, reason: Exit['reason']): string {
  return `${url}${url.includes('?') ? '&' : '?'}reason=${reason}`
}

/** What a server may print of the checkout. */
export const checkoutSeed = defineSeed('checkout', { form: $form })

$offeredCheckout.set($checkoutView)
