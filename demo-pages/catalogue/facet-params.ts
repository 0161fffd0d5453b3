// Which parameter of a list's address means which facet, and which look like a facet that does not exist.
import type { Attribute, Dictionary } from './dictionary.ts'
import { nearestWord } from './spelling.ts'
import type { Language } from './tables.ts'

/** The parameters of a list besides its facets. */
const own = new Set([
  'page',
  'page_size',
  'sort',
  'query',
  'q',
  'discipline',
  'category_id',
  'minPrice',
  'maxPrice',
  'all',
  'fault',
  'skin',
])
const bare = (name: string) => name.replace(/\[\]$/, '').toLowerCase()

/** The labels that an address chooses, by facet code: `color[]=Red`, `Color=Red` or, by the facet's name in another language, `kleur=Red`. */
export function facetParams(dictionary: Dictionary, params: URLSearchParams): Record<string, string[]> {
  const facets: Record<string, string[]> = {}
  for (const [name, label] of params) {
    const code = own.has(name) ? null : facetNamed(dictionary, name)?.code
    if (code) facets[code] = [...(facets[code] ?? []), label]
  }
  return facets
}

/** The facet with that code or name in addresses, in any case and language; null where none or several have it. */
function facetNamed({ attributes, attributesByCode }: Dictionary, name: string): Attribute | null {
  const exact = attributesByCode.get(name.replace(/\[\]$/, ''))
  if (exact) return exact
  const found = attributes.filter(
    ({ code, urlKey, isFacet }) => isFacet && [code, ...Object.values(urlKey)].some((key) => key.toLowerCase() === bare(name)),
  )
  return found.length === 1 ? (found[0] ?? null) : null
}

/**
 * The parameters by which somebody may have meant a filter: those that are nearly a facet's name, and words without a value (`?Sale`). Others,
 * such as a campaign's, are nobody's mistake.
 */
export function unknownFilters(dictionary: Dictionary, language: Language, params: URLSearchParams): string[] {
  const names = dictionary.attributes.flatMap(({ isFacet, code, label, urlKey }) =>
    isFacet ? [code, urlKey[language], label[language].toLowerCase()].map((name) => [name, 1] as const) : [],
  )
  const isMeant = (name: string, value: string) =>
    (value === '' ? /^\p{L}{3,30}$/u.test(name) : nearestWord(bare(name), names) !== null) && facetNamed(dictionary, name) === null
  return [...new Set([...params].flatMap(([name, value]) => (!own.has(name) && isMeant(name, value) ? [name.replace(/\[\]$/, '')] : [])))]
}
