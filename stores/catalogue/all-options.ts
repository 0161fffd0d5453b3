// Loads the remaining options of long facets, which are printed with their first options only.
import type { ListQuery } from '#shared/catalogue/rules/list-address.ts'
import type { Result } from '#shared/domain/failure.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { withNames } from './facet-names.ts'
import { keepFacets } from './keep-same.ts'
import { $address } from './narrowed.ts'
import { $query, $facets, $place, type ListFacet } from './state.ts'
import { addToVocabulary } from './vocabulary.ts'

let requestedAt = ''

const optionsRequest = latestRequest(
  async (signal: AbortSignal, categoryId: number | null, query: ListQuery) =>
    withNames(await (await import('#shared/catalogue/calls.ts')).getListing(categoryId, query, signal)),
  (result) => {
    if (!result.ok) return
    addToVocabulary(result.value.facets)
    // If the list has changed meanwhile, its own answer brings the options.
    if (requestedAt === $address.get()) $facets.set(keepFacets($facets.get(), result.value.facets))
  },
  'catalogue.load-failed',
)

/** Loads the options that the page was printed without, if any. A failure changes nothing. */
export async function loadAllOptions(): Promise<Result<readonly ListFacet[]>> {
  if ($facets.get().some(({ more }) => more)) {
    requestedAt = $address.get()
    const result = await optionsRequest.join($place.get().categoryId, $query.get())
    if (!result.ok) return result
  }
  return { ok: true, value: $facets.get() }
}
