// What the drawing of a printed back shows: its picture, its texts as they are printed, and where they stand.
import type { Area, Crest, Font, LineBack, Numerals, ProductBack } from '#shared/product/wire/back.ts'
import { printable, printedLetters } from './printing.ts'

/** A text and where it is printed. */
export interface PrintedText {
  text: string
  area: Area
}

/** A back, ready to draw and to say. */
export interface Shirt {
  /** The colour's name; empty if unknown. */
  colour: string
  /** `#rrggbb`: of body and trim, for the drawing without a picture. */
  colours: readonly string[]
  /** The host's picture; null where there is none: then our own shirt is drawn. `ratio` is its height by its width. */
  picture: { image: string; ratio: number; ink: string; outline: string | null } | null
  font: Font | null
  numerals: Numerals | null
  /** Null where none is printed there; a text may be empty. */
  name: PrintedText | null
  number: PrintedText | null
  crests: readonly Pick<Crest, 'label' | 'image' | 'area'>[]
}

/** A text of the shopper's, with the characters that can be printed. */
export interface Typed {
  text: string
  characters: string | null
}

/** What is chosen of a printed product. A text is null where the product has no option for it. */
export interface ChosenPrint {
  colourId: number | null
  colour: string
  colours: readonly string[]
  name: Typed | null
  number: Typed | null
  /** Whether a choice of an option is made. */
  isChosen: (optionId: number, choiceId: number) => boolean
}

/** Our own drawing in fractions of its size, for hosts that describe no back. */
const own = {
  name: { x: 0.267, y: 0.228, width: 0.466, height: 0.068, curve: 0 },
  number: { x: 0.267, y: 0.436, width: 0.466, height: 0.252, curve: 0 },
}

/** The shirt of a product as it is chosen now. */
export function shirtOf(back: ProductBack | null, chosen: ChosenPrint): Shirt {
  const { colour, colours, colourId } = chosen
  const picture = back && pictureIn(back, colourId)
  const isUpper = back && picture ? back.uppercase : true
  const areas = back && picture ? back : own
  const on = (area: Area | null, typed: Typed | null) => typed && area && { area, text: asPrinted(typed, isUpper) }
  return {
    colour,
    colours,
    picture,
    font: back?.font ?? null,
    numerals: back?.numerals ?? null,
    name: on(areas.name, chosen.name),
    number: on(areas.number, chosen.number),
    crests: back && picture ? back.crests.filter(({ optionId, choiceId }) => chosen.isChosen(optionId, choiceId)) : [],
  }
}

/** The picture in a colour; while none is chosen the first, which is how the product is shown. */
function pictureIn({ pictures }: ProductBack, colourId: number | null) {
  const found = pictures.find(({ optionId }) => optionId === colourId) ?? pictures.find(({ optionId }) => optionId === null)
  return found ?? (colourId === null ? pictures[0] : undefined) ?? null
}

/** The shirt of a line; null where the host has no picture of it: then the product's own stays. */
export function shirtOfLine(back: LineBack | null): Shirt | null {
  const picture = back?.pictures[0]
  if (!back || !picture) return null
  const { colour, font, numerals, written, uppercase, crests } = back
  const on = (area: Area | null, text: string) => area && { area, text: asPrinted({ text, characters: null }, uppercase) }
  return {
    ...{ colour, colours: [], picture, font, numerals, crests },
    name: on(back.name, written.name),
    number: on(back.number, written.number),
  }
}

/** The text as it is printed: without what cannot be printed, which the field refuses. */
function asPrinted({ text, characters }: Typed, isUpper: boolean): string {
  const letters = printable(printedLetters(printable(text), characters))
  return isUpper ? letters.toUpperCase() : letters
}
