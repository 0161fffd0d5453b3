// The configuration that Magento prints of a configurable product: `jsonConfig` with attributes, index and prices, and the swatches.
import { attributesOf, named, translate, variantsOf } from '../data.ts'
import type { Product, Store } from '../goods.ts'
import type { Json } from '../json.ts'
import { isSalable } from '../rules/stock.ts'
import type { Shop } from '../shop.ts'
import { outputFormat, priceFormat, pricesJson } from './price-config.ts'
import { imageUrl } from './urls.ts'

/** Ids are text here. It lists only variants in stock, and leaves out options that none of them has. */
const attributesJson = (store: Store, product: Product, allowed: Product[]): Json =>
  Object.fromEntries(
    attributesOf(product).map(({ id, code, label, options }, position) => [
      String(id),
      {
        id: String(id),
        code,
        label: named(store, label),
        options: options
          .map((option) => ({
            id: String(option.id),
            label: named(store, option.label),
            products: allowed.filter((variant) => variant.options?.[code] === option.id).map((variant) => String(variant.id)),
          }))
          .filter(({ products }) => products.length > 0),
        position: String(position),
      },
    ]),
  )

const salableJson = (product: Product, allowed: Product[]): Json =>
  Object.fromEntries(
    attributesOf(product).map(({ id, code }) => {
      const byOption: Record<string, string[]> = {}
      for (const variant of allowed) (byOption[String(variant.options?.[code])] ??= []).push(String(variant.id))
      return [String(id), byOption]
    }),
  )

const imagesOf = (variant: Product): Json => [
  {
    thumb: imageUrl(variant.sku),
    img: imageUrl(variant.sku),
    full: imageUrl(variant.sku),
    caption: null,
    position: '1',
    isMain: true,
    type: 'image',
    videoUrl: null,
  },
]

const indexOf = (product: Product, variant: Product): Json =>
  Object.fromEntries(attributesOf(product).map(({ id, code }) => [String(id), String(variant.options?.[code])]))

/** A map by variant ids, which PHP writes as a list if it is empty. */
const byVariant = (allowed: Product[], value: (variant: Product) => Json): Json =>
  allowed.length === 0 ? [] : Object.fromEntries(allowed.map((variant) => [String(variant.id), value(variant)]))

export const jsonConfig = (shop: Shop, store: Store, product: Product): Json => {
  const allowed = variantsOf(product).filter((variant) => isSalable(shop, variant))
  return {
    attributes: attributesJson(store, product, allowed),
    template: outputFormat(store).replace('%s', '<%- data.price %>'),
    currencyFormat: outputFormat(store),
    optionPrices: byVariant(allowed, (variant) => ({ ...pricesJson(variant), tierPrices: [], msrpPrice: { amount: 0 } })),
    priceFormat: priceFormat(store),
    prices: pricesJson(product),
    productId: String(product.id),
    chooseText: translate(store, 'Choose an Option...'),
    images: byVariant(allowed, imagesOf),
    index: byVariant(allowed, (variant) => indexOf(product, variant)),
    salable: allowed.length === 0 ? [] : salableJson(product, allowed),
    canDisplayShowOutOfStockStatus: false,
    channel: 'website',
    salesChannelCode: 'base',
    sku: byVariant(allowed, ({ sku }) => sku),
  }
}

/** Visual swatches have type "1", text swatches "0". */
export const jsonSwatchConfig = (store: Store, product: Product): Json =>
  Object.fromEntries(
    attributesOf(product).map(({ id, code, swatch, options }) => {
      const used = options.filter((option) => variantsOf(product).some((variant) => variant.options?.[code] === option.id))
      const swatches = used.map((option) => {
        const label = named(store, option.label)
        return [String(option.id), { type: swatch === 'visual' ? '1' : '0', value: option.swatch, label }] as const
      })
      return [String(id), { ...Object.fromEntries(swatches), additional_data: JSON.stringify({ swatch_input_type: swatch }) }]
    }),
  )
