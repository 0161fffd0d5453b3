// Names of facets, where the host sends codes only and the page's setting `facets` does not name them.
import { isKnownFacet, knownFacets } from '#shared/catalogue/rules/known-facets.ts'
import { sentence } from '#shared/i18n/sentences.ts'

/**
 * The host's label; where that is only the code, ours, else the code's words.
 * @example facetLabel({ code: 'color', label: 'color' }) // 'Colour'
 * @example facetLabel({ code: 'shoe_width', label: 'shoe_width' }) // 'Shoe width'
 */
export function facetLabel({ label, code, facetCode = code, urlKey = null }: NamedFacet): string {
  if (![code, facetCode, urlKey].includes(label)) return label
  const meant = [code, facetCode].map((one) => one.toLowerCase()).find(isKnownFacet)
  if (meant) return sentence(knownFacets[meant])
  const words = label.replaceAll(/[_-]+/g, ' ').trim()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

interface NamedFacet {
  label: string
  code: string
  facetCode?: string
  urlKey?: string | null
}
