// The totals: the host's segments in the host's order, then the checkout button.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Sums } from '#shared/cart/parts/Sums.tsx'
import { WaitingLink } from '#shared/cart/parts/WaitingLink.tsx'
import { shownRows } from '#shared/cart/rules/totals.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { DeliveryWords } from '#shared/product/parts/DeliveryWords.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Retry } from '#shared/ui/Retry.tsx'
import { useSaid } from '#shared/ui/use-said.ts'
import { $hasStockFault, $isLoadingTotals, $totals, loadTotals, untilWritten } from '#stores/cart/cart.ts'
import { $cartPromise } from '#stores/cart/delivery.ts'
import { $page } from '#stores/page/page.ts'
import { followDelivery } from '#stores/product/delivery.ts'
import { DeliveryEstimate } from './DeliveryEstimate.tsx'

/** The totals. While new ones are loading, the previous ones stay, marked as busy. */
export function CartSums({ checkoutUrl }: { checkoutUrl: string }) {
  const { t } = useLingui()
  const totals = useShared($totals)
  const isLoading = useShared($isLoadingTotals)
  const hasFault = useShared($hasStockFault)
  const promise = useShared($cartPromise)
  const { currency } = useShared($page)
  useEffect(followDelivery, [])
  const amount = totals.state === 'ready' ? formatMoney(totals.value.grandTotal, currency) : null
  useSaid(amount && t`Total: ${amount}`)
  return (
    <section className="cart-sums" aria-label={t`Summary`} aria-busy={isLoading ? 'true' : undefined}>
      <h2 className="cart-sums-title">{t`Summary`}</h2>
      {totals.state === 'ready' ? (
        <>
          <Sums rows={shownRows(totals.value)} currency={currency} />
          {promise ? (
            <p className="cart-sums-delivery">
              <DeliveryWords promise={promise} currency={currency} />
            </p>
          ) : null}
        </>
      ) : totals.state === 'failed' ? (
        <p>
          <Retry tone="quiet" onPress={() => loadTotals()}>{t`Reload total`}</Retry>
        </p>
      ) : (
        <div className="cart-segments-coming" />
      )}
      {/* The number of rows is unknown until the first totals arrive; a button below them would move while it is pressed. */}
      {totals.state === 'idle' || totals.state === 'loading' ? null : hasFault ? (
        <Button tone="primary" isDisabled className="cart-checkout">{t`Proceed to checkout`}</Button>
      ) : (
        <WaitingLink href={checkoutUrl} wait={untilWritten} tone="primary" className="cart-checkout">{t`Proceed to checkout`}</WaitingLink>
      )}
      {totals.state === 'ready' ? <DeliveryEstimate /> : null}
    </section>
  )
}
