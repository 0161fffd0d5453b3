// Coupon and gift card beside the order: the same stores as in the cart, fetched once somebody opens the line or uses one.
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { chevronDown } from '#shared/ui/icons.ts'
import { Later } from '#shared/ui/Later.tsx'
import { $cart, $totals } from '#stores/cart/cart.ts'
import { $isPlacing } from '#stores/checkout/payment.ts'
import { valueOf } from '#stores/kit/loadable.ts'

/** The line that opens; it is open where one of them is in use. */
export function CheckoutDiscounts() {
  const { t } = useLingui()
  const coupon = valueOf(useShared($totals))?.coupon ?? null
  const cards = valueOf(useShared($cart))?.giftCards ?? []
  const isPlacing = useShared($isPlacing)
  const isUsed = coupon !== null || cards.length > 0
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="checkout-discounts"
      open={isUsed || isOpen}
      // What is being ordered is not made cheaper meanwhile.
      inert={isPlacing}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {/* The arrow is drawn: a list-item's own is lost in a flex box, and many hosts take it away. */}
      <summary>
        {t`Coupon or gift card`}
        <Icon path={chevronDown} />
      </summary>
      <Later load={() => import('./DiscountFields.tsx')} isWanted={isOpen || isUsed}>
        {({ DiscountFields }) => <DiscountFields />}
      </Later>
    </details>
  )
}
