// From what was asked to the one variant that is meant: a sku, or a product's sku with every option chosen.
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/tables.ts'
import type { ProductKind } from '../database/schema/catalogue.ts'
import type { StoreView } from '../server/store-view.ts'
import type { AddRequest } from './cart-request.ts'
import type { Sellable } from './sellables.ts'
import { loadSellables } from './sellables.ts'
import { ShopError } from './shop-error.ts'

/** Kinds that need no more than a variant and a quantity; the others have a page with facts and a way to ask. */
const addableKinds: readonly ProductKind[] = ['simple', 'configurable']

/** The variant, or a refusal that says what is missing. */
export async function resolveVariant(trx: DatabaseTransaction, store: StoreView, request: AddRequest): Promise<Sellable> {
  const sku = await findVariantSku(trx, request)
  const sellable = (await loadSellables(trx, store, [sku])).get(sku)
  if (!sellable) throw new ShopError(404, 'cart.unknown-product', { code: 'product' })
  if (!addableKinds.includes(sellable.kind)) throw new ShopError(400, 'cart.not-configurable', { code: 'kind' })
  return sellable
}

async function findVariantSku(trx: DatabaseTransaction, { sku, options }: AddRequest): Promise<string> {
  const product = await trx.selectFrom('product').select(['id', 'type', 'kind', 'configurable']).where('sku', '=', sku).executeTakeFirst()
  if (product && !addableKinds.includes(product.kind)) throw new ShopError(400, 'cart.not-configurable', { code: 'kind' })
  if (!product || !product.configurable.length) return sku
  const attributes = await trx.selectFrom('attribute').select(['id', 'code']).where('code', 'in', product.configurable).execute()
  const chosen = product.configurable.map((code) => {
    const id = attributes.find((attribute) => attribute.code === code)?.id
    return own(options, code) ?? own(options, String(id))
  })
  if (chosen.includes(undefined)) throw new ShopError(400, 'cart.choose-options', { code: 'options' })
  const variant = await trx
    .selectFrom('variant')
    .select('sku')
    .where('product_id', '=', product.id)
    .where('is_active', '=', true)
    .where(sql<boolean>`option_ids = ${chosen}::int[]`)
    .executeTakeFirst()
  if (!variant) throw new ShopError(400, 'cart.impossible-options', { code: 'options' })
  return variant.sku
}

function own(options: Record<string, number>, key: string): number | undefined {
  return Object.hasOwn(options, key) ? options[key] : undefined
}
