// Writes the addresses that a list's page links to, before the page is rendered.
import type { Catalogue, Facet } from '../catalogue/shapes.ts'
import { getDictionary } from '../catalogue/dictionary.ts'
import type { Database } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import { listWriter, switched, without, type ListQuery } from './list-address.ts'
import type { Page } from './page.ts'
import { shownPages } from './parts/paginator.ts'
import type { ActiveFilter, ListLinks } from './parts/product-list.ts'
import { type Understood, withChoices, withoutParts } from './query-parts.ts'

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
  const parts = reading?.understood ?? []
  const words = parts.map((part) => ({ code: part.facet_code, label: part.label, url: page.link(write(withoutParts(ask, [part]))) }))
  const price = priceLabel(page, ask)
  if (price) actives.push({ code: null, label: price, url: page.link(write({ page: 1, minPrice: null, maxPrice: null })) })
  return {
    pages: new Map([...paths].map(([number, path]) => [number, page.link(path)])),
    order: page.link(write({ page: 1, pageSize: 24, sort: null, query: '', discipline: null, minPrice: null, maxPrice: null })),
    actives,
    words,
    here: page.link(write({ page: current })),
    clear: page.link(write({ ...withoutParts(ask, parts), chosen: {}, minPrice: null, maxPrice: null })),
    option: (facet, label) => {
      const asked = withChoices(ask, parts, facet.facet_code)
      return page.link(write({ ...asked, chosen: switched(asked.chosen, facet, label) }))
    },
    form: withoutParts(ask, ticked(parts, filters)),
    named: (facet) => parts.flatMap(({ facet_code, options }) => (facet_code === facet.facet_code ? options : [])),
    neighbour: (number) => paths.get(number) ?? null,
  }
}

/** Maps the store's labels of the colour facet to colours. */
export async function swatchesOf(db: Database, store: StoreView): Promise<ReadonlyMap<string, string>> {
  const colours = (await getDictionary(db)).attributesByCode.get('color')?.options ?? []
  return new Map(colours.flatMap(({ label, swatch }) => (swatch ? [[label[store.language], swatch] as const] : [])))
}

/** The parts that the form has ticked boxes for. Their words are not sent beside them: another size would have to be both. */
function ticked(parts: readonly Understood[], filters: readonly Facet[]): Understood[] {
  return parts.filter(({ facet_code: code, options }) =>
    filters.some((facet) => facet.facet_code === code && facet.options.some(({ label }) => options.includes(label))),
  )
}

function priceLabel(page: Page, { minPrice, maxPrice }: ListQuery): string | null {
  const { list } = page.texts
  if (minPrice !== null && maxPrice !== null) return list.priceRange(page.price(minPrice), page.price(maxPrice))
  if (minPrice !== null) return list.priceFrom(page.price(minPrice))
  return maxPrice === null ? null : list.priceUpTo(page.price(maxPrice))
}
