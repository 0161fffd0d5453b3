// The cart as the calls show it.
import { deliverySentence } from '../catalogue/labels.ts'
import { productPath } from '../catalogue/view.ts'
import type { StoreView } from '../server/store-view.ts'
import type { CartLine } from './cart-lines.ts'
import { findCart, loadLines, stockOf } from './cart-lines.ts'
import { linePicture } from './line-picture.ts'
import { taxWithin, toAmount } from './money.ts'
import type { Session } from './session.ts'
import type { Quote, QuoteItem } from './shapes.ts'
import type { Shop } from './shop.ts'

/** The visitor's cart; an empty one when there is none yet. */
export async function getQuote(shop: Shop, session: Session): Promise<Quote> {
  const cart = await findCart(shop.db, session)
  const lines = cart ? await loadLines(shop.db, session.store, cart.id) : []
  const items = lines.map((line) => toQuoteItem(line, session.store))
  return {
    id: cart?.id ?? null,
    store_id: session.store.id,
    items,
    items_count: items.length,
    items_qty: items.reduce((sum, item) => sum + item.qty, 0),
    is_virtual: false,
    customer_is_guest: session.customerId === null,
    extension_attributes: {
      last_added_item: items.find((item) => item.item_id === cart?.last_item_id) ?? null,
      applied_gift_cards: [],
    },
  }
}

function toQuoteItem({ itemId, qty, sellable, priceCents, rowCents }: CartLine, store: StoreView): QuoteItem {
  const stock = stockOf(sellable)
  return {
    item_id: itemId,
    sku: sellable.sku,
    name: sellable.name,
    qty,
    price: toAmount(priceCents - taxWithin(priceCents, sellable.taxPercent)),
    price_incl_tax: toAmount(priceCents),
    row_total_incl_tax: toAmount(rowCents),
    product_type: sellable.type,
    product_option: sellable.options.length
      ? {
          extension_attributes: {
            configurable_item_options: sellable.options.map(({ code, id }) => ({ option_id: code, option_value: id })),
          },
        }
      : null,
    extension_attributes: {
      sku: sellable.productSku,
      product_stock: stock,
      product_id: sellable.productId,
      from_price: null,
      categories: sellable.categories,
      manufacturer: sellable.brand,
      image: linePicture(sellable),
      url: productPath(store, sellable.slug),
      options: sellable.options.map(({ label, value }) => ({ label, value })),
      min_qty: sellable.minQty,
      max_qty: Math.max(sellable.minQty, Math.min(sellable.maxQty, stock)),
      qty_editable: sellable.minQty < sellable.maxQty,
      delivery: deliverySentence(sellable.delivery, store.language),
      is_free_gift: false,
      no_return: !sellable.isReturnable,
    },
  }
}
