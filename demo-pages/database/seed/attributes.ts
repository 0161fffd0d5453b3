// The attributes of products, such as brands, colours and sizes, with their labels; their order is that of the facets.
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

/** Options that are defined elsewhere: sizes by the size systems, and brands by the marks in the pictures. */
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

/** Collections with names that test encoding: separators of addresses, characters of markup, and the name of a material. */
export const collections = optionsOf('collection')
