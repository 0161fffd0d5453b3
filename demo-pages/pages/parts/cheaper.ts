// The discounts below a cart: a gift, a coupon, gift cards. Coupon and gift card have plain forms that post.
import type { GiftOffer } from '#demo-pages/shop/discounts/free-gift.ts'
import type { Quote, Totals } from '#demo-pages/shop/shapes.ts'
import { html, type Html } from '../markup.ts'
import { mount } from '../mount.ts'
import type { Page } from '../page.ts'

/** The cart's data about discounts. */
export interface CheaperInfo {
  quote: Quote
  totals: Totals
  gifts: readonly GiftOffer[]
}

/** Three mounts that share the cart's store. */
export function cheaper(page: Page, { quote, totals, gifts }: CheaperInfo): Html {
  const answers = { 'checkout/cart/quote': quote, 'checkout/cart/totals-information': totals }
  const { cart } = page.texts
  const [couponAction, cardAction] = [page.link('checkout/cart/coupon'), page.link('checkout/cart/gift-card')]
  return html`<div class="cart-cheaper">
    ${mount(page, 'free-gift', { answers: { ...answers, 'checkout/cart/gifts': gifts }, fallback: '' })}
    ${mount(page, 'coupon', {
      attributes: { action: couponAction },
      answers,
      fallback: form(couponAction, 'coupon_code', cart.coupon, cart.apply),
    })}
    ${mount(page, 'gift-card', {
      attributes: { action: cardAction },
      answers,
      fallback: form(cardAction, 'code', cart.giftCard, cart.apply),
    })}
  </div>`
}

function form(action: string, name: string, label: string, button: string): Html {
  return html`<form action="${action}" method="post">
    <label>${label} <input name="${name}" maxlength="64" autocomplete="off" /></label> <button class="touchline-button">${button}</button>
  </form>`
}
