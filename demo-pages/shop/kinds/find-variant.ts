// Finds the variant with the chosen options of a product.
import type { Sellable } from '../sellables.ts'
import type { Fault } from './fault.ts'
import type { KindProduct } from './kind-product.ts'
import type { Attributes } from './item-request.ts'

/** The variant, or the errors of the choice. `chosen` names each attribute by its id. */
export interface FoundVariant {
  variant: Sellable | null
  chosen: Attributes
  faults: Fault[]
}

/** Finds the variant; `path` returns the field of an attribute. */
export function findVariant(
  product: KindProduct,
  attributes: Attributes,
  path: (attributeId: number | null) => string,
  code: Fault['code'],
): FoundVariant {
  const known = new Set(product.attributes.flatMap(({ id, code: name }) => [String(id), name]))
  const foreign = Object.keys(attributes).filter((key) => !known.has(key))
  if (foreign.length) return { variant: null, chosen: {}, faults: [{ path: path(null), code, sentence: 'cart.unknown-option' }] }
  const chosen: Attributes = {}
  const faults: Fault[] = []
  for (const { id, code: name, role, label } of product.attributes) {
    const value = own(attributes, String(id)) ?? own(attributes, name)
    if (value !== undefined) chosen[id] = value
    else if (role === 'size') faults.push({ path: path(id), code, sentence: 'cart.choose-size' })
    else faults.push({ path: path(id), code, sentence: 'cart.choose-option', parameters: [label] })
  }
  // If nothing is chosen, only the general error is reported.
  if (code === 'options' && faults.length === product.attributes.length && faults.length)
    faults.unshift({ path: path(null), code, sentence: 'cart.choose-options' })
  if (faults.length) return { variant: null, chosen, faults }
  const wanted = product.attributes.map(({ id }) => chosen[id])
  const variant = product.variants.find(({ isActive, optionIds }) => isActive && optionIds.every((id, at) => id === wanted[at])) ?? null
  if (variant) return { variant, chosen, faults }
  return { variant, chosen, faults: [{ path: path(product.attributes.at(-1)?.id ?? null), code, sentence: 'cart.impossible-options' }] }
}

/** The same choices with each attribute named by its id. */
export function byId({ attributes: known }: KindProduct, attributes: Attributes): Attributes {
  return Object.fromEntries(
    known.flatMap(({ id, code }) => {
      const value = own(attributes, String(id)) ?? own(attributes, code)
      return value === undefined ? [] : [[id, value]]
    }),
  )
}

/** An own property of the object, not one of its prototype. */
function own(options: Attributes, key: string): number | undefined {
  return Object.hasOwn(options, key) ? options[key] : undefined
}
