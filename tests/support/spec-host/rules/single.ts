// A product that is not composed of others: its variant and its own options, or an error in Magento's words.
import { attributes } from '../data.ts'
import type { Product, Store } from '../goods.ts'
import type { Choice } from '../sales.ts'
import { find } from './catalog.ts'
import { chooseCustomOptions } from './custom-options.ts'
import { inStore, priceFor } from './prices.ts'
import { entries, fields, numeric } from './read.ts'
import { Refusal } from './refusal.ts'

const chooseVariant = (product: Product, wanted: unknown): { sku: string; options: Choice['options'] } => {
  const given = new Map(entries(wanted).map((entry) => [numeric(fields(entry).option_id), numeric(fields(entry).option_value)]))
  const labels = (product.attributes ?? []).map((code) => {
    const attribute = attributes.find((candidate) => candidate.code === code)
    const option = attribute?.options.find((candidate) => candidate.id === given.get(attribute.id))
    return { code, name: attribute?.label.en ?? code, value: option?.label ?? '' }
  })
  const child = product.children?.find((candidate) => labels.every(({ code, value }) => candidate[code] === value))
  if (child === undefined) throw new Refusal(400, 'You need to choose options for your item.')
  return { sku: child.sku, options: labels.map(({ name, value }) => ({ label: name, value })) }
}

/** Resolves a product that is not composed of others, with its variant and its own options. */
export const chooseSingle = (store: Store, product: Product, extension: Record<string, unknown>): Choice => {
  const direct = product.children ? undefined : find(store, product.sku)
  const variant = product.children ? chooseVariant(product, extension.configurable_item_options) : { sku: product.sku, options: [] }
  if (product.children === undefined && direct === undefined)
    throw new Refusal(404, "The product that was requested doesn't exist. Verify the product and try again.")
  const custom = chooseCustomOptions(store, product, extension.custom_options)
  return {
    sku: variant.sku,
    needs: { [variant.sku]: 1 },
    unit: (qty) => priceFor(store, product, qty) + custom.cents,
    regular: inStore(store, product.price) + custom.cents,
    options: [...variant.options, ...custom.options],
    request: { ...(product.children ? { configurable_item_options: extension.configurable_item_options } : {}), ...custom.request },
  }
}
