// Several sizes of one article at once: the button of the widget, and without scripts a form with a number for each size.
import { hidden, html, type Html } from '../markup.ts'
import { mount } from '../mount.ts'
import type { Page } from '../page.ts'
import type { WireProduct } from '../product-page.ts'
import { kindTexts } from '../texts/kinds.ts'

/** Whether it comes in sizes that a team buys together, and nothing is printed on it. */
export function isInSizes({ kind, in_stock: isInStock, configurable_data: { attributes } }: WireProduct): boolean {
  return kind === 'configurable' && isInStock && attributes.some(({ code }) => code === 'size')
}

/** The button, which stands beside the size chart. Few need it, so nothing of it is loaded before a press. */
export function orderSizesButton(page: Page, { product_id: productId }: WireProduct): Html {
  return page.suite.manifest ? mount(page, 'order-grid', { attributes: { productId }, fallback: '' }) : html``
}

/** The form, for browsers without scripts or a shop without the suite. */
export function orderSizesForm(page: Page, product: WireProduct): Html {
  const form = sizesForm(page, product)
  return page.suite.manifest ? html`<noscript>${form}</noscript>` : form
}

function sizesForm(page: Page, product: WireProduct): Html {
  const words = kindTexts[page.store.language]
  const { attributes } = product.configurable_data
  const [first] = attributes.filter(({ code }) => code !== 'size')
  const groups = (first?.options ?? [null]).map((option) => ({
    label: option?.label ?? product.name,
    variants: product.virtual_products.filter((variant) => !first || variant[`${first.code}_option_id`] === option?.id),
  }))
  return html`<details class="kind-sizes">
    <summary>${words.sizes}</summary>
    <form action="${page.link('checkout/cart/add')}" method="post">
      ${hidden('product_id', product.product_id)}
      ${groups.map(
        ({ label, variants }) => html`<fieldset class="kind-option">
          <legend>${label}</legend>
          ${variants.map((variant) => sizeField(page, product, variant, label))}
        </fieldset>`,
      )}
      <p><button class="button" type="submit">${page.texts.product.addToCart}</button></p>
    </form>
  </details>`
}

function sizeField(page: Page, product: WireProduct, variant: WireProduct['virtual_products'][number], group: string): Html {
  const size = product.configurable_data.attributes
    .find(({ code }) => code === 'size')
    ?.options.find(({ id }) => id === variant['size_option_id'])?.label
  if (variant.status !== 1 || size === undefined) return html``
  const id = `pieces-${variant.product_id}`
  const most = Math.min(variant.stock, product.max_qty)
  return html`<p class="kind-size">
    <label for="${id}">${size}</label>
    <input class="input" id="${id}" type="number" name="pieces[${variant.sku}]" min="0" max="${most}" step="1" inputmode="numeric" placeholder="0" aria-label="${group}, ${size}" ${most < 1 && 'disabled'} />
    ${most < 1 && html`<span class="muted">${page.texts.product.soldOut}</span>`}
  </p>`
}
