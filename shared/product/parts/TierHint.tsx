// Shows the saving of a higher quantity: the next tier price.
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { nextTier } from '#shared/product/rules/tier-price.ts'
import type { TierPrice } from '#shared/product/wire/tier-price.ts'
import { Exact } from '#shared/ui/Exact.tsx'

/** Props of the hint. */
export interface TierHintProps {
  tiers: readonly TierPrice[]
  quantity: number
  /** The price of one item at this quantity. */
  price: number | null
  currency: string
}

/** The next tier; the line stays if there is none, so that the layout does not shift. */
export function TierHint({ tiers, quantity, price, currency }: TierHintProps) {
  const { t } = useLingui()
  if (tiers.length === 0) return null
  const next = nextTier(tiers, quantity, price)
  if (!next) return <span className="touchline-tier-hint"> </span>
  const { pieces } = next
  const less = formatMoney(next.less, currency)
  return (
    <span className="touchline-tier-hint">
      <Exact text={t`Add ${pieces} more and save ${less} each`} keep={[less]} />
    </span>
  )
}
