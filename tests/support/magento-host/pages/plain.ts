// Helpers of the plain theme: money in Magento's format, and forms with the form key.
import { html, raw, jsonText, type Html, type Part } from '#tests/support/spec-host/pages/html.ts'
import type { Json } from '../json.ts'
import type { Card, PageInfo } from './theme.ts'

export const written = (page: PageInfo, amount: number): string =>
  new Intl.NumberFormat(page.store.locale.replace('_', '-'), { style: 'currency', currency: page.store.currency }).format(amount)

const wrapped = (page: PageInfo, id: string, amount: number, type: string): Html =>
  html`<span id="${id}" data-price-amount="${amount}" data-price-type="${type}" class="price-wrapper"><span class="price">${written(page, amount)}</span></span>`

/** A product's price box, with the regular price beside a reduced one. */
export const money = (page: PageInfo, { id, final, regular }: Pick<Card, 'id' | 'final' | 'regular'>): Html => {
  const own = html`<span class="price-container price-final_price tax weee">${wrapped(page, `product-price-${id}`, final, 'finalPrice')}</span>`
  const old = html`<span class="old-price"><span class="price-container price-final_price tax weee">${wrapped(page, `old-price-${id}`, regular, 'oldPrice')}</span></span>`
  return html`<div class="price-box price-final_price" data-role="priceBox" data-product-id="${id}" data-price-box="product-id-${id}">${
    final < regular ? html`<span class="special-price">${own}</span> ${old}` : own
  }</div>`
}

export const form = (page: PageInfo, action: string, content: Part, attributes: Html = raw('')): Html =>
  html`<form method="post" action="${action}" ${attributes}><input name="form_key" type="hidden" value="${page.formKey}">${content}</form>`

/** A script that Magento's own loader would run: data for scripts, which the browser does not execute. */
export const magentoInit = (value: Json): Html => html`<script type="text/x-magento-init">${raw(jsonText(value))}</script>`
