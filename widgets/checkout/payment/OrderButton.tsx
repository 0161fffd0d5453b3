// The order button, which creates the obligation to pay. The law requires products and price right before it, so it follows the summary.
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { $totals } from '#stores/cart/cart.ts'
import { $hasLooked, $isPlacing, $isUnsure, $paymentMethods, placeOrder } from '#stores/checkout/payment.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $page } from '#stores/page/page.ts'
import { CartChanged } from './CartChanged.tsx'
import { LegalNote } from './LegalNote.tsx'
import { OrderReview } from './OrderReview.tsx'

/** The order button; draws nothing while no payment method is available, or while it is unknown whether an order exists. */
export function OrderButton() {
  const { t } = useLingui()
  const { element, id } = useMount()
  const totals = valueOf(useShared($totals))
  const { currency } = useShared($page)
  const isPlacing = useShared($isPlacing)
  const isUnsure = useShared($isUnsure)
  const hasLooked = useShared($hasLooked)
  // While it is unknown whether an order exists, a second one is offered only after the shopper has checked and no other check is possible.
  if (useShared($paymentMethods).state !== 'ready' || (isUnsure && !hasLooked)) return null
  return (
    <div className="checkout-order">
      <OrderReview />
      <CartChanged />
      <LegalNote />
      <div className="checkout-buy">
        <Button
          tone="primary"
          className="checkout-continue"
          isBusy={isPlacing}
          describedBy={totals ? id('amount') : undefined}
          onPress={() => void placeOrder(element ?? undefined)}
        >{t`Buy now`}</Button>
        {/* Drawn on the button, but no part of its name: the law wants nothing there but the words that oblige to pay. */}
        {totals ? (
          <span id={id('amount')} className="checkout-buy-amount" translate="no">
            {formatMoney(totals.grandTotal, currency)}
          </span>
        ) : null}
      </div>
    </div>
  )
}
