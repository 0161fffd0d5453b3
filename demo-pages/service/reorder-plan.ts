// Plans a reorder, line by line, at today's prices: the stored choices are checked by the same rules as a new line.
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import { requestOf } from '../shop/cart.ts'
import { composeLine } from '../shop/kinds/compose-line.ts'
import type { Demand } from '../shop/kinds/demand.ts'
import { availableOf, demandOf } from '../shop/kinds/demand.ts'
import { loadKinds } from '../shop/kinds/kind-product.ts'
import type { ItemRequest } from '../shop/kinds/item-request.ts'
import type { MessageId } from '../shop/messages.ts'
import { fillText } from '../shop/messages.ts'
import { toAmount } from '../shop/money.ts'
import { priceFor } from '../shop/sellables.ts'
import type { ItemRow } from './order-contents.ts'

/** A line that is still available. */
export interface AddedLine {
  item_id: number
  name: string
  qty: number
  /** The price of one piece, today and at the time of the order. */
  price: number
  price_before: number
}

/** A line that is not available, or not in the full quantity. */
export interface UnavailableLine {
  item_id: number
  name: string
  qty: number
  reason: string
  /** The address of similar products. */
  alternative_url: string
}

/** The lines to add to the cart, and the unavailable ones. */
export interface ReorderPlan {
  added: (AddedLine & { request: ItemRequest })[]
  unavailable: UnavailableLine[]
}

/** Plans the reorder of these lines. */
export async function planReorder(db: Database | DatabaseTransaction, store: StoreView, items: readonly ItemRow[]): Promise<ReorderPlan> {
  const goods = await loadKinds(
    db,
    store,
    items.map(({ sku }) => sku),
  )
  const before: Demand = new Map()
  const plan: ReorderPlan = { added: [], unavailable: [] }
  for (const item of items) {
    const refuse = (sentence: MessageId, parameters: readonly (string | number)[] = [], qty = item.qty) =>
      plan.unavailable.push(unavailable(store, item, qty, fillText(sentence, store.language, ...parameters)))
    const request = requestOf(item)
    const { sellable, content } = composeLine(goods, request, 'items.0')
    const [fault] = content.faults
    if (!sellable || fault) {
      refuse(fault?.sentence ?? 'cart.unknown-product', fault?.parameters)
      continue
    }
    const left = availableOf(content.pieces, before)
    const qty = Math.min(item.qty, left)
    if (qty === 0) {
      refuse('cart.out-of-stock')
      continue
    }
    if (qty < item.qty) refuse('reorder.short', [qty], item.qty - qty)
    demandOf(content.pieces, qty, before)
    plan.added.push({
      item_id: item.id,
      name: item.name,
      qty,
      price: toAmount(priceFor(sellable, qty) + content.extraCents),
      price_before: toAmount(item.price_incl_tax),
      request: { ...request, qty },
    })
  }
  return plan
}

/** The name and reason of an unavailable line. */
export function unavailable(store: StoreView, item: Pick<ItemRow, 'id' | 'name'>, qty: number, reason: string): UnavailableLine {
  const query = encodeURIComponent(item.name.split(' ').slice(-2).join(' '))
  return { item_id: item.id, name: item.name, qty, reason, alternative_url: `/${store.code}/search?query=${query}` }
}
