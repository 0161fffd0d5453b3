// The buttons of a product card: wishlist, compare, quick buy. The whole list shares one listener, not one per button.
import { useLingui } from '@lingui/react/macro'
import { useRef, type ReactNode } from 'react'
import { isQuick } from '#shared/product/rules/buying.ts'
import { productLink } from '#shared/state/product-link.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { bag, heart, scales } from '#shared/ui/icons.ts'
import { useBuyTexts } from './use-buy-texts.ts'

/** A forward arrow: go to a page. */
const arrowForward = 'M4 12h16m-6-6 6 6-6 6'

/** Props of the buttons. */
export interface CardToolsProps {
  product: {
    productId: number
    sku: string
    name: string
    url: string
    manufacturer: string | null
    isInStock: boolean
    type: string
    hasPersonalisation: boolean
    kind?: string | null
    price: { final: number | null }
  }
  currency: string
  index: number
  /** Id of the form that adds a product to the wishlist (field `product_id`) without a script. */
  wishForm?: string | undefined
  /** Id of the form that adds a product to the comparison (field `sku`) without a script. */
  compareForm?: string | undefined
  hasWish?: boolean | undefined
  hasCompare?: boolean | undefined
  hasQuickBuy?: boolean | undefined
  /** Replaces the wishlist button. */
  instead?: ReactNode
}

/** State that the shopper or a script has added to buttons: the focus, a running press, a pressed wishlist button. */
const inUse = ':focus, :active, [aria-pressed="true"], [aria-busy]'

/**
 * The buttons. `wishlist-toggle`, `compare-toggle` and `quick-buy` find them by their attributes. For another product, buttons in use are
 * created again, so that their state never applies to the wrong product; the others only get new attributes, which is much faster.
 */
export function CardTools({
  product,
  currency,
  index,
  wishForm,
  compareForm,
  hasWish = true,
  hasCompare = true,
  hasQuickBuy = true,
  instead,
}: CardToolsProps) {
  const { t } = useLingui()
  const { productId: id, sku, name } = product
  const texts = useBuyTexts(product)
  const isHere = isQuick(product)
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef({ id, key: 0 })
  if (drawn.current.id !== id) drawn.current = { id, key: drawn.current.key + (box.current?.querySelector(inUse) ? 1 : 0) }
  return (
    <div className="touchline-card-tools" key={drawn.current.key} ref={box}>
      {instead ??
        (hasWish ? (
          <button
            className="touchline-card-tool touchline-card-wish"
            type={wishForm ? 'submit' : 'button'}
            form={wishForm}
            name="product_id"
            value={id}
            aria-pressed="false"
            aria-label={t`Add to wishlist`}
            data-touchline-product={id}
            data-touchline-name={name}
            data-touchline-brand={product.manufacturer ?? ''}
            data-touchline-price={product.price.final ?? ''}
            data-touchline-currency={currency}
            data-touchline-index={index}
          >
            <Icon path={heart} />
          </button>
        ) : null)}
      {hasCompare ? (
        <button
          className="touchline-card-tool touchline-card-compare"
          type={compareForm ? 'submit' : 'button'}
          form={compareForm}
          name="sku"
          value={sku}
          aria-pressed="false"
          aria-label={t`Compare`}
          data-sku={sku}
          data-touchline-name={name}
        >
          <Icon path={scales} />
        </button>
      ) : null}
      {hasQuickBuy && product.isInStock ? (
        // Its text appears on hover, its accessible name is always there. A product that needs its own page has only a link.
        <a
          className="touchline-card-tool touchline-card-buy"
          href={productLink(product)}
          data-quick-buy={isHere ? id : undefined}
          aria-label={`${texts}, ${name}`}
        >
          <Icon path={isHere ? bag : arrowForward} />
          <span className="touchline-card-buy-words">{texts}</span>
        </a>
      ) : null}
    </div>
  )
}
