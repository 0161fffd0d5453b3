// The choices of a product, with the names of the specification: variants, selections, set parts, options, tiers.
import { attributes, named, products } from '../data.ts'
import type { Platform } from '../platform.ts'
import { stockOf } from '../rules/catalog.ts'
import { inStore } from '../rules/prices.ts'
import type { CustomOption, Product, Store } from '../goods.ts'
import { fourPrices, pricesOf } from './price-json.ts'
import type { Json } from './shape.ts'

const partOf = (sku: string): Product | undefined => products.find((product) => product.sku === sku)

const variants = (platform: Platform, store: Store, product: Product): Record<string, Json> => {
  const { shape, stock } = platform
  const codes = product.attributes ?? []
  const children = product.children ?? []
  const used = attributes.filter(({ code }) => codes.includes(code)).toSorted((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code))
  const optionId = (code: string, label: string) =>
    attributes.find((attribute) => attribute.code === code)?.options.find((option) => option.label === label)?.id ?? 0
  return {
    virtual_products: shape.list(
      children.map((child) => ({
        product_id: shape.id(child.id, 'variant'),
        sku: child.sku,
        status: shape.id((stock.get(child.sku) ?? 0) > 0 ? 1 : 2, 'status'),
        product_stock: shape.quantity(stock.get(child.sku) ?? 0),
        ...fourPrices(platform, store, pricesOf(store, product)),
        ...Object.fromEntries(codes.map((code) => [`${code}_option_id`, shape.id(optionId(code, child[code]), 'variant option')])),
      })),
      'virtual_products',
      children.map(({ id }) => id),
    ),
    configurable_data: {
      attributes: shape.list(
        used.map((attribute) => {
          const options = attribute.options.filter(({ label }) => children.some((child) => child[attribute.code] === label))
          return {
            id: shape.id(attribute.id, 'attribute'),
            code: attribute.code,
            label: named(store, attribute.label),
            options: shape.list(
              options.map(({ id, label }) => ({ id: shape.id(id, 'attribute option'), label })),
              'attribute options',
              options.map(({ id }) => id),
            ),
          }
        }),
        'attributes',
        used.map(({ id }) => id),
      ),
    },
  }
}

const bundle = (platform: Platform, store: Store, product: Product): Record<string, Json> => {
  const { shape } = platform
  const options = product.bundle ?? []
  return {
    discount_amount: shape.quantity(1),
    discount_percentage: shape.quantity(product.discount ?? 1),
    bundle_options: shape.list(
      options.map((option) => ({
        option_id: shape.id(option.option_id, 'bundle option'),
        title: option.title,
        type: option.type,
        required: shape.flag(option.required, 'required'),
        selections: shape.list(
          option.selections.map((selection) => {
            const part = partOf(selection.sku)
            return {
              selection_id: shape.id(selection.selection_id, 'selection'),
              option_id: shape.id(option.option_id, 'bundle option'),
              selection_qty: shape.quantity(selection.qty),
              selection_can_change_qty: shape.flag(false, 'change qty'),
              is_default: shape.flag(false, 'is_default'),
              ...(part ? { product: { ...partJson(platform, store, part) } } : {}),
            }
          }),
          'selections',
          option.selections.map(({ selection_id: id }) => id),
        ),
      })),
      'bundle_options',
      options.map(({ option_id: id }) => id),
    ),
    ...(product.team ? { team_wear: shape.flag(true, 'team'), max_players: 30 } : {}),
  }
}

const optionJson = ({ shape }: Platform, store: Store, option: CustomOption): Json => ({
  option_id: shape.id(option.option_id, 'custom option'),
  title: option.title,
  type: option.type,
  is_require: shape.flag(option.required, 'is_require'),
  price: shape.amount(inStore(store, option.price)),
  price_type: 'fixed',
  max_characters: option.max_characters ?? shape.none('max_characters'),
  values: option.values
    ? option.values.map((value) => ({
        option_type_id: shape.id(value.id, 'option value'),
        title: value.title,
        price: shape.amount(inStore(store, value.price)),
        price_type: 'fixed',
      }))
    : shape.none('values'),
})

/** A part of a bundle or set, with its choices. */
const partJson = (platform: Platform, store: Store, part: Product): Record<string, Json> => ({
  product_id: platform.shape.id(part.id, 'product'),
  sku: part.sku,
  name: part.name,
  product_type: part.type,
  in_stock: platform.shape.flag(stockOf(platform.stock, part) > 0, 'in_stock'),
  product_stock: platform.shape.quantity(stockOf(platform.stock, part)),
  ...fourPrices(platform, store, pricesOf(store, part)),
  ...choicesJson(platform, store, part),
})

/** The fields that a product's kind has, and no others. */
export const choicesJson = (platform: Platform, store: Store, product: Product): Record<string, Json> => {
  const { shape } = platform
  return {
    ...(product.children ? variants(platform, store, product) : {}),
    ...(product.bundle ? bundle(platform, store, product) : {}),
    ...(product.grouped
      ? {
          child_products: product.grouped.flatMap(({ sku, qty }) => {
            const part = partOf(sku)
            return part ? [{ ...partJson(platform, store, part), qty: shape.quantity(qty) }] : []
          }),
        }
      : {}),
    options: (product.options ?? []).map((option) => optionJson(platform, store, option)),
    tier_prices: (product.tiers ?? []).map((tier) => ({ qty: shape.quantity(tier.qty), price: shape.amount(inStore(store, tier.price)) })),
  }
}
