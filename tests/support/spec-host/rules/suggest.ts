// Search suggestions: words, categories, filters and products of the store.
import { categories, named } from '../data.ts'
import type { Category, Product, Store } from '../goods.ts'
import { readListQuery } from './list-query.ts'
import { findProducts } from './lists.ts'

export interface Suggestions {
  keywords: string[]
  categories: Category[]
  filters: { facet: string; label: string }[]
  products: Product[]
  totalProducts: number
}

export const suggest = (store: Store, text: string, category: Category | null): Suggestions => {
  const typed = text.trim().toLowerCase()
  if (typed === '') return { keywords: [], categories: [], filters: [], products: [], totalProducts: 0 }
  const found = findProducts(store, category, readListQuery(new URLSearchParams({ query: typed, page_size: '96' })))
  const all = findProducts(store, category, readListQuery(new URLSearchParams()))
  return {
    keywords: [...new Set(found.items.map(({ name }) => name.toLowerCase()))].slice(0, 3),
    categories: categories.filter(({ name }) => named(store, name).toLowerCase().includes(typed)),
    filters: all.facets.flatMap(({ facet, options }) =>
      options
        .filter(({ label, count }) => count > 0 && label.toLowerCase().startsWith(typed))
        .map(({ label }) => ({ facet: facet.facet, label })),
    ),
    products: found.items.slice(0, 5),
    totalProducts: found.total,
  }
}
