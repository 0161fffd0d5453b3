// The ordered products and the totals: beside the form if there is room, otherwise between the form and the order button.
import { type RefObject, useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { LineContents } from '#shared/cart/parts/LineContents.tsx'
import { LinePicture } from '#shared/cart/parts/LinePicture.tsx'
import { Sums } from '#shared/cart/parts/Sums.tsx'
import { shownRows } from '#shared/cart/rules/totals.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { DeliveryWords } from '#shared/product/parts/DeliveryWords.tsx'
import { Retry } from '#shared/ui/Retry.tsx'
import { $isLoadingTotals, $lines, $totals, loadTotals } from '#stores/cart/cart.ts'
import { $checkoutPromise } from '#stores/checkout/delivery.ts'
import { $page } from '#stores/page/page.ts'
import { followDelivery } from '#stores/product/delivery.ts'
import { CheckoutDiscounts } from './discounts/CheckoutDiscounts.tsx'

/** The summary. Its heading takes the focus when the shopper asks for it. */
export function Summary({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useLingui()
  const lines = useShared($lines)
  const totals = useShared($totals)
  const isLoading = useShared($isLoadingTotals)
  const promise = useShared($checkoutPromise)
  const { currency, routes } = useShared($page)
  useEffect(followDelivery, [])
  const total = totals.state === 'ready' ? formatMoney(totals.value.grandTotal, currency) : ''
  return (
    <aside className="checkout-summary" aria-label={t`Your order`} aria-busy={isLoading ? 'true' : undefined}>
      <h2 className="checkout-summary-title" ref={heading} tabIndex={-1}>
        {t`Your order`}{' '}
        <span className="checkout-summary-total" translate="no">
          {total}
        </span>
      </h2>
      <ul className="checkout-lines">
        {lines.map(({ item }) => (
          <li key={item.id} className="checkout-line">
            <LinePicture line={item} className="checkout-picture" size={64} isFirst />
            <div className="checkout-line-words">
              <span>{item.name}</span>
              <span className="checkout-line-facts" translate="no">{t`${item.quantity} ×`}</span>
              <LineContents line={item} className="checkout-line-facts" />
            </div>
            <span className="checkout-line-amount" translate="no">
              {item.rowTotal === null ? '' : formatMoney(item.rowTotal, currency)}
            </span>
          </li>
        ))}
      </ul>
      <CheckoutDiscounts />
      {totals.state === 'ready' ? <Sums rows={shownRows(totals.value)} currency={currency} /> : null}
      {promise ? (
        <p className="checkout-summary-delivery">
          <DeliveryWords promise={promise} currency={currency} />
        </p>
      ) : null}
      {totals.state === 'failed' ? (
        <p>
          <Retry tone="quiet" onPress={() => loadTotals()}>{t`Reload total`}</Retry>
        </p>
      ) : null}
      <a className="checkout-edit" href={routes.cart}>{t`Edit cart`}</a>
    </aside>
  )
}
