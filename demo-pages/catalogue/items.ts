// The cards of a list: products by id, in the order of the ids.
import { sql } from 'kysely'
import type { CatalogueItem } from './shapes.ts'
import type { ProductPicture } from '../database/picture.ts'
import { newSince } from '../database/seed/calendar.ts'
import { deliveryInfo } from '../shop/delivery.ts'
import { getDictionary } from './dictionary.ts'
import type { Dictionary, Option } from './dictionary.ts'
import { newLabel } from './labels.ts'
import { type MeasureColumns, measureOf } from './measure-of.ts'
import { fourPrices, toOptionalAmount } from './money.ts'
import { pictureUrls } from './pictures.ts'
import type { Database, ProductKind, ProductType } from './tables.ts'
import { isId, productPath } from './view.ts'
import type { CatalogueView } from './view.ts'

interface ItemRow extends MeasureColumns {
  id: number
  sku: string
  slug: string
  type: ProductType
  kind: ProductKind
  name: string
  brand_option_id: number
  leaf_category_id: number
  option_ids: number[]
  picture: ProductPicture
  created_at: Date
  rating: number | null
  review_count: number
  regular_cents: number
  final_cents: number
  special_from: Date | null
  lowest_30d_cents: number | null
  tax_percent: number
  in_stock: boolean
  delivery: string
  /** The variants in stock. */
  there: { option_ids: number[]; colour: string | null }[]
}

/** The kinds that require a name, a print or strings before a shopper can order. */
const personalised = new Set(['personalised', 'strung-racket', 'team-wear'])

const cardWidth = 640
const swatchWidth = 160

/**
 * The cards of these products in this order; ids that are not sold in the store are left out.
 * A product available in one of `colours` (options of `color`) is shown in that colour and links to it.
 */
export async function getItems(
  db: Database,
  view: CatalogueView,
  productIds: readonly number[],
  colours: readonly Option[] = [],
): Promise<CatalogueItem[]> {
  const ids = productIds.filter(isId)
  if (!ids.length) return []
  const [dictionary, { rows }] = await Promise.all([
    getDictionary(db),
    sql<ItemRow>`
      select p.id, p.sku, p.slug, p.type, p.kind, t.name, p.brand_option_id, p.leaf_category_id, p.option_ids, p.picture, p.created_at,
        p.rating, p.review_count, p.delivery, p.measure_amount, p.measure_unit, pp.regular_cents, pp.final_cents, pp.special_from, pp.lowest_30d_cents,
        tax.percent as tax_percent, s.in_stock,
        coalesce((select jsonb_agg(jsonb_build_object('option_ids', v.option_ids, 'colour', v.colour))
          from variant v where v.product_id = p.id and v.is_active and v.stock > 0), '[]') as there
      from product p
      join product_text t on t.product_id = p.id and t.language = ${view.language}
      join product_price pp on pp.product_id = p.id and pp.store_id = ${view.id}
      join tax_rate tax on tax.store_id = pp.store_id and tax.tax_class = p.tax_class
      join product_stock s on s.product_id = p.id
      where p.id = any(${sql.val(ids)}::int[])`.execute(db),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toItem(row, view, dictionary, colours)] : []
  })
}

function toItem(row: ItemRow, view: CatalogueView, dictionary: Dictionary, wanted: readonly Option[]): CatalogueItem {
  const colour = colourOf(row.picture, wanted)
  const [image = null, ...rest] = pictureUrls(row.picture, colour?.code ?? null, cardWidth)
  return {
    product_id: row.id,
    sku: row.sku,
    name: row.name,
    url: productPath(view, row.slug) + (colour ? `#color=${colour.id}` : ''),
    image,
    images: image ? [image, ...rest.slice(0, 1)] : [],
    manufacturer: dictionary.options.get(row.brand_option_id)?.label[view.language] ?? null,
    category_names: categoryNames(row.leaf_category_id, dictionary, view),
    product_type: row.type,
    kind: row.kind,
    has_personalisation: personalised.has(row.kind),
    in_stock: row.in_stock,
    ...fourPrices(row.regular_cents, row.final_cents, row.tax_percent),
    special_from: row.special_from?.toISOString() ?? null,
    lowest_price_30d: toOptionalAmount(row.lowest_30d_cents),
    measure: measureOf(row, view),
    rating: row.rating,
    review_count: row.review_count,
    swatches: swatchesOf(row.picture, dictionary, view),
    sizes: sizesOf(row, colour, dictionary, view),
    labels: labelsOf(row, view),
    delivery: deliveryInfo(row.delivery, row.in_stock),
  }
}

/** The names of the categories from the department down. */
export function categoryNames(leafId: number, dictionary: Dictionary, view: CatalogueView): string[] {
  const path = dictionary.categories.get(leafId)?.pathIds ?? []
  return path.flatMap((id) => dictionary.categories.get(id)?.texts[view.language].name ?? [])
}

/** The first of the product's colours among the wanted ones; null if the product has only one colour. */
function colourOf({ colours }: ProductPicture, wanted: readonly Option[]): Option | null {
  if (colours.length < 2) return null
  return colours.flatMap(({ code }) => wanted.find((option) => option.code === code) ?? [])[0] ?? null
}

function swatchesOf(picture: ProductPicture, dictionary: Dictionary, view: CatalogueView): CatalogueItem['swatches'] {
  if (picture.colours.length < 2) return []
  const colours = dictionary.attributesByCode.get('color')?.options ?? []
  return picture.colours.flatMap(({ code }) => {
    const option = colours.find((colour) => colour.code === code)
    return option
      ? [{ label: option.label[view.language], swatch: option.swatch, image: pictureUrls(picture, code, swatchWidth)[0] ?? null }]
      : []
  })
}

/** The sizes that can be had, in the shown colour if one is wanted; without what stands in brackets, such as the size of another system. */
function sizesOf({ there }: ItemRow, colour: Option | null, dictionary: Dictionary, view: CatalogueView): string[] {
  const had = new Set(there.filter((variant) => colour === null || variant.colour === colour.code).flatMap(({ option_ids: ids }) => ids))
  const sizes = dictionary.attributesByCode.get('size')?.options ?? []
  return had.size === 0 ? [] : sizes.filter(({ id }) => had.has(id)).map(({ label }) => label[view.language].replace(/ \(.*\)$/, ''))
}

/** The badges: "new", and a percentage only if the law allows one: compared with the lowest price of thirty days. */
function labelsOf(row: ItemRow, view: CatalogueView): CatalogueItem['labels'] {
  const { lowest_30d_cents: lowest, final_cents: final } = row
  const percent = lowest !== null && lowest > final ? Math.floor((1 - final / lowest) * 100) : 0
  return [
    ...(row.created_at >= newSince ? [{ code: 'new', label: newLabel[view.language] }] : []),
    ...(percent >= 5 ? [{ code: 'sale', label: `−${percent}%` }] : []),
  ]
}
