// The cart: rendered from the visitor's session with forms that work without scripts; the widget takes over with the same lines.
import { getItemsBeside } from '../catalogue/related.ts'
import type { HostContext } from '../host/context.ts'
import { listGifts } from '../shop/discounts/free-gift.ts'
import { getQuote } from '../shop/quote.ts'
import { takeNotices } from '../shop/session.ts'
import type { Quote, QuoteItem, Totals } from '../shop/shapes.ts'
import { getTotals } from '../shop/totals.ts'
import type { Frame } from './frame.ts'
import { hidden, html, type Html } from './markup.ts'
import { mount } from './mount.ts'
import type { Page } from './page.ts'
import { cartRows, missingForFree } from './parts/cart-rows.ts'
import { cheaper, codeForms } from './parts/cheaper.ts'
import { cartArrival, deliveryLine, parcelDay, taxNote } from './parts/delivery-line.ts'
import { noticeList } from './parts/notices.ts'
import { productRow } from './parts/product-row.ts'
import { kindTexts } from './texts/kinds.ts'

/** `/checkout/cart`; the checkout redirects here if the stock is short. */
export async function showCart(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const [shop, session] = [c.get('shop'), c.get('session')]
  const [quote, totals] = [await getQuote(shop, session), await getTotals(shop, session)]
  const beside = await getItemsBeside(
    shop.db,
    page.store,
    quote.items.map((item) => item.extension_attributes.product_id),
  )
  const notices = await takeNotices(shop, session)
  return frame.show(c, page, {
    name: 'cart',
    title: page.texts.cart.title,
    isIndexed: false,
    body: html`<div class="sheet wrap">
      <h1>${page.texts.cart.title}</h1>
      ${noticeList(notices)}
      ${mount(page, 'cart', {
        attributes: { checkoutUrl: page.link('checkout'), shopUrl: page.link(''), hasCodes: true },
        answers: { 'checkout/cart/quote': quote, 'checkout/cart/totals-information': totals },
        // The widget's server-rendered buttons would need its script; these forms work without it. An empty cart has no buttons.
        isDrawn: quote.items.length === 0,
        when: 'load',
        fallback: quote.items.length ? lines(page, quote, totals) : empty(page),
      })}
      ${quote.items.length > 0 && cheaper(page, { quote, totals, gifts: await listGifts(shop, session) })}
    </div>
    ${productRow(page, { id: 'beside', title: page.texts.cart.beside, items: beside })}`,
  })
}

/** Whether the stock is too small for a line. */
export function isShort(item: QuoteItem): boolean {
  return item.extension_attributes.product_stock < item.qty
}

function empty(page: Page): Html {
  const { cart } = page.texts
  return html`<div class="touchline-empty">
    <p class="touchline-empty-title">${cart.empty}</p>
    <p class="touchline-empty-text">${cart.emptyText}</p>
    <a class="touchline-button" data-tone="primary" href="${page.link('')}">${cart.shop}</a>
  </div>`
}

function lines(page: Page, quote: Quote, totals: Totals): Html {
  const { cart } = page.texts
  const hasFault = quote.items.some(isShort)
  const deliveries = quote.items.map((item) => item.extension_attributes.delivery)
  const arrival = parcelDay(deliveries)
  const day = hasFault ? '' : cartArrival(page, deliveries)
  return html`<div class="cart-layout">
    <div class="cart-main">
      <ul class="cart-lines" role="list" aria-label="${cart.lines}">
        ${quote.items.map((item) => line(page, item, arrival))}
      </ul>
      <p class="cart-vat">${taxNote(page)}</p>
    </div>
    <section class="cart-sums" aria-label="${cart.summary}">
      <h2 class="cart-sums-title">${cart.summary}</h2>
      ${missingForFree(page, quote, totals)}
      ${codeForms(page, quote, totals)}
      ${cartRows(page, quote, totals)}
      ${day !== '' && html`<p class="cart-sums-delivery">${day}</p>`}
      ${
        hasFault
          ? html`<p class="cart-fault">${page.texts.cart.stockFault}</p>`
          : html`<a class="touchline-button cart-checkout" data-tone="primary" href="${page.link('checkout')}">${cart.checkout}</a>`
      }
    </section>
  </div>`
}

/** A line, with the delivery day of the whole parcel. */
function line(page: Page, item: QuoteItem, arrival: string | null): Html {
  const { cart } = page.texts
  const { name, qty, item_id: itemId } = item
  const {
    image,
    url,
    options,
    players,
    edit_url: editUrl,
    no_return: hasNoReturn,
    delivery,
    min_qty: min,
    max_qty: max,
    qty_editable: isEditable,
    product_stock: stock,
  } = item.extension_attributes
  const action = (path: string) => page.link(`checkout/cart/${path}`)
  return html`<li class="cart-line">
    ${image ? html`<img class="cart-picture" src="${image}" alt="" width="128" height="128" />` : html`<span class="cart-picture"></span>`}
    <div class="cart-words">
      <a class="cart-name" href="${url}">${name}</a>
      ${options.length > 0 && html`<ul class="cart-options" role="list">${options.map(({ label, value }) => html`<li>${label}: ${value}</li>`)}</ul>`}
      ${players.length > 0 && html`<details class="cart-players"><summary>${kindTexts[page.store.language].players}</summary><ul role="list">${players.map((player) => html`<li>${(player.qty ?? 1) > 1 && `${player.qty} × `}${[player.name, player.number, ...player.sizes.map((size) => `${size.name} ${size.value}`)].filter(Boolean).join(', ')}</li>`)}</ul></details>`}
      ${delivery && html`<span class="cart-delivery">${deliveryLine(page, { ...delivery, date: arrival }, null)}</span>`}
      ${hasNoReturn && html`<span class="cart-delivery">${page.texts.product.noReturn}</span>`}
      ${qty > 1 ? html`<span class="cart-each">${cart.each(page.price(item.price_incl_tax))}</span>` : ''}
      ${isShort(item) && html`<p class="cart-fault">${cart.short(stock)}</p>`}
    </div>
    <div class="cart-controls">
      ${
        isEditable
          ? html`<form class="cart-change" action="${action('change')}" method="post">
            ${hidden('item_id', itemId)}
            <div class="touchline-quantity is-small">
              <input
                class="touchline-quantity-number"
                type="number"
                name="qty"
                value="${qty}"
                min="${min}"
                max="${Math.max(max, 1)}"
                inputmode="numeric"
                aria-label="${cart.quantityOf(name)}"
              />
            </div>
            <button class="touchline-button" data-tone="quiet" type="submit">${cart.update}</button>
          </form>`
          : html`<span class="cart-fixed">${qty} ×</span>`
      }
      <div class="cart-links">
        <form action="${action('remove')}" method="post">
          ${hidden('item_id', itemId)}<button class="touchline-button" data-tone="quiet" type="submit">${cart.remove}<span class="touchline-hidden"> ${name}</span></button>
        </form>
        ${editUrl !== null && html`<a class="touchline-button cart-edit" data-tone="quiet" href="${editUrl}">${kindTexts[page.store.language].edit}<span class="touchline-hidden">, ${name}</span></a>`}
      </div>
    </div>
    <strong class="cart-row-total" translate="no">${item.row_total_incl_tax === 0 ? cart.free : page.price(item.row_total_incl_tax)}</strong>
  </li>`
}
