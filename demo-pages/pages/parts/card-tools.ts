// The buttons of a card: wishlist, compare, buy. A page holds each of their forms once, so that a list of 96 cards does not have 96 forms.
import type { ProductKind } from '#demo-pages/catalogue/tables.ts'
import { html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'
import { compareTexts } from '../texts/compare.ts'
import { buyTexts } from './buy-texts.ts'
import { icon } from './icons.ts'

/** A product for the wishlist button. */
export interface WishProduct {
  product_id: number
  name: string
  manufacturer: string | null
  final_price_incl_tax: number | null
}

/** The id of the form that every wishlist button of a page submits. */
export const wishFormId = 'touchline-wish'

/** The id of the form that every compare button of a page submits. */
export const compareFormId = 'touchline-compare'

/** The forms themselves, printed once per page. */
export function formsOfPage(page: Page): Html {
  const form = (id: string, path: string) =>
    html`<form id="${id}" action="${page.link(path)}" method="post"><input type="hidden" name="back" value="${page.link(page.path)}" /></form>`
  return html`${form(wishFormId, 'wishlist/toggle')}${form(compareFormId, 'compare/toggle')}`
}

/** The buttons of a card; `action` replaces the wishlist button. */
export function cardTools(
  page: Page,
  product: WishProduct & { sku: string; url: string; in_stock: boolean; kind: ProductKind | null; has_personalisation: boolean },
  index: number,
  action?: Html,
): Html {
  const { card: texts } = page.texts
  const { product_id: id, name } = product
  return html`<div class="touchline-card-tools">
    ${
      action ??
      html`<button
      class="touchline-card-tool touchline-card-wish"
      type="submit"
      form="${wishFormId}"
      name="product_id"
      value="${id}"
      aria-pressed="false"
      aria-label="${texts.addToWishlist}"
      data-touchline-product="${id}"
      data-touchline-name="${name}"
      data-touchline-brand="${product.manufacturer ?? ''}"
      data-touchline-price="${product.final_price_incl_tax ?? ''}"
      data-touchline-currency="${page.store.currency}"
      data-touchline-index="${index}"
    >
      ${icon('heart')}
    </button>`
    }
    <button
      class="touchline-card-tool touchline-card-compare"
      type="submit"
      form="${compareFormId}"
      name="sku"
      value="${product.sku}"
      aria-pressed="false"
      aria-label="${compareTexts[page.store.language].add}"
      data-sku="${product.sku}"
      data-touchline-name="${name}"
    >
      ${icon('scales')}
    </button>
    ${
      product.in_stock &&
      (isBoughtHere(product)
        ? html`<a class="touchline-card-tool touchline-card-buy" href="${product.url}" data-quick-buy="${id}" aria-label="${buyTexts(page, product)}, ${name}"
      >${icon('cart')}<span class="touchline-card-buy-words">${buyTexts(page, product)}</span></a
    >`
        : html`<a class="touchline-card-tool touchline-card-buy" href="${product.url}" aria-label="${buyTexts(page, product)}, ${name}"
      >${icon('forward')}<span class="touchline-card-buy-words">${buyTexts(page, product)}</span></a
    >`)
    }
  </div>`
}

/** A product with prints, strings or a team roster is bought on its own page. */
function isBoughtHere({ kind, has_personalisation: isPersonal }: { kind: ProductKind | null; has_personalisation: boolean }) {
  return kind !== 'team-wear' && !isPersonal
}
