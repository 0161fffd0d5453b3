// One product in a grid or a row.
import { html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'
import { icon } from './icons.ts'
import { productPicture } from './picture.ts'
import { isCut, priceOf, type Priced } from './price.ts'
import { rating } from './rating.ts'

/** What a card shows of the wire's catalogue item. */
export interface CardProduct extends Priced {
  product_id: number
  sku: string
  name: string
  url: string
  image: string | null
  manufacturer: string | null
  product_type: string
  in_stock: boolean
  rating: number | null
  review_count: number
  swatches: readonly { label: string; swatch: string | null }[]
  labels: readonly { code: string; label: string }[]
}

/** Where the card stands. */
export interface CardPlace {
  index: number
  sizes: string
  /** Above the fold. */
  isFirst?: boolean
  heading?: 'h2' | 'h3'
  /** Instead of the heart. */
  action?: Html
}

const shownSwatches = 5

/** The card. Its link covers all of it; the heart lies above. */
export function card(page: Page, product: CardProduct, { index, sizes, isFirst = false, heading = 'h3', action }: CardPlace): Html {
  const { card: words } = page.texts
  const { name, url, manufacturer, swatches } = product
  const link = html`<a href="${url}">${name}</a>`
  return html`<article class="card">
    <div class="card-picture">
      ${product.image && productPicture(product.image, { alt: '', sizes, isFirst, largest: 960 })}
      <p class="tag-row">
        ${!product.in_stock && html`<span class="tag tag-out">${words.soldOut}</span>`}
        ${product.in_stock && isCut(product) && html`<span class="tag tag-sale">${words.saleLabel}</span>`}
        ${product.in_stock && product.labels.filter(({ code }) => code === 'new').map(({ label }) => html`<span class="tag">${label}</span>`)}
      </p>
    </div>
    ${manufacturer && html`<p class="card-brand">${manufacturer}</p>`}
    ${heading === 'h2' ? html`<h2 class="card-name">${link}</h2>` : html`<h3 class="card-name">${link}</h3>`}
    ${priceOf(page, product, product.product_type === 'bundle' || product.product_type === 'grouped')}
    <p class="card-meta">
      ${product.rating !== null && product.review_count > 0 && rating(page, product.rating, product.review_count)}
      ${
        swatches.length > 1 &&
        html`<span class="swatches"
        >${swatches.slice(0, shownSwatches).map(({ swatch }) => swatchDot(swatch))}<span>${words.colours(swatches.length)}</span></span
      >`
      }
    </p>
    <div class="card-wish">${action ?? wishForm(page, product, index)}</div>
  </article>`
}

/** The heart: a form that toggles by itself, and a button that the enhancer listens to. */
export function wishForm(
  page: Page,
  product: Pick<CardProduct, 'product_id' | 'name' | 'manufacturer' | 'final_price_incl_tax'>,
  index?: number,
): Html {
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

/** One colour, or two halves. A drawing, since style attributes are forbidden. */
export function swatchDot(swatch: string | null): Html {
  const [first, second] = (swatch ?? '').split(',').filter((colour) => /^#[0-9a-f]{3,8}$/i.test(colour))
  if (!first) return html``
  const half = second ? html`<path d="M8 1a7 7 0 0 1 0 14Z" fill="${second}" />` : ''
  return html`<svg class="swatch-dot" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><circle cx="8" cy="8" r="7.5" fill="${first}" />${half}</svg>`
}
