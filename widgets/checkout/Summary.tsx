// What is being ordered and what it comes to: beside the form where there is room, else below it and above the order button.
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Sums } from '#shared/ui/Sums.tsx'
import { $isLoadingTotals, $lines, $totals, loadTotals } from '#stores/cart.ts'
import { $page } from '#stores/page.ts'

/** The summary. */
export function Summary() {
  const { t } = useLingui()
  const lines = useShared($lines)
  const totals = useShared($totals)
  const isLoading = useShared($isLoadingTotals)
  const { currency, routes } = useShared($page)
  const total = totals.state === 'ready' ? formatMoney(totals.value.grand_total, currency) : ''
  return (
    <aside className="checkout-summary" aria-label={t`Your order`} aria-busy={isLoading ? 'true' : undefined}>
      <h2 className="checkout-summary-title">
        {t`Your order`} <span className="checkout-summary-total">{total}</span>
      </h2>
      <ul className="checkout-lines">
        {lines.map(({ item }) => (
          <li key={item.item_id} className="checkout-line">
            {item.extension_attributes.image ? (
              <img className="checkout-picture" src={item.extension_attributes.image} alt="" width={64} height={64} />
            ) : (
              <span className="checkout-picture" />
            )}
            <span className="checkout-line-words">
              <span>{item.name}</span>
              <span className="checkout-line-facts">
                {[t`${item.qty} ×`, ...item.extension_attributes.options.map(({ value }) => value)].join(' ')}
              </span>
            </span>
            <span className="checkout-line-amount">
              {item.row_total_incl_tax === null ? '' : formatMoney(item.row_total_incl_tax, currency)}
            </span>
          </li>
        ))}
      </ul>
      {totals.state === 'ready' ? <Sums segments={totals.value.total_segments} currency={currency} /> : null}
      {totals.state === 'failed' ? (
        <p>
          <Button tone="quiet" onPress={() => void loadTotals()}>{t`Show the total again`}</Button>
        </p>
      ) : null}
      <a className="checkout-edit" href={routes.cart}>{t`Change the cart`}</a>
    </aside>
  )
}
