// Which of a product's choices is its colour: for the drawing of a shirt and for analytics.
import type { Attribute } from '#shared/product/wire/variant.ts'

const COLOUR = /colou?r|kleur|farbe|färg/i

/** Whether an attribute's code or label means colour. */
export function isColour(name: string): boolean {
  return COLOUR.test(name)
}

/** The colour among the attributes: what the host says, else what its name says, else what has swatches. */
export function colourAmong(attributes: readonly Attribute[]): Attribute | undefined {
  return (
    attributes.find(({ role }) => role === 'colour') ??
    attributes.find(({ code, label }) => isColour(code) || isColour(label)) ??
    attributes.find(({ options }) => options.some(({ swatch }) => swatch !== null))
  )
}
