// One product in a grid or a row, with the names and structure of the suite's own card, so that nothing moves when a widget takes over.
import type { CatalogueItem } from '#demo-pages/catalogue/shapes.ts'
import { attributes, html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'
import { cardTools, type WishProduct } from './card-tools.ts'
import { cardDeliveryLine } from './delivery-line.ts'
import { icon } from './icons.ts'
import { productPicture } from './picture.ts'
import { cardPrice, countedPrice, percentOff, type Priced } from './price.ts'
import { star, writeRating } from './rating.ts'
import { unitPrice } from './unit-price.ts'

/** The part of the wire's catalogue item that a card shows. */
export interface CardProduct extends Priced {
  product_id: number
  sku: string
  name: string
  url: string
  image: string | null
  images: readonly string[]
  manufacturer: string | null
  product_type: string
  kind: CatalogueItem['kind']
  has_personalisation: boolean
  in_stock: boolean
  rating: number | null
  review_count: number
  swatches: readonly { label: string; swatch: string | null }[]
  /** The sizes in stock. */
  sizes?: readonly string[]
  measure?: CatalogueItem['measure']
  labels: readonly { code: string; label: string }[]
  /** From the top category down, for analytics. */
  category_names?: readonly string[]
  delivery: CatalogueItem['delivery']
}

/** The position of the card. */
export interface CardPlace {
  /** The list's name, for analytics. */
  list: string
  index: number
  sizes: string
  /** Whether it is above the fold. */
  isFirst?: boolean
  heading?: 'h2' | 'h3'
  /** Replaces the wishlist button. */
  action?: Html
}

const shownSwatches = 5

/** The card. Its link covers the whole card; the buttons are above the link. */
export function card(page: Page, product: CardProduct, { list, index, sizes, isFirst = false, heading = 'h3', action }: CardPlace): Html {
  const { card: texts } = page.texts
  const { name, url, manufacturer, swatches, image, sizes: inStock = [] } = product
  const hasBrand = manufacturer !== null && name.startsWith(`${manufacturer} `)
  const link = html`<a href="${url}">${hasBrand ? html`<bdi translate="no">${manufacturer}</bdi>${name.slice(manufacturer.length)}` : name}</a>`
  const second = product.images.find((candidate) => candidate !== image)
  const picture = (address: string, use: { isFirst: boolean; class: string }) =>
    productPicture(address, { alt: '', sizes, largest: 960, ...use })
  return html`<article
    class="touchline-card${!product.in_stock && ' is-out'}"
    data-product-id="${product.product_id}"
    data-sku="${product.sku}"
    data-list-name="${list}"
    data-index="${index}"
    ${attributes({ ...countedPrice(product), 'data-brand': manufacturer, 'data-categories': product.category_names?.length ? JSON.stringify(product.category_names) : null })}
  >
    <div class="touchline-card-picture">
      ${image && picture(image, { isFirst, class: 'touchline-card-image' })}${image && second && picture(second, { isFirst: false, class: 'touchline-card-second' })}
      <p class="touchline-card-tags">${tags(page, product)}</p>
    </div>
    ${manufacturer && !hasBrand && html`<p class="touchline-card-brand" translate="no">${manufacturer}</p>`}
    ${heading === 'h2' ? html`<h2 class="touchline-card-name">${link}</h2>` : html`<h3 class="touchline-card-name">${link}</h3>`}
    ${cardPrice(page, product, product.product_type === 'bundle' || product.product_type === 'grouped')}
    ${unitPrice(page, product, 'touchline-card-unit')}
    <p class="touchline-card-meta">
      ${product.rating !== null && product.review_count > 0 && stars(page, product.rating, product.review_count)}
      ${
        swatches.length > 1 &&
        html`<span class="touchline-card-swatches"
        >${swatches.slice(0, shownSwatches).map(({ swatch }) => swatchDot(swatch))}<span>${texts.colours(swatches.length)}</span></span
      >`
      }
    </p>
    ${inStock.length > 0 && html`<p class="touchline-card-sizes"><span class="touchline-hidden">${texts.sizes} </span><span translate="no">${sizeRange(inStock)}</span></p>`}
    ${product.in_stock && product.delivery && html`<p class="touchline-card-delivery">${cardDeliveryLine(page, product.delivery, product.final_price_incl_tax)}</p>`}
    ${cardTools(page, product, index, action)}
  </article>`
}

/** A few sizes by name, more as a range, as the suite's card writes them: `36–46`, `UK 3.5–12`. */
export function sizeRange(sizes: readonly string[]): string {
  const [first = [], last = []] = [sizes[0]?.split(' '), sizes.at(-1)?.split(' ')]
  if (sizes.length <= 3) return sizes.join(', ')
  const at = first.findIndex((word, place) => word !== last[place])
  const isPair = first.length === last.length && first.every((word, place) => word === last[place] || place === at)
  if (!isPair) return `${first.join(' ')}–${last.join(' ')}`
  const end = (size: string, which: 0 | 1) => (/^\d+-\d+$/.test(size) ? (size.split('-')[which] ?? size) : size)
  return first.toSpliced(at, 1, `${end(first[at] ?? '', 0)}–${end(last[at] ?? '', 1)}`).join(' ')
}

function tags(page: Page, product: CardProduct): Html {
  const { card: texts } = page.texts
  if (!product.in_stock) return html`<span data-tag="out">${texts.soldOut}</span>`
  const percent = percentOff(product)
  return html`${percent > 0 && html`<span data-tag="sale" translate="no">−${percent}%</span>`}${product.labels.filter(({ code }) => code === 'new').map(({ label }) => html`<span>${label}</span>`)}`
}

function stars(page: Page, rating: number, count: number): Html {
  const { card: texts } = page.texts
  const written = writeRating(page, rating)
  return html`<span class="touchline-card-rating"
    ><svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path d="${star}" /></svg
    ><span class="touchline-hidden">${texts.rating(written)}, ${texts.reviews(count)}</span><span aria-hidden="true" translate="no">${written} (${count})</span></span
  >`
}

/** The wishlist button as a form of its own: it toggles without scripts, and is a button that the enhancer listens to. */
export function wishForm(page: Page, product: WishProduct, index?: number): Html {
  return html`<form action="${page.link('wishlist/toggle')}" method="post">
    <input type="hidden" name="product_id" value="${product.product_id}" />
    <input type="hidden" name="back" value="${page.link(page.path)}" />
    <button
      class="wish"
      type="submit"
      aria-pressed="false"
      aria-label="${page.texts.card.addToWishlist}"
      data-touchline-product="${product.product_id}"
      data-touchline-name="${product.name}"
      data-touchline-brand="${product.manufacturer ?? ''}"
      data-touchline-price="${product.final_price_incl_tax ?? ''}"
      data-touchline-currency="${page.store.currency}"
      ${index !== undefined && html`data-touchline-index="${index}"`}
    >
      ${icon('heart')}
    </button>
  </form>`
}

/** A swatch of one colour, or of two halves. It is an SVG, since the policy forbids style attributes. */
export function swatchDot(swatch: string | null): Html {
  const [first, second] = (swatch ?? '').split(',').filter((colour) => /^#[0-9a-f]{3,8}$/i.test(colour))
  if (!first) return html``
  const half = second ? html`<path d="M8 1a7 7 0 0 1 0 14Z" fill="${second}" />` : ''
  return html`<svg class="touchline-swatch" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><circle cx="8" cy="8" r="7.5" fill="${first}" />${half}</svg>`
}
