// The cart in wire form.
import { productPath } from '../catalogue/view.ts'
import type { StoreView } from '../host/store-view.ts'
import type { CartLine, CartRow } from './cart-lines.ts'
import { findCart, loadLines, versionOf } from './cart-lines.ts'
import { deliveryOf } from './delivery.ts'
import { toBuyRequest } from './kinds/to-buy-request.ts'
import { showLine } from './kinds/shown-line.ts'
import { linePicture } from './line-picture.ts'
import { taxWithin, toAmount } from './money.ts'
import type { Session } from './session.ts'
import type { Quote, QuoteItem } from './shapes.ts'
import { feeFor } from './shipping-fee.ts'
import type { Shop } from './shop.ts'
import { sumUp } from './totals.ts'

/** The visitor's cart; an empty one if there is none yet. */
export async function getQuote(shop: Shop, session: Session): Promise<Quote> {
  const cart = await findCart(shop.db, session)
  const lines = cart ? await loadLines(shop.db, session.store, cart.id) : []
  const shipping = cart?.carrier_code && lines.length ? feeFor(session.store, lines, cart.shipping_address?.country_id ?? null) : null
  const sums = await sumUp(shop.db, { store: session.store, cart, lines, shipping, now: shop.now() })
  const items = lines.map((line) => toQuoteItem(line, session.store, shop.now()))
  return {
    id: cart?.id ?? null,
    store_id: session.store.id,
    items,
    items_count: items.length,
    items_qty: items.reduce((sum, item) => sum + item.qty, 0),
    is_virtual: false,
    customer_is_guest: session.customerId === null,
    updated_at: cart ? versionOf(cart) : null,
    billing_address: cart?.billing_address ?? null,
    extension_attributes: {
      last_added_item: items.find((item) => item.item_id === cart?.last_item_id) ?? null,
      applied_gift_cards: sums.giftCards.map(({ shown, cents }) => ({ code: shown, amount: toAmount(cents) })),
      shipping_assignments: cart ? [{ shipping: { address: cart.shipping_address, method: keptMethod(cart) } }] : [],
    },
  }
}

function keptMethod({ carrier_code: carrier, method_code: method }: CartRow): string | null {
  return carrier === null || method === null ? null : `${carrier}_${method}`
}

function toQuoteItem(
  { itemId, qty, sellable, content, available, lead, priceCents, rowCents, isGift }: CartLine,
  store: StoreView,
  now: Date,
): QuoteItem {
  const request = toBuyRequest(sellable, qty, content.choice)
  const url = productPath(store, sellable.slug)
  return {
    item_id: itemId,
    sku: sellable.sku,
    name: sellable.name,
    qty,
    price: toAmount(priceCents - taxWithin(priceCents, sellable.taxPercent)),
    price_incl_tax: toAmount(priceCents),
    row_total_incl_tax: toAmount(rowCents),
    product_type: sellable.type,
    kind: sellable.kind,
    product_option: request.product_option ?? null,
    extension_attributes: {
      sku: sellable.productSku,
      product_stock: available,
      product_id: sellable.productId,
      from_price: null,
      categories: sellable.categories,
      manufacturer: sellable.brand,
      image: linePicture(sellable, content.parts),
      url,
      buy_request: request,
      edit_url: !isGift && (request.product_option || request.extension_attributes) ? `${url}?line=${itemId}` : null,
      ...showLine(store, sellable, content),
      min_qty: sellable.minQty,
      max_qty: Math.max(sellable.minQty, Math.min(sellable.maxQty, available)),
      qty_editable: !isGift && sellable.minQty < sellable.maxQty,
      delivery: available >= qty ? deliveryOf(lead, { store, now }) : null,
      is_free_gift: isGift,
      no_return: !sellable.isReturnable,
    },
  }
}
