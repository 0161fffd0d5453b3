// Builds a configurable product from the `jsonConfig` that Magento prints for its own scripts.
import { type Fields, fieldsOf, listOf, numberOf, textOf } from './fields.ts'

const entriesOf = (value: unknown): [string, Fields][] => Object.entries(fieldsOf(value)).map(([key, one]) => [key, fieldsOf(one)])

const amount = (prices: Fields, name: string): unknown => fieldsOf(prices[name])['amount'] ?? null

const pricesOf = (prices: Fields): Fields => ({
  price_incl_tax: amount(prices, 'oldPrice'),
  price_excl_tax: amount(prices, 'baseOldPrice'),
  final_price_incl_tax: amount(prices, 'finalPrice'),
  final_price_excl_tax: amount(prices, 'basePrice'),
})

const byPosition = ([, one]: [string, Fields], [, other]: [string, Fields]) =>
  (numberOf(one['position']) ?? 0) - (numberOf(other['position']) ?? 0)

/**
 * The contract's product for a `jsonConfig`; any other value stays as printed. Variants that Magento does not list as saleable cannot be
 * bought.
 */
export function printedProduct(value: unknown): unknown {
  const product = fieldsOf(value)
  if (product['jsonConfig'] === undefined) return value
  const { jsonConfig: _, ...rest } = product
  const { attributes, index, optionPrices, images, salable, sku: numbers, prices } = fieldsOf(product['jsonConfig'])
  const chosen = entriesOf(attributes).toSorted(byPosition)
  const codes = new Map(chosen.map(([id, attribute]) => [id, textOf(attribute['code'])]))
  /** Magento lists a saleable variant under each of its options, where it lists any. */
  const isSalable = (id: string, options: Fields) =>
    salable === undefined ||
    Object.entries(options).every(([attribute, option]) =>
      listOf(fieldsOf(fieldsOf(salable)[attribute])[textOf(option)]).some((variant) => textOf(variant) === id),
    )
  return {
    product_type: 'configurable',
    ...pricesOf(fieldsOf(prices)),
    ...rest,
    in_stock: rest['in_stock'] ?? chosen.length > 0,
    configurable_data: {
      attributes: chosen.map(([id, { code, label, options }]) => ({
        ...{ id, code, label },
        options: listOf(options).map((option) => ({ id: fieldsOf(option)['id'], label: fieldsOf(option)['label'] })),
      })),
    },
    virtual_products: entriesOf(index).map(([id, options]) => ({
      product_id: id,
      // Magento adds the configurable product by its own sku and the choices; the variant's sku may be missing.
      sku: fieldsOf(numbers)[id] ?? id,
      status: isSalable(id, options) ? 1 : 0,
      ...pricesOf(fieldsOf(fieldsOf(optionPrices)[id])),
      images: listOf(fieldsOf(images)[id]).map((image) => fieldsOf(image)['full'] ?? fieldsOf(image)['img']),
      ...Object.fromEntries(Object.entries(options).map(([attribute, option]) => [`${codes.get(attribute) ?? ''}_option_id`, option])),
    })),
  }
}
