// The call for search suggestions.
import { defineCall } from '#shared/api/define-call.ts'
import { Autocomplete } from '#shared/catalogue/wire/search.ts'

/** The four groups of suggestions for a text, within a category if one is given: `cid` is empty without one. The same for every shopper, so caches may store it. */
export const getSuggestions = defineCall({
  method: 'GET',
  path: 'api/search/autocomplete',
  client: 'catalogue',
  group: 'base',
  answer: Autocomplete,
  send: (query: string, categoryId: number | null) => ({ searchParams: { query, cid: categoryId ?? '' } }),
})
