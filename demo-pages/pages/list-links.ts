// Writes the addresses that a list's page links to, before the page is rendered.
import type { Catalogue } from '../catalogue/shapes.ts'
import { getDictionary } from '../catalogue/dictionary.ts'
import type { Database } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import { listWriter, switched, without, type ListQuery } from './list-address.ts'
import type { Page } from './page.ts'
import { shownPages } from './parts/paginator.ts'
import type { ActiveFilter, ListLinks } from './parts/product-list.ts'

/** The links of a list, and the path of its previous or next page. */
export async function linksOf(
  db: Database,
  page: Page,
  ask: ListQuery,
  { catalog, reading }: Catalogue,
): Promise<ListLinks & { neighbour: (number: number) => string | null }> {
  const { current_page: current, last_page: last, filters } = catalog
  const write = await listWriter(db, page.store, ask)
  const paths = new Map<number, string>()
  for (const number of shownPages(current, last)) paths.set(number, write({ page: number }))
  const actives: ActiveFilter[] = []
  for (const { code, options } of filters) {
    for (const { label, active } of options) {
      if (active) actives.push({ code, label, url: page.link(write({ page: 1, chosen: without(ask.chosen, code, label) })) })
    }
  }
  const words = (reading?.understood ?? []).map(({ label, words: typed, facet_code: code }) => {
    const query = withoutWords(ask.query, typed)
    return { code, label, url: page.link(write({ page: 1, query, ...(query ? {} : { sort: null }) })) }
  })
  const price = priceLabel(page, ask)
  if (price) actives.push({ code: null, label: price, url: page.link(write({ page: 1, minPrice: null, maxPrice: null })) })
  return {
    pages: new Map([...paths].map(([number, path]) => [number, page.link(path)])),
    order: page.link(write({ page: 1, pageSize: 24, sort: null, query: '', discipline: null, minPrice: null, maxPrice: null })),
    actives,
    words,
    here: page.link(write({ page: current })),
    clear: page.link(write({ page: 1, chosen: {}, minPrice: null, maxPrice: null })),
    option: (facet, label) => page.link(write({ page: 1, chosen: switched(ask.chosen, facet, label) })),
    neighbour: (number) => paths.get(number) ?? null,
  }
}

/** Maps the store's labels of the colour facet to colours. */
export async function swatchesOf(db: Database, store: StoreView): Promise<ReadonlyMap<string, string>> {
  const colours = (await getDictionary(db)).attributesByCode.get('color')?.options ?? []
  return new Map(colours.flatMap(({ label, swatch }) => (swatch ? [[label[store.language], swatch] as const] : [])))
}

function withoutWords(query: string, words: string): string {
  const all = query.trim().split(/\s+/)
  const gone = words.split(/\s+/)
  const at = all.findIndex((_, start) => gone.every((word, index) => all[start + index] === word))
  return at < 0 ? query : all.toSpliced(at, gone.length).join(' ')
}

function priceLabel(page: Page, { minPrice, maxPrice }: ListQuery): string | null {
  const { list } = page.texts
  if (minPrice !== null && maxPrice !== null) return list.priceRange(page.price(minPrice), page.price(maxPrice))
  if (minPrice !== null) return list.priceFrom(page.price(minPrice))
  return maxPrice === null ? null : list.priceUpTo(page.price(maxPrice))
}
