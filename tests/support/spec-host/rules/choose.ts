// Resolves a product and a `product_option` to the pieces to buy.
import { attributes } from '../data.ts'
import type { Product, Store } from '../goods.ts'
import type { Choice } from '../sales.ts'
import { chooseBundle } from './bundle.ts'
import { fields } from './read.ts'
import { Refusal } from './refusal.ts'
import { chooseSingle } from './single.ts'

/** The attributes of a variant that is named by its own sku, in the form of `configurable_item_options`. */
const optionsOfChild = (product: Product, sku: string) => {
  const child = product.children?.find((candidate) => candidate.sku === sku)
  return attributes
    .filter(({ code }) => child !== undefined && product.attributes?.includes(code))
    .map(({ id, code, options }) => ({ option_id: id, option_value: options.find(({ label }) => label === child?.[code])?.id }))
}

/** The choices for a product, named by its sku or a variant's. */
export const choose = (store: Store, product: Product, productOption: unknown, sku: string): Choice => {
  const extension = fields(fields(productOption).extension_attributes)
  if (product.type === 'bundle') return chooseBundle(store, product, extension)
  if (product.type === 'grouped') throw new Refusal(400, 'Please specify the quantity of product(s).')
  const byChild = optionsOfChild(product, sku)
  return chooseSingle(store, product, byChild.length > 0 ? { ...extension, configurable_item_options: byChild } : extension)
}
