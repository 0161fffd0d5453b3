// The data of bundles and team kits for the rules: options, selections, multipliers and teams.
import { sql } from 'kysely'
import type { ProductPicture } from '#demo-pages/database/picture.ts'
import type { Words } from '#demo-pages/database/words.ts'
import type { ProductKind } from '#demo-pages/database/rows/generated.ts'
import type { Database, DatabaseTransaction } from '#demo-pages/database/tables.ts'
import type { StoreView } from '#demo-pages/host/store-view.ts'
import type { Sellable } from '../sellables.ts'
import { loadCategories } from '../sellables.ts'

type Reader = Database | DatabaseTransaction

/** A product that can be selected for an option. */
export interface BundleSelection {
  id: number
  productId: number
  qty: number
  canChangeQty: boolean
}

/** One option of a bundle. */
export interface BundleOption {
  id: number
  title: string
  /** Whether only one of its selections may be chosen. */
  isSingle: boolean
  isRequired: boolean
  selections: BundleSelection[]
}

/** A bundle or kit; `sellable` is the product that its line shows. */
export interface Bundle {
  sellable: Sellable
  multipliers: readonly [number, number]
  options: BundleOption[]
  team: { least: number; most: number; hasUniqueNumbers: boolean; orderableUntil: string | null } | null
}

interface Row {
  id: number
  sku: string
  slug: string
  type: string
  kind: ProductKind
  name: string
  brand_label: Words
  tax_percent: number
  min_qty: number
  max_qty: number
  no_return: boolean
  delivery: string
  picture: ProductPicture
  leaf_category_id: number
  bundle_multiplier: number
  bundle_amount: number
  min_players: number | null
  max_players: number | null
  has_unique_numbers: boolean | null
  orderable_until: string | null
}

/** Bundles by product id. */
export async function loadBundles(db: Reader, store: StoreView, productIds: readonly number[]): Promise<Map<number, Bundle>> {
  if (!productIds.length) return new Map()
  const { rows } = await sql<Row>`
    select p.id, p.sku, p.slug, p.type, p.kind, t.name, brand.label as brand_label, tax.percent as tax_percent, p.min_qty, p.max_qty,
      p.no_return, p.delivery, p.picture, p.leaf_category_id, p.bundle_multiplier, p.bundle_amount,
      tw.min_players, tw.max_players, tw.has_unique_numbers, tw.orderable_until
    from product p
    join product_text t on t.product_id = p.id and t.language = ${store.language}
    join product_price pp on pp.product_id = p.id and pp.store_id = ${store.id}
    join tax_rate tax on tax.store_id = pp.store_id and tax.tax_class = p.tax_class
    join attribute_option brand on brand.id = p.brand_option_id
    left join team_wear tw on tw.product_id = p.id
    where p.id = any(${sql.val([...productIds])}::int[])`.execute(db)
  const options = await readOptions(db, store, productIds)
  const categories = await loadCategories(
    db,
    store,
    rows.map((row) => row.leaf_category_id),
  )
  return new Map(
    rows.map((row) => [
      row.id,
      {
        sellable: toSellable(row, store, categories.get(row.leaf_category_id) ?? []),
        multipliers: [row.bundle_multiplier, row.bundle_amount],
        options: options.get(row.id) ?? [],
        team:
          row.min_players === null || row.max_players === null
            ? null
            : {
                least: row.min_players,
                most: row.max_players,
                hasUniqueNumbers: row.has_unique_numbers === true,
                orderableUntil: row.orderable_until,
              },
      },
    ]),
  )
}

interface SelectionRow {
  product_id: number
  option_id: number
  type: string
  is_required: boolean
  title: Words
  selection_id: number
  part_id: number
  qty: number
  can_change_qty: boolean
}

async function readOptions(db: Reader, store: StoreView, productIds: readonly number[]): Promise<Map<number, BundleOption[]>> {
  const { rows } = await sql<SelectionRow>`
    select o.product_id, o.id as option_id, o.type, o.is_required, o.title, s.id as selection_id, s.product_id as part_id, s.qty,
      s.can_change_qty
    from bundle_option o join bundle_selection s on s.option_id = o.id
    where o.product_id = any(${sql.val([...productIds])}::int[])
    order by o.product_id, o.position, o.id, s.position, s.id`.execute(db)
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id)
  return new Map(
    [...byProduct].map(([id, own]) => [
      id,
      [...Map.groupBy(own, ({ option_id }) => option_id).values()].flatMap((list) => toOption(list, store)),
    ]),
  )
}

function toOption(rows: readonly SelectionRow[], store: StoreView): BundleOption[] {
  const [row] = rows
  if (!row) return []
  const selections = rows.map((one) => ({ id: one.selection_id, productId: one.part_id, qty: one.qty, canChangeQty: one.can_change_qty }))
  const isSingle = row.type === 'select' || row.type === 'radio'
  return [{ id: row.option_id, title: row.title[store.language], isSingle, isRequired: row.is_required, selections }]
}

/** A bundle has no stock and no price of its own: both follow from its parts. */
function toSellable(row: Row, store: StoreView, categories: string[]): Sellable {
  const isTeam = row.min_players !== null
  return {
    variantId: row.id,
    productId: row.id,
    sku: row.sku,
    productSku: row.sku,
    slug: row.slug,
    type: row.type,
    kind: row.kind,
    name: row.name,
    brand: row.brand_label[store.language],
    stock: 0,
    isActive: true,
    priceCents: 0,
    taxPercent: row.tax_percent,
    minQty: isTeam ? 1 : row.min_qty,
    // A line with a team always has quantity 1: the roster determines the number of pieces.
    maxQty: isTeam ? 1 : row.max_qty,
    isReturnable: !row.no_return,
    delivery: row.delivery,
    colour: null,
    picture: row.picture,
    categories,
    options: [],
    optionIds: [],
    tiers: [],
  }
}
