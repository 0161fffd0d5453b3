// State derived from the list's request: its address, its active filters, and the facets between its products.
import { type ListQuery, writeListAddress } from '#shared/catalogue/rules/list-address.ts'
import { withoutFilters } from '#shared/catalogue/rules/query-words.ts'
import type { Understood } from '#shared/catalogue/wire/query-reading.ts'
import { derived } from '#shared/state/derived.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { activeFiltersOf, inlineFacetsOf, namedWords } from './answer-parts.ts'
import type { ActiveFilter } from './state.ts'
import {
  $query,
  $dividers,
  $facets,
  $isAsPrinted,
  $list,
  $place,
  $printedAddress,
  $printedFilters,
  $printedInlineFacets,
  $understood,
} from './state.ts'
import { $vocabulary } from './vocabulary.ts'

/** Returns the list's address with parts of the request changed; any change leads to page 1. */
const $addressWith = derived(
  [$place, $query, $vocabulary],
  (place, query, vocabulary) => (part: Partial<ListQuery>) => writeListAddress(place, vocabulary, { ...query, page: 1, ...part }),
)

/** The list's current address, relative to the root. */
export const $address = derived([$isAsPrinted, $printedAddress, $addressWith, $query], (isAsPrinted, printed, addressWith, { page }) =>
  isAsPrinted ? printed : addressWith({ page }),
)

/** The active filters, each with the address of the list without it. */
export const $activeFilters = derived(
  [$isAsPrinted, $printedFilters, $query, $vocabulary, $addressWith, $understood],
  (isAsPrinted, printed, query, vocabulary, addressWith, understood) =>
    isAsPrinted ? printed : activeFiltersOf(query, vocabulary, addressWith, understood ?? wordsOf(printed)),
)

/** The list's address without any of the active filters. */
export const $clearAddress = derived([$place, $query, $activeFilters], (place, query, filters) =>
  writeListAddress(place, [], withoutFilters(query, namedWords(filters))),
)

/** The words that the page was printed with. */
function wordsOf(printed: readonly ActiveFilter[]): Understood[] {
  return printed.flatMap((filter) => (filter.type === 'words' ? [{ ...filter, options: [...filter.options], facetCode: filter.code }] : []))
}

/** The facets between the products. */
export const $inlineFacets = derived(
  [$isAsPrinted, $printedInlineFacets, $query, $facets, $dividers, $list],
  (isAsPrinted, printed, query, facets, dividers, list) =>
    isAsPrinted && printed.length > 0
      ? printed
      : inlineFacetsOf(query, facets, valueOf(dividers) ?? [], (valueOf(list)?.widget ?? null) !== null),
)
