// The products of a store, and their stock.
import { categories, products } from '../data.ts'
import type { Category, Product, Store } from '../goods.ts'

/** All products of a store, including those that are sold as parts only. */
export const sold = (store: Store): Product[] => products.filter((product) => !store.without.includes(product.sku))

/** A product by its sku; a variant's sku returns its product. */
export const find = (store: Store, sku: string): Product | undefined =>
  sold(store).find((product) => product.sku === sku || product.children?.some((child) => child.sku === sku))

export const byId = (store: Store, id: number): Product | undefined =>
  sold(store).find((product) => product.id === id || product.children?.some((child) => child.id === id))

/** The products that lists show. */
export const listed = (store: Store): Product[] => sold(store).filter((product) => product.hidden !== true)

/** A category and its descendants. */
export const within = (category: Category): number[] => [
  category.id,
  ...categories.filter(({ parent }) => parent === category.id).flatMap(within),
]

export type Stock = Map<string, number>

export const freshStock = (): Stock =>
  new Map(
    products.flatMap((product): [string, number][] =>
      product.children ? product.children.map((child) => [child.sku, child.stock]) : [[product.sku, product.stock]],
    ),
  )

/** The number of pieces that can be sold; for a composed product, as many as its parts allow. */
export const stockOf = (stock: Stock, product: Product): number => {
  const of = (sku: string): number => {
    const part = products.find((candidate) => candidate.sku === sku)
    return part ? stockOf(stock, part) : 0
  }
  if (product.children) return product.children.reduce((sum, child) => sum + (stock.get(child.sku) ?? 0), 0)
  if (product.grouped) return Math.max(0, ...product.grouped.map(({ sku }) => of(sku)))
  if (product.bundle) {
    const needed = product.bundle.filter(({ required }) => required)
    const perOption = needed.map(({ selections }) => Math.max(...selections.map(({ sku, qty }) => Math.floor(of(sku) / qty))))
    return Math.min(...perOption)
  }
  return stock.get(product.sku) ?? 0
}
