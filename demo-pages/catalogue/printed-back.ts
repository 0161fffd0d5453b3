// The back of a product that is printed with a name and a number: its picture in each colour, and where and how it is printed.
import type { ProductPicture } from '../database/picture.ts'
import { numeralMeasures, numeralsOf } from '../pictures/numerals.ts'
import { pictureUrl } from '../pictures/picture-url.ts'
import { crestUrl, printFont } from '../pictures/print-media.ts'
import { printPlaceOf } from '../pictures/print-place.ts'
import { bareBack } from './pictures.ts'
import type { Dictionary } from './dictionary.ts'
import type { WireBack, WireBackPicture, WireCrest, WirePrint } from './back-wire.ts'
import type { WirePersonalisationGroup } from './product-wire.ts'

/** The same everywhere, so that a browser loads it once. */
const width = 480

/** The back in one colour. */
export interface PrintedBack {
  print: WirePrint
  picture: Omit<WireBackPicture, 'option_id'>
  crestOf: (optionId: number, choiceId: number, label: string) => WireCrest
}

/** The back in a colour, by default the main one, with the numerals of these digits; null where the product is not printed there. */
export function printedBack(picture: ProductPicture, colour: string | null, digits?: string): PrintedBack | null {
  const spec = bareBack(picture, colour)
  const place = spec && printPlaceOf(spec)
  if (!spec || !place) return null
  const { name, number, crest, ink, rim } = place
  // A club's crest is the same on every shirt.
  const main = bareBack(picture, null) ?? spec
  const image = crestUrl(main.colours, printPlaceOf(main)?.ink ?? ink)
  return {
    print: { uppercase: true, font: printFont, numerals: { ...numeralMeasures, glyphs: numeralsOf(digits) }, name, number },
    picture: { image: pictureUrl(spec, width), width, height: width, ink, outline: rim },
    crestOf: (optionId, choiceId, label) => ({ option_id: optionId, choice_id: choiceId, label, image, ...crest }),
  }
}

/** The product's back in all its colours; null if these groups print neither name nor number on it. */
export function backOf(
  picture: ProductPicture,
  groups: readonly WirePersonalisationGroup[],
  { attributesByCode }: Dictionary,
): WireBack | null {
  const options = groups.flatMap((group) => group.options)
  const main = options.some(({ type }) => type === 'name' || type === 'number') ? printedBack(picture, null) : null
  if (!main) return null
  const colours = picture.colours.length > 1 ? (attributesByCode.get('color')?.options ?? []) : []
  return {
    ...main.print,
    crests: options.flatMap(({ id, label, choices }) =>
      choices.flatMap((choice) => (choice.is_on_back ? main.crestOf(id, choice.id, `${label}: ${choice.label}`) : [])),
    ),
    pictures: picture.colours.flatMap(({ code }) => {
      const back = printedBack(picture, code, '')
      return back ? [{ option_id: colours.find((option) => option.code === code)?.id ?? null, ...back.picture }] : []
    }),
  }
}
