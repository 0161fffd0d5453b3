// The head of a product's column: picture, name, price, and buttons to add it to the cart and to remove it.
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { UnitPrice } from '#shared/product/parts/UnitPrice.tsx'
import { useBuyTexts } from '#shared/product/parts/use-buy-texts.ts'
import { isQuick } from '#shared/product/rules/buying.ts'
import { shownPrice } from '#shared/product/rules/discount.ts'
import type { ComparedProduct } from '#shared/saved/wire/compare.ts'
import { productLink } from '#shared/state/product-link.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { cross } from '#shared/ui/icons.ts'
import { Price } from '#shared/ui/Price.tsx'
import { $page } from '#stores/page/page.ts'
import { $togglingSkus } from '#stores/saved/compare.ts'

interface Props {
  product: ComparedProduct
  removeAction: string | undefined
  onRemove: () => void
}

/** The head of a column. */
export function ProductHead({ product, removeAction, onRemove }: Props) {
  const { t } = useLingui()
  const { currency } = useShared($page)
  const isBusy = useShared($togglingSkus).includes(product.sku)
  const { name, image, sku } = product
  const url = productLink(product)
  const texts = useBuyTexts(product)
  const price = shownPrice(product.price)
  return (
    <th scope="col" className="compare-product" aria-busy={isBusy ? 'true' : undefined}>
      <div className="compare-product-parts">
        <form
          className="compare-remove-form"
          method="post"
          action={removeAction}
          onSubmit={(event) => {
            event.preventDefault()
            onRemove()
          }}
        >
          <input type="hidden" name="sku" value={sku} />
          <button type="submit" className="compare-remove" aria-label={t`Remove ${name}`} data-touchline-key={`remove-${sku}`}>
            <Icon path={cross} size={20} />
          </button>
        </form>
        {image ? <img className="compare-picture" src={image} alt="" width={160} height={160} /> : <span className="compare-picture" />}
        <a className="compare-name" href={url}>
          {name}
        </a>
        {price ? (
          <Price now={formatMoney(price.now, currency)} before={price.before === null ? null : formatMoney(price.before, currency)} />
        ) : null}
        <UnitPrice price={price?.now ?? null} measure={product.measure} currency={currency} className="compare-unit" />
        {product.isInStock ? (
          <a
            className="touchline-button compare-buy"
            data-tone="secondary"
            href={url}
            data-quick-buy={isQuick(product) ? product.productId : undefined}
          >
            {texts}
            <span className="touchline-hidden">, {name}</span>
          </a>
        ) : (
          <span className="compare-out">{t`Sold out`}</span>
        )}
      </div>
    </th>
  )
}
