// The plain theme's cart, checkout and success page.
import { html } from './html.ts'
import { count, each, form, map, money, word } from './plain.ts'
import type { CartData, PageInfo, Theme } from './theme.ts'
import type { Json } from '../shapes/shape.ts'

const optionsText = (text: Json | undefined): string => {
  const read: unknown = JSON.parse(word(text) || '[]')
  return each(read as Json)
    .map(({ label, value }) => `${word(label)}: ${word(value)}`)
    .join(', ')
}

const sums = (page: PageInfo, totals: Record<string, Json>) => {
  const paid = each(totals.total_segments).find(({ code }) => code === 'grand_total')
  const rows: [string, Json | undefined][] = [
    ['subtotal', totals.subtotal_incl_tax],
    ...(count(totals.discount_amount) === 0 ? [] : [['discount', totals.discount_amount] as [string, Json | undefined]]),
    ['shipping', totals.shipping_incl_tax],
    ['tax', totals.tax_amount],
    ...each(totals.total_segments)
      .filter(({ code }) => code === 'giftcardaccount')
      .map(({ value }) => ['gift_card', value] as [string, Json | undefined]),
    ['total', paid?.value],
  ]
  return html`<table class="totals">${rows.map(([key, value]) => html`<tr><th>${page.say(key)}</th><td>${money(page, value)}</td></tr>`)}</table>`
}

const lines = (page: PageInfo, { quote, totals }: CartData, isFixed: boolean) => {
  const sumOf = (id: string) => each(totals?.items).find((item) => word(item.item_id) === id) ?? {}
  return html`<table class="lines"><tbody>${each(quote?.items).map((item) => {
    const id = word(item.item_id)
    const own = sumOf(id)
    const quantity = isFixed
      ? html`${count(item.qty)}`
      : html`<input type="number" min="0" name="cart[${id}][qty]" value="${count(item.qty)}" aria-label="${page.say('quantity')}">`
    return html`<tr><td><a href="${word(map(item.extension_attributes).url)}">${word(item.name)}</a> <small>${optionsText(own.options)}</small></td><td>${quantity}</td><td>${money(page, own.row_total_incl_tax)}</td></tr>`
  })}</tbody></table>`
}

const isEmpty = ({ quote }: CartData): boolean => each(quote?.items).length === 0

export const cart: Pick<Theme, 'cart' | 'checkout' | 'success'> = {
  cart: (page, data) =>
    isEmpty(data)
      ? html`<p>${page.say('empty_cart')}</p>`
      : html`${form(page, page.urls.updateCart, html`${lines(page, data, false)}<button>${page.say('update')}</button>`)}
${form(page, page.urls.applyCoupon, html`<label>${page.say('coupon')} <input name="coupon_code" value="${word(data.totals?.coupon_code)}"></label> <button>OK</button>`)}
${form(page, page.urls.applyGiftCard, html`<label>${page.say('gift_card')} <input name="gift_card_code"></label> <button>OK</button>`)}
${sums(page, data.totals ?? {})}<a class="button" href="${page.urls.checkout}">${page.say('checkout')}</a>`,
  checkout: (page, data) =>
    html`${lines(page, data, true)}${sums(page, data.totals ?? {})}<noscript><p>${page.say('needs_script')}</p></noscript>`,
  success: (page, order) =>
    html`<h1>${page.say('thanks')}</h1><p>${page.say('order_number')}: <strong id="order-number">${order.number}</strong></p><p>${order.email}</p><p>${page.say('total')}: ${money(page, order.total)}</p>`,
}
