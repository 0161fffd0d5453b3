// Addresses of the platform's pages and pictures.
import type { Category, Product, Store } from '../goods.ts'

export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export const productPath = (store: Store, product: Product): string => `/${store.path}/${slug(product.name)}-${product.id}.html`

export const categoryPath = (store: Store, category: Category): string => `/${store.path}/${category.path}`

/** Magento numbers a second upload of a file; the suffix does not mean a width. */
export const imagePath = (sku: string, index = 0): string => {
  const file = slug(sku)
  return `/media/catalog/product/${file[0]}/${file[1]}/${file}-${index}_1.jpg`
}
