// The price: the variant's, or the tier price once its quantity is reached; a previous price only as the law allows.
import { useLingui } from '@lingui/react/macro'
import { formatPercent } from '#shared/i18n/format-percent.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { Slot } from '#shared/mount/slot.tsx'
import { useShared } from '#shared/mount/use-shared.ts'
import { TaxNote } from '#shared/product/parts/TaxNote.tsx'
import { TierHint } from '#shared/product/parts/TierHint.tsx'
import { UnitPrice } from '#shared/product/parts/UnitPrice.tsx'
import { shownPrice } from '#shared/product/rules/discount.ts'
import { Exact } from '#shared/ui/Exact.tsx'
import { Price } from '#shared/ui/Price.tsx'
import { $page } from '#stores/page/page.ts'
import type { ProductStore } from '#stores/product/product.ts'

/** The price of one piece with its personalisation, followed by the product's tier prices. */
export function ProductPrice({ store }: { store: ProductStore }) {
  const { t } = useLingui()
  const { currency, routes } = useShared($page)
  const price = useShared(store.$price)
  const product = useShared(store.$product)
  const quantity = useShared(store.$quantity)
  const variant = useShared(store.$variant)
  const surcharge = useShared(store.$surcharge)
  if (!price || product.state !== 'ready') return null
  const shown = shownPrice(price)
  const money = (amount: number) => formatMoney(amount, currency)
  // The surcharge per piece is the same at every quantity.
  const tiers = product.value.tiers.map((tier) => ({ ...tier, price: tier.price + surcharge }))
  return (
    <div className="product-options-price">
      {price.tier > 0 ? (
        <Price size="large" now={money(price.tier)} before={null} />
      ) : shown ? (
        <Price size="large" now={money(shown.now)} before={shown.before === null ? null : money(shown.before)} isFrom={price.isFrom} />
      ) : (
        <span className="product-options-no-price">{t`Price on request`}</span>
      )}
      {price.tier === 0 && shown?.percent ? <span className="product-options-percent">−{formatPercent(shown.percent)}</span> : null}
      {price.tier > 0 || shown ? <TaxNote deliveryUrl={routes.delivery} className="product-options-vat" /> : null}
      <UnitPrice
        price={price.tier || (shown?.now ?? null)}
        measure={product.value.measure}
        currency={currency}
        className="product-options-vat"
      />
      <TierHint tiers={tiers} quantity={quantity} price={price.tier || (price.final ?? price.regular)} currency={currency} />
      {tiers.length > 0 ? (
        <ul className="product-options-tiers" aria-label={t`Prices per quantity`}>
          {tiers.map((tier) => {
            const amount = money(tier.price)
            return (
              <li key={tier.quantity} data-reached={quantity >= tier.quantity ? '' : undefined}>
                <Exact text={t`From ${tier.quantity} pieces: ${amount} each`} keep={[amount]} />
              </li>
            )
          })}
        </ul>
      ) : null}
      <Slot place="product.below-price" context={{ product: product.value, variant, quantity }} />
    </div>
  )
}
