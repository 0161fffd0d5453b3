// The product in wire form, before the widgets' schema converts it to their own shape.
import type { WireBack } from './back-wire.ts'
import type { DeliveryInfo } from '../shop/delivery.ts'
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
export interface WireVariantInfo extends FourPrices {
  product_id: number
  sku: string
  /** 1 is for sale, 2 is not. */
  status: 1 | 2
  stock: number
  lowest_price_30d: number | null
  images: string[]
  /** The date when it is expected, as `2026-11-30`; only if it is out of stock. */
  expected_on?: string
}

/** A variant's price as part of a bundle, with the multipliers applied. */
export interface PriceInBundle {
  selection_price_value?: number
}

export type WireVariant = WireVariantInfo & PriceInBundle & { [optionId: `${string}_option_id`]: number }

/** The required choices of a product, and their options. */
export interface WireChoices {
  configurable_data: { attributes: WireAttribute[] }
  virtual_products: WireVariant[]
}

/** How much one piece holds, for goods that are sold by measure. */
export interface WireMeasure {
  amount: number
  /** The word behind the price of one unit: "per metre". */
  unit: string
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
  measure: WireMeasure | null
  delivery: DeliveryInfo | null
  no_return: boolean
}

/** A member of a set: a product with its own choices, tiers and limits. */
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
  /** The price of one piece in the bundle, with the multiplier applied. */
  selection_price_value: number
  /** Pieces in one bundle. */
  min_qty: number
  max_qty: number
  personalisation: WirePersonalisationGroup[]
  back: WireBack | null
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
  /** What it is, in a sentence; null where the label says it. */
  description: string | null
  price: number
  required: boolean
  max_length: number | null
  /** The allowed characters, as the inside of a regular expression's character class. */
  characters: string | null
  role: StringRole | null
  /** The limits of a number, by the product it belongs to. */
  min: number | null
  max: number | null
  step: number | null
  unit: string | null
  /** Shown, required and accepted only while that option has one of these choices. */
  depends_on: { option_id: number; choice_ids: number[] } | null
  /** `is_plain`: nothing is made to order, as for an unstrung racket. `is_on_back`: it is printed where the picture of the back shows it. */
  choices: { id: number; label: string; price: number; is_plain: boolean; is_on_back: boolean }[]
}

/** The recommendation for a racket. */
export interface WireRecommendation {
  text: string
  values: { option_id: number; option_value: number }[]
}

export interface WireTeamWear {
  /** No: a team is one line of the cart, with its players in `team_wear.players`. */
  by_line: false
  min_players: number
  max_players: number
  unique_numbers: boolean
  /** The option of `personalisation` for a player's name, and below for the number. */
  name_option_id: number | null
  number_option_id: number | null
  /** The last day on which the shop promises to have the kit; null where it promises nothing. */
  orderable_until: string | null
}

export interface WirePersonalisationGroup {
  group_id: number
  title: string
  /** The consequences if an option of the group is used. */
  no_return: boolean
  delivery: DeliveryInfo | null
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
  /** For a product without variants; otherwise each variant has its own date. */
  expected_on: string | null
  min_qty: number
  max_qty: number
  special_from: string | null
  lowest_price_30d: number | null
  rating: number | null
  review_count: number
  tier_prices: WireTier[]
  measure: WireMeasure | null
  bundle_options: WireBundleOption[]
  /** The pictures of a bundle in each colour that all its parts share, by the option's id; empty where they share none. */
  looks: Record<string, string[]>
  /** A multiplier on the parts' prices; 1 is no discount. */
  discount_percentage: number
  /** A second multiplier, of the same kind. */
  discount_amount: number
  child_products: WireMember[]
  personalisation: WirePersonalisationGroup[]
  /** Null for a product without a printed name or number. */
  back: WireBack | null
  team_wear: WireTeamWear | null
  size_chart_id: number | null
  specification: { label: string; value: string }[]
  delivery: DeliveryInfo | null
  no_return: boolean
}
