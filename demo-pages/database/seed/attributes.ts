// The attributes of products: brands, colours, sizes and others, with their labels; their order is that of the facets.
import * as v from 'valibot'
import data from './attributes.json' with { type: 'json' }
import { brands } from './picture.ts'
import { readData, Words } from './read-data.ts'
import { sizeOptions } from './sizes.ts'
import { same } from './words.ts'

const Option = v.strictObject({ code: v.string(), label: Words, swatch: v.optional(v.string()) })

const File = v.strictObject({
  attributes: v.array(v.strictObject({ code: v.string(), label: Words, isFacet: v.boolean(), isSingle: v.optional(v.boolean()) })),
  options: v.record(v.string(), v.array(Option)),
})

export type AttributeOption = v.InferOutput<typeof Option>

export interface Attribute extends v.InferOutput<(typeof File)['entries']['attributes']['item']> {
  options: readonly AttributeOption[]
}

const { attributes: known, options } = readData('attributes.json', File, data)

/** Options defined elsewhere: sizes follow systems, and brands are those with marks in the pictures. */
const computed: Readonly<Record<string, readonly AttributeOption[]>> = {
  size: sizeOptions('size'),
  grip_size: sizeOptions('grip_size'),
  manufacturer: brands.map(({ code, name }) => ({ code, label: same(name) })),
}

function optionsOf(code: string): readonly AttributeOption[] {
  const found = computed[code] ?? options[code]
  if (!found) throw new Error(`seed: attributes.json has no options for "${code}"`)
  return found
}

export const attributes: readonly Attribute[] = known.map((attribute) => ({ ...attribute, options: optionsOf(attribute.code) }))

export const colours = optionsOf('color')

/** Collections as brands write them: with signs that part addresses and markup, and one that has the name of a material. */
export const collections = optionsOf('collection')
