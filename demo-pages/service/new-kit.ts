// The kit of a new team order that stands in no cart yet: as chosen on a product's page, or with the shop's own choices.
import { sql } from 'kysely'
import type { TeamKit } from '../database/json-columns.ts'
import type { DatabaseTransaction } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import { composeLine } from '../shop/kinds/compose-line.ts'
import type { Fault } from '../shop/kinds/fault.ts'
import { findVariant } from '../shop/kinds/find-variant.ts'
import type { BundleEntry, ItemRequest } from '../shop/kinds/item-request.ts'
import { type Goods, loadKinds } from '../shop/kinds/kind-product.ts'
import { ShopError, type FieldFaults } from '../shop/shop-error.ts'

/** Takes a kit as the cart would, without players; the team's own choices must be complete, since nobody can make them later. */
export async function readKit(trx: DatabaseTransaction, store: StoreView, item: Omit<ItemRequest, 'qty' | 'players'>): Promise<TeamKit> {
  const { kit, faults } = await composeKit(trx, store, item)
  if (faults.length > 0) throw new ShopError(422, 'service.fields', { code: 'kit', fields: fieldsOf(faults) })
  return kit
}

async function composeKit(
  trx: DatabaseTransaction,
  store: StoreView,
  item: Omit<ItemRequest, 'qty' | 'players'>,
): Promise<{ kit: TeamKit; faults: Fault[] }> {
  const goods = await loadKinds(trx, store, [item.sku])
  const product = goods.products.get(goods.productIdBySku.get(item.sku) ?? -1)
  if (!product?.bundle?.team) throw new ShopError(422, 'team.not-offered', { code: 'product' })
  const { content } = composeLine(goods, { ...item, players: [] }, 'items.0')
  const ofTeam = content.faults.filter(({ code }) => code !== 'players')
  const faults = [...ofTeam, ...content.choice.bundle.flatMap((entry) => openChoices(goods, product.bundle?.options ?? [], entry))]
  return { kit: { sku: product.sku, options: {}, bundle: content.choice.bundle, prints: content.choice.prints }, faults }
}

type Options = NonNullable<NonNullable<ReturnType<Goods['products']['get']>>['bundle']>['options']

/** Colours without a choice, or without a product in them. Sizes are each player's own. */
function openChoices(goods: Goods, options: Options, { optionId, selectionId, attributes }: BundleEntry): Fault[] {
  const selection = options.find(({ id }) => id === optionId)?.selections.find(({ id }) => id === selectionId)
  const product = goods.products.get(selection?.productId ?? -1)
  if (!product) return []
  const size = product.attributes.find(({ role }) => role === 'size')
  const field = `items.0.bundle.${optionId}.${selectionId}`
  const path = (id: number | null) => (id === null ? field : `${field}.${id}`)
  if (!size) return findVariant(product, attributes, path, 'bundle').faults
  // With any size a choice is whole: what is still wrong is wrong for all of them.
  const tries = product.variants.flatMap(({ options: own }) => own.filter(({ attributeId }) => attributeId === size.id))
  const found = [...new Set(tries.map(({ id }) => id))].map((id) => findVariant(product, { ...attributes, [size.id]: id }, path, 'bundle'))
  return found.some(({ variant }) => variant !== null) ? [] : (found[0]?.faults ?? [])
}

function fieldsOf(faults: readonly Fault[]): FieldFaults {
  const fields: FieldFaults = {}
  for (const { path, sentence, parameters } of faults) (fields[path] ??= []).push({ sentence, ...(parameters ? { parameters } : {}) })
  return fields
}

/**
 * A kit as the shop proposes it, for a form without scripts: its default parts, each in the first colour that can be had; null where a part
 * cannot be had at all.
 */
export async function proposedKit(trx: DatabaseTransaction, store: StoreView, productId: number): Promise<TeamKit | null> {
  const row = await trx.selectFrom('product').select('sku').where('id', '=', productId).executeTakeFirst()
  const goods = row && (await loadKinds(trx, store, [row.sku]))
  const product = goods?.products.get(productId)
  if (!goods || !product?.bundle?.team) return null
  const { rows: defaults } = await sql<{ id: number }>`
    select s.id from bundle_selection s join bundle_option o on o.id = s.option_id
    where o.product_id = ${productId} and s.is_default`.execute(trx)
  const bundle = product.bundle.options.flatMap((option): BundleEntry[] => {
    const [selection] = option.selections.filter(({ id }) => defaults.some((one) => one.id === id))
    const part = goods.products.get(selection?.productId ?? -1)
    if (!selection || !part) return []
    const variant = part.variants.find(({ isActive, stock }) => isActive && stock > 0) ?? part.variants.find(({ isActive }) => isActive)
    const shared = part.attributes.filter(({ role }) => role !== 'size')
    const chosen = (variant?.options ?? []).filter(({ attributeId }) => shared.some(({ id }) => id === attributeId))
    const attributes = Object.fromEntries(chosen.map(({ attributeId, id }) => [attributeId, id]))
    return [{ optionId: option.id, selectionId: selection.id, qty: selection.qty, attributes }]
  })
  const { kit, faults } = await composeKit(trx, store, { sku: product.sku, options: {}, bundle, prints: [] })
  return faults.length === 0 ? kit : null
}
