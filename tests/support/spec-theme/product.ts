// The product page: the platform's JSON of the product in the mounts, and its own fields inside them.
import { html, raw, type Html } from '../spec-host/pages/html.ts'
import { defaultTheme } from '../spec-host/pages/default-theme.ts'
import { each, isOn, word } from '../spec-host/pages/plain.ts'
import type { PageInfo, Theme } from '../spec-host/pages/theme.ts'
import { mount } from './mount.ts'

type Product = Parameters<Theme['productOptions']>[1]

const KINDS: Record<string, string> = { bundle: 'bundle-options', grouped: 'set-builder' }

/** The platform's form in three pieces, each inside the mount that replaces it. */
const pieces = (page: PageInfo, product: Product): { before: string; fields: string; button: string; after: string } => {
  const whole = defaultTheme.productOptions(page, product).text
  const start = whole.indexOf('<input type="hidden" name="sku"')
  const fields = whole.indexOf('>', start) + 1
  const button = whole.lastIndexOf('<label>')
  const end = whole.indexOf('</form>')
  return { before: whole.slice(0, fields), fields: whole.slice(fields, button), button: whole.slice(button, end), after: '</form>' }
}

const hasOptions = (product: Product): boolean => {
  const parts = [
    ...each(product.bundle_options).flatMap((option) => each(option.selections).flatMap((entry) => each([entry.product ?? null]))),
  ]
  return [product, ...parts].some(({ options }) => each(options).length > 0)
}

const options: Theme['productOptions'] = (page, product) => {
  const id = { 'product-id': word(product.product_id) }
  const data = { product }
  const kind = KINDS[word(product.product_type)] ?? 'product-options'
  const extras = (): Html[] => [
    ...(hasOptions(product) ? [mount('personalisation', id, '', data)] : []),
    ...(isOn(product.team_wear) ? [mount('team-roster', id, '', data)] : []),
  ]
  if (!isOn(product.in_stock))
    return html`${mount(kind, id, defaultTheme.productOptions(page, product), data)}${mount('add-to-cart', id, '')}`
  const { before, fields, button, after } = pieces(page, product)
  const form = html`${raw(before)}${mount(kind, id, raw(fields), data)}${extras()}${mount('add-to-cart', id, raw(button))}${raw(after)}`
  return kind === 'product-options' ? html`${form}${mount('order-grid', id, '')}` : form
}

export const product: Partial<Theme> = {
  productGallery: (page, data) =>
    mount(
      'lightbox',
      { 'max-zoom': 5 },
      mount('gallery', { 'product-id': word(data.product_id), label: word(data.name) }, defaultTheme.productGallery(page, data), {
        images: each(data.media_gallery).map(({ file }) => word(file)),
      }),
    ),
  productOptions: (page, data) => html`${options(page, data)}
${mount('wishlist-toggle', {}, html`<button type="button" data-touchline-product="${word(data.product_id)}" aria-label="${page.say('wishlist')}: ${word(data.name)}" aria-pressed="false">♡</button>`)}
${mount('compare-toggle', {}, html`<button type="button" data-sku="${word(data.sku)}" aria-pressed="false">${page.say('compare')}</button>`)}`,
  productSpecification: (page, data, rows) =>
    rows.length === 0
      ? html``
      : mount('specification', { 'product-id': word(data.product_id) }, defaultTheme.productSpecification(page, data, rows)),
  productSizeChart: (page, data, chart) =>
    mount('size-chart', { 'product-id': word(data.product_id) }, defaultTheme.productSizeChart(page, data, chart)),
  productReviews: (page, data, reviews) =>
    reviews.length === 0
      ? html``
      : mount('reviews', { 'product-id': word(data.product_id) }, defaultTheme.productReviews(page, data, reviews)),
}
