// The buy box of a product page: name, price, choices, cart; or a way to ask if the shop does not accept orders for it yet.
import { hidden, html, type Html } from '../markup.ts'
import { mount } from '../mount.ts'
import type { Page } from '../page.ts'
import type { ProductPage, ChartOf, WireProduct } from '../product-page.ts'
import { wishForm } from './card.ts'
import { compareForm } from './compare-form.ts'
import { deliveryLine, taxNote } from './delivery-line.ts'
import { guaranteeLines } from './guarantees.ts'
import { icon } from './icons.ts'
import { bundleFields, printFields, rosterFields, setFields } from './kind-fields.ts'
import { isInSizes, orderSizesButton, orderSizesForm } from './order-sizes.ts'
import { priceOf } from './price.ts'
import { kindTexts } from '../texts/kinds.ts'
import { rating } from './rating.ts'
import { unitPrice } from './unit-price.ts'
import { returnLine, returnLines } from './return-line.ts'
import { teamLink } from './team-link.ts'
import { adviceKindOf, allowsGuestAlerts } from '../product-page.ts'

/** The whole box. */
export function buyBox(page: Page, found: ProductPage, line: number | null, charts: readonly ChartOf[]): Html {
  const { product, short_description } = found
  const { product: words } = page.texts
  const { manufacturer: brand } = product
  const hasBrand = brand !== null && product.name.startsWith(`${brand} `)
  return html`<div class="buy">
    <div class="buy-head">
      <div>
        ${brand && !hasBrand && html`<p class="buy-brand" translate="no">${brand}</p>`}
        <h1>${brand && hasBrand ? html`<bdi translate="no">${brand}</bdi>${product.name.slice(brand.length)}` : product.name}</h1>
      </div>
      ${wishForm(page, product)}
    </div>
    ${product.rating !== null && product.review_count > 0 && html`<p class="buy-rating"><a href="#reviews">${rating(page, product.rating, product.review_count)}</a></p>`}
    ${order(page, found, line, charts)}
    <p class="buy-text">${short_description}</p>
    ${teamLink(page, product, { isOwnPage: true })}
    <div class="buy-tools">
    ${mount(page, 'compare-toggle', { attributes: { compareUrl: page.link('compare') }, fallback: compareForm(page, product) })}
    ${mount(page, 'share-link', { isDrawn: false, isOptional: true, fallback: '' })}
    ${product.in_stock && html`<p class="buy-ask"><a href="${questionUrl(page, product)}">${icon('mail', 20)} ${words.ask}</a></p>`}
    </div>
    <p class="buy-sku">${words.sku} <span translate="no">${product.sku}</span></p>
  </div>`
}

/** Choices, quantity and button: one form, which the widgets take over; with `line` it changes a line of the cart. */
function order(page: Page, found: ProductPage, line: number | null, charts: readonly ChartOf[]): Html {
  const { product } = found
  const { product_id: productId, team_wear: team } = product
  const isBuilt = isWholeBuilt(page, product)
  const encoding = team ? html` enctype="multipart/form-data"` : html``
  const isForTeams = isInSizes(product)
  const [chosen, ...others] = partsOf(product)
  const part = ({ name, fields }: FormPart) =>
    isBuilt
      ? mount(page, name, {
          attributes: { productId, ...(name === 'product-options' ? { saysDelivery: false } : {}) },
          options: { product },
          fallback: fields(page, product),
        })
      : fields(page, product)
  return html`<form class="buy-form" id="${formId}" action="${page.link('checkout/cart/add')}" method="post"${encoding}>
      ${hidden('product_id', productId)}${line !== null && hidden('line', line)}
      ${part(chosen)} ${charts.length > 0 && sizeHelp(page, productId, charts)} ${others.map(part)}
      ${team ? html`<a class="button" href="#team">${kindTexts[page.store.language].verbs.team}</a>` : button(page, product)}
    </form>
    ${isForTeams && html`<div class="buy-sizes">${orderSizesButton(page, product)}</div>${orderSizesForm(page, product)}`}
    ${promises(page, product)} ${guaranteeLines(page, found)}
    ${canSellOut(product) && mount(page, 'stock-alert', { attributes: { productId, allowsGuests: allowsGuestAlerts(page.store), ...waitedFor(product) }, fallback: '' })}
    ${!product.in_stock && soldOut(page, product)}`
}

/** The roster of a team's kit with the button, as wide as the page. They belong to the form in the buy box, which has the kit's choices. */
export function teamSheet(page: Page, product: WireProduct): Html {
  const { product_id: productId, team_wear: team } = product
  if (!team) return html``
  const fields = rosterFields(page, product, formId)
  return html`<section class="team-sheet wrap" id="team">
    ${isWholeBuilt(page, product) ? mount(page, 'team-roster', { attributes: { productId }, options: { product }, fallback: fields }) : fields}
    ${button(page, product)}
  </section>`
}

/** The form's id: what stands outside of it belongs to it by that. */
const formId = 'buy-form'

/** A widget that is not built leaves the whole form to itself: half of one would send half of what is chosen. */
function isWholeBuilt(page: Page, product: WireProduct): boolean {
  const names = [...partsOf(product).map(({ name }) => name), ...(product.team_wear ? ['team-roster'] : [])]
  return names.every((name) => page.suite.manifest?.widgets[name])
}

function button(page: Page, product: WireProduct): Html {
  const fallback = quantityAndButton(page, product)
  if (!isWholeBuilt(page, product)) return fallback
  return mount(page, 'add-to-cart', {
    attributes: { productId: product.product_id, hasQuantity: hasQuantity(product), form: product.team_wear ? formId : null },
    // Drawn by the server it would not know the product and print a button that is off.
    isDrawn: false,
    fallback,
  })
}

/** Whether anything of it is sold out: what is not needs no alert, and an empty place for one would be a gap. */
function canSellOut({ in_stock: isInStock, virtual_products: variants }: WireProduct): boolean {
  return !isInStock || variants.some(({ status, stock }) => status === 1 && stock === 0)
}

/** The product that an alert can be set for without choices; for variants only after one is chosen. */
function waitedFor({
  in_stock: isInStock,
  sku,
  expected_on: expectedOn,
  configurable_data: { attributes },
}: WireProduct): Record<string, string | null> {
  return isInStock || attributes.length > 0 ? {} : { sku, expectedOn }
}

/** When it comes and whether it can come back, by what is chosen; of what cannot be had only the second. */
function promises(page: Page, product: WireProduct): Html {
  const { product_id: productId, delivery, final_price_incl_tax: price } = product
  const returned = html`<p class="buy-delivery">${icon('return', 20)}<span>${returnLine(page, product)}</span></p>`
  if (!delivery) return html`<div class="buy-promises">${returned}</div>`
  return mount(page, 'delivery-promise', {
    class: 'buy-promises',
    attributes: { productId, price },
    options: { delivery, returns: returnLines(page, product) },
    fallback: html`<p class="buy-delivery">${icon('truck', 20)}<span>${deliveryLine(page, delivery, price)}</span></p>${returned}`,
  })
}

interface FormPart {
  /** The widget that replaces it. */
  name: string
  fields: (page: Page, product: WireProduct) => Html
}

/** The parts to choose in the buy box, in the order of choosing. */
function partsOf({ kind, team_wear: team, personalisation, product_id: id }: WireProduct): [FormPart, ...FormPart[]] {
  const chosen =
    kind === 'grouped'
      ? { name: 'set-builder', fields: (page: Page, whole: WireProduct) => html`${facts(page, whole)}${setFields(page, whole)}` }
      : kind === 'bundle' || team
        ? { name: 'bundle-options', fields: (page: Page, whole: WireProduct) => html`${facts(page, whole)}${bundleFields(page, whole)}` }
        : { name: 'product-options', fields: choices }
  const own = [team?.name_option_id ?? null, team?.number_option_id ?? null]
  return [
    chosen,
    ...(personalisation.length
      ? [{ name: 'personalisation', fields: (page: Page, whole: WireProduct) => printFields(page, id, whole.personalisation, own) }]
      : []),
  ]
}

/** Price, tax and delivery of what is put together: from what the cheapest permitted choice costs. */
function facts(page: Page, product: WireProduct): Html {
  const each = product.team_wear && html` <span class="muted">${kindTexts[page.store.language].perPlayer}</span>`
  return html`${priceOf(page, product, true)}
    <p class="product-options-vat">${each} ${taxNote(page)}</p>`
}

/** Charts, of a kit's parts too, and advice, below the sizes. Each is a link or a button; the form of an advice comes in a dialog. */
function sizeHelp(page: Page, productId: number, charts: readonly ChartOf[]): Html {
  const own = charts.find((one) => one.productId === productId)
  const kind = own && adviceKindOf(own.chart)
  const isAlone = charts.length === 1 && own !== undefined
  return html`<div class="buy-sizes">
    ${charts.map(({ productId: id, chart }) => {
      const link = html`<a href="#sizes-${chart.code}">${chart.title}</a>`
      return html`${mount(page, 'size-chart', { attributes: { productId: id, ...(isAlone ? {} : { label: chart.title }) }, fallback: link })}
        ${page.suite.manifest && html`<noscript>${link}</noscript>`}`
    })}
    ${kind && mount(page, 'size-advice', { attributes: { productId, asks: kind }, fallback: '' })}
  </div>`
}

/** The fields of `product-options`, as a plain form. */
function choices(page: Page, product: WireProduct): Html {
  const { product: words } = page.texts
  return html`<div class="product-options-parts">
    ${priceOf(page, product)}
    <p class="product-options-vat">${taxNote(page)}</p>
    ${unitPrice(page, product)}
    ${product.configurable_data.attributes.map(
      ({ code, label, options }) =>
        html`<p class="field">
          <label for="option-${code}">${label}</label
          ><select class="select" id="option-${code}" name="option[${code}]" required>
            <option value="">${words.choose(label)}</option>
            ${options.map((option) => html`<option value="${option.id}">${option.label}</option>`)}
          </select>
        </p>`,
    )}
    <p class="product-options-stock" ${!product.in_stock && html`data-stock="out"`}>${product.in_stock ? words.inStock : words.soldOut}</p>
  </div>`
}

/** A roster determines its own quantity, a set's parts have theirs. */
function hasQuantity(product: WireProduct): boolean {
  return product.team_wear === null && product.kind !== 'grouped'
}

function quantityAndButton(page: Page, product: WireProduct): Html {
  const { product: words } = page.texts
  const off = !product.in_stock && 'disabled'
  return html`<div class="add-to-cart-parts">
    ${
      hasQuantity(product) &&
      html`<div class="touchline-quantity">
      <input
        class="touchline-quantity-number"
        type="number"
        name="qty"
        value="${product.min_qty}"
        min="${product.min_qty}"
        max="${product.max_qty}"
        step="1"
        inputmode="numeric"
        aria-label="${words.quantity}"
        ${off}
      />
    </div>`
    }
    <button class="touchline-button add-to-cart-button" type="submit" data-tone="primary" form="${formId}" ${off}>${icon('cart', 20)} ${product.in_stock ? words.addToCart : words.soldOut}</button>
  </div>`
}

function soldOut(page: Page, product: WireProduct): Html {
  const { product: words } = page.texts
  return html`<aside class="ask">
    <p>${words.soldOutText}</p>
    <a class="button button-plain" href="${questionUrl(page, product)}">${icon('mail', 20)} ${words.ask}</a>
  </aside>`
}

function questionUrl(page: Page, product: WireProduct): string {
  return `${page.link('contact')}?product=${product.product_id}`
}
