// Finds the choices that somebody names in words.
import type { Attribute } from '#shared/product/wire/variant.ts'
import type { Choice } from './configurable.ts'

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * The choices by the names of attributes and options, as the page writes them or by the attribute's code; what is not found is left out.
 * @example findChoices(attributes, { colour: 'red', Size: 'M' }) // [{ attributeCode: 'colour', optionId: 12 }, …]
 */
export function findChoices(attributes: readonly Attribute[], words: Readonly<Record<string, string>>): Choice[] {
  return attributes.flatMap(({ code, label, options }) => {
    const named = Object.entries(words).find(([name]) => isSame(name, code) || isSame(name, label))
    const option = named && options.find((one) => isSame(one.label, named[1]))
    return option ? [{ attributeCode: code, optionId: option.id }] : []
  })
}
