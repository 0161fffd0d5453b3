// The shop's invented brands and their marks; a picture's seed determines the brand.
import * as v from 'valibot'
import data from './brands.json' with { type: 'json' }

const Brand = v.strictObject({
  code: v.string(),
  name: v.string(),
  /** The mark on the product, in a box of 100 × 100 around 0, 0. */
  mark: v.string(),
  /** The style of the name beside the mark: stroke weight, letter spacing, slant in degrees. */
  word: v.strictObject({ weight: v.number(), tracking: v.number(), lean: v.number() }),
})

/** A brand: the name on its labels, and its mark. */
export type Brand = v.InferOutput<typeof Brand>

export const brands: readonly Brand[] = v.parse(v.array(Brand), data)

/** The brand of a picture. */
export function brandOf(seed: number): Brand {
  const brand = brands[seed % brands.length]
  if (!brand) throw new Error('The list of brands is empty.')
  return brand
}

/** A brand's mark, `size` wide and centred on a point; the rim keeps it visible on a ground of similar colour. */
export function brandMark(brand: Brand, x: number, y: number, size: number, ink: string, rim?: string): string {
  const place = `transform="translate(${x} ${y}) scale(${size / 100})"`
  const under = rim ? `<path d="${brand.mark}" fill="${rim}" stroke="${rim}" stroke-width="26" stroke-linejoin="round" ${place}/>` : ''
  return `${under}<path d="${brand.mark}" fill="${ink}" fill-rule="evenodd" ${place}/>`
}
