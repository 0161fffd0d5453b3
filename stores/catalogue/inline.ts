// Facets between the products: asked for once a category, then a matter of which of them are in use.
import type { Result } from '#shared/domain/failure.ts'
import type { Divider } from '#shared/schemas/catalogue.ts'
import { valueOf } from '../loadable.ts'
import { $page } from '../page.ts'
import { question } from '../work/question.ts'
import { inlineFacetsOf } from './answer-parts.ts'
import { $ask, $dividers, $facets, $inlineFacets, $list, $place } from './state.ts'

const asked = question(
  async (signal: AbortSignal, categoryId: number) =>
    (await import('#shared/api/catalogue.ts')).getDividers(categoryId, $page.get().store.id, signal),
  (result) => {
    // A list without them is a list too: nothing is said of a failure.
    $dividers.set(result.ok ? { state: 'ready', value: result.value } : { state: 'failed', error: result.error })
    showInlineFacets()
  },
  'catalogue.load-failed',
)

/** Asks where the category wants facets between its products; nothing happens where that is known, or without a category. */
export async function loadInlineFacets(): Promise<Result<readonly Divider[]>> {
  const known = valueOf($dividers.get())
  if (known) return { ok: true, value: known }
  const { categoryId } = $place.get()
  if (categoryId === null) return { ok: true, value: [] }
  if ($dividers.get().state !== 'loading') $dividers.set({ state: 'loading' })
  return asked.join(categoryId)
}

/** Works out anew which stand where. */
export function showInlineFacets(): void {
  const hasWidget = (valueOf($list.get())?.widget ?? null) !== null
  const next = inlineFacetsOf($ask.get(), $facets.get(), valueOf($dividers.get()) ?? [], hasWidget)
  if (JSON.stringify(next) !== JSON.stringify($inlineFacets.get())) $inlineFacets.set(next)
}
