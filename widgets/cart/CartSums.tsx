// What it comes to: the host's segments in the host's order, then the checkout.
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Sums } from '#shared/ui/Sums.tsx'
import { $hasStockFault, $isLoadingTotals, $totals, loadTotals } from '#stores/cart.ts'
import { $page } from '#stores/page.ts'

/** The sums. While newer ones are on their way the last stay, marked as busy. */
export function CartSums({ checkoutUrl }: { checkoutUrl: string }) {
  const { t } = useLingui()
  const totals = useShared($totals)
  const isLoading = useShared($isLoadingTotals)
  const hasFault = useShared($hasStockFault)
  const { currency } = useShared($page)
  return (
    <section className="cart-sums" aria-label={t`Summary`} aria-busy={isLoading ? 'true' : undefined}>
      <h2 className="cart-sums-title">{t`Summary`}</h2>
      {totals.state === 'ready' ? (
        <Sums segments={totals.value.total_segments} currency={currency} />
      ) : totals.state === 'failed' ? (
        <p>
          <Button tone="quiet" onPress={() => void loadTotals()}>{t`Show the total again`}</Button>
        </p>
      ) : (
        <div className="cart-segments-coming" />
      )}
      {/* The first sums may have any number of rows: a button below them would move under the finger. */}
      {totals.state === 'idle' || totals.state === 'loading' ? null : hasFault ? (
        <Button tone="primary" isDisabled className="cart-checkout">{t`Proceed to checkout`}</Button>
      ) : (
        <ButtonLink href={checkoutUrl} tone="primary" className="cart-checkout">{t`Proceed to checkout`}</ButtonLink>
      )}
    </section>
  )
}
