// The same page in the other stores, for the store switch and `hreflang`.
import { getDictionary } from './dictionary.ts'
import type { Database } from './tables.ts'
import { categoryPath, productPath } from './view.ts'
import type { CatalogueView } from './view.ts'

/** The page's subject: a product by its slug, or a category by its id. */
export type Shown = { type: 'product'; slug: string } | { type: 'category'; id: number }

export interface Alternate {
  store: string
  /** The page's path in that store, or null if it does not exist there. */
  path: string | null
}

/** The path of a product or category in each of these stores. */
export async function getAlternates(db: Database, stores: readonly CatalogueView[], shown: Shown): Promise<Alternate[]> {
  if (shown.type === 'product') {
    const sold = await db
      .selectFrom('product_price')
      .innerJoin('product', 'product.id', 'product_price.product_id')
      .where('product.slug', '=', shown.slug)
      .select('product_price.store_id')
      .execute()
    const storeIds = new Set(sold.map(({ store_id }) => store_id))
    return stores.map((store) => ({ store: store.code, path: storeIds.has(store.id) ? productPath(store, shown.slug) : null }))
  }
  const category = (await getDictionary(db)).categories.get(shown.id)
  return stores.map((store) => ({ store: store.code, path: category ? categoryPath(store, category.texts[store.language].urlPath) : null }))
}
