// The plain theme's product: pictures, price, a form with every choice of its kind, specification, reviews.
import type { Json } from '../shapes/shape.ts'
import { html, jsonText, raw, type Html } from './html.ts'
import { count, each, form, isOn, map, money, word } from './plain.ts'
import type { PageInfo, Theme } from './theme.ts'

type Fields = Record<string, Json>

const variantFields = (product: Fields, prefix: string): Html[] =>
  each(map(product.configurable_data).attributes).map(
    (attribute) =>
      html`<label>${word(attribute.label)} <select name="${prefix}[${word(attribute.id)}]"${prefix === 'super_attribute' ? html` required` : ''}><option value=""></option>${each(
        attribute.options,
      ).map((option) => html`<option value="${word(option.id)}">${word(option.label)}</option>`)}</select></label>`,
  )

const customFields = (page: PageInfo, product: Fields): Html[] =>
  each(product.options).map((option) => {
    const name = `options[${word(option.option_id)}]`
    const extra = count(option.price) > 0 ? ` (+ ${money(page, option.price)})` : ''
    const required = isOn(option.is_require) ? html` required` : ''
    if (option.type === 'field')
      return html`<label>${word(option.title)}${extra} <input name="${name}" maxlength="${word(option.max_characters)}"${required}></label>`
    return html`<label>${word(option.title)} <select name="${name}"${required}><option value=""></option>${each(option.values).map(
      (value) =>
        html`<option value="${word(value.option_type_id)}">${word(value.title)}${count(value.price) > 0 ? ` (+ ${money(page, value.price)})` : ''}</option>`,
    )}</select></label>`
  })

/** A bundle's option, and below it the variants and own options of its selections. */
const bundleFields = (page: PageInfo, product: Fields): Html[] =>
  each(product.bundle_options).map((option) => {
    const name = `bundle_option[${word(option.option_id)}][]`
    const type = option.type === 'checkbox' ? 'checkbox' : 'radio'
    return html`<fieldset><legend>${word(option.title)}</legend>${each(option.selections).map((selection) => {
      const part = map(selection.product)
      const qty = count(selection.selection_qty)
      return html`<label><input type="${type}" name="${name}" value="${word(selection.selection_id)}"${isOn(option.required) ? html` required` : ''}> ${qty} × ${word(part.name)} ${money(page, part.final_price_incl_tax)}</label>${variantFields(part, `bundle_super[${word(option.option_id)}]`)}${customFields(page, part)}`
    })}</fieldset>`
  })

const setFields = (page: PageInfo, product: Fields): Html[] =>
  each(product.child_products).map(
    (part) =>
      html`<label>${word(part.name)} ${money(page, part.final_price_incl_tax)} <input type="number" min="0" name="super_group[${word(part.product_id)}]" value="${count(part.qty)}"></label>`,
  )

const options: Theme['productOptions'] = (page, product) =>
  isOn(product.in_stock)
    ? form(
        page,
        page.urls.addToCart,
        html`<input type="hidden" name="sku" value="${word(product.sku)}">${product.bundle_options ? '' : variantFields(product, 'super_attribute')}${bundleFields(page, product)}${setFields(page, product)}${customFields(page, product)}
<label>${page.say('quantity')} <input type="number" name="qty" min="1" value="1"></label> <button>${page.say('add')}</button>`,
      )
    : html`<p>${page.say('out_of_stock')}</p>`

export const product: Pick<
  Theme,
  'productData' | 'productGallery' | 'productPrice' | 'productOptions' | 'productSpecification' | 'productSizeChart' | 'productReviews'
> = {
  productData: (_page, data) => html`<script type="application/json" id="product-data">${raw(jsonText(data))}</script>`,
  productGallery: (_page, data) =>
    html`<div class="gallery">${each(data.media_gallery).map(
      (image, index) => html`<img src="${word(image.file)}" width="400" height="400" alt="${index === 0 ? word(data.name) : ''}">`,
    )}</div>`,
  productPrice: (page, data) => {
    const isReduced = count(data.final_price_incl_tax) < count(data.price_incl_tax)
    return html`<p class="price">${isReduced ? html`<del>${money(page, data.price_incl_tax)}</del> ` : ''}<strong>${money(page, data.final_price_incl_tax)}</strong></p>
<p>${page.say(isOn(data.in_stock) ? 'in_stock' : 'out_of_stock')}</p>
${each(data.tier_prices).map((tier) => html`<p>${page.say('tiers')} ${count(tier.qty)}: ${money(page, tier.price)}</p>`)}`
  },
  productOptions: options,
  productSpecification: (page, _data, rows) =>
    rows.length === 0
      ? html``
      : html`<h2>${page.say('specification')}</h2><table>${rows.map(([label, value]) => html`<tr><th>${label}</th><td>${value}</td></tr>`)}</table>`,
  productSizeChart: (page, _data, chart) => html`<details><summary>${page.say('size_chart')}</summary>${chart}</details>`,
  productReviews: (_page, _data, reviews) =>
    html`${reviews.map(({ nickname, title, detail, rating }) => html`<article class="review"><h3>${title}</h3><p>${detail}</p><p>${nickname}, ${rating}/5</p></article>`)}`,
}
