// The price per metre, litre, kilogram or piece of goods that are sold by measure, which the law wants beside the price.
import { useLingui } from '@lingui/react/macro'
import { roundMoney } from '#shared/domain/money.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Measure } from '#shared/product/wire/measure.ts'
import { Exact } from '#shared/ui/Exact.tsx'

/** Props of the line. */
interface UnitPriceProps {
  /** The price of one piece. */
  price: number | null
  measure: Measure | undefined
  currency: string
  className: string
}

/** The line; nothing for goods that are sold by the piece, or without a known price. */
export function UnitPrice({ price, measure, currency, className }: UnitPriceProps) {
  const { t } = useLingui()
  if (price === null || !measure) return null
  const { amount: content, unit } = measure
  const amount = formatMoney(roundMoney(price / content), currency)
  const text =
    unit === 'm'
      ? t`${amount} per metre`
      : unit === 'l'
        ? t`${amount} per litre`
        : unit === 'kg'
          ? t`${amount} per kg`
          : t`${amount} per piece`
  return (
    <p className={className}>
      <Exact text={text} keep={[amount]} />
    </p>
  )
}
