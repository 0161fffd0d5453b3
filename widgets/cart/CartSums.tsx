// The sums: the host's segments in the host's order, then the checkout button.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { shownRows } from '#shared/domain/totals.ts'
import { deliverySentence } from '#shared/i18n/delivery-sentence.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Sums } from '#shared/ui/Sums.tsx'
import { useSaid } from '#shared/ui/use-said.ts'
import { WaitingLink } from '#shared/ui/WaitingLink.tsx'
import { $hasStockFault, $isLoadingTotals, $totals, loadTotals, untilWritten } from '#stores/cart.ts'
import { $cartPromise } from '#stores/cart/delivery.ts'
import { followDelivery } from '#stores/delivery.ts'
import { $page } from '#stores/page.ts'
import { DeliveryEstimate } from './DeliveryEstimate.tsx'

/** The sums. While newer ones are on their way the last stay, marked as busy. */
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
          {promise ? <p className="cart-sums-delivery">{deliverySentence(promise, currency)}</p> : null}
        </>
      ) : totals.state === 'failed' ? (
        <p>
          <Button tone="quiet" onPress={() => void loadTotals()}>{t`Reload total`}</Button>
        </p>
      ) : (
        <div className="cart-segments-coming" />
      )}
      {/* The first sums may have any number of rows: a button below them would move under the finger. */}
      {totals.state === 'idle' || totals.state === 'loading' ? null : hasFault ? (
        <Button tone="primary" isDisabled className="cart-checkout">{t`Proceed to checkout`}</Button>
      ) : (
        <WaitingLink href={checkoutUrl} wait={untilWritten} tone="primary" className="cart-checkout">{t`Proceed to checkout`}</WaitingLink>
      )}
      {totals.state === 'ready' ? <DeliveryEstimate /> : null}
    </section>
  )
}
