// The pages to buy and to return: the platform's own cart, confirmation and list of reasons inside the mounts.
import { html } from '../spec-host/pages/html.ts'
import { defaultTheme } from '../spec-host/pages/default-theme.ts'
import { form, word } from '../spec-host/pages/plain.ts'
import type { Theme } from '../spec-host/pages/theme.ts'
import { mount } from './mount.ts'

const COUNTRIES = { NL: 'Nederland', BE: 'België', DE: 'Deutschland', GB: 'United Kingdom', SE: 'Sverige' }

export const visitor: Pick<Theme, 'cart' | 'checkout' | 'success' | 'returns'> = {
  cart: (page, data) => html`${mount('cart', {}, defaultTheme.cart(page, data))}
${mount(
  'coupon',
  { action: page.urls.applyCoupon },
  form(
    page,
    page.urls.applyCoupon,
    html`<label>${page.say('coupon')} <input name="coupon_code" value="${word(data.totals?.coupon_code)}"></label> <button>OK</button>`,
  ),
)}
${mount(
  'gift-card',
  { action: page.urls.applyGiftCard },
  form(page, page.urls.applyGiftCard, html`<label>${page.say('gift_card')} <input name="gift_card_code"></label> <button>OK</button>`),
)}
${mount('free-gift', {}, '')}`,
  checkout: (page, data) =>
    mount('checkout', {}, defaultTheme.checkout(page, data), {
      countries: Object.entries(COUNTRIES).map(([code, label]) => ({ code, label })),
    }),
  success: (page, order) => mount('order-confirmation', {}, defaultTheme.success(page, order)),
  returns: (page, data) => mount('returns-form', { action: page.urls.returns }, defaultTheme.returns(page, data)),
}
