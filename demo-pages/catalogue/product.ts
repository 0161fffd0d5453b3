// A product's page: the product in wire form, and data that only the page shows.
import { sql } from 'kysely'
import type { ProductPicture } from '../database/picture.ts'
import { deliveryInfo } from '../shop/delivery.ts'
import { breadcrumbsOf } from './category-tree.ts'
import type { CategoryLink } from './category-tree.ts'
import { getDictionary } from './dictionary.ts'
import type { Dictionary } from './dictionary.ts'
import { categoryNames } from './items.ts'
import { manufacturerOf, type Manufacturer } from './manufacturers.ts'
import { fourPrices, toOptionalAmount } from './money.ts'
import { getPersonalisation } from './personalisation.ts'
import { coloursOf, pictureSpecs, pictureUrls } from './pictures.ts'
import { backOf } from './printed-back.ts'
import { getChoices } from './product-choices.ts'
import { type MeasureColumns, measureOf } from './measure-of.ts'
import { getBundleOptions, getSetMembers } from './product-parts.ts'
import type { WirePersonalisationGroup, WireProduct, WireTeamWear } from './product-wire.ts'
import { getTiers } from './tiers.ts'
import type { Database, ProductKind, ProductType } from './tables.ts'
import { isId, productPath } from './view.ts'
import type { CatalogueView } from './view.ts'

export interface ProductPage {
  product: WireProduct
  slug: string
  kind: ProductKind
  maker: Manufacturer | null
  short_description: string
  /** Paragraphs of plain text. */
  description: string[]
  breadcrumbs: CategoryLink[]
  /** Descriptions of every picture of the main colour; `demo-pages/pictures` returns addresses in any width. */
  pictures: ReturnType<typeof pictureSpecs>
  /** The ids of the parts that the last of these pictures show, one each. */
  pictured_parts: number[]
  /** How long the maker's own guarantee lasts; null without one. */
  guarantee_years: number | null
  created_at: Date
}

interface ProductRow extends MeasureColumns {
  id: number
  sku: string
  slug: string
  type: ProductType
  kind: ProductKind
  name: string
  short_description: string
  description: string
  specification: { label: string; value: string }[]
  brand_option_id: number
  leaf_category_id: number
  configurable: string[]
  picture: ProductPicture
  created_at: Date
  rating: number | null
  review_count: number
  min_qty: number
  max_qty: number
  no_return: boolean
  delivery: string
  size_chart_id: number | null
  personalisation_group_ids: number[]
  bundle_multiplier: number
  bundle_amount: number
  regular_cents: number
  final_cents: number
  special_from: Date | null
  lowest_30d_cents: number | null
  tax_percent: number
  in_stock: boolean
  stock: number
  expected_on: string | null
  guarantee_years: number | null
  min_players: number | null
  max_players: number | null
  has_unique_numbers: boolean | null
  orderable_until: string | null
}

const pictureWidth = 960

/** The product of `/product/<slug>`; null if the store does not have it. */
export async function getProductBySlug(db: Database, view: CatalogueView, slug: string): Promise<ProductPage | null> {
  return /^[a-z0-9-]{1,160}$/.test(slug) ? readProduct(db, view, sql`p.slug = ${slug}`) : null
}

/** The product with this id; the id of a variant returns its product. */
export async function getProductById(db: Database, view: CatalogueView, id: number): Promise<ProductPage | null> {
  if (!isId(id)) return null
  return readProduct(db, view, sql`p.id = coalesce((select product_id from variant where id = ${id}), ${id})`)
}

async function readProduct(db: Database, view: CatalogueView, condition: ReturnType<typeof sql>): Promise<ProductPage | null> {
  const { rows } = await sql<ProductRow>`
    select p.*, t.name, t.short_description, t.description, t.specification,
      pp.regular_cents, pp.final_cents, pp.special_from, pp.lowest_30d_cents, tax.percent as tax_percent, s.in_stock, s.stock,
      e.day as expected_on, tw.min_players, tw.max_players, tw.has_unique_numbers, tw.orderable_until
    from product p
    join product_text t on t.product_id = p.id and t.language = ${view.language}
    join product_price pp on pp.product_id = p.id and pp.store_id = ${view.id}
    join tax_rate tax on tax.store_id = pp.store_id and tax.tax_class = p.tax_class
    join product_stock s on s.product_id = p.id
    left join expected_goods e on e.sku = p.sku
    left join team_wear tw on tw.product_id = p.id
    where ${condition}`.execute(db)
  const [row] = rows
  if (!row) return null
  const dictionary = await getDictionary(db)
  const leaf = dictionary.categories.get(row.leaf_category_id)
  return {
    product: await toWire(db, view, row, dictionary),
    slug: row.slug,
    kind: row.kind,
    maker: manufacturerOf(dictionary.options.get(row.brand_option_id)?.code ?? ''),
    short_description: row.short_description,
    description: row.description.split('\n\n'),
    breadcrumbs: leaf ? breadcrumbsOf(leaf, dictionary, view) : [],
    pictures: pictureSpecs(row.picture),
    guarantee_years: row.guarantee_years,
    pictured_parts: row.picture.parts?.map(({ productId }) => productId) ?? [],
    created_at: row.created_at,
  }
}

async function toWire(db: Database, view: CatalogueView, row: ProductRow, dictionary: Dictionary): Promise<WireProduct> {
  const groups = (await getPersonalisation(db, view, [row])).get(row.id) ?? []
  const [choices, tiers, bundleOptions, members] = await Promise.all([
    getChoices(db, view, [row], dictionary),
    getTiers(db, view, [row.id]),
    row.type === 'bundle' ? getBundleOptions(db, view, row, dictionary, groups) : [],
    row.type === 'grouped' ? getSetMembers(db, view, row.id, dictionary) : [],
  ])
  const images = pictureUrls(row.picture, null, pictureWidth)
  return {
    product_id: row.id,
    sku: row.sku,
    name: row.name,
    url: productPath(view, row.slug),
    image: images[0] ?? null,
    images,
    manufacturer: dictionary.options.get(row.brand_option_id)?.label[view.language] ?? null,
    category_names: categoryNames(row.leaf_category_id, dictionary, view),
    product_type: row.type,
    kind: row.kind,
    in_stock: row.in_stock,
    stock: row.stock,
    expected_on: row.in_stock ? null : row.expected_on,
    min_qty: row.min_qty,
    max_qty: row.max_qty,
    ...fourPrices(row.regular_cents, row.final_cents, row.tax_percent),
    special_from: row.special_from?.toISOString() ?? null,
    lowest_price_30d: toOptionalAmount(row.lowest_30d_cents),
    rating: row.rating,
    review_count: row.review_count,
    tier_prices: tiers.get(row.id) ?? [],
    measure: measureOf(row, view),
    ...(choices.get(row.id) ?? { configurable_data: { attributes: [] }, virtual_products: [] }),
    bundle_options: bundleOptions,
    looks: row.type === 'bundle' ? looksOf(row.picture, dictionary) : {},
    discount_percentage: row.bundle_multiplier,
    discount_amount: row.bundle_amount,
    child_products: members,
    personalisation: groups,
    back: row.type === 'bundle' ? null : backOf(row.picture, groups, dictionary),
    team_wear: teamWearOf(row, groups),
    size_chart_id: row.size_chart_id,
    specification: row.specification,
    delivery: deliveryInfo(row.delivery, row.in_stock),
    no_return: row.no_return,
  }
}

/** The pictures of a bundle in each colour that all its parts share. */
function looksOf(picture: ProductPicture, { attributesByCode }: Dictionary): WireProduct['looks'] {
  const options = attributesByCode.get('color')?.options ?? []
  const codes = coloursOf(picture)
  if (codes.length < 2) return {}
  return Object.fromEntries(
    codes.flatMap((code) => {
      const option = options.find((one) => one.code === code)
      return option ? [[String(option.id), pictureUrls(picture, code, pictureWidth)]] : []
    }),
  )
}

/** The first name option and the first number option are the player's. */
function teamWearOf(row: ProductRow, groups: readonly WirePersonalisationGroup[]): WireTeamWear | null {
  if (row.min_players === null || row.max_players === null) return null
  const idOf = (type: 'name' | 'number') => groups.flatMap(({ options }) => options).find((option) => option.type === type)?.id ?? null
  return {
    by_line: false,
    min_players: row.min_players,
    max_players: row.max_players,
    unique_numbers: row.has_unique_numbers === true,
    name_option_id: idOf('name'),
    number_option_id: idOf('number'),
    orderable_until: row.orderable_until,
  }
}
