// The amount still missing for free delivery.
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { Exact } from '#shared/ui/Exact.tsx'

/** The hint with its progress bar. Amounts are in the store's currency. */
export function FreeShippingHint({ from, subtotal, currency }: { from: number; subtotal: number; currency: string }) {
  const { t } = useLingui()
  const isFree = subtotal >= from
  const missing = formatMoney(from - subtotal, currency)
  return (
    <div className="minicart-shipping">
      <p>{isFree ? t`You have free delivery` : <Exact text={t`Spend ${missing} more for free delivery`} keep={[missing]} />}</p>
      <progress className="minicart-progress" max={from} value={Math.min(subtotal, from)} aria-hidden="true" />
    </div>
  )
}
