// The parts of bundles and sets, with each part's own choices.
import { sql } from 'kysely'
import type { ProductPicture } from '../database/picture.ts'
import { times } from '../database/seed/prices.ts'
import { deliveryInfo } from '../shop/delivery.ts'
import type { Dictionary } from './dictionary.ts'
import { fourPrices, toAmount } from './money.ts'
import { type MeasureColumns, measureOf } from './measure-of.ts'
import { pictureUrls } from './pictures.ts'
import { getPersonalisation } from './personalisation.ts'
import { getChoices } from './product-choices.ts'
import { backOf } from './printed-back.ts'
import type { WireBundleOption, WireMember, WirePart, WirePersonalisationGroup } from './product-wire.ts'
import type { Database, ProductKind, ProductType, Words } from './tables.ts'
import { getTiers } from './tiers.ts'
import { productPath } from './view.ts'
import type { CatalogueView } from './view.ts'

interface PartRow extends MeasureColumns {
  id: number
  sku: string
  slug: string
  type: ProductType
  name: string
  picture: ProductPicture
  configurable: string[]
  personalisation_group_ids: number[]
  min_qty: number
  max_qty: number
  regular_cents: number
  final_cents: number
  tax_percent: number
  in_stock: boolean
  stock: number
  delivery: string
  no_return: boolean
}

const partWidth = 320

async function readParts(db: Database, view: CatalogueView, ids: readonly number[]): Promise<Map<number, PartRow>> {
  if (!ids.length) return new Map()
  const { rows } = await sql<PartRow>`
    select p.id, p.sku, p.slug, p.type, t.name, p.picture, p.configurable, p.personalisation_group_ids, p.min_qty, p.max_qty,
      p.delivery, p.no_return, p.measure_amount, p.measure_unit, pp.regular_cents, pp.final_cents, tax.percent as tax_percent,
      s.in_stock, s.stock
    from product p
    join product_text t on t.product_id = p.id and t.language = ${view.language}
    join product_price pp on pp.product_id = p.id and pp.store_id = ${view.id}
    join tax_rate tax on tax.store_id = pp.store_id and tax.tax_class = p.tax_class
    join product_stock s on s.product_id = p.id
    where p.id = any(${sql.val(ids)}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

function toPart(row: PartRow, qty: number, view: CatalogueView): WirePart {
  return {
    product_id: row.id,
    sku: row.sku,
    name: row.name,
    url: productPath(view, row.slug),
    image: pictureUrls(row.picture, null, partWidth)[0] ?? null,
    product_type: row.type,
    in_stock: row.in_stock,
    stock: row.stock,
    qty,
    measure: measureOf(row, view),
    delivery: deliveryInfo(row.delivery, row.in_stock),
    no_return: row.no_return,
    ...fourPrices(row.regular_cents, row.final_cents, row.tax_percent),
  }
}

/** Members of a set, in its order. */
export async function getSetMembers(db: Database, view: CatalogueView, productId: number, dictionary: Dictionary): Promise<WireMember[]> {
  const members = await db
    .selectFrom('set_member')
    .where('product_id', '=', productId)
    .orderBy('position')
    .select(['member_id', 'qty'])
    .execute()
  const parts = await readParts(
    db,
    view,
    members.map(({ member_id }) => member_id),
  )
  const choices = await getChoices(db, view, [...parts.values()], dictionary)
  const tiers = await getTiers(db, view, [...parts.keys()])
  return members.flatMap(({ member_id, qty }) => {
    const row = parts.get(member_id)
    const own = choices.get(member_id)
    if (!row || !own) return []
    return [{ ...toPart(row, qty, view), ...own, tier_prices: tiers.get(member_id) ?? [], min_qty: row.min_qty, max_qty: row.max_qty }]
  })
}

interface SelectionRow {
  option_id: number
  option_position: number
  type: 'select' | 'radio' | 'checkbox' | 'multi'
  is_required: boolean
  title: Words
  selection_id: number
  product_id: number
  qty: number
  can_change_qty: boolean
  is_default: boolean
}

/** A bundle with its two multipliers. */
interface PricedBundle {
  id: number
  kind: ProductKind
  bundle_multiplier: number
  bundle_amount: number
}

/** Options of a bundle with the products to select from, at the bundle's own prices; `groups` are its own, with which a kit's shirts are printed. */
export async function getBundleOptions(
  db: Database,
  view: CatalogueView,
  bundle: PricedBundle,
  dictionary: Dictionary,
  groups: readonly WirePersonalisationGroup[],
): Promise<WireBundleOption[]> {
  const { rows } = await sql<SelectionRow>`
    select o.id as option_id, o.position as option_position, o.type, o.is_required, o.title,
      s.id as selection_id, s.product_id, s.qty, s.can_change_qty, s.is_default
    from bundle_option o join bundle_selection s on s.option_id = o.id
    where o.product_id = ${bundle.id} order by o.position, s.position`.execute(db)
  const parts = await readParts(db, view, [...new Set(rows.map(({ product_id }) => product_id))])
  const choices = await getChoices(db, view, [...parts.values()], dictionary)
  // A kit is printed as a whole, with its own groups.
  const isTeam = bundle.kind === 'team-wear'
  const personalisation = isTeam ? new Map<number, never[]>() : await getPersonalisation(db, view, [...parts.values()])
  const inBundle = (cents: number) => toAmount(times(cents, bundle.bundle_multiplier, bundle.bundle_amount))
  const byOption = Map.groupBy(rows, ({ option_id }) => option_id)
  return [...byOption.values()].flatMap((selections) => {
    const [option] = selections
    if (!option) return []
    return [
      {
        option_id: option.option_id,
        title: option.title[view.language],
        type: option.type,
        required: option.is_required ? (1 as const) : (0 as const),
        position: option.option_position,
        products: selections.flatMap((selection) => {
          const row = parts.get(selection.product_id)
          const own = choices.get(selection.product_id)
          if (!row || !own) return []
          return [
            {
              ...toPart(row, selection.qty, view),
              configurable_data: own.configurable_data,
              virtual_products: own.virtual_products.map((variant) => ({
                ...variant,
                selection_price_value: inBundle(Math.round(variant.final_price_incl_tax * 100)),
              })),
              selection_id: selection.selection_id,
              can_change_qty: selection.can_change_qty,
              is_default: selection.is_default,
              selection_price_value: inBundle(row.final_cents),
              min_qty: selection.can_change_qty ? 1 : selection.qty,
              max_qty: selection.can_change_qty ? Math.max(selection.qty, row.max_qty) : selection.qty,
              personalisation: personalisation.get(row.id) ?? [],
              back: backOf(row.picture, isTeam ? groups : (personalisation.get(row.id) ?? []), dictionary),
            },
          ]
        }),
      },
    ]
  })
}
