// Customers' reviews of a product: one page of them, with the shopper's filter by stars and sort order.
import type { ReadableAtom } from 'nanostores'
import * as v from 'valibot'
import type { Result } from '#shared/domain/failure.ts'
import { Reviews } from '#shared/product/wire/reviews.ts'
import { derived } from '#shared/state/derived.ts'
import { definePreparation, defineSeed, type Preparation } from '#shared/state/seed.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { onReset, writable } from '#stores/kit/reset.ts'

/** The sort order; `relevant` shows those in the reader's language first. */
export type ReviewSort = 'relevant' | 'newest' | 'highest' | 'lowest'

/** The shopper's request for reviews. */
export interface ReviewsQuery {
  page: number
  sort: ReviewSort
  /** The number of stars to filter by; null for all. */
  rating: number | null
}

/** The reviews of one product; the same object for the same id. */
export interface ReviewsStore {
  $reviews: ReadableAtom<Loadable<Reviews>>
  /** The shopper's current request, at once. */
  $query: ReadableAtom<ReviewsQuery>
  /** Whether an answer is pending; the reviews shown stay meanwhile. */
  $isPending: ReadableAtom<boolean>
  /** Whether the last request failed, so that an earlier page is shown. */
  $isOutdated: ReadableAtom<boolean>
  /** The number of pages for this request. */
  $pages: ReadableAtom<number>
  load: () => Promise<Result<Reviews>>
  reload: () => Promise<Result<Reviews>>
  /** Filters by stars; the same number again removes the filter. Starts at page 1. */
  filter: (rating: number | null) => Promise<Result<Reviews>>
  /** Sorts the reviews. Starts at page 1. */
  sortBy: (sort: ReviewSort) => Promise<Result<Reviews>>
  turn: (page: number) => Promise<Result<Reviews>>
}

interface Known {
  reviews: Loadable<Reviews>
  query: ReviewsQuery
  isPending: boolean
  isOutdated: boolean
}

const first: ReviewsQuery = { page: 1, sort: 'relevant', rating: null }
const untouched: Known = { reviews: { state: 'idle' }, query: first, isPending: false, isOutdated: false }
type AllReviews = Readonly<Record<string, Partial<Known>>>

const $all = writable<AllReviews>({})
const stores = new Map<number, ReviewsStore>()
onReset(() => stores.clear())

const knownOf = (all: AllReviews, id: number): Known => (Object.hasOwn(all, id) ? { ...untouched, ...all[id] } : untouched)

/** Returns the store for a product's reviews. */
export function reviewsStore(id: number): ReviewsStore {
  const store = stores.get(id) ?? createStore(id)
  stores.set(id, store)
  return store
}

function createStore(id: number): ReviewsStore {
  const $known = derived([$all], (all) => knownOf(all, id))
  const change = (part: Partial<Known>) => $all.set({ ...$all.get(), [id]: { ...knownOf($all.get(), id), ...part } })
  const call = latestRequest(
    async (signal, query: ReviewsQuery) => (await import('#shared/product/reviews/calls.ts')).getReviews(id, query, signal),
    (result) => {
      const known = knownOf($all.get(), id)
      if (result.ok) change({ reviews: { state: 'ready', value: result.value }, isPending: false, isOutdated: false })
      else if (valueOf(known.reviews)) change({ isPending: false, isOutdated: true })
      else change({ reviews: { state: 'failed', error: result.error }, isPending: false })
    },
    'reviews.load-failed',
  )
  const want = (part: Partial<ReviewsQuery>) => {
    const { query, reviews } = knownOf($all.get(), id)
    const wanted = { ...query, ...part }
    change({ query: wanted, isPending: true, ...(valueOf(reviews) ? {} : { reviews: { state: 'loading' } }) })
    return call.send(wanted)
  }
  return {
    $reviews: derived([$known], ({ reviews }) => reviews),
    $query: derived([$known], ({ query }) => query),
    $isPending: derived([$known], ({ isPending }) => isPending),
    $isOutdated: derived([$known], ({ isOutdated }) => isOutdated),
    $pages: derived([$known], ({ reviews }) => {
      const value = valueOf(reviews)
      return value ? Math.max(1, Math.ceil(value.total / value.pageSize)) : 1
    }),
    load: async () => {
      const value = valueOf(knownOf($all.get(), id).reviews)
      if (value) return { ok: true, value }
      change({ reviews: { state: 'loading' } })
      return call.join(knownOf($all.get(), id).query)
    },
    reload: () => want({}),
    filter: (rating) => want({ rating: rating === knownOf($all.get(), id).query.rating ? null : rating, page: 1 }),
    sortBy: (sort) => want({ sort, page: 1 }),
    turn: (page) => want({ page }),
  }
}

/** Stores printed reviews, in the form of the API's answer, unless the store has some already. */
export function provideReviews(id: number, printed: unknown): Preparation {
  const reviews = v.safeParse(Reviews, printed)
  return definePreparation($all, (all) =>
    reviews.success && knownOf(all, id).reviews.state !== 'ready'
      ? { ...all, [id]: { ...knownOf(all, id), reviews: { state: 'ready', value: reviews.output } } }
      : all,
  )
}

/** The state that a server may print: `{ all: { [id]: { reviews: { state: 'ready', value } } } }`. */
export const reviewsSeed = defineSeed('reviews', { all: $all })
