// The plain theme's cart, checkout, success page, login and account.
import { html, jsonText, raw, type Html } from '#tests/support/spec-host/pages/html.ts'
import { each, numberOf, textOf, type Fields } from '../json.ts'
import { form, written } from './plain.ts'
import type { CartData, PageInfo, Theme } from './theme.ts'

const amount = (page: PageInfo, value: unknown): string => written(page, numberOf(value) ?? 0)

/** Option texts of a line are already HTML, as Magento writes them. */
const optionsText = (text: unknown): Html =>
  html`${each(JSON.parse(textOf(text) ?? '[]')).map(
    ({ label, value }) => html`<dl class="item-options"><dt>${textOf(label)}</dt><dd>${raw(textOf(value) ?? '')}</dd></dl>`,
  )}`

const lines = (page: PageInfo, { totals }: CartData, isFixed: boolean): Html =>
  html`<table class="cart items data table"><tbody>${each(totals?.['items']).map((item) => {
    const id = textOf(item['item_id'])
    const qty = isFixed
      ? html`${textOf(item['qty'])}`
      : html`<input type="number" min="0" name="cart[${id}][qty]" value="${textOf(item['qty'])}" title="${page.say('Qty')}" class="input-text qty">`
    return html`<tr class="item-info"><td>${textOf(item['name'])} ${optionsText(item['options'])}</td><td>${qty}</td><td>${amount(page, item['row_total_incl_tax'])}</td></tr>`
  })}</tbody></table>`

const sums = (page: PageInfo, totals: Fields | null): Html =>
  html`<table class="data table totals">${each(totals?.['total_segments']).map(
    ({ code, title, value }) => html`<tr class="totals ${textOf(code)}"><th>${textOf(title)}</th><td>${amount(page, value)}</td></tr>`,
  )}</table>`

export const cart: Pick<Theme, 'cart' | 'checkout' | 'success' | 'login' | 'account'> = {
  cart: (page, data) =>
    each(data.totals?.['items']).length === 0
      ? html`<div class="cart-empty"><p>${page.say('You have no items in your shopping cart.')}</p></div>`
      : html`${form(page, page.urls.updateCart, html`${lines(page, data, false)}<button>${page.say('Update Shopping Cart')}</button>`, html`id="form-validate"`)}
${form(page, page.urls.coupon, html`<label>${page.say('Enter discount code')} <input name="coupon_code" value="${textOf(data.totals?.['coupon_code'])}"></label> <button>${page.say('Apply Discount')}</button>`, html`id="discount-coupon-form"`)}
${sums(page, data.totals)}<a class="action primary checkout" href="${page.urls.checkout}">${page.say('Proceed to Checkout')}</a>`,
  checkout: (page, data) => html`<div id="checkout">${lines(page, data, true)}${sums(page, data.totals)}</div>
<script${page.nonce === null ? '' : html` nonce="${page.nonce}"`}>window.checkoutConfig = ${raw(jsonText(data.config))};</script>`,
  success: (page, order) =>
    html`<div class="checkout-success"><p>${page.say('Your order # is: %1.').replace('%1', order.number)}</p></div>`,
  login: (page) =>
    form(
      page,
      page.urls.loginPost,
      html`<label>${page.say('Email')} <input name="login[username]" type="email" autocomplete="username" required></label>
<label>${page.say('Password')} <input name="login[password]" type="password" autocomplete="current-password" required></label> <button>${page.say('Sign In')}</button>`,
      html`id="login-form"`,
    ),
  account: (
    page,
    { customer, orders },
  ) => html`<p>${textOf(customer['firstname'])} ${textOf(customer['lastname'])}, ${textOf(customer['email'])}</p>
<ul class="orders">${orders.map((order) => html`<li>${order.number} ${order.date} ${written(page, order.total)}</li>`)}</ul>`,
}
