// The price per metre, litre, kilogram or piece of goods that are sold by measure, which the law wants beside the price.
import { roundMoney } from '#shared/domain/money.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Measure } from '#shared/product/wire/measure.ts'

/** Props of the line. */
interface UnitPriceProps {
  /** The price of one piece. */
  price: number | null
  measure: Measure | undefined
  currency: string
  className: string
  /** Where no paragraph may stand. */
  as?: 'p' | 'span'
}

/** The line, with the host's own word for the unit; nothing for goods that are sold by the piece, or without a known price. */
export function UnitPrice({ price, measure, currency, className, as: Line = 'p' }: UnitPriceProps) {
  if (price === null || !measure || measure.amount <= 0) return null
  return (
    <Line className={className}>
      <span translate="no">{formatMoney(roundMoney(price / measure.amount), currency)}</span> {measure.unit}
    </Line>
  )
}
