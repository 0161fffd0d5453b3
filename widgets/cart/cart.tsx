// The cart page: lines, sums in the host's order, faults of stock, and the way to the checkout.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { bag } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { $cart, $isOutdated, $lines, cartSeed, loadCart, loadTotals, reloadCart } from '#stores/cart.ts'
import { $page } from '#stores/page.ts'
import { CartLine } from './CartLine.tsx'
import { CartSums } from './CartSums.tsx'
import { RemovedNotice } from './RemovedNotice.tsx'
import { StockNotice } from './StockNotice.tsx'

const Options = v.object({
  /** Where the checkout is. Default: `routes.checkout` of the page. */
  checkoutUrl: v.optional(v.string()),
  /** Where an empty cart leads. Default: `routes.home` of the page. */
  shopUrl: v.optional(v.string()),
})

function Cart({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const cart = useShared($cart)
  const lines = useShared($lines)
  const isOutdated = useShared($isOutdated)
  const { routes, currency } = useShared($page)
  useEffect(() => {
    void loadCart()
    void loadTotals()
  }, [])

  if (cart.state === 'failed') {
    return (
      <EmptyState
        icon={bag}
        title={t`Your cart could not be loaded`}
        action={<Button onPress={() => void reloadCart()}>{t`Try again`}</Button>}
      />
    )
  }
  if (cart.state !== 'ready') {
    return (
      <div className="cart-coming" role="status" aria-label={t`Loading your cart`}>
        <span />
        <span />
        <span />
      </div>
    )
  }
  if (lines.length === 0) {
    return (
      <>
        <RemovedNotice />
        <EmptyState
          icon={bag}
          title={t`Your cart is empty`}
          action={<ButtonLink href={options.shopUrl ?? routes.home} tone="primary">{t`Continue shopping`}</ButtonLink>}
        >
          {t`Everything you add will be waiting here.`}
        </EmptyState>
      </>
    )
  }
  return (
    <div className="cart-layout">
      <div className="cart-main">
        <StockNotice />
        <RemovedNotice />
        {isOutdated ? (
          <Notice tone="info" action={<Button tone="quiet" onPress={() => void reloadCart()}>{t`Refresh`}</Button>}>
            {t`This may not be the latest state of your cart.`}
          </Notice>
        ) : null}
        <ul className="cart-lines" aria-label={t`Products in your cart`}>
          {lines.map((line) => (
            <CartLine key={line.item.item_id} line={line} currency={currency} />
          ))}
        </ul>
      </div>
      <CartSums checkoutUrl={options.checkoutUrl ?? routes.checkout} />
    </div>
  )
}

export default defineWidget({ name: 'cart', options: Options, view: Cart, seed: [cartSeed] })
