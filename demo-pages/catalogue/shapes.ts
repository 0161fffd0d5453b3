// The types of the catalogue's answers. For the host only: the suite has its own schemas.

import type { WireMeasure } from './product-wire.ts'

/** The delivery of a product; null promises nothing. */
export type Delivery = { days: number | null; is_made: boolean; date: string | null } | null

/** One card of a list. */
export interface CatalogueItem {
  product_id: number
  sku: string
  name: string
  url: string
  image: string | null
  images: string[]
  manufacturer: string | null
  category_names: string[]
  product_type: 'simple' | 'configurable' | 'bundle' | 'grouped'
  kind: 'simple' | 'configurable' | 'bundle' | 'grouped' | 'team-wear' | 'personalised' | 'strung-racket' | null
  has_personalisation: boolean
  in_stock: boolean
  price_incl_tax: number | null
  price_excl_tax: number | null
  final_price_incl_tax: number | null
  final_price_excl_tax: number | null
  special_from: string | null
  lowest_price_30d: number | null
  measure: WireMeasure | null
  rating: number | null
  review_count: number
  swatches: { label: string; swatch: string | null; image: string | null }[]
  /** The labels of the sizes that can be had, in their order. */
  sizes: string[]
  labels: { code: string; label: string }[]
  delivery: Delivery
}

/** A facet with the options that products of the list have. */
export interface Facet {
  code: string
  facet_code: string
  label: string
  type: 'attribute' | 'price'
  options: { label: string; active: boolean; count: number | null; group?: string }[]
  is_active: boolean
  is_crawlable: boolean
  has_duplicate_values: boolean
  is_single: boolean
  url_key: string | null
  minimum_value: number | null
  maximum_value: number | null
}

/** A category in a list. */
export interface ListCategory {
  category_id: number | null
  name: string
  url: string | null
}

/** One page of a list. */
export interface Catalogue {
  category: ListCategory | null
  catalog: {
    current_page: number
    last_page: number
    page_size: number
    total_items: number
    items: CatalogueItem[]
    filters: Facet[]
    sorting: string | null
    widget: { position: number; html: string } | null
    sorting_options: { code: string; label: string; direction: string | null }[]
  }
  sub_categories: ListCategory[]
  banner: string | null
  /** How the query was read; null without one. */
  reading: QueryReading | null
}

/** How a query was read. */
export interface QueryReading {
  /** Words without which the search was made, since nothing fits all of them. */
  dropped: string[]
  /** The query that was meant by a mistyped one. */
  corrected: string | null
  /** The query that searches for exactly what was typed, where it was corrected. */
  literal: string | null
  /** The parts that are options of a facet; lists only. */
  understood?: {
    /** The part's name, such as "Size 36". */
    label: string
    /** Its words in the query, without which the list has no such limit. */
    words: string
    facet_code: string
    options: string[]
  }[]
}

/** The position of an inline facet between the products. */
export interface Divider {
  attribute_code: string
  position: number
}

/** Compared products. */
export interface Comparison {
  attributes: { code: string; label: string }[]
  products: (CatalogueItem & { values: Record<string, string | null> })[]
}
