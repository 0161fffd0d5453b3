// Coupon and gift card in the checkout: uses the cart's stores, loaded when the disclosure opens or a code is in use.
import { useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { chevronDown } from '#shared/ui/icons.ts'
import { Later } from '#shared/ui/Later.tsx'
import { $cart, $totals } from '#stores/cart/cart.ts'
import { $isPlacing } from '#stores/checkout/payment.ts'
import { valueOf } from '#stores/kit/loadable.ts'

/** The disclosure; open if a coupon or a gift card is in use. */
export function CheckoutDiscounts() {
  const { t } = useLingui()
  const coupon = valueOf(useShared($totals))?.coupon ?? null
  const cards = valueOf(useShared($cart))?.giftCards ?? []
  const isPlacing = useShared($isPlacing)
  const isUsed = coupon !== null || cards.length > 0
  const [isOpen, setOpen] = useState(false)
  const title = useRef<HTMLElement>(null)
  return (
    <details
      className="checkout-discounts"
      open={isUsed || isOpen}
      // Discounts cannot change while the order is being placed.
      inert={isPlacing}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary ref={title} className="touchline-fold">
        {isOffered('gift-cards') ? t`Coupon or gift card` : t`Coupon code`}
        <Icon path={chevronDown} />
      </summary>
      <Later load={() => import('./DiscountFields.tsx')} isWanted={isOpen || isUsed}>
        {({ DiscountFields }) => <DiscountFields onRemoved={() => title.current?.focus()} />}
      </Later>
    </details>
  )
}
