// Which parameter of a list's address means which option of a facet, and which name a filter that the shop does not have.
import type { Attribute, Dictionary, Option } from './dictionary.ts'
import type { Language } from './tables.ts'

/** What only the list's own form writes: `color[]`. */
const isFieldOfForm = (name: string) => name.endsWith('[]')
const bare = (name: string) => name.replace(/\[\]$/, '')

/** The labels that an address chooses, by facet code: `color[]=Red`, `Color=Red` or, by the facet's name in another language, `kleur=Red`. */
export function facetParams(dictionary: Dictionary, params: URLSearchParams): Record<string, string[]> {
  const facets: Record<string, string[]> = {}
  for (const [name, label] of params) {
    const code = facetNamed(dictionary, name)?.code
    if (code) facets[code] = [...(facets[code] ?? []), label]
  }
  return facets
}

/** The facet with that code or name in addresses, in any case and language; null where none or several have it. */
function facetNamed({ attributes }: Dictionary, name: string): Attribute | null {
  const facets = attributes.filter(({ isFacet }) => isFacet)
  const wanted = bare(name).toLowerCase()
  const found = facets.filter(({ code, urlKey }) => [code, ...Object.values(urlKey)].some((key) => key.toLowerCase() === wanted))
  return facets.find(({ code }) => code === bare(name)) ?? (found.length === 1 ? (found[0] ?? null) : null)
}

/** Finds options of a facet by label, in the store's language; case does not matter. */
export function findOption(options: readonly Option[], label: string, language: Language): Option | null {
  const wanted = label.trim().toLowerCase()
  return options.find((option) => option.label[language].toLowerCase() === wanted) ?? null
}

/** A parameter of an address that is a filter; `option` is null if the shop does not have it. */
export interface FilterParam {
  name: string
  value: string
  facet: Attribute | null
  option: Option | null
}

/**
 * The parameters that are filters: those with a facet's name, and what only the list's own form writes. Any other name, a campaign's or
 * another program's, with or without a value, is nobody's filter, so that no list of such names is needed.
 */
export function filterParams(dictionary: Dictionary, language: Language, params: URLSearchParams): FilterParam[] {
  return [...params].flatMap(([name, value]) => {
    const facet = facetNamed(dictionary, name)
    if (value.trim() === '' || (!facet && !isFieldOfForm(name))) return []
    return { name, value, facet, option: facet && findOption(facet.options, value, language) }
  })
}

/** What a shopper is told of a filter that the shop does not have: the label, or the name of a facet that there is not. */
export function unknownFilters(dictionary: Dictionary, language: Language, params: URLSearchParams): string[] {
  const unknown = filterParams(dictionary, language, params).filter(({ option }) => !option)
  return [...new Set(unknown.map(({ name, value, facet }) => (facet ? value.trim() : bare(name))))]
}
