// Facets between the products: asked for once a category, then a matter of which of them are in use.
import type { Result } from '#shared/domain/failure.ts'
import { labelsOf } from '#shared/domain/list-address.ts'
import { inlineDividers } from '#shared/domain/inline-facets.ts'
import type { Divider } from '#shared/schemas/catalogue.ts'
import { valueOf } from '../loadable.ts'
import { $page } from '../page.ts'
import { question } from '../work/question.ts'
import { $ask, $dividers, $facets, $inlineFacets, $list, $place, type InlineFacet } from './state.ts'

/** More options than fit a cell are left to the facet itself. */
const MOST_OPTIONS = 8

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

/** Works out anew which stand where; they stand on the first page, whose products their positions count. */
export function showInlineFacets(): void {
  const { facets: chosen, page, query } = $ask.get()
  const widget = valueOf($list.get())?.widget ?? null
  const all = page === 1 && query === '' ? (valueOf($dividers.get()) ?? []) : []
  const facets = new Map($facets.get().map((facet) => [facet.code, facet]))
  const inUse = new Set($facets.get().flatMap(({ code, facet_code }) => (labelsOf(chosen, facet_code).length ? [code] : [])))
  const next = inlineDividers(all, inUse, widget !== null).flatMap(({ attribute_code, position }): InlineFacet[] => {
    const facet = facets.get(attribute_code)
    if (!facet || facet.type === 'price' || facet.options.length < 2) return []
    return [
      { position, code: facet.facet_code, label: facet.label, options: facet.options.slice(0, MOST_OPTIONS).map(({ label }) => label) },
    ]
  })
  if (JSON.stringify(next) !== JSON.stringify($inlineFacets.get())) $inlineFacets.set(next)
}
