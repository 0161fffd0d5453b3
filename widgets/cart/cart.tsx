// The cart page: lines, totals in the host's order, stock errors, and the checkout button.
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { SumBar } from '#shared/cart/parts/SumBar.tsx'
import { WaitingLink } from '#shared/cart/parts/WaitingLink.tsx'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { deliveryDaySentence } from '#shared/product/parts/delivery-sentence.ts'
import { TaxNote } from '#shared/product/parts/TaxNote.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { bag } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { Retry } from '#shared/ui/Retry.tsx'
import { reportCartViewed } from '#stores/cart/basket.ts'
import {
  $cart,
  $hasStockFault,
  $isOutdated,
  $lines,
  $totals,
  cartSeed,
  loadCart,
  loadTotals,
  type LineState,
  reloadCart,
  untilWritten,
} from '#stores/cart/cart.ts'
import { $promisingLine } from '#stores/cart/delivery.ts'
import { $sums } from '#stores/cart/sums.ts'
import { $page } from '#stores/page/page.ts'
import { followDelivery } from '#stores/product/delivery.ts'
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
  /** Whether coupon and gift cards are entered in the summary. Without it the page has the widgets `coupon` and `gift-card`. */
  hasCodes: v.optional(v.boolean(), false),
  /** The amount from which delivery is free, in the store's currency. Default: that of the page's `delivery`. */
  freeShippingFrom: v.optional(v.pipe(v.number(), v.minValue(0))),
})

function Cart({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const cart = useShared($cart)
  const lines = useShared($lines)
  const isOutdated = useShared($isOutdated)
  const { routes, currency, delivery: rules } = useShared($page)
  // In state, since it comes with the totals and the bar watches it.
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const checkoutUrl = options.checkoutUrl ?? routes.checkout
  useEffect(() => {
    void loadCart()
    void loadTotals()
  }, [])
  // Before the lines arrive, so that they are drawn with their day at once.
  useEffect(followDelivery, [])
  useViewed(cart.state === 'ready' && lines.length > 0)

  if (cart.state === 'failed') {
    return <EmptyState icon={bag} title={t`Your cart could not be loaded`} action={<Retry onPress={() => reloadCart()} />} />
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
        <EmptyCart shopUrl={options.shopUrl ?? routes.home} checkoutUrl={checkoutUrl} />
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
        <Lines lines={lines} currency={currency} />
        <TaxNote deliveryUrl={routes.delivery} className="cart-vat" />
      </div>
      <CheckoutBar until={end} checkoutUrl={checkoutUrl} />
      <CartSums
        checkoutUrl={checkoutUrl}
        hasCodes={options.hasCodes}
        freeShippingFrom={options.freeShippingFrom ?? rules?.freeFrom ?? null}
        end={setEnd}
      />
    </div>
  )
}

/** The lines. Each is told its day of delivery, since all of them would ask anew with every change of one. */
function Lines({ lines, currency }: { lines: readonly LineState[]; currency: string }) {
  const { t } = useLingui()
  const promising = useShared($promisingLine)
  const dayOf = (line: LineState) => {
    const promise = promising(line)
    return promise ? deliveryDaySentence(promise) : ''
  }
  return (
    <ul className="cart-lines" aria-label={t`Items in your cart`}>
      {lines.map((line, at) => (
        <CartLine key={line.item.id} line={line} currency={currency} day={dayOf(line)} isFirst={at === 0} />
      ))}
    </ul>
  )
}

/** The sum and the way to the checkout on phones, until the summary's own button is reached. */
function CheckoutBar({ until, checkoutUrl }: { until: HTMLElement | null; checkoutUrl: string }) {
  const { t } = useLingui()
  const sums = useShared($sums)
  const hasFault = useShared($hasStockFault)
  const { currency } = useShared($page)
  if (!sums || hasFault) return null
  return (
    <SumBar row={sums.rowToPay} amount={sums.toPay} currency={currency} until={until} className="cart-bar">
      <WaitingLink href={checkoutUrl} wait={untilWritten} tone="primary" tabIndex={-1}>{t`Proceed to checkout`}</WaitingLink>
    </SumBar>
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
