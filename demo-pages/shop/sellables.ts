// The data of variants that the cart needs in one store: price, tax, stock, limits and texts.
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import type { ProductPicture } from '../database/picture.ts'
import type { ProductKind } from '../database/rows/generated.ts'
import type { StoreView } from '../host/store-view.ts'
import type { ChosenOption } from './shapes.ts'

type Reader = Database | DatabaseTransaction

/** One variant as a store sells it. */
export interface Sellable {
  variantId: number
  productId: number
  sku: string
  productSku: string
  slug: string
  type: string
  kind: ProductKind
  name: string
  brand: string
  stock: number
  isActive: boolean
  priceCents: number
  taxPercent: number
  minQty: number
  maxQty: number
  isReturnable: boolean
  delivery: string
  colour: string | null
  picture: ProductPicture
  categories: string[]
  /** The attribute values of this variant, in the order of the product's attributes. */
  options: ChosenOption[]
  /** The option ids of these values. */
  optionIds: number[]
  tiers: { qty: number; priceCents: number }[]
}

/** The variants with these skus, by sku, with the store's prices and language. Unknown skus are left out. */
export async function loadSellables(db: Reader, store: StoreView, skus: readonly string[]): Promise<Map<string, Sellable>> {
  const found = skus.length ? await readSellables(db, store, sql<boolean>`sellable.sku = any(${sql.val([...skus])}::text[])`) : []
  return new Map(found.map((sellable) => [sellable.sku, sellable]))
}

/** Every variant of these products, in the order that the products define. */
export async function loadVariants(db: Reader, store: StoreView, productIds: readonly number[]): Promise<Sellable[]> {
  return productIds.length ? readSellables(db, store, sql<boolean>`sellable.product_id = any(${sql.val([...productIds])}::int[])`) : []
}

async function readSellables(db: Reader, store: StoreView, condition: ReturnType<typeof sql<boolean>>): Promise<Sellable[]> {
  const rows = await db
    .selectFrom('sellable')
    .innerJoin('product', 'product.id', 'sellable.product_id')
    .innerJoin('variant', 'variant.id', 'sellable.variant_id')
    .innerJoin('attribute_option as brand', 'brand.id', 'product.brand_option_id')
    .innerJoin('product_text', (join) =>
      join.onRef('product_text.product_id', '=', 'product.id').on('product_text.language', '=', store.language),
    )
    .select([
      'sellable.variant_id',
      'sellable.sku',
      'sellable.product_id',
      'sellable.type',
      'sellable.kind',
      'sellable.stock',
      'sellable.is_active',
      'sellable.final_cents',
      'sellable.tax_percent',
      'sellable.min_qty',
      'sellable.max_qty',
      'sellable.no_return',
      'product.sku as product_sku',
      'product.slug',
      'product.delivery',
      'product.picture',
      'product.leaf_category_id',
      'variant.colour',
      'variant.option_ids',
      'product_text.name',
      'brand.label as brand_label',
    ])
    .where('sellable.store_id', '=', store.id)
    .where(condition)
    .orderBy('sellable.product_id')
    .orderBy('variant.position')
    .execute()
  // Sequentially: inside a transaction there is one connection, which runs one query at a time.
  const options = await loadOptions(
    db,
    store,
    rows.map((row) => row.variant_id),
  )
  const tiers = await loadTiers(
    db,
    store,
    rows.map((row) => row.product_id),
  )
  const categories = await loadCategories(
    db,
    store,
    rows.map((row) => row.leaf_category_id),
  )
  return rows.map((row) => ({
    variantId: row.variant_id,
    productId: row.product_id,
    sku: row.sku,
    productSku: row.product_sku,
    slug: row.slug,
    type: row.type,
    kind: row.kind,
    name: row.name,
    brand: row.brand_label[store.language],
    stock: row.stock,
    isActive: row.is_active,
    priceCents: row.final_cents,
    taxPercent: row.tax_percent,
    minQty: row.min_qty,
    maxQty: row.max_qty,
    isReturnable: !row.no_return,
    delivery: row.delivery,
    colour: row.colour,
    picture: row.picture,
    categories: categories.get(row.leaf_category_id) ?? [],
    options: row.type === 'configurable' ? (options.get(row.variant_id) ?? []) : [],
    optionIds: row.option_ids,
    tiers: tiers.get(row.product_id) ?? [],
  }))
}

/** The available pieces; an inactive variant has none. */
export function stockOf(sellable: Sellable): number {
  return sellable.isActive ? sellable.stock : 0
}

/** The price of one piece at this quantity: the last tier reached, never more than the normal price. */
export function priceFor(sellable: Sellable, qty: number): number {
  let price = sellable.priceCents
  for (const tier of sellable.tiers) if (tier.qty <= qty) price = Math.min(sellable.priceCents, tier.priceCents)
  return price
}

async function loadOptions(db: Reader, store: StoreView, variantIds: number[]): Promise<Map<number, ChosenOption[]>> {
  if (!variantIds.length) return new Map()
  const rows = await db
    .selectFrom('variant')
    .innerJoin('attribute_option', (join) => join.on(sql<boolean>`attribute_option.id = any(variant.option_ids)`))
    .innerJoin('attribute', 'attribute.id', 'attribute_option.attribute_id')
    .select([
      'variant.id as variant_id',
      'attribute.id as attribute_id',
      'attribute.code',
      'attribute.role',
      'attribute.label as attribute_label',
      'attribute_option.label as option_label',
      'attribute_option.id as option_id',
    ])
    .where('variant.id', 'in', variantIds)
    .orderBy(sql`array_position(variant.option_ids, attribute_option.id)`)
    .execute()
  return group(
    rows,
    (row) => row.variant_id,
    (row) => ({
      attributeId: row.attribute_id,
      code: row.code,
      role: row.role,
      id: row.option_id,
      label: row.attribute_label[store.language],
      value: row.option_label[store.language],
    }),
  )
}

async function loadTiers(db: Reader, store: StoreView, productIds: number[]): Promise<Map<number, Sellable['tiers']>> {
  if (!productIds.length) return new Map()
  const rows = await db
    .selectFrom('tier_price')
    .select(['product_id', 'qty', 'price_cents'])
    .where('store_id', '=', store.id)
    .where('product_id', 'in', productIds)
    .orderBy('qty')
    .execute()
  return group(
    rows,
    (row) => row.product_id,
    (row) => ({ qty: row.qty, priceCents: row.price_cents }),
  )
}

/** The names of the categories from the department down, by leaf. */
export async function loadCategories(db: Reader, store: StoreView, leafIds: number[]): Promise<Map<number, string[]>> {
  if (!leafIds.length) return new Map()
  const rows = await db
    .selectFrom('category as leaf')
    .innerJoin('category as part', (join) => join.on(sql<boolean>`part.id = any(leaf.path_ids)`))
    .innerJoin('category_text', (join) =>
      join.onRef('category_text.category_id', '=', 'part.id').on('category_text.language', '=', store.language),
    )
    .select(['leaf.id as leaf_id', 'category_text.name'])
    .where('leaf.id', 'in', leafIds)
    .orderBy('part.level')
    .execute()
  return group(
    rows,
    (row) => row.leaf_id,
    (row) => row.name,
  )
}

function group<Row, Value>(rows: Row[], keyOf: (row: Row) => number, valueOf: (row: Row) => Value): Map<number, Value[]> {
  const groups = new Map<number, Value[]>()
  for (const row of rows) {
    const values = groups.get(keyOf(row)) ?? []
    values.push(valueOf(row))
    groups.set(keyOf(row), values)
  }
  return groups
}
