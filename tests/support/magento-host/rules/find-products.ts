// The products that pages and searches list: those with a page of their own.
import { named, products } from '../data.ts'
import type { Category, Product, Store } from '../goods.ts'

/** Variants are not visible individually. */
export const visible: Product[] = products.filter(({ parent }) => parent === undefined)

export const inCategory = ({ id }: Pick<Category, 'id'>): Product[] => visible.filter(({ categories }) => categories.includes(id))

/** Products with one of the words in their name or sku, the best match first. */
export const search = (store: Store, text: string): { product: Product; score: number }[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return visible
    .map((product) => {
      const name = named(store, product.name).toLowerCase()
      const hits = words.filter((word) => name.includes(word) || product.sku.toLowerCase().includes(word))
      return { product, score: hits.length }
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || other.product.id - one.product.id)
}
