// Names facets as the page's settings do, where the host's answers have only codes.
import type { Catalogue } from '#shared/catalogue/wire/catalogue.ts'
import { $page } from '#stores/page/page.ts'

/** The list with the names of `facets` in the page's settings, by the attribute's code or the code for requests. */
export function withNames(list: Catalogue): Catalogue {
  const { facets: names } = $page.get()
  if (Object.keys(names).length === 0) return list
  return { ...list, facets: list.facets.map((facet) => ({ ...facet, label: names[facet.code] ?? names[facet.facetCode] ?? facet.label })) }
}
