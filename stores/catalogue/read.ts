// Reads the list: a latest-only request, and a failure keeps the last good list.
import type { ListQuery } from '#shared/catalogue/rules/list-address.ts'
import type { Catalogue } from '#shared/catalogue/wire/catalogue.ts'
import type { Result } from '#shared/domain/failure.ts'
import { environment, type Stop } from '#shared/environment.ts'
import { emit } from '#shared/events/bus.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { onReset } from '#stores/kit/reset.ts'
import { showAddress } from './address.ts'
import { pageOf, summaryOf } from './answer-parts.ts'
import { withNames } from './facet-names.ts'
import { keepFacets, keepItems } from './keep-same.ts'
import { $address } from './narrowed.ts'
import {
  $query,
  $banner,
  $facets,
  $isOutdated,
  $isPending,
  $list,
  $place,
  $subCategories,
  $summary,
  $understood,
  type ListPage,
} from './state.ts'
import { addToVocabulary } from './vocabulary.ts'

/** The number of cached answers of this visit, so that Back shows its list at once; the list is reloaded all the same. */
const MOST_KEPT = 12
const kept = new Map<string, Catalogue>()
onReset(() => {
  kept.clear()
  stopWait?.()
})

let stopWait: Stop | undefined

const api = () => import('#shared/catalogue/calls.ts')
let origin: object | undefined

const listing = latestRequest(
  async (signal: AbortSignal, categoryId: number | null, query: ListQuery) =>
    withNames(await (await api()).getListing(categoryId, query, signal)),
  settle,
  'catalogue.load-failed',
)

/** Loads the list that `$query` describes; a running request is aborted. */
export async function readList(by?: object): Promise<Result<ListPage>> {
  origin = by
  const known = kept.get($address.get())
  stopWait?.()
  // If the shopper is waiting already, the wait goes on.
  $isPending.set(known ? true : $isPending.get() || true)
  if (known) showAnswer(known)
  // A faster answer is no noticeable wait, and drawing the pending state would take longer than the answer.
  else stopWait = environment.setTimer(() => $isPending.set('late'), 180)
  if ($list.get().state !== 'ready') $list.set({ state: 'loading' })
  const result = await listing.send($place.get().categoryId, $query.get())
  const list = valueOf($list.get())
  if (!result.ok) return result
  return list ? { ok: true, value: list } : { ok: false, error: { kind: 'aborted', code: null, message: null, status: null } }
}

/** Gives up the answer that is under way; the shown list stays. */
export function dropList(): void {
  stopWait?.()
  listing.abort()
}

function settle(result: Result<Catalogue>): void {
  stopWait?.()
  $isPending.set(false)
  if (!result.ok) {
    if ($list.get().state === 'ready') $isOutdated.set(true)
    else $list.set({ state: 'failed', error: result.error })
    return
  }
  $isOutdated.set(false)
  const answer = result.value
  showAnswer(answer)
  const { page, pageSize, total } = answer
  // A page after the last becomes the last; a page size that the shop does not offer becomes its own.
  const query = $query.get()
  if (query.page !== page || query.pageSize !== pageSize) $query.set({ ...query, page, pageSize })
  showAddress('replace')
  const address = $address.get()
  kept.delete(address)
  kept.set(address, answer)
  const [oldest = ''] = kept.keys()
  if (kept.size > MOST_KEPT) kept.delete(oldest)
  emit('catalogue:changed', { categoryId: $place.get().categoryId, query: query.query, page, total, address }, origin)
}

/** Stores an answer part by part; equal parts stay the same objects. */
function showAnswer(answer: Catalogue): void {
  // Facets that a server printed may have been added after the list was opened.
  addToVocabulary($facets.get())
  addToVocabulary(answer.facets)
  $subCategories.set(answer.subCategories)
  $banner.set(answer.banner)
  const items = keepItems(valueOf($list.get())?.items ?? [], answer.items)
  $list.set({ state: 'ready', value: pageOf(answer, $query.get().query, items) })
  $understood.set(answer.reading?.understood ?? [])
  $facets.set(keepFacets($facets.get(), answer.facets))
  $summary.set(summaryOf(answer, $query.get().sort))
}
