// Loads where the host wants facets between the products, once per category; `narrowed.ts` chooses the facets.
import type { Divider } from '#shared/catalogue/wire/catalogue.ts'
import type { Result } from '#shared/domain/failure.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $page } from '#stores/page/page.ts'
import { $dividers, $place } from './state.ts'

const facetsRequest = latestRequest(
  async (signal: AbortSignal, categoryId: number) =>
    (await import('#shared/catalogue/calls.ts')).getDividers(categoryId, $page.get().store.id, signal),
  (result) => {
    // A list works without them, so a failure is not reported.
    $dividers.set(result.ok ? { state: 'ready', value: result.value } : { state: 'failed', error: result.error })
  },
  'catalogue.load-failed',
)

/** Loads the positions of facets between the products, unless they are known or there is no category. */
export async function loadInlineFacets(): Promise<Result<readonly Divider[]>> {
  const known = valueOf($dividers.get())
  if (known) return { ok: true, value: known }
  const { categoryId } = $place.get()
  if (categoryId === null) return { ok: true, value: [] }
  if ($dividers.get().state !== 'loading') $dividers.set({ state: 'loading' })
  return facetsRequest.join(categoryId)
}
