// Names facets by the page's settings if the host's answers have only codes.
import type { Catalogue } from '#shared/catalogue/wire/catalogue.ts'
import { $page } from '#stores/page/page.ts'

/** Returns the list with the names in `facets` of the page's settings, found by the attribute's code or the code for requests. */
export function withNames(list: Catalogue): Catalogue {
  const { facets: names } = $page.get()
  if (Object.keys(names).length === 0) return list
  return { ...list, facets: list.facets.map((facet) => ({ ...facet, label: names[facet.code] ?? names[facet.facetCode] ?? facet.label })) }
}
