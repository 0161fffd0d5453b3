// The facets of a list in wire form: options, chosen options, and the number of products for each.
import type { Facet } from './shapes.ts'
import { getAddressBook } from './address-book.ts'
import type { Attribute, Dictionary } from './dictionary.ts'
import { priceLabel } from './labels.ts'
import { facetRanks, withPrice } from './facet-order.ts'
import type { ListingQuery } from './listing-query.ts'
import type { ListingResult } from './read-listing.ts'
import { sizeGroup } from './size-groups.ts'
import type { CatalogueView } from './view.ts'

/** Facets that search engines may follow: few, and useful for a long time. */
const crawlable = new Set(['manufacturer', 'sport', 'audience'])

/** Facets in the category's order; one with a single option is left out, unless something in it is chosen. */
export function facetsOf(query: ListingQuery, result: ListingResult, dictionary: Dictionary, view: CatalogueView): Facet[] {
  const ranks = facetRanks(dictionary, query.categoryId)
  const rank = ({ id }: Attribute) => ranks.get(id) ?? ranks.size
  const attributes = dictionary.attributes.filter(({ isFacet }) => isFacet).toSorted((one, other) => rank(one) - rank(other))
  const facets = attributes.map((attribute) => attributeFacet(attribute, query, result, dictionary, view))
  const useful = facets.filter(({ options, is_active }) => is_active || options.length > 1)
  return withPrice(useful, priceFacet(query, result, view))
}

function attributeFacet(
  attribute: Attribute,
  query: ListingQuery,
  result: ListingResult,
  dictionary: Dictionary,
  view: CatalogueView,
): Facet {
  const chosen = query.choices.find(({ attributeId }) => attributeId === attribute.id)?.optionIds ?? []
  return {
    code: attribute.code,
    facet_code: attribute.code,
    label: attribute.label[view.language],
    type: 'attribute',
    options: attribute.options
      .map((option) => ({
        label: option.label[view.language],
        active: chosen.includes(option.id),
        count: result.counts.get(option.id) ?? 0,
        ...(attribute.code === 'size' ? { group: sizeGroup(option)?.[view.language] } : {}),
      }))
      .filter(({ active, count }) => active || count > 0),
    is_active: chosen.length > 0,
    is_crawlable: crawlable.has(attribute.code),
    has_duplicate_values: getAddressBook(dictionary, view.language).prefixed.has(attribute.id),
    is_single: attribute.isSingle,
    url_key: attribute.urlKey[view.language],
    minimum_value: null,
    maximum_value: null,
  }
}

function priceFacet({ minCents, maxCents }: ListingQuery, { priceRange }: ListingResult, view: CatalogueView): Facet | null {
  const isActive = minCents !== null || maxCents !== null
  if (!priceRange || (priceRange.min === priceRange.max && !isActive)) return null
  return {
    code: 'price',
    facet_code: 'price',
    label: priceLabel[view.language],
    type: 'price',
    options: [],
    is_active: isActive,
    is_crawlable: false,
    has_duplicate_values: false,
    is_single: false,
    url_key: 'price',
    // Rounded outwards to whole units, so that the range includes every price.
    minimum_value: Math.floor(priceRange.min / 100),
    maximum_value: Math.ceil(priceRange.max / 100),
  }
}
