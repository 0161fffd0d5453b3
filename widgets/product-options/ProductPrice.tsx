// What it costs: the variant's price, the tier's where one is reached, and the price before only as the law allows.
import { useLingui } from '@lingui/react/macro'
import { shownPrice } from '#shared/domain/discount.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { formatPercent } from '#shared/i18n/format-percent.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Price } from '#shared/ui/Price.tsx'
import { $page } from '#stores/page.ts'
import type { ProductStore } from '#stores/product.ts'

/** The price of one piece, with the product's tiers below it. */
export function ProductPrice({ store }: { store: ProductStore }) {
  const { t } = useLingui()
  const { currency } = useShared($page)
  const price = useShared(store.$price)
  const product = useShared(store.$product)
  const variant = useShared(store.$variant)
  const quantity = useShared(store.$quantity)
  if (!price || product.state !== 'ready') return null
  const shown = shownPrice(price)
  const money = (amount: number) => formatMoney(amount, currency)
  const { tier_prices: tiers, virtual_products: variants } = product.value
  const finals = new Set(variants.filter(({ status }) => status === 1).map((one) => one.final_price_incl_tax ?? one.price_incl_tax))
  return (
    <div className="product-options-price">
      {price.tier > 0 ? (
        <Price size="large" now={money(price.tier)} before={null} />
      ) : shown ? (
        <Price
          size="large"
          now={money(shown.now)}
          before={shown.before === null ? null : money(shown.before)}
          isFrom={!variant && finals.size > 1}
        />
      ) : (
        <span className="product-options-no-price">{t`Price on request`}</span>
      )}
      {price.tier === 0 && shown?.percent ? <span className="product-options-percent">−{formatPercent(shown.percent)}</span> : null}
      {tiers.length > 0 ? (
        <ul className="product-options-tiers" aria-label={t`Prices per quantity`}>
          {tiers.map((tier) => {
            const amount = money(tier.price)
            return (
              <li key={tier.qty} data-reached={quantity >= tier.qty ? '' : undefined}>
                {t`From ${tier.qty} pieces: ${amount} each`}
              </li>
            )
          })}
        </ul>
      ) : null}
    </div>
  )
}
