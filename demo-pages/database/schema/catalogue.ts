// Row types of the catalogue's tables, what the shop offers; long because all tables are read together. The DDL beside it says what is checked.
import type { ColumnType } from 'kysely'
import type { ProductPicture } from '../picture.ts'
import type { Migration } from './migration.ts'
import { catalogueStatements } from './catalogue-ddl.ts'
import { kindsMigration } from './kinds.ts'

/** Languages of catalogue texts; stores share them (nl and be are both Dutch). */
export type Language = 'nl' | 'en' | 'de' | 'sv'

/** One text in every language, the form of small look-up labels. */
export type Words = Record<Language, string>

/** A price or surcharge in cents in every currency. */
export type Amounts = { EUR: number; GBP: number; SEK: number }

/** The wire's `product_type`. */
export type ProductType = 'simple' | 'configurable' | 'bundle' | 'grouped'

/** What the shop calls the kind of a product; finer than the type. */
export type ProductKind = 'simple' | 'configurable' | 'bundle' | 'grouped' | 'team-wear' | 'personalised' | 'strung-racket'

/** What an attribute's options are to a shopper. */
export type AttributeRole = 'size' | 'colour'

/** What a stringing option says: which string, how thick, how tight lengthwise and across. */
export type StringRole = 'string' | 'gauge' | 'tension-mains' | 'tension-crosses'

/** A `jsonb` column: read parsed, written as JSON text. */
type Json<T> = ColumnType<T, string, string>

export interface StoreTable {
  id: number
  code: string
  name: string
  locale: string
  language: Language
  country: string
  currency: keyof Amounts
}

export interface TaxRateTable {
  store_id: number
  tax_class: string
  percent: number
}

export interface CategoryTable {
  id: number
  parent_id: number | null
  code: string
  /** 1 department, 2 group, 3 leaf. */
  level: number
  position: number
  /** Ids from the department down to the category itself. */
  path_ids: number[]
}

export interface CategoryTextTable {
  category_id: number
  language: Language
  name: string
  /** Full path below the store, for example `teamkleding/wedstrijdkleding/wedstrijdshirts`. */
  url_path: string
  description: string
}

export interface AttributeTable {
  id: number
  code: string
  label: Json<Words>
  position: number
  /** Url segment prefix for labels that another facet has too. */
  url_key: Json<Words>
  is_facet: boolean
  /** One choice only: picking another replaces it. */
  is_single: boolean
  /** What its options are to a shopper, whatever its code; null for the rest. */
  role: AttributeRole | null
}

export interface AttributeOptionTable {
  id: number
  attribute_id: number
  code: string
  label: Json<Words>
  position: number
  /** Colour as `#rrggbb` or two joined by a comma, else null. */
  swatch: string | null
}

export interface ProductTable {
  id: number
  sku: string
  /** The same in every language: brand and series names are proper names. */
  slug: string
  type: ProductType
  kind: ProductKind
  brand_option_id: number
  /** Article type of the seed, for example `football-shirt`. */
  article: string
  leaf_category_id: number
  tax_class: string
  /** Shop's own order, lower first. */
  position: number
  created_at: Date
  /** Attribute codes to choose, in order; empty but for configurable products. */
  configurable: string[]
  /** Every facet option the product or one of its variants has. */
  option_ids: number[]
  /** How its pictures are drawn, in each of its colours. */
  picture: Json<ProductPicture>
  rating: number | null
  review_count: number
  min_qty: number
  max_qty: number
  /** Cut, printed or strung to order: cannot be sent back for withdrawal. */
  no_return: boolean
  delivery: string
  size_chart_id: number | null
  personalisation_group_ids: number[]
  /** Multiplier on the parts of a bundle: 0.9 is ten percent off, 1 nothing. */
  bundle_multiplier: number
  /** A second one, on top of the first. */
  bundle_amount: number
}

export interface ProductTextTable {
  product_id: number
  language: Language
  name: string
  /** Rank of the name in the language's own alphabetical order. */
  name_position: number
  short_description: string
  description: string
  specification: Json<{ label: string; value: string }[]>
  search: ColumnType<string, never, never>
}

export interface ProductCategoryTable {
  category_id: number
  product_id: number
  position: number
}

export interface ProductPriceTable {
  product_id: number
  store_id: number
  /** Cents including tax: the price without the special. */
  regular_cents: number
  /** Cents including tax: what is paid; never above the regular price. */
  final_cents: number
  special_from: Date | null
  /** Lowest price of the 30 days before the special; without it the law allows no strike-through. */
  lowest_30d_cents: number | null
}

export interface VariantTable {
  /** For a simple product the product's own id, else above a million. */
  id: number
  product_id: number
  sku: string
  stock: number
  /** Sold at all; a variant that is off is an impossible choice. */
  is_active: boolean
  /** Order among the product's variants. */
  position: number
  /** One option id for each of the product's `configurable` attributes, in that order. */
  option_ids: number[]
  /** Colour code its pictures are drawn in; null where the product has one look. */
  colour: string | null
}

/** Only where a variant costs something else than its product. */
export interface VariantPriceTable {
  variant_id: number
  store_id: number
  regular_cents: number
  final_cents: number
  lowest_30d_cents: number | null
}

export interface TierPriceTable {
  product_id: number
  store_id: number
  qty: number
  /** Cents including tax for each piece from `qty` on. */
  price_cents: number
}

export interface BundleOptionTable {
  id: number
  product_id: number
  position: number
  type: 'select' | 'radio' | 'checkbox' | 'multi'
  is_required: boolean
  title: Json<Words>
}

export interface BundleSelectionTable {
  id: number
  option_id: number
  product_id: number
  position: number
  qty: number
  can_change_qty: boolean
  is_default: boolean
}

export interface SetMemberTable {
  product_id: number
  member_id: number
  position: number
  qty: number
}

export interface PersonalisationGroupTable {
  id: number
  code: string
  title: Json<Words>
  /** What is made by it cannot be sent back, and where it is made. */
  no_return: boolean
  delivery: string
}

export interface PersonalisationOptionTable {
  id: number
  group_id: number
  position: number
  type: 'name' | 'number' | 'print' | 'stringing' | 'text'
  label: Json<Words>
  price: Json<Amounts>
  is_required: boolean
  max_length: number | null
  /** Regular expression class of what may be typed, for example `A-Z0-9`. */
  characters: string | null
  /** `isPlain`: nothing is made, as with an unstrung racket. */
  choices: Json<{ id: number; label: Words; price: Amounts; isPlain?: boolean }[]>
  role: StringRole | null
  /** Limits of a number; a racket's own are in `string_advice`. */
  min: number | null
  max: number | null
  step: number | null
  unit: string | null
  /** Asked only while that option holds one of these choices. */
  depends_on: Json<{ option_id: number; choice_ids: number[] }> | null
}

/** What suits a racket: its limits of tension, and a recommendation by option. */
export interface StringAdviceTable {
  product_id: number
  tension_min: number
  tension_max: number
  option_values: Json<{ option_id: number; option_value: number }[]>
}

export interface TeamWearTable {
  product_id: number
  min_players: number
  max_players: number
  /** No number twice in one team. */
  has_unique_numbers: boolean
}

export interface SizeChartTable {
  id: number
  code: string
  title: Json<Words>
  columns: Json<Words[]>
  rows: Json<string[][]>
}

/** View: one row a variant and store, with what a cart needs to know. */
export interface SellableView {
  variant_id: number
  sku: string
  product_id: number
  store_id: number
  type: ProductType
  kind: ProductKind
  stock: number
  is_active: boolean
  regular_cents: number
  final_cents: number
  lowest_30d_cents: number | null
  tax_percent: number
  min_qty: number
  max_qty: number
  no_return: boolean
}

/** View: whether a product of any type can be bought now, and how many pieces there are where that has a meaning. */
export interface ProductStockView {
  product_id: number
  in_stock: boolean
  stock: number
}

export interface CatalogueTables {
  store: StoreTable
  tax_rate: TaxRateTable
  category: CategoryTable
  category_text: CategoryTextTable
  attribute: AttributeTable
  attribute_option: AttributeOptionTable
  product: ProductTable
  product_text: ProductTextTable
  product_category: ProductCategoryTable
  product_price: ProductPriceTable
  variant: VariantTable
  variant_price: VariantPriceTable
  tier_price: TierPriceTable
  bundle_option: BundleOptionTable
  bundle_selection: BundleSelectionTable
  set_member: SetMemberTable
  personalisation_group: PersonalisationGroupTable
  personalisation_option: PersonalisationOptionTable
  team_wear: TeamWearTable
  string_advice: StringAdviceTable
  size_chart: SizeChartTable
  catalogue_seed: { id: number; seed: number; size: number; fingerprint: string; seeded_at: ColumnType<Date, never, never> }
  sellable: SellableView
  product_stock: ProductStockView
}

export const catalogueMigrations: Migration[] = [{ name: 'catalogue-1', statements: catalogueStatements }, kindsMigration]
