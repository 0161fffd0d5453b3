// The calls for search suggestions, and for the most frequent searches.
import { defineCall } from '#shared/api/define-call.ts'
import { Autocomplete, PopularSearches } from '#shared/catalogue/wire/search.ts'

/** The four groups of suggestions for a text, within a category if one is given: `cid` is empty without one. A host may add its own pages (`page_results`) and how it read the query (`reading`, in lists too): the words that it searched without, and the query that it took a mistyped one for. The same for every shopper, so caches may store it. */
export const getSuggestions = defineCall({
  method: 'GET',
  path: 'api/search/autocomplete',
  client: 'catalogue',
  group: 'base',
  answer: Autocomplete,
  send: (query: string, categoryId: number | null) => ({ searchParams: { query, cid: categoryId ?? '' } }),
})

/** The most frequent searches of the store's shoppers, the most frequent first. The answer has nothing personal: leave out what few people searched for, and all that your catalogue does not have. */
export const getPopularSearches = defineCall({
  method: 'GET',
  path: 'api/search/popular',
  client: 'catalogue',
  group: 'searches',
  answer: PopularSearches,
})
