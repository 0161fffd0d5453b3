// The printed back of a product and of a line, as both go over the wire and as an order stores it.

/** An area of a picture, in fractions of it. */
interface WireArea {
  x: number
  y: number
  width: number
  height: number
}

/** What all colours of a printed back have in common. */
export interface WirePrint {
  uppercase: boolean
  font: { family: string; url: string; weight: number }
  numerals: { height: number; gap: number; stroke: number; outline: number; glyphs: Record<string, { path: string; width: number }> }
  name: WireArea
  number: WireArea
}

/** The picture of a back without prints; `option_id` is that of its colour, null if there is one only. */
export interface WireBackPicture {
  option_id: number | null
  image: string
  width: number
  height: number
  ink: string
  outline: string | null
}

/** A crest that is printed on the back once the choice is made. */
export interface WireCrest extends WireArea {
  option_id: number
  choice_id: number
  label: string
  image: string
}

/** The back of a product, in all its colours. */
export interface WireBack extends WirePrint {
  crests: WireCrest[]
  pictures: WireBackPicture[]
}

/** The back of a line, with its colour and its texts. */
export interface LineBack extends WirePrint {
  crests: WireCrest[]
  pictures: Omit<WireBackPicture, 'option_id'>[]
  colour: string
  written: { name: string; number: string }
}
