// What can be done with a product from its card: keep it, compare it, buy it at once. One root over the list listens, not each button.
import { useLingui } from '@lingui/react/macro'
import { useRef, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { bag, heart, scales } from './icons.ts'

/** What the tools need. */
export interface CardToolsProps {
  product: {
    product_id: number
    sku: string
    name: string
    url: string
    manufacturer: string | null
    in_stock: boolean
    final_price_incl_tax: number | null
  }
  currency: string
  index: number
  /** Id of the form that keeps a product (field `product_id`) without a script. */
  wishForm?: string | undefined
  /** Id of the form that compares one (field `sku`) without a script. */
  compareForm?: string | undefined
  hasWish?: boolean | undefined
  hasCompare?: boolean | undefined
  hasQuickBuy?: boolean | undefined
  /** Instead of the heart. */
  instead?: ReactNode
}

/** What the shopper or a script has put into tools: the focus, a press that is on its way, the state of a heart. */
const inUse = ':focus, :active, [aria-pressed="true"], [aria-busy]'

/**
 * The tools. `wishlist-toggle`, `compare-toggle` and `quick-buy` know them by their attributes. For another product they are made anew where
 * they are in use, so that nothing of that meets a product it was not meant for; the others only get its attributes, which costs far less.
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
  const { product_id: id, sku, name } = product
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
            data-touchline-price={product.final_price_incl_tax ?? ''}
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
      {hasQuickBuy && product.in_stock ? (
        // Its words come with the pointer, its name is always there.
        <a
          className="touchline-card-tool touchline-card-buy"
          href={product.url}
          data-quick-buy={id}
          aria-label={`${t`Quick buy`}, ${name}`}
        >
          <Icon path={bag} />
          <span className="touchline-card-buy-words">{t`Quick buy`}</span>
        </a>
      ) : null}
    </div>
  )
}
