// Suggestions while somebody types.
import { Autocomplete } from '#shared/schemas/search.ts'
import { askCatalogue } from './client.ts'

/** The four groups for a text, within a category if one is given. The same for everybody, so that caches may store it. */
export function getSuggestions(query: string, categoryId: number | null, signal?: AbortSignal): Promise<Autocomplete> {
  const searchParams = { query, ...(categoryId === null ? {} : { cid: categoryId }) }
  return askCatalogue('api/search/autocomplete', Autocomplete, { searchParams, signal })
}
