// The checkout: its steps, the shopper and the addresses.
import { derived } from '#shared/state/derived.ts'
import { defineSeed } from '#shared/state/seed.ts'
import { $hasStockFault } from '#stores/cart/lines.ts'
import { $cart } from '#stores/cart/state.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $page } from '#stores/page/page.ts'
import { $cartChange } from './changed-cart.ts'
import { $exit, $form, $isAtTill, $isPlacing, $saving, $settling, $paymentStatus, type Exit } from './state.ts'
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

/** The current step: 1 address, 2 shipping, 3 payment. */
export const $currentStep = derived([$form], ({ currentStep }) => currentStep)
/** The furthest step reached: earlier steps are links. A change at a step invalidates those after it. */
export const $reachedStep = derived([$form], ({ reachedStep }) => reachedStep)
export const $isSavingAddresses = derived([$saving], (saving) => saving > 0)

/** Where the shopper has to go; null while she may stay. The view navigates to `url`. */
export const $mustLeave = derived(
  [$exit, $isAtTill, $isPlacing, $settling, $isUnsure, $cartChange, $paymentStatus, $cart, $hasStockFault, $page],
  (exit, hasOpened, isPlacing, settling, isUnsure, change, status, known, hasStockFault, page): Exit | null => {
    if (exit) return exit
    const cart = valueOf(known)
    // While an order is placed, its cart may be empty before the answer arrives; after a failure, the cart may still be on its way back.
    if (!hasOpened || isPlacing || settling > 0 || !cart) return null
    // The cart page explains the reason, which is in the query so that a host without scripts can show it too.
    if (hasStockFault) return { to: 'cart', reason: 'stock', url: withReason(page.routes.cart, 'stock') }
    // Nor while it is unknown whether the order exists, or while she reads what has changed in the cart.
    // While a payment is open, the cart is empty and the shopper is on the page where she can continue the payment.
    const isPaying = valueOf(status)?.status === 'open'
    if (isUnsure || change) return null
    return cart.lines.length === 0 && !isPaying ? { to: 'cart', reason: 'empty', url: page.routes.cart } : null
  },
)

/** The host's address with a reason in its query. */
function withReason(url: string, reason: Exit['reason']): string {
  return `${url}${url.includes('?') ? '&' : '?'}reason=${reason}`
}

/** The state that a server may print for the checkout. */
export const checkoutSeed = defineSeed('checkout', { form: $form })

$offeredCheckout.set($checkoutView)
