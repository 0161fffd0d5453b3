// The ordered products and the totals: beside the form if there is room, otherwise one row that opens, and at the last step the products in short.
import type { Ref } from 'react'
import { useEffect } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Amount } from '#shared/cart/parts/Amount.tsx'
import { LineContents } from '#shared/cart/parts/LineContents.tsx'
import { LinePicture } from '#shared/cart/parts/LinePicture.tsx'
import { Sums } from '#shared/cart/parts/Sums.tsx'
import { formatMoney } from '#shared/i18n/format.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { deliveryDaySentence } from '#shared/product/parts/delivery-sentence.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { chevronDown } from '#shared/ui/icons.ts'
import { Retry } from '#shared/ui/Retry.tsx'
import { $isLoadingTotals, $lines, $totals, loadTotals } from '#stores/cart/cart.ts'
import { $sums } from '#stores/cart/sums.ts'
import { $checkoutPromise } from '#stores/checkout/delivery.ts'
import { $page } from '#stores/page/page.ts'
import { followDelivery } from '#stores/product/delivery.ts'
import { CheckoutDiscounts } from './discounts/CheckoutDiscounts.tsx'

/** Props of the summary. */
interface SummaryProps {
  place: Ref<HTMLElement>
  /** Whether the row of a narrow layout is open. */
  isOpen: boolean
  onToggle: () => void
}

/** The summary. Its parts are the same in every layout; the stylesheet folds them, so that a server can render it. */
export function Summary({ place, isOpen, onToggle }: SummaryProps) {
  const { t } = useLingui()
  const { id } = useMount()
  const lines = useShared($lines)
  const totals = useShared($totals)
  const sums = useShared($sums)
  const isLoading = useShared($isLoadingTotals)
  const promise = useShared($checkoutPromise)
  const { currency, country, routes } = useShared($page)
  useEffect(followDelivery, [])
  const day = promise ? deliveryDaySentence(promise) : ''
  const pieces = lines.reduce((count, { quantity }) => count + quantity, 0)
  return (
    <aside
      className="checkout-summary"
      aria-label={t`Your order`}
      aria-busy={isLoading ? 'true' : undefined}
      data-open={isOpen ? '' : undefined}
      ref={place}
    >
      <h2 className="checkout-summary-title">
        <span className="checkout-summary-name">{t`Your order`}</span>
        <button type="button" className="checkout-summary-fold" aria-expanded={isOpen} aria-controls={id('order')} onClick={onToggle}>
          <span>
            {t`Your order`} <small>{t`${plural(pieces, { one: '# item', other: '# items' })}`}</small>
          </span>
          <span className="checkout-summary-total" translate="no">
            {sums ? formatMoney(sums.toPay, currency) : ''}
          </span>
          <Icon path={chevronDown} size={20} />
        </button>
      </h2>
      <div className="checkout-summary-parts" id={id('order')}>
        <ul className="checkout-lines">
          {lines.map(({ item }) => (
            <li key={item.id} className="checkout-line">
              <LinePicture line={item} className="checkout-picture" size={64} isFirst />
              <div className="checkout-line-words">
                <span>{item.name}</span>
                <span className="checkout-line-facts" translate="no">{t`${item.quantity} ×`}</span>
                <LineContents line={item} className="checkout-line-facts" />
              </div>
              <Amount amount={item.isFreeGift ? 0 : item.rowTotal} currency={currency} className="checkout-line-amount" />
            </li>
          ))}
        </ul>
        <CheckoutDiscounts />
        {sums ? <Sums rows={sums.rows} currency={currency} country={country} /> : null}
        {day ? <p className="checkout-summary-delivery">{day}</p> : null}
        {totals.state === 'failed' ? (
          <p>
            <Retry tone="quiet" onPress={() => loadTotals()}>{t`Reload total`}</Retry>
          </p>
        ) : null}
        <a className="checkout-edit" href={routes.cart}>{t`Edit cart`}</a>
      </div>
    </aside>
  )
}
