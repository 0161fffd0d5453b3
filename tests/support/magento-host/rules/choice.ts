// Resolves the choices of a call or a form to the pieces that a line takes from stock.
import { attributesOf, byId, variantsOf } from '../data.ts'
import type { BundleOption, Product, Selection } from '../goods.ts'
import { each, fieldsOf, listOf, numberOf, type Fields } from '../json.ts'
import { RestError } from '../rest-error.ts'
import type { Choice, Part } from '../sales.ts'

export interface Chosen {
  choice: Choice
  parts: Part[]
}

const optionsOf = (productOption: unknown): Fields => fieldsOf(fieldsOf(productOption)['extension_attributes'])

/** Whether a request contains choices; without them a line keeps its own. */
export const choosesSomething = (productOption: unknown): boolean => {
  const options = optionsOf(productOption)
  return each(options['configurable_item_options']).length > 0 || each(options['bundle_options']).length > 0
}

const variant = (product: Product, options: Fields): Chosen => {
  const given = new Map(
    each(options['configurable_item_options']).map((option) => [numberOf(option['option_id']), numberOf(option['option_value'])]),
  )
  const wanted = attributesOf(product)
  const child = variantsOf(product).find((candidate) => wanted.every(({ id, code }) => given.get(id) === candidate.options?.[code]))
  if (!child) throw new RestError(400, 'You need to choose options for your item.')
  const configurable = wanted.map(({ id, code }) => ({ option_id: String(id), option_value: child.options?.[code] ?? 0 }))
  return { choice: { configurable }, parts: [{ product: child, qty: 1 }] }
}

const selected = (option: BundleOption, requested: Fields | undefined): Selection[] =>
  listOf(requested?.['option_selections']).map((id) => {
    const selection = option.selections.find((candidate) => candidate.id === numberOf(id))
    if (!selection) throw new RestError(400, 'The options you selected are not available.')
    return selection
  })

const bundle = (product: Product, options: Fields): Chosen => {
  const given = each(options['bundle_options'])
  const chosen: Required<Pick<Choice, 'bundle'>>['bundle'] = []
  const parts: Part[] = []
  for (const option of product.bundle ?? []) {
    const requested = given.find((entry) => numberOf(entry['option_id']) === option.id)
    const selections = selected(option, requested)
    if (selections.length === 0) {
      if (option.required) throw new RestError(400, 'Please select all required options.')
      continue
    }
    const requestedQty = numberOf(requested?.['option_qty']) ?? 0
    const qtyOf = (selection: Selection) => (selection.canChangeQty && requestedQty > 0 ? requestedQty : selection.qty)
    for (const selection of selections) {
      const part = byId(selection.product)
      if (part) parts.push({ product: part, qty: qtyOf(selection) })
    }
    chosen.push({
      option_id: option.id,
      option_qty: selections[0] ? qtyOf(selections[0]) : 1,
      option_selections: selections.map(({ id }) => id),
    })
  }
  return { choice: { bundle: chosen }, parts }
}

/** The pieces of a product with these choices, or Magento's error. */
export const choose = (product: Product, productOption: unknown): Chosen => {
  const options = optionsOf(productOption)
  if (product.type === 'configurable') return variant(product, options)
  if (product.type === 'bundle') return bundle(product, options)
  return { choice: {}, parts: [{ product, qty: 1 }] }
}
