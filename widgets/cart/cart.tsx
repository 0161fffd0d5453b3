// The cart page: lines, totals in the host's order, stock errors, and the checkout button.
import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { bag } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { Retry } from '#shared/ui/Retry.tsx'
import { reportCartViewed } from '#stores/cart/basket.ts'
import { $cart, $isOutdated, $lines, $totals, cartSeed, loadCart, loadTotals, reloadCart } from '#stores/cart/cart.ts'
import { $page } from '#stores/page/page.ts'
import { CartLine } from './CartLine.tsx'
import { CartSums } from './CartSums.tsx'
import { EmptyCart } from './EmptyCart.tsx'
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
  useViewed(cart.state === 'ready' && lines.length > 0)

  if (cart.state === 'failed') {
    return (
      <EmptyState
        icon={bag}
        title={t`Your cart could not be loaded`}
        action={<Retry onPress={() => reloadCart()} />}
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
        <EmptyCart shopUrl={options.shopUrl ?? routes.home} checkoutUrl={options.checkoutUrl ?? routes.checkout} />
      </>
    )
  }
  return (
    <div className="cart-layout">
      <div className="cart-main">
        <StockNotice />
        <RemovedNotice />
        {isOutdated ? (
          <Notice tone="info" action={<Retry tone="quiet" onPress={() => reloadCart()}>{t`Refresh`}</Retry>}>
            {t`Your cart may have changed since.`}
          </Notice>
        ) : null}
        <ul className="cart-lines" aria-label={t`Items in your cart`}>
          {lines.map((line, at) => (
            <CartLine key={line.item.id} line={line} currency={currency} isFirst={at === 0} />
          ))}
        </ul>
      </div>
      <CartSums checkoutUrl={options.checkoutUrl ?? routes.checkout} />
    </div>
  )
}

/** Announces once that the cart was viewed, as soon as its totals are known. */
function useViewed(isShown: boolean): void {
  const { element } = useMount()
  const isReported = useRef(false)
  const totals = useShared($totals)
  useEffect(() => {
    if (isReported.current || !isShown || totals.state !== 'ready') return
    isReported.current = true
    reportCartViewed(element ?? undefined)
  }, [isShown, totals, element])
}

export default defineWidget({ name: 'cart', options: Options, view: Cart, load: () => loadCart(), seed: [cartSeed] })
