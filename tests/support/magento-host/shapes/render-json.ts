// The data that the web API returns for a product's card: prices as numbers and as HTML, the button, pictures.
import { named } from '../data.ts'
import type { Product, Store } from '../goods.ts'
import type { Json } from '../json.ts'
import { rangeOf } from '../rules/prices.ts'
import { money } from '../rules/line-names.ts'
import { isSalable } from '../rules/stock.ts'
import type { Shop } from '../shop.ts'
import { imageUrl, keyUrl, pageUrl } from './urls.ts'

const priceHtml = (store: Store, cents: number): string => `<span class="price">${money(store, cents)}</span>`

const pricesJson = (store: Store, product: Product): Json => {
  const { final, regular, max } = rangeOf(product)
  const cents: Record<string, number | null> = {
    final_price: final,
    max_price: max,
    max_regular_price: max,
    minimal_regular_price: regular,
    special_price: final < regular ? final : null,
    minimal_price: final,
    regular_price: regular,
  }
  const each = (write: (value: number) => Json) =>
    Object.fromEntries(Object.entries(cents).map(([name, value]) => [name, value === null ? null : write(value)]))
  return { ...each((value) => value / 100), formatted_prices: each((value) => priceHtml(store, value)) }
}

const pictureJson = (store: Store, product: Product): Json => ({
  url: imageUrl(product.sku),
  code: 'recently_viewed_products_grid_content_widget',
  height: 300,
  width: 240,
  label: named(store, product.name),
  resized_width: 240,
  resized_height: 300,
})

export const renderJson = (shop: Shop, store: Store, product: Product): Json => {
  const action = pageUrl(store, `checkout/cart/add/product/${product.id}/`)
  return {
    add_to_cart_button: {
      post_data: JSON.stringify({ action, data: { product: String(product.id), uenc: '%uenc%' } }),
      url: product.type === 'simple' ? action : keyUrl(store, product),
      required_options: product.type !== 'simple',
    },
    add_to_compare_button: {
      post_data: JSON.stringify({
        action: pageUrl(store, 'catalog/product_compare/add/'),
        data: { product: String(product.id), uenc: '%uenc%' },
      }),
    },
    price_info: pricesJson(store, product),
    images: [pictureJson(store, product)],
    url: keyUrl(store, product),
    id: product.id,
    name: named(store, product.name),
    type: product.type,
    is_salable: isSalable(shop, product) ? '1' : '',
    store_id: store.id,
    currency_code: store.currency,
    extension_attributes: { review_html: '' },
  }
}
