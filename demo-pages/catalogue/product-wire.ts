// The product as it goes over the wire (`api.md`), before a schema of the widgets turns it into their own shape.
import type { DeliveryFacts } from '../shop/delivery.ts'
import type { AttributeRole, PersonalisationOptionRole as StringRole } from '../database/rows/generated.ts'
import type { FourPrices } from './money.ts'
import type { ProductKind } from './tables.ts'

export interface WireAttribute {
  id: number
  code: string
  role: AttributeRole | null
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
  /** The day for which it is on order, as `2026-11-30`; only of what is out of stock. */
  expected_on?: string
}

/** A price inside a bundle, on variants of its parts: the multipliers are in it. */
export interface PriceInBundle {
  selection_price_value?: number
}

export type WireVariant = WireVariantFacts & PriceInBundle & { [optionId: `${string}_option_id`]: number }

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

/** A member of a set: sold as the product it is, with its own choices, tiers and limits. */
export interface WireMember extends WirePart, WireChoices {
  tier_prices: WireTier[]
  min_qty: number
  max_qty: number
}

export interface WireTier {
  qty: number
  price: number
}

export interface WireBundleSelection extends WirePart, WireChoices {
  selection_id: number
  can_change_qty: boolean
  is_default: boolean
  /** Price of one piece inside the bundle: the multiplier is in it. */
  selection_price_value: number
  /** Pieces in one bundle. */
  min_qty: number
  max_qty: number
  personalisation: WirePersonalisationGroup[]
}

export interface WireBundleOption {
  option_id: number
  title: string
  type: 'select' | 'radio' | 'checkbox' | 'multi'
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
  role: StringRole | null
  /** Limits of a number, by what it is put on. */
  min: number | null
  max: number | null
  step: number | null
  unit: string | null
  /** Asked, required and taken only while that option holds one of these choices. */
  depends_on: { option_id: number; choice_ids: number[] } | null
  /** `is_plain`: nothing is made, as with an unstrung racket. */
  choices: { id: number; label: string; price: number; is_plain: boolean }[]
}

/** What suits a racket. */
export interface WireRecommendation {
  text: string
  values: { option_id: number; option_value: number }[]
}

export interface WireTeamWear {
  min_players: number
  max_players: number
  unique_numbers: boolean
  /** The options of `personalisation` that a player's name and number are. */
  name_option_id: number | null
  number_option_id: number | null
}

export interface WirePersonalisationGroup {
  group_id: number
  title: string
  /** What holds once something of the group is made. */
  no_return: boolean
  delivery: DeliveryFacts | null
  recommendation: WireRecommendation | null
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
  kind: ProductKind
  in_stock: boolean
  stock: number
  /** Of a product without variants; the others have a day each. */
  expected_on: string | null
  min_qty: number
  max_qty: number
  special_from: string | null
  lowest_price_30d: number | null
  rating: number | null
  review_count: number
  tier_prices: WireTier[]
  bundle_options: WireBundleOption[]
  /** Multiplier on the parts' prices; 1 is no discount. */
  discount_percentage: number
  /** Multiplier, too (`readings.md` 11). */
  discount_amount: number
  child_products: WireMember[]
  personalisation: WirePersonalisationGroup[]
  team_wear: WireTeamWear | null
  size_chart_id: number | null
  specification: { label: string; value: string }[]
  delivery: DeliveryFacts | null
  no_return: boolean
}
