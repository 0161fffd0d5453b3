// The amount still missing for free delivery.
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { Exact } from '#shared/ui/Exact.tsx'

/** Props of the hint; amounts are in the store's currency. */
interface FreeShippingHintProps {
  from: number
  subtotal: number
  currency: string
  className: string
}

/** The hint with its progress bar. */
export function FreeShippingHint({ from, subtotal, currency, className }: FreeShippingHintProps) {
  const { t } = useLingui()
  const isFree = subtotal >= from
  const missing = formatMoney(from - subtotal, currency)
  return (
    <div className={className}>
      <p>{isFree ? t`You have free delivery` : <Exact text={t`Spend ${missing} more for free delivery`} keep={[missing]} />}</p>
      <progress className="touchline-progress" max={from} value={Math.min(subtotal, from)} aria-hidden="true" />
    </div>
  )
}
