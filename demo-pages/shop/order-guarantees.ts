// The makers' own guarantees of ordered goods, for the confirmation: whoever sells them has to hand over their terms, to keep.
import { manufacturerOf } from '../catalogue/manufacturers.ts'
import type { DatabaseTransaction } from '../database/tables.ts'
import { storeById } from '../host/store-view.ts'
import { guaranteeFacts } from '../pages/guarantee-facts.ts'
import type { PaperBlock } from '../papers/paper.ts'
import type { OrderRow } from './order-rows.ts'

/** A heading and the terms for each product that has one, the parts of bundles and kits included. */
export async function guaranteeBlocks(trx: DatabaseTransaction, order: OrderRow): Promise<PaperBlock[]> {
  const store = storeById(order.store_id)
  const rows = await trx
    .selectFrom('order_piece')
    .innerJoin('order_item', 'order_item.id', 'order_piece.order_item_id')
    .innerJoin('variant', 'variant.sku', 'order_piece.sku')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .innerJoin('attribute_option as brand', 'brand.id', 'product.brand_option_id')
    .innerJoin('product_text', (join) =>
      join.onRef('product_text.product_id', '=', 'product.id').on('product_text.language', '=', store.language),
    )
    .select(['product.sku', 'product_text.name', 'brand.code', 'product.guarantee_years as years'])
    .distinct()
    .where('order_item.order_id', '=', order.id)
    .where('product.guarantee_years', 'is not', null)
    .orderBy('product.sku')
    .execute()
  return rows.flatMap(({ sku, name, code, years }): PaperBlock[] => {
    const maker = manufacturerOf(code)
    if (maker === null || years === null) return []
    const { title, rows: facts, rest } = guaranteeFacts(store, { name, sku, maker, years })
    return [
      { kind: 'heading', level: 2, text: title },
      { kind: 'list', items: facts.map(({ label, lines }) => `${label}: ${lines.join(', ')}`), isNumbered: false },
      rest,
    ]
  })
}
