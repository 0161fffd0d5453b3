// The choices of configurable products: their attributes, and every variant with stock and price.
import { sql } from 'kysely'
import type { ProductPicture } from '../database/picture.ts'
import type { Dictionary } from './dictionary.ts'
import { fourPrices, toOptionalAmount } from './money.ts'
import { pictureUrls } from './pictures.ts'
import type { WireAttribute, WireChoices, WireVariant } from './product-wire.ts'
import type { Database } from './tables.ts'
import type { CatalogueView } from './view.ts'

interface VariantRow {
  variant_id: number
  sku: string
  product_id: number
  stock: number
  is_active: boolean
  regular_cents: number
  final_cents: number
  lowest_30d_cents: number | null
  tax_percent: number
  option_ids: number[]
  colour: string | null
  expected_on: string | null
}

const pictureWidth = 960

/** The input for the choices of a product. */
export interface ChoosableProduct {
  id: number
  configurable: readonly string[]
  picture: ProductPicture
}

/** Choices by product id; a product without attributes has none. */
export async function getChoices(
  db: Database,
  view: CatalogueView,
  products: readonly ChoosableProduct[],
  dictionary: Dictionary,
): Promise<Map<number, WireChoices>> {
  const configurable = products.filter(({ configurable: codes }) => codes.length)
  const rows = configurable.length ? await readVariants(db, view, configurable) : []
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id)
  return new Map(products.map((product) => [product.id, toChoices(product, byProduct.get(product.id) ?? [], dictionary, view)]))
}

async function readVariants(db: Database, view: CatalogueView, products: readonly ChoosableProduct[]): Promise<VariantRow[]> {
  const ids = products.map(({ id }) => id)
  const { rows } = await sql<VariantRow>`
    select s.variant_id, s.sku, s.product_id, s.stock, s.is_active, s.regular_cents, s.final_cents, s.lowest_30d_cents, s.tax_percent,
      v.option_ids, v.colour, e.day as expected_on
    from sellable s join variant v on v.id = s.variant_id left join expected_goods e on e.sku = v.sku
    where s.store_id = ${view.id} and s.product_id = any(${sql.val(ids)}::int[])
    order by s.product_id, v.position`.execute(db)
  return rows
}

function toChoices(
  { configurable, picture }: ChoosableProduct,
  rows: readonly VariantRow[],
  dictionary: Dictionary,
  view: CatalogueView,
): WireChoices {
  return {
    configurable_data: { attributes: configurable.map((code, at) => toAttribute(code, at, rows, dictionary, view)) },
    virtual_products: rows.map((row) => toVariant(row, configurable, picture)),
  }
}

function toAttribute(code: string, at: number, rows: readonly VariantRow[], dictionary: Dictionary, view: CatalogueView): WireAttribute {
  const attribute = dictionary.attributesByCode.get(code)
  if (!attribute) throw new Error(`catalogue: a product asks to choose "${code}", which is no attribute`)
  const used = new Set(rows.map(({ option_ids }) => option_ids[at]))
  // Sorts by the shop's own order, since the order of pictures differs from page to page.
  const options = attribute.options.filter(({ id }) => used.has(id))
  return {
    id: attribute.id,
    code,
    role: attribute.role,
    label: attribute.label[view.language],
    options: options.map(({ id, label, swatch }) => ({ id, label: label[view.language], swatch })),
  }
}

function toVariant(row: VariantRow, configurable: readonly string[], picture: ProductPicture): WireVariant {
  const fields = {
    product_id: row.variant_id,
    sku: row.sku,
    status: row.is_active ? (1 as const) : (2 as const),
    stock: row.stock,
    ...fourPrices(row.regular_cents, row.final_cents, row.tax_percent),
    lowest_price_30d: toOptionalAmount(row.lowest_30d_cents),
    images: pictureUrls(picture, row.colour, pictureWidth),
    ...(row.stock === 0 && row.expected_on !== null ? { expected_on: row.expected_on } : {}),
  }
  const optionIds: Record<`${string}_option_id`, number> = {}
  configurable.forEach((code, at) => {
    const id = row.option_ids[at]
    if (id !== undefined) optionIds[`${code}_option_id`] = id
  })
  return { ...fields, ...optionIds }
}
