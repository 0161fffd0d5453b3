// The product as it goes over the wire (`api.md`), before a schema of the widgets turns it into their own shape.
import type { FourPrices } from './money.ts'

export interface WireAttribute {
  code: string
  label: string
  options: { id: number; label: string; swatch: string | null }[]
}

/** A variant; besides these it has `<attribute>_option_id` for each attribute. */
export interface WireVariantFacts extends FourPrices {
  product_id: number
  sku: string
  /** 1 is sold, 2 is not. */
  status: 1 | 2
  stock: number
  lowest_price_30d: number | null
  images: string[]
}

export type WireVariant = WireVariantFacts & { [optionId: `${string}_option_id`]: number }

/** What a shopper must choose before something can be bought, and what there is to choose from. */
export interface WireChoices {
  configurable_data: { attributes: WireAttribute[] }
  virtual_products: WireVariant[]
}

/** A product as a part of another. */
export interface WirePart extends FourPrices {
  product_id: number
  sku: string
  name: string
  url: string
  image: string | null
  product_type: string
  in_stock: boolean
  stock: number
  qty: number
}

export interface WireBundleSelection extends WirePart, WireChoices {
  selection_id: number
  can_change_qty: boolean
  is_default: boolean
  /** Price of one piece inside the bundle: the multiplier is in it. */
  selection_price_value: number
}

export interface WireBundleOption {
  option_id: number
  title: string
  type: 'select' | 'radio' | 'checkbox'
  /** 1 is required. */
  required: 0 | 1
  position: number
  products: WireBundleSelection[]
}

export interface WirePersonalisationOption {
  id: number
  type: 'name' | 'number' | 'print' | 'stringing' | 'text'
  label: string
  price: number
  required: boolean
  max_length: number | null
  /** What may be typed, as the inside of a regular expression's character class. */
  characters: string | null
  choices: { id: number; label: string; price: number }[]
}

export interface WirePersonalisationGroup {
  group_id: number
  title: string
  options: WirePersonalisationOption[]
}

/** `GET catalog/product/{id}`. */
export interface WireProduct extends FourPrices, WireChoices {
  product_id: number
  sku: string
  name: string
  url: string
  image: string | null
  images: string[]
  manufacturer: string | null
  category_names: string[]
  product_type: string
  in_stock: boolean
  stock: number
  min_qty: number
  max_qty: number
  special_from: string | null
  lowest_price_30d: number | null
  rating: number | null
  review_count: number
  tier_prices: { qty: number; price: number }[]
  bundle_options: WireBundleOption[]
  /** Multiplier on the parts' prices; 1 is no discount. */
  discount_percentage: number
  /** Multiplier, too (`readings.md` 11). */
  discount_amount: number
  child_products: WirePart[]
  personalisation: WirePersonalisationGroup[]
  team_wear: { min_players: number; max_players: number } | null
  size_chart_id: number | null
  specification: { label: string; value: string }[]
  delivery: string | null
  no_return: boolean
}
