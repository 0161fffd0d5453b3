// Suggestions while somebody types.
import { Autocomplete } from '#shared/schemas/search.ts'
import { askCatalogue } from './client.ts'

/** The four groups for a text; inside a category where one is given. The same for everybody, so that caches may keep it. */
export function getSuggestions(query: string, categoryId: number | null, signal?: AbortSignal): Promise<Autocomplete> {
  const searchParams = { query, ...(categoryId === null ? {} : { cid: categoryId }) }
  return askCatalogue('api/search/autocomplete', Autocomplete, { searchParams, signal })
}
