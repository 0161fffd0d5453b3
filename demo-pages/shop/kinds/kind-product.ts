// The data of requested products and of those in a cart, read once for all lines.
import { sql } from 'kysely'
import { getPersonalisation } from '#demo-pages/catalogue/personalisation.ts'
import type { WirePersonalisationGroup } from '#demo-pages/catalogue/product-wire.ts'
import type { AttributeRole, ProductKind } from '#demo-pages/database/rows/generated.ts'
import type { Database, DatabaseTransaction } from '#demo-pages/database/tables.ts'
import type { Language, StoreView } from '#demo-pages/host/store-view.ts'
import type { Sellable } from '../sellables.ts'
import { loadSellables, loadVariants } from '../sellables.ts'
import type { Bundle } from './bundles.ts'
import { loadBundles } from './bundles.ts'

type Reader = Database | DatabaseTransaction

/** A required choice of a product. */
export interface KindAttribute {
  id: number
  code: string
  label: string
  role: AttributeRole | null
}

/** A product with its choices and its personalisation. */
export interface KindProduct {
  id: number
  sku: string
  kind: ProductKind
  /** The language of its labels and prints. */
  language: Language
  attributes: KindAttribute[]
  /** The product's variants, if it is part of a bundle or was requested by its options; otherwise empty. */
  variants: Sellable[]
  groups: WirePersonalisationGroup[]
  bundle: Bundle | null
}

/** Products by id, and sellable variants by sku. */
export interface Goods {
  products: Map<number, KindProduct>
  productIdBySku: Map<string, number>
  variants: Map<string, Sellable>
}

/** Loads the data of these skus, of products and of variants. */
export async function loadKinds(db: Reader, store: StoreView, skus: readonly string[]): Promise<Goods> {
  const requested = [...new Set(skus)]
  const variants = await loadSellables(db, store, requested)
  const named = await readProducts(
    db,
    store,
    sql`p.sku = any(${sql.val(requested)}::text[]) or p.id = any(${ids([...variants.values()].map(({ productId }) => productId))}::int[])`,
  )
  const bundles = await loadBundles(
    db,
    store,
    named.filter(({ type }) => type === 'bundle').map(({ id }) => id),
  )
  const partIds = [...bundles.values()].flatMap(({ options }) =>
    options.flatMap(({ selections }) => selections.map((one) => one.productId)),
  )
  const parts = await readProducts(db, store, sql`p.id = any(${ids(partIds)}::int[])`)
  const rows = [...new Map([...named, ...parts].map((row) => [row.id, row])).values()]
  // A variant's own sku needs no other variants; a product's sku comes with options and needs them.
  const byOptions = named.filter(({ sku, configurable }) => requested.includes(sku) && configurable.length).map(({ id }) => id)
  const siblings = Map.groupBy(await loadVariants(db, store, [...new Set([...partIds, ...byOptions])]), ({ productId }) => productId)
  const groups = await getPersonalisation(db, store, rows)
  const attributes = await readAttributes(db, store)
  return {
    products: new Map(
      rows.map((row) => [
        row.id,
        {
          id: row.id,
          sku: row.sku,
          kind: row.kind,
          language: store.language,
          attributes: row.configurable.flatMap((code) => attributes.get(code) ?? []),
          variants: siblings.get(row.id) ?? [],
          groups: groups.get(row.id) ?? [],
          bundle: bundles.get(row.id) ?? null,
        },
      ]),
    ),
    productIdBySku: new Map(named.map(({ id, sku }) => [sku, id])),
    variants,
  }
}

interface ProductRow {
  id: number
  sku: string
  type: string
  kind: ProductKind
  configurable: string[]
  personalisation_group_ids: number[]
}

async function readProducts(db: Reader, store: StoreView, condition: ReturnType<typeof sql>): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.sku, p.type, p.kind, p.configurable, p.personalisation_group_ids
    from product p join product_price pp on pp.product_id = p.id and pp.store_id = ${store.id}
    where ${condition}`.execute(db)
  return rows
}

async function readAttributes(db: Reader, store: StoreView): Promise<Map<string, KindAttribute>> {
  const rows = await db.selectFrom('attribute').select(['id', 'code', 'label', 'role']).where('role', 'is not', null).execute()
  return new Map(rows.map(({ label, ...row }) => [row.code, { ...row, label: label[store.language] }]))
}

function ids(list: readonly number[]) {
  return sql.val([...new Set(list)])
}
