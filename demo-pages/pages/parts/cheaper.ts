// What makes a cart cheaper: a gift below it, and in its summary the plain forms for coupon and gift card, which post.
import type { GiftOffer } from '#demo-pages/shop/discounts/free-gift.ts'
import type { Quote, Totals } from '#demo-pages/shop/shapes.ts'
import { html, type Html } from '../markup.ts'
import { mount } from '../mount.ts'
import type { Page } from '../page.ts'

/** The cart's data about gifts. */
export interface CheaperInfo {
  quote: Quote
  totals: Totals
  gifts: readonly GiftOffer[]
}

/** The gift, which shares the cart's store. */
export function cheaper(page: Page, { quote, totals, gifts }: CheaperInfo): Html {
  const answers = { 'checkout/cart/quote': quote, 'checkout/cart/totals-information': totals, 'checkout/cart/gifts': gifts }
  return html`<div class="cart-cheaper">${mount(page, 'free-gift', { answers, fallback: '' })}</div>`
}

/** The codes in use, and the forms for another one, folded like those of the widget. */
export function codeForms(page: Page, quote: Quote, { coupon_code: coupon }: Totals): Html {
  const { cart } = page.texts
  const cards = quote.extension_attributes.applied_gift_cards.map(({ code }) => code)
  const used = coupon === null ? cards : [coupon, ...cards]
  return html`<div class="touchline-codes">
    ${used.length > 0 && html`<ul class="touchline-codes-used" role="list">${used.map((code) => html`<li class="touchline-code"><bdi translate="no">${code}</bdi></li>`)}</ul>`}
    <details>
      <summary class="touchline-fold">${cart.addCode}</summary>
      <div class="touchline-codes-fields">
        ${coupon === null && form(page.link('checkout/cart/coupon'), 'coupon_code', cart.coupon, cart.apply)}
        ${form(page.link('checkout/cart/gift-card'), 'code', cart.giftCard, cart.apply)}
      </div>
    </details>
  </div>`
}

function form(action: string, name: string, label: string, button: string): Html {
  return html`<form class="touchline-form touchline-codes-form" action="${action}" method="post">
    <label class="touchline-field"><span class="touchline-field-label">${label}</span> <input class="touchline-input" name="${name}" maxlength="64" autocomplete="off" /></label>
    <div class="touchline-form-end"><button class="touchline-button" data-tone="secondary">${button}</button></div>
  </form>`
}
