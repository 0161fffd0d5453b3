// Finds products beside the page's list, which stays as the shopper sees it: for her assistant.
import { emptyQuery, type ListQuery } from '#shared/catalogue/rules/list-address.ts'
import type { Catalogue } from '#shared/catalogue/wire/catalogue.ts'
import type { Result } from '#shared/domain/failure.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { withNames } from './facet-names.ts'

/**
 * A page of search results, or of the whole shop without a query.
 * @example const found = await findProducts({ query: 'shirt', maxPrice: 30 }, signal)
 */
export function findProducts(wanted: Partial<ListQuery>, signal: AbortSignal): Promise<Result<Catalogue>> {
  return attempt(async () => {
    const { getListing } = await import('#shared/catalogue/calls.ts')
    return withNames(await getListing(null, { ...emptyQuery, ...wanted }, signal))
  })
}
