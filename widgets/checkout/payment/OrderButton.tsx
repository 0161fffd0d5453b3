// The order button, which creates the obligation to pay. The law requires products and price right before it, so it follows the summary.
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { $totals } from '#stores/cart/cart.ts'
import { $isPlacing, placeOrder } from '#stores/checkout/payment.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $page } from '#stores/page/page.ts'
import { CartChanged } from './CartChanged.tsx'
import { LegalNote } from './LegalNote.tsx'
import { useMayOrder } from './use-may-order.ts'

/** The order button; draws nothing while nothing can be ordered. */
export function OrderButton() {
  const { t } = useLingui()
  const { element, id } = useMount()
  const totals = valueOf(useShared($totals))
  const { currency } = useShared($page)
  const isPlacing = useShared($isPlacing)
  if (!useMayOrder()) return null
  return (
    <div className="checkout-order">
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
