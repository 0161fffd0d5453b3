// The checkout and the page after it: the widgets do the work, the host redirects visitors who cannot order.
import type { HostContext } from '../host/context.ts'
import type { StoreView } from '../host/store-view.ts'
import { tileAddress } from '../server/map-tiles.ts'
import { describePlacedOrder } from '../service/placed-order.ts'
import { getPaymentStatus, isPlaced } from '../shop/payment-status.ts'
import { getQuote } from '../shop/quote.ts'
import { takeNotices } from '../shop/session.ts'
import type { LastOrder } from '../shop/shapes.ts'
import { getTotals } from '../shop/totals.ts'
import { isShort } from './cart.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './markup.ts'
import { mount } from './mount.ts'
import type { Page } from './page.ts'
import { noticeList } from './parts/notices.ts'
import { sellerOf } from './seller.ts'

/** `/checkout`; redirects to the cart if it is empty or its stock is short. */
export async function showCheckout(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const [shop, session] = [c.get('shop'), c.get('session')]
  const quote = await getQuote(shop, session)
  const isEmpty = quote.items.length === 0
  // The shopper of an order with an open payment has no cart any more, and may have come back to pay.
  if (isEmpty && (await getPaymentStatus(shop, session)).status === 'none') return c.redirect(page.link('checkout/cart'), 302)
  if (quote.items.some(isShort)) return c.redirect(page.link('checkout/cart?reason=stock'), 302)
  const { checkout } = page.texts
  const totals = await getTotals(shop, session)
  return frame.show(c, page, {
    name: 'checkout',
    title: checkout.title,
    isIndexed: false,
    isQuiet: true,
    body: html`<div class="sheet wrap">
      <h1>${checkout.title}</h1>
      ${noticeList(await takeNotices(shop, session))}
      ${mount(page, 'checkout', {
        when: 'load',
        options: {
          countries: countriesOf(c.get('store')),
          ...(c.get('store').shipsTo.includes('NL') ? { addressLookup: 'api/address/complete' } : {}),
          mapTiles: tileAddress,
          mapCredit: checkout.mapCredit,
          loginUrl: `${page.link('account/login')}?back=${encodeURIComponent(page.link('checkout'))}`,
        },
        answers: isEmpty ? {} : { 'checkout/cart/quote': quote, 'checkout/cart/totals-information': totals },
        isDrawn: false,
        fallback: html`<div class="checkout-wait">
          <noscript><p class="notice notice-error">${checkout.noScript}</p></noscript>
          <p class="checkout-loading">${checkout.loading}</p>
          <p>
            <a class="button button-plain" href="${page.link('checkout/cart')}">${checkout.back}</a>
            <a class="button button-plain" href="mailto:${sellerOf(page.store).email}">${page.texts.contact.mail}</a>
          </p>
        </div>`,
      })}
    </div>`,
  })
}

/** The countries the store delivers to, its own first, in its language. */
export function countriesOf({ shipsTo, locale }: StoreView): { code: string; label: string }[] {
  const names = new Intl.DisplayNames([locale.replace('_', '-')], { type: 'region' })
  return shipsTo.map((code) => ({ code, label: names.of(code) ?? code }))
}

/** `/checkout/success`: the order that this session placed last. */
export async function showSuccess(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const { checkout } = page.texts
  const order = await describePlacedOrder(c.get('shop'), c.get('session'))
  // An old tab, or a typed address: the page does not thank for an unpaid order.
  if (order && !isPlaced(order.status)) return c.redirect(page.link(`checkout?payment=${order.status}`), 303)
  const title = order ? checkout.successTitle : checkout.noOrder
  return frame.show(c, page, {
    name: 'success',
    title,
    isIndexed: false,
    body: html`<div class="sheet sheet-narrow wrap">
      <h1>${title}</h1>
      ${
        order
          ? mount(page, 'order-confirmation', {
              when: 'load',
              attributes: { shopUrl: page.link(''), hasHeading: false },
              answers: { 'checkout/cart/last-order': order },
              fallback: confirmation(page, order),
            })
          : nothing(page)
      }
    </div>`,
  })
}

function confirmation(page: Page, order: LastOrder): Html {
  const { checkout } = page.texts
  return html`<p>${checkout.orderNumber} <strong data-order-number="${order.order_number}" translate="no">${order.order_number}</strong></p>
    <p>${checkout.mail}</p>
    <ul role="list">
      ${order.items.map(({ name, qty, row_total_incl_tax: sum }) => html`<li>${qty} × ${name}, <span translate="no">${page.price(sum)}</span></li>`)}
    </ul>
    <p><strong translate="no">${page.price(order.grand_total)}</strong></p>`
}

function nothing(page: Page): Html {
  return html`<p>${page.texts.checkout.noOrderText}</p>
    <p><a class="button" href="${page.link('')}">${page.texts.cart.shop}</a></p>`
}
