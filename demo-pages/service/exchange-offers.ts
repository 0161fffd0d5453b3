// Which pieces can be exchanged for which: another variant of the same product that costs no more than what was paid.
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import { loadVariants, type Sellable } from '../shop/sellables.ts'
import { priceInExchange } from './exchange-rules.ts'
import type { ItemRow } from './order-contents.ts'
import { worthOf } from './refund.ts'

/** A piece for which a line can be exchanged. */
export interface Exchangeable {
  sellable: Sellable
  /** The cents of the old piece's price that pay for it; the rest goes back. */
  kept: number
}

/** By line; a line that cannot be exchanged has none. */
export type ExchangeOffers = Map<number, Exchangeable[]>

/** The exchanges of these lines: of plain goods with a choice, not of gifts, prints or kits, and never for the same piece. */
export async function listExchanges(
  db: Database | DatabaseTransaction,
  store: StoreView,
  items: readonly ItemRow[],
): Promise<ExchangeOffers> {
  const plain = items.filter(
    ({ is_gift, no_return_reason, content: { kind, prints, players } }) =>
      kind === 'configurable' && !is_gift && no_return_reason === null && prints.length === 0 && players.length === 0,
  )
  const variants = await loadVariants(db, store, [...new Set(plain.map(({ product_id }) => product_id))])
  return new Map(
    plain.map((item) => {
      const same = variants.filter(({ productId }) => productId === item.product_id)
      const old = same.find(({ sku }) => sku === item.sku)
      const worth = worthOf(item)
      const others = same.filter(({ sku, isActive }) => isActive && sku !== item.sku)
      const priced = others.map((sellable) => ({
        sellable,
        kept: priceInExchange({ worth, oldToday: old?.priceCents ?? sellable.priceCents, newToday: sellable.priceCents }),
      }))
      return [item.id, priced.filter(({ kept }) => kept <= worth)]
    }),
  )
}
