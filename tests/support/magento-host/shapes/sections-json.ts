// The data that Magento's own scripts load about the visitor: the session's cart and its customer.
import type { Store } from '../goods.ts'
import type { Json } from '../json.ts'
import { itemsQty } from '../rules/cart.ts'
import { itemName, lineSku, money, optionTexts } from '../rules/line-names.ts'
import { sessionQuote } from '../rules/session-cart.ts'
import { totalsOf, type LineTotals } from '../rules/totals.ts'
import type { Customer, Session } from '../sales.ts'
import type { Shop } from '../shop.ts'
import { imageUrl, keyUrl, pageUrl } from './urls.ts'

const price = (store: Store, cents: number): string => `<span class="price">${money(store, cents)}</span>`

const itemJson = (store: Store, { line, rowIncl }: LineTotals): Json => {
  const unit = Math.round(rowIncl / line.qty)
  return {
    product_type: line.product.type,
    options: optionTexts(store, line, null).map(({ label, value }) => ({ label, value })),
    qty: line.qty,
    item_id: String(line.id),
    configure_url: pageUrl(store, `checkout/cart/configure/id/${line.id}/product_id/${line.product.id}/`),
    is_visible_in_site_visibility: true,
    product_id: String(line.product.id),
    product_name: itemName(store, line),
    product_sku: lineSku(line),
    product_url: keyUrl(store, line.product),
    product_has_url: true,
    product_price: price(store, unit),
    product_price_value: unit / 100,
    product_image: { src: imageUrl(lineSku(line)), alt: itemName(store, line), width: 75, height: 75 },
    canApplyMsrp: false,
    message: '',
  }
}

/** The requested sections, each with the time of its creation. */
export const sectionsJson = (shop: Shop, store: Store, session: Session, customer: Customer | null, requested: string[]): Json => {
  const quote = sessionQuote(shop, session, customer)
  const totals = quote && totalsOf(quote)
  const data_id = Math.floor(Date.now() / 1000)
  const sections: Record<string, Json> = {
    cart: {
      summary_count: quote ? itemsQty(quote) : 0,
      subtotalAmount: totals ? (totals.subtotalIncl / 100).toFixed(2) : null,
      subtotal: price(store, totals?.subtotalIncl ?? 0),
      possible_onepage_checkout: true,
      items: totals?.lines.map((line) => itemJson(store, line)) ?? [],
      isGuestCheckoutAllowed: true,
      website_id: '1',
      storeId: String(store.id),
      data_id,
    },
    customer: customer
      ? { fullname: `${customer.firstname} ${customer.lastname}`, firstname: customer.firstname, websiteId: '1', data_id }
      : { data_id },
  }
  return Object.fromEntries(requested.flatMap((name) => (sections[name] === undefined ? [] : [[name, sections[name]]])))
}
