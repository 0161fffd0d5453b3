// State derived from the list's request: its address, its active filters, and the facets between its products.
import { type ListQuery, writeListAddress } from '#shared/catalogue/rules/list-address.ts'
import { derived } from '#shared/state/derived.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { activeFiltersOf, inlineFacetsOf } from './answer-parts.ts'
import { $query, $dividers, $facets, $isAsPrinted, $list, $place, $printedAddress, $printedFilters, $printedInlineFacets } from './state.ts'
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
  [$isAsPrinted, $printedFilters, $query, $vocabulary, $addressWith],
  (isAsPrinted, printed, query, vocabulary, addressWith) => (isAsPrinted ? printed : activeFiltersOf(query, vocabulary, addressWith)),
)

/** The facets between the products. */
export const $inlineFacets = derived(
  [$isAsPrinted, $printedInlineFacets, $query, $facets, $dividers, $list],
  (isAsPrinted, printed, query, facets, dividers, list) =>
    isAsPrinted && printed.length > 0
      ? printed
      : inlineFacetsOf(query, facets, valueOf(dividers) ?? [], (valueOf(list)?.widget ?? null) !== null),
)
