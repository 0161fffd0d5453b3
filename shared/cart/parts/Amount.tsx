// What a line or a row costs. Where that is nothing it says so in words: an amount of 0 would read like a mistake.
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'

/** Props of the amount. */
interface AmountProps {
  /** Null where the host sends none: its place stays, since the totals may contain it. */
  amount: number | null
  currency: string
  as?: 'span' | 'strong' | 'dd'
  /** Whether 0 is called free; a sum of 0 is an amount like any other. */
  isGoods?: boolean
  className?: string
}

/** The amount. */
export function Amount({ amount, currency, as: Tag = 'span', isGoods = true, className }: AmountProps) {
  const { t } = useLingui()
  const isFree = isGoods && amount === 0
  return (
    <Tag className={className} translate={isFree ? 'yes' : 'no'}>
      {isFree ? t`Free` : amount === null ? '\u00a0' : formatMoney(amount, currency)}
    </Tag>
  )
}
