// What can be chosen for the return of an order: the answer of `POST returns/fetch/choices`.
import { getChoices } from '../catalogue/product-choices.ts'
import { getDictionary } from '../catalogue/dictionary.ts'
import type { WireAttribute, WireVariant } from '../catalogue/product-wire.ts'
import { storeById } from '../host/store-view.ts'
import { toAmount } from '../shop/money.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import type { Shop } from '../shop/shop.ts'
import { listExchanges } from './exchange-offers.ts'
import { holdDays, waitDays } from './exchange-rules.ts'
import { listItems, listParcels, type ItemRow } from './order-contents.ts'
import { worthOf } from './refund.ts'
import { findReturnable } from './returnable.ts'
import { listWays, reasonsForFree, type OfferedWay } from './return-ways.ts'

/** The pieces for which a line can be exchanged, as a product's page has them. */
export interface OfferedExchange {
  item_id: number
  attributes: WireAttribute[]
  /** `refund` is what goes back of each piece's price, if the new one costs less. */
  virtual_products: (WireVariant & { refund: number })[]
}

/** The answer. */
export interface ReturnChoices {
  currency: string
  ways: OfferedWay[]
  /** The reasons for which every way is free. */
  free_reasons: readonly string[]
  exchanges: OfferedExchange[]
  /** The days for which a piece is kept, and for which one can wait for a sold-out one. */
  hold_days: number
  wait_days: number
}

/** The choices for an order. */
export async function describeChoices(shop: Shop, order: OrderRow): Promise<ReturnChoices> {
  const store = storeById(order.store_id)
  const items = await listItems(shop.db, order.id)
  const info = { store, order, items, parcels: await listParcels(shop.db, order.id), now: shop.now() }
  const open = findReturnable(info, 'return').flatMap(({ item, quantity }) => (quantity > 0 ? [item] : []))
  return {
    currency: order.currency,
    ways: listWays(store),
    free_reasons: reasonsForFree,
    exchanges: await describeExchanges(shop, order, open),
    hold_days: holdDays,
    wait_days: waitDays,
  }
}

async function describeExchanges({ db }: Shop, order: OrderRow, items: readonly ItemRow[]): Promise<OfferedExchange[]> {
  const store = storeById(order.store_id)
  const offers = await listExchanges(db, store, items)
  const productIds = [...new Set(items.map(({ product_id }) => product_id))]
  if (productIds.length === 0) return []
  const products = await db.selectFrom('product').select(['id', 'configurable', 'picture']).where('id', 'in', productIds).execute()
  const choices = await getChoices(db, store, products, await getDictionary(db))
  // What came off for a coupon does not come back.
  const share = order.subtotal_incl_tax === 0 ? 1 : 1 - order.discount / order.subtotal_incl_tax
  return items.flatMap((item) => {
    const offered = offers.get(item.id) ?? []
    const own = choices.get(item.product_id)
    if (!own || offered.length === 0) return []
    return [
      {
        item_id: item.id,
        attributes: own.configurable_data.attributes,
        virtual_products: own.virtual_products.flatMap((variant) => {
          const offer = offered.find(({ sellable }) => sellable.sku === variant.sku)
          return offer ? [{ ...variant, images: [], refund: toAmount(Math.round((worthOf(item) - offer.kept) * share)) }] : []
        }),
      },
    ]
  })
}
