// The plain theme's product page: the data that Magento prints, gallery, price, and a form with the choices of its kind.
import { html, type Html } from '#tests/support/spec-host/pages/html.ts'
import { each, fieldsOf, listOf, textOf, type Fields } from '../json.ts'
import { form, magentoInit, money, written } from './plain.ts'
import type { PageInfo, ProductPage, Theme } from './theme.ts'

const attributeFields = (page: PageInfo, config: Fields): Html[] =>
  each(Object.values(fieldsOf(config['attributes']))).map(
    (attribute) =>
      html`<div class="field configurable required"><label>${textOf(attribute['label'])} <select name="super_attribute[${textOf(attribute['id'])}]" required><option value="">${page.say('Choose an Option...')}</option>${each(
        attribute['options'],
      ).map((option) => html`<option value="${textOf(option['id'])}">${textOf(option['label'])}</option>`)}</select></label></div>`,
  )

const selectionField = (page: PageInfo, optionId: string, isMulti: boolean, isChosen: boolean, [id, given]: [string, unknown]): Html => {
  const selection = fieldsOf(given)
  const price = Number(textOf(fieldsOf(fieldsOf(selection['prices'])['finalPrice'])['amount']))
  const [type, name] = isMulti ? ['checkbox', `bundle_option[${optionId}][${id}]`] : ['radio', `bundle_option[${optionId}]`]
  return html`<label><input type="${type}" name="${name}" value="${id}"${isChosen ? html` checked` : ''}> ${textOf(selection['qty'])} x ${textOf(selection['name'])} +${written(page, price)}</label>`
}

const bundleFields = (page: PageInfo, config: Fields): Html[] =>
  Object.entries(fieldsOf(config['options'])).map(([id, given]) => {
    const option = fieldsOf(given)
    const chosen = listOf(fieldsOf(config['selected'])[id])
    return html`<fieldset class="field option"><legend>${textOf(option['title'])}</legend>${Object.entries(
      fieldsOf(option['selections']),
    ).map((selection) => selectionField(page, id, option['isMulti'] === true, chosen.includes(selection[0]), selection))}</fieldset>`
  })

const options: Theme['productOptions'] = (page, product) =>
  product.isSalable
    ? form(
        page,
        product.action,
        html`<input type="hidden" name="product" value="${product.id}"><input type="hidden" name="item" value="${product.id}">
${attributeFields(page, fieldsOf(product.jsonConfig))}${bundleFields(page, fieldsOf(product.bundleConfig))}
<div class="field qty"><label>${page.say('Qty')} <input type="number" name="qty" id="qty" min="0" value="1" title="${page.say('Qty')}" class="input-text qty"></label></div>
<button type="submit" title="${page.say('Add to Cart')}" class="action primary tocart" id="product-addtocart-button">${page.say('Add to Cart')}</button>`,
        html`id="product_addtocart_form" data-product-sku="${product.sku}"`,
      )
    : html`<div class="stock unavailable"><span>${page.say('Out of stock')}</span></div>`

const data: Theme['productData'] = (_page, product: ProductPage) => {
  const { id, priceConfig, jsonConfig, jsonSwatchConfig, bundleConfig } = product
  const scripts = [magentoInit({ [`[data-role=priceBox][data-price-box=product-id-${id}]`]: { priceBox: { priceConfig } } })]
  if (jsonConfig !== null)
    scripts.push(
      magentoInit({ '[data-role=swatch-options]': { 'Magento_Swatches/js/swatch-renderer': { jsonConfig, jsonSwatchConfig } } }),
      magentoInit({ '#product_addtocart_form': { configurable: { spConfig: jsonConfig, gallerySwitchStrategy: 'replace' } } }),
    )
  if (bundleConfig !== null)
    scripts.push(
      magentoInit({ '#product_addtocart_form': { priceBundle: { optionConfig: bundleConfig, controlContainer: '.field.option' } } }),
    )
  return html`${scripts}`
}

export const product: Pick<Theme, 'productData' | 'productGallery' | 'productPrice' | 'productOptions'> = {
  productData: data,
  productGallery: (_page, { gallery, name }) =>
    html`<div class="product media">${gallery.slice(0, 1).map((src) => html`<img class="product-image-photo" src="${src}" width="400" height="400" alt="${name}">`)}</div>`,
  productPrice: (page, shown) => html`<div class="product-info-price">${money(page, shown)}
<div class="product-info-stock-sku">${shown.isSalable ? html`<div class="stock available"><span>${page.say('In stock')}</span></div>` : ''}<div class="product attribute sku"><div class="value" itemprop="sku">${shown.sku}</div></div></div></div>`,
  productOptions: options,
}
