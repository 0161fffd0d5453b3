// The part of a product's page where one decides: name, price, choices, cart; or a way to ask where the shop takes no order yet.
import { hidden, html, type Html } from '../markup.ts'
import { mount } from '../mount.ts'
import type { Page } from '../page.ts'
import type { ProductPage, WireProduct } from '../product-page.ts'
import { wishForm } from './card.ts'
import { compareForm } from './compare-form.ts'
import { icon } from './icons.ts'
import { priceOf } from './price.ts'
import { rating } from './rating.ts'

/** The kinds a shopper can put into the cart by herself so far. */
const orderable = new Set(['simple', 'configurable'])

/** The whole box. */
export function buyBox(page: Page, found: ProductPage): Html {
  const { product, kind, short_description } = found
  const { product: words } = page.texts
  const isOrderable = orderable.has(kind)
  return html`<div class="buy">
    <div class="buy-head">
      <div>
        ${product.manufacturer && html`<p class="buy-brand">${product.manufacturer}</p>`}
        <h1>${product.name}</h1>
      </div>
      ${wishForm(page, product)}
    </div>
    ${product.rating !== null && product.review_count > 0 && html`<p class="buy-rating"><a href="#reviews">${rating(page, product.rating, product.review_count)}</a></p>`}
    <p class="buy-text">${short_description}</p>
    ${isOrderable ? order(page, product) : html`${priceOf(page, product, kind === 'bundle' || kind === 'grouped' || kind === 'team-wear')}${ask(page, found)}`}
    ${mount(page, 'compare-toggle', { attributes: { compareUrl: page.link('compare') }, fallback: compareForm(page, product) })}
    <ul class="buy-promises" role="list">
      ${product.delivery && html`<li>${icon('truck')}${product.delivery}</li>`}
      <li>${icon('return')}${product.no_return ? words.noReturn : words.returns}</li>
    </ul>
    <p class="buy-sku">${words.sku} ${product.sku}</p>
  </div>`
}

/** Choices, quantity and button: one form, which the two widgets take over. */
function order(page: Page, product: WireProduct): Html {
  const { product_id: productId } = product
  return html`<form class="buy-form" action="${page.link('checkout/cart/add')}" method="post">
      ${hidden('product_id', productId)}
      ${mount(page, 'product-options', { attributes: { productId }, options: { product }, fallback: choices(page, product) })}
      ${mount(page, 'add-to-cart', {
        attributes: { productId },
        // Drawn by the server it would not know the product and print a button that is off.
        isDrawn: false,
        fallback: quantityAndButton(page, product),
      })}
    </form>
    ${!product.in_stock && soldOut(page, product)}`
}

/** What `product-options` shows, as plain fields. */
function choices(page: Page, product: WireProduct): Html {
  const { product: words } = page.texts
  return html`<div class="product-options-parts">
    ${priceOf(page, product)}
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

function quantityAndButton(page: Page, product: WireProduct): Html {
  const { product: words } = page.texts
  const off = !product.in_stock && 'disabled'
  return html`<div class="add-to-cart-parts">
    <div class="touchline-quantity">
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
    </div>
    <button class="touchline-button add-to-cart-button" type="submit" data-tone="primary" ${off}>${icon('cart', 20)} ${product.in_stock ? words.addToCart : words.soldOut}</button>
  </div>`
}

function soldOut(page: Page, product: WireProduct): Html {
  const { product: words } = page.texts
  return html`<aside class="ask">
    <p>${words.soldOutText}</p>
    <a class="button button-plain" href="${askUrl(page, product)}">${icon('mail', 20)} ${words.ask}</a>
  </aside>`
}

/** For kinds whose configurator is not here yet: how to order all the same. */
function ask(page: Page, { product, kind }: ProductPage): Html {
  const { product: words } = page.texts
  const text = isAsk(kind, words.asks) ? words.asks[kind] : words.asks.soldOut
  return html`<aside class="ask">
    <h2>${words.askTitle}</h2>
    <p>${text}</p>
    <a class="button" href="${askUrl(page, product)}">${icon('mail', 20)} ${words.ask}</a>
  </aside>`
}

function isAsk<Asks extends object>(kind: string, asks: Asks): kind is string & keyof Asks {
  return Object.hasOwn(asks, kind)
}

function askUrl(page: Page, product: WireProduct): string {
  return `${page.link('contact')}?product=${product.product_id}`
}
