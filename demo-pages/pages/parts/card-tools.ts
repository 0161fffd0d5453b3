// What can be done from a card: keep, buy. Buttons of forms that stand once a page, so that a list of 96 has no 96 forms.
import { html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'
import { icon } from './icons.ts'

/** What a heart knows of its product. */
export interface WishProduct {
  product_id: number
  name: string
  manufacturer: string | null
  final_price_incl_tax: number | null
}

/** The id of the form that every heart of a page sends. */
export const wishFormId = 'touchline-wish'

/** The form itself, once a page. */
export function wishFormOfPage(page: Page): Html {
  return html`<form id="${wishFormId}" action="${page.link('wishlist/toggle')}" method="post">
    <input type="hidden" name="back" value="${page.link(page.path)}" />
  </form>`
}

/** The tools of a card; `action` stands instead of the heart. */
export function cardTools(
  page: Page,
  product: WishProduct & { sku: string; url: string; in_stock: boolean },
  index: number,
  action?: Html,
): Html {
  const { card: words } = page.texts
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
      aria-label="${words.addToWishlist}"
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
    ${
      product.in_stock &&
      html`<a class="touchline-card-tool touchline-card-buy" href="${product.url}" data-quick-buy="${id}"
      >${icon('cart')}<span class="touchline-card-buy-words">${words.quickBuy}</span><span class="touchline-hidden">, ${name}</span></a
    >`
    }
  </div>`
}
