// The prices per quantity, and what they count.
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { TierCount } from '#shared/product/rules/order-totals.ts'
import { priceAt } from '#shared/product/rules/tier-price.ts'
import { Exact } from '#shared/ui/Exact.tsx'
import { valueOf } from '#stores/kit/loadable.ts'
import { productStore } from '#stores/product/product.ts'

/** A line for each quantity that costs less. */
export function Tiers({ productId, count, currency }: { productId: number; count: TierCount; currency: string }) {
  const { t } = useLingui()
  const product = valueOf(useShared(productStore(productId).$product))
  if (!product) return null
  const { tiers, price } = product
  const now = price.final ?? price.regular
  const steps = tiers
    .map(({ quantity }) => ({ quantity, price: priceAt(tiers, quantity, now) ?? 0 }))
    .filter((step) => now === null || step.price < now)
    .toSorted((one, other) => one.quantity - other.quantity)
  if (steps.length === 0) return null
  return (
    <ul className="order-grid-tiers">
      {steps.map((step) => {
        const { quantity } = step
        const each = formatMoney(step.price, currency)
        return (
          <li key={quantity}>
            <Exact
              text={count === 'each' ? t`From ${quantity} of one size: ${each} each` : t`From ${quantity} in all: ${each} each`}
              keep={[each]}
            />
          </li>
        )
      })}
    </ul>
  )
}
