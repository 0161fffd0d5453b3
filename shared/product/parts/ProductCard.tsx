// One product of a list: picture, name, price, options, and buttons for wishlist, comparison and buying. Hosts print the same markup.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { roundMoney } from '#shared/domain/money.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { Slot } from '#shared/mount/slot.tsx'
import { brandPlace } from '#shared/product/rules/brand-place.ts'
import type { CardProduct } from '#shared/product/rules/card-product.ts'
import { shownPrice } from '#shared/product/rules/discount.ts'
import { sizeRange } from '#shared/product/rules/size-range.ts'
import { productLink } from '#shared/state/product-link.ts'
import { classes } from '#shared/ui/classes.ts'
import { Price } from '#shared/ui/Price.tsx'
import { CardPicture, type CardPictures } from './CardPicture.tsx'
import { CardTools, type CardToolsProps } from './CardTools.tsx'
import { Rating } from './Rating.tsx'
import { SwatchDot } from './SwatchDot.tsx'
import { UnitPrice } from './UnitPrice.tsx'

/** Props of a card. */
export interface ProductCardProps {
  product: CardProduct
  currency: string
  /** The name of the list and the position in it, counted from 1 across all pages: attributes for analytics. */
  list: string
  index: number
  /** The layout width, and the picture widths that the host has. */
  pictures?: CardPictures | undefined
  /** The card is in the first row: its picture is loaded eagerly. */
  isFirst?: boolean
  heading?: 'h2' | 'h3'
  /** The buttons, and the forms that work without a script. */
  tools?: Partial<CardToolsProps> | undefined
  /** When it is delivered and at what cost, as a sentence; nothing for a sold-out product. */
  delivery?: ReactNode
  /** Content at the bottom, e.g. the actions of a wishlist. */
  children?: ReactNode
}

const SWATCHES = 5
/** Product types whose price is the lowest one. */
const openPriced = new Set(['bundle', 'grouped'])

/**
 * A card. Its link covers all of it; the buttons are above the link. When the card gets another product, the link is created again, and so
 * are buttons in use:
 * no press, focus or wishlist state may apply to the wrong product.
 * From the new link `toggleButtons` detects the other product and draws its state.
 */
export function ProductCard({
  product,
  currency,
  list,
  index,
  pictures,
  isFirst = false,
  heading: Heading = 'h3',
  tools,
  delivery = null,
  children,
}: ProductCardProps) {
  const { t } = useLingui()
  const { productId: id, name, manufacturer: brand, swatches, rating, reviewCount: reviews, sizes = [] } = product
  const price = shownPrice(product.price)
  const count = swatches.length
  const at = brandPlace(name, brand)
  const now = price && formatMoney(price.now, currency)
  const context = { product, price: now, list, index }
  return (
    <article
      className={classes('touchline-card', !product.isInStock && 'is-out')}
      data-product-id={id}
      data-sku={product.sku}
      data-list-name={list}
      data-index={index}
      data-brand={brand ?? undefined}
      data-price={price?.now}
      data-categories={product.categories?.length ? JSON.stringify(product.categories) : undefined}
      data-discount={price && price.before !== null ? roundMoney(price.before - price.now) : undefined}
    >
      <div className="touchline-card-picture">
        <CardPicture product={product} pictures={pictures} isFirst={isFirst} />
        <p className="touchline-card-tags">
          {product.isInStock ? (
            <>
              {price?.percent ? (
                <span data-tag="sale" translate="no">
                  −{price.percent}%
                </span>
              ) : null}
              {product.labels.map(({ code, label }) => (code === 'sale' ? null : <span key={code + label}>{label}</span>))}
            </>
          ) : (
            <span data-tag="out">{t`Sold out`}</span>
          )}
          <Slot key={id} place="product-card.badge" context={context} />
        </p>
      </div>
      {brand && at < 0 ? (
        <p className="touchline-card-brand" translate="no">
          {brand}
        </p>
      ) : null}
      <Heading className="touchline-card-name">
        <a key={id} href={productLink(product)}>
          {!brand || at < 0 ? (
            name
          ) : (
            <>
              {name.slice(0, at) || null}
              <bdi translate="no">{name.slice(at, at + brand.length)}</bdi>
              {name.slice(at + brand.length) || null}
            </>
          )}
        </a>
      </Heading>
      {price && now !== null ? (
        <p className="touchline-card-price">
          <Price
            now={now}
            before={price.before === null ? null : formatMoney(price.before, currency)}
            isFrom={openPriced.has(product.type)}
          />
        </p>
      ) : null}
      <UnitPrice price={price?.now ?? null} measure={product.measure} currency={currency} className="touchline-card-unit" />
      <p className="touchline-card-meta">
        {rating !== null && reviews > 0 ? <Rating className="touchline-card-rating" rating={rating} count={reviews} /> : null}
        {count > 1 ? (
          <span className="touchline-card-swatches">
            {swatches.slice(0, SWATCHES).map(({ label, swatch }) => (
              <SwatchDot key={label} swatch={swatch} />
            ))}
            <span>{t`${count} colours`}</span>
          </span>
        ) : null}
      </p>
      {sizes.length > 0 ? (
        <p className="touchline-card-sizes">
          <span className="touchline-hidden">{t`Sizes in stock:`} </span>
          <span translate="no">{sizeRange(sizes)}</span>
        </p>
      ) : null}
      {delivery ? <p className="touchline-card-delivery">{delivery}</p> : null}
      <Slot key={id} place="product-card.footer" context={context} />
      <CardTools product={product} currency={currency} index={index} {...tools} />
      {children}
    </article>
  )
}
