// Converts a product's plain form to the item that the cart's call expects.
import type { Store } from '../goods.ts'
import { find } from './catalog.ts'

/** The values of fields named `prefix[id]` or `prefix[id][]`. */
const keyed = (form: URLSearchParams, prefix: string): Map<number, string[]> => {
  const found = new Map<number, string[]>()
  for (const [name, value] of form) {
    const match = /^(\w+)\[(\d+)\]/.exec(name)
    if (match?.[1] !== prefix || value === '') continue
    const id = Number(match[2])
    found.set(id, [...(found.get(id) ?? []), value])
  }
  return found
}

/** A bundle's variant fields: `bundle_super[option][attribute]`. */
const bundleSuper = (form: URLSearchParams, optionId: number) =>
  [...form].flatMap(([name, value]) => {
    const match = /^bundle_super\[(\d+)\]\[(\d+)\]$/.exec(name)
    return Number(match?.[1]) === optionId && value !== ''
      ? [{ super_attribute_id: Number(match?.[2]), super_attribute_option_id: Number(value) }]
      : []
  })

export const formItem = (store: Store, form: URLSearchParams): Record<string, unknown> => {
  const sku = form.get('sku') ?? ''
  const pairs = (prefix: string) => [...keyed(form, prefix)].map(([id, values]) => ({ option_id: id, option_value: values[0] }))
  const isBundle = find(store, sku)?.bundle !== undefined
  return {
    sku,
    qty: form.get('qty') ?? 1,
    product_option: {
      extension_attributes: {
        configurable_item_options: pairs('super_attribute'),
        custom_options: pairs('options'),
        grouped_options: [...keyed(form, 'super_group')].map(([id, values]) => ({ id, qty: Number(values[0]) })),
        ...(isBundle
          ? {
              bundle_options: [...keyed(form, 'bundle_option')].map(([id, values]) => ({
                option_id: id,
                option_qty: 1,
                option_selections: values.map(Number),
                extension_attributes: { selection_configurable_options: bundleSuper(form, id) },
              })),
            }
          : {}),
      },
    },
  }
}
