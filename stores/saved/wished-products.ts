// The products of a wishlist, the shopper's own or a shared one: cards by product id, loaded one screen at a time.
import { type Result, unofferedFailure } from '#shared/domain/failure.ts'
import type { CatalogueItem } from '#shared/product/wire/catalogue-item.ts'
import { derived } from '#shared/state/derived.ts'
import { defineSeed } from '#shared/state/seed.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'
import { $session, isNobody } from '#stores/session/session.ts'
import { $isWishlistKnown, $wishedIds, loadWishlist } from './wishlist.ts'

/** The most products in one call. */
const ASKED = 96

/** The cards by product id; null for a product that is no longer sold. */
const $known = writable<Readonly<Record<string, CatalogueItem | null>>>({})
/** The ids as a server printed them, until the session is loaded. */
const $printed = writable<readonly number[] | null>(null)
const $state = writable<Loadable<true>>({ state: 'idle' })

/** The ids of the own list: the session's, else those printed, else the cookie's. */
export const $listedIds = derived([$session, $wishedIds, $printed], (session, wished, printed): readonly number[] =>
  session.state === 'ready' && !isNobody(session.value) ? wished : (printed ?? wished),
)

/** Whether the own list is known; only then may a view show that it is empty. */
export const $isListKnown = derived(
  [$session, $printed],
  (session, printed) => printed !== null || session.state === 'ready' || session.state === 'failed',
)

/** The known cards by product id; null for a product that is no longer sold. */
export const $cards = derived([$known], (known) => known)

/** Whether the requested cards are loading, or failed. */
export const $cardsState = derived([$state], (state) => state)

const cards = latestRequest(
  async (signal, ids: readonly number[]) => ({
    ids,
    items: await (await import('#shared/catalogue/cards/calls.ts')).getProducts(ids, signal),
  }),
  (result) => {
    if (!result.ok) {
      $state.set({ state: 'failed', error: result.error })
      return
    }
    const { ids, items } = result.value
    const found = new Map(items.map((item) => [item.productId, item]))
    $known.set({ ...$known.get(), ...Object.fromEntries(ids.map((id) => [id, found.get(id) ?? null])) })
    $state.set({ state: 'ready', value: true })
  },
  'wishlist.load-failed',
)

/** Loads the cards of these products, unless they are loaded. */
export async function loadCards(ids: readonly number[]): Promise<Result<true>> {
  const known = $known.get()
  const missing = ids.filter((id) => !Object.hasOwn(known, id)).slice(0, ASKED)
  if (missing.length === 0) {
    if (valueOf($state.get()) === null) $state.set({ state: 'ready', value: true })
    return { ok: true, value: true }
  }
  $state.set({ state: 'loading' })
  const result = await cards.send(missing)
  return result.ok ? { ok: true, value: true } : result
}

/** Loads the own list as far as possible, and its first cards; `unoffered` if the list is unknown and the host has no call for it. */
export async function loadListed(most: number): Promise<Result<true>> {
  const wished = await loadWishlist()
  if (!$isWishlistKnown.get()) return wished.ok ? { ok: false, error: unofferedFailure } : wished
  return loadCards($listedIds.get().slice(0, most))
}

/** The state that a server may print: `{ wished: { cards: { [id]: item }, ids: [12, 15] } }`. */
export const wishedSeed = defineSeed('wished', { cards: $known, ids: $printed })
