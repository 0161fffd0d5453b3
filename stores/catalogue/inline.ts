// Facets between the products: loaded once per category, then shown depending on which are in use.
import type { Divider } from '#shared/catalogue/wire/catalogue.ts'
import type { Result } from '#shared/domain/failure.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $page } from '#stores/page/page.ts'
import { inlineFacetsOf } from './answer-parts.ts'
import { $ask, $dividers, $facets, $inlineFacets, $list, $place } from './state.ts'

const asked = latestRequest(
  async (signal: AbortSignal, categoryId: number) =>
    (await import('#shared/catalogue/calls.ts')).getDividers(categoryId, $page.get().store.id, signal),
  (result) => {
    // A list works without them, so a failure is not reported.
    $dividers.set(result.ok ? { state: 'ready', value: result.value } : { state: 'failed', error: result.error })
    showInlineFacets()
  },
  'catalogue.load-failed',
)

/** Loads where the category wants facets between its products, unless that is known or there is no category. */
export async function loadInlineFacets(): Promise<Result<readonly Divider[]>> {
  const known = valueOf($dividers.get())
  if (known) return { ok: true, value: known }
  const { categoryId } = $place.get()
  if (categoryId === null) return { ok: true, value: [] }
  if ($dividers.get().state !== 'loading') $dividers.set({ state: 'loading' })
  return asked.join(categoryId)
}

/** Works out again which facets go where. */
export function showInlineFacets(): void {
  const hasWidget = (valueOf($list.get())?.widget ?? null) !== null
  const next = inlineFacetsOf($ask.get(), $facets.get(), valueOf($dividers.get()) ?? [], hasWidget)
  if (JSON.stringify(next) !== JSON.stringify($inlineFacets.get())) $inlineFacets.set(next)
}
