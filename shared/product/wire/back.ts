// The schemas of the back of a printed product: its pictures, the areas that are printed, font and numerals. Wire names end here.
import * as v from 'valibot'
import { Flag, orEmpty, record, Url } from '#shared/wire/answer-parts.ts'
import { Count, decorates, Finite, Id, Label, list, maybe, object, OptionalId, orElse, Text } from '#shared/wire/parts.ts'

const Share = v.pipe(Finite, v.minValue(0), v.maxValue(1))
const Side = v.pipe(Finite, v.minValue(0.001), v.maxValue(1))
const Length = v.pipe(Finite, v.minValue(0.001))

const area = {
  x: Share,
  y: Share,
  width: Side,
  height: Side,
  curve: orElse(v.pipe(Finite, v.minValue(-1), v.maxValue(1)), 0),
}
/** A printed area, in fractions of the picture. `curve` is how much higher its middle is than its ends, in fractions of its height. */
const Area = object(area)
/** A printed area. */
export type Area = v.InferOutput<typeof Area>

/** A font of the host's own; `weight` as in CSS. */
const Font = object({
  family: v.pipe(Label, v.regex(/^[\p{L}\p{N} _-]{1,60}$/u)),
  url: Url,
  weight: orElse(v.pipe(Finite, v.minValue(1), v.maxValue(1000)), 700),
})
/** A font with the weight to print in. */
export type Font = v.InferOutput<typeof Font>

/** Path data and nothing else. */
const Path = v.pipe(v.string(), v.maxLength(4000), v.regex(/^[MLHVCSQTAZ\d\s,.e-]+$/i))

/** Numerals as paths, from the top left of each; with a `stroke` they are lines of that width, otherwise they are filled. */
const Numerals = object({
  height: Length,
  gap: orElse(Count, 0),
  stroke: orElse(Count, 0),
  outline: orElse(Count, 0),
  glyphs: record(object({ path: Path, width: Length })),
})
/** Numerals as paths. */
export type Numerals = v.InferOutput<typeof Numerals>

const Colour = v.pipe(Label, v.regex(/^#[\da-f]{6}$/i))

/** The back in one colour; `option_id` is that of the colour, and null where there is only one. */
const Picture = v.pipe(
  object({ option_id: OptionalId, image: Url, width: orElse(Length, 1), height: orElse(Length, 1), ink: Colour, outline: maybe(Colour) }),
  v.transform(({ option_id: optionId, width, height, ...picture }) => ({ ...picture, optionId, ratio: height / width })),
)
/** The back in one colour. */
export type Picture = v.InferOutput<typeof Picture>

/** A crest, printed once this choice of this option is made; `label` says what and where it is. */
const Crest = v.pipe(
  object({ option_id: Id, choice_id: Id, label: Label, image: Url, ...area }),
  v.transform(({ option_id: optionId, choice_id: choiceId, label, image, ...rest }) => ({ optionId, choiceId, label, image, area: rest })),
)
/** A crest and where it is printed. */
export type Crest = v.InferOutput<typeof Crest>

const back = {
  uppercase: Flag,
  font: decorates(Font),
  numerals: decorates(Numerals),
  /** An area that is there and cannot be read leaves the whole back out: a shirt without its name would be wrong. */
  name: maybe(Area),
  number: maybe(Area),
  crests: list(Crest),
  pictures: list(Picture),
}

/** The back of a product, in all its colours. */
export const ProductBack = object(back)
export type ProductBack = v.InferOutput<typeof ProductBack>

/** The back of a line, as it is printed: of its pictures the first, of its crests all. */
export const LineBack = object({ ...back, colour: Text, written: orEmpty(object({ name: Text, number: Text })) })
export type LineBack = v.InferOutput<typeof LineBack>
