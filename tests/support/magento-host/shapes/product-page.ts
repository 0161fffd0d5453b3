// The data of a product in pages: its card, and on its own page everything that Magento prints for its scripts.
import { named, variantsOf } from '../data.ts'
import type { Product, Store } from '../goods.ts'
import type { Card, ProductPage } from '../pages/theme.ts'
import { rangeOf } from '../rules/prices.ts'
import { isSalable } from '../rules/stock.ts'
import type { Shop } from '../shop.ts'
import { bundleConfig } from './bundle-config.ts'
import { jsonConfig, jsonSwatchConfig } from './configurable-config.ts'
import { priceConfig } from './price-config.ts'
import { imageUrl, keyUrl, pageUrl } from './urls.ts'

export const cardOf = (shop: Shop, store: Store, product: Product): Card => {
  const { final, regular } = rangeOf(product)
  return {
    id: product.id,
    sku: product.sku,
    name: named(store, product.name),
    url: keyUrl(store, product),
    image: imageUrl(product.sku),
    final: final / 100,
    regular: regular / 100,
    isSalable: isSalable(shop, product),
  }
}

export const productPage = (shop: Shop, store: Store, product: Product): ProductPage => ({
  ...cardOf(shop, store, product),
  type: product.type,
  action: pageUrl(store, `checkout/cart/add/product/${product.id}/`),
  priceConfig: priceConfig(store, product),
  jsonConfig: product.type === 'configurable' ? jsonConfig(shop, store, product) : null,
  jsonSwatchConfig: product.type === 'configurable' ? jsonSwatchConfig(store, product) : null,
  bundleConfig: product.type === 'bundle' ? bundleConfig(shop, store, product) : null,
  gallery: [product, ...variantsOf(product)].map(({ sku }) => imageUrl(sku)),
})
