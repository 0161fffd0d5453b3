// The types of a line's content, as displayed and as stored with an order.
import type { ProductKind } from '#demo-pages/database/rows/generated.ts'
import type { LineBack } from '#demo-pages/catalogue/back-wire.ts'

/** A value as text, with its label. */
export interface Labelled {
  label: string
  value: string
}

export interface ShownPrint extends Labelled {
  price_incl_tax: number
}

/** A part of a bundle or kit; `qty` is its number of pieces in one, each at this price. */
export interface ShownPart {
  product_id: number
  sku: string
  name: string
  option_title: string
  qty: number
  price_incl_tax: number
  image: string | null
  url: string
  options: Labelled[]
  prints: ShownPrint[]
}

export interface ShownPlayer {
  player_id: string
  name: string
  number: string
  price_incl_tax: number
  sizes: { product_id: number; name: string; value: string }[]
}

/** All details of a line that a person may want to see. */
export interface ShownLine {
  options: Labelled[]
  parts: ShownPart[]
  prints: ShownPrint[]
  players: ShownPlayer[]
  /** The back as it is printed; null if nothing is printed on one. */
  back: LineBack | null
}

/** The content that an order stores for a line besides its flat options. */
export interface OrderedContent {
  kind: ProductKind
  no_return: boolean
  parts: ShownPart[]
  prints: ShownPrint[]
  players: ShownPlayer[]
  /** Not there in orders from before backs were kept. */
  back?: LineBack | null
}
