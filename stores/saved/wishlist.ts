// The wishlist: from a cookie for the first paint, then from the server.
import type { Result } from '#shared/domain/failure.ts'
import { emit } from '#shared/events/bus.ts'
import type { AnalyticsItem } from '#shared/events/vocabulary.ts'
import type { WishlistItem } from '#shared/session/wire/wishlist.ts'
import { derived } from '#shared/state/derived.ts'
import { attempt, isAnswerLost } from '#stores/kit/attempt.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { optimisticUpdates } from '#stores/kit/optimistic-updates.ts'
import { onReset, writable } from '#stores/kit/reset.ts'
import { serialQueue } from '#stores/kit/serial-queue.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { $session, isNobody, loadSession, noteOwnWrite, reloadSession, takeWishlist } from '#stores/session/session.ts'
import { readWishlistCookie } from '#stores/session/wishlist-cookie.ts'

const $fromCookie = writable<Loadable<WishlistItem[]>>({ state: 'idle' })
/** Whether this browser has a wishlist cookie. */
const $isInCookie = writable(false)
/** The products whose heart button waits for the server. */
export const $togglingIds = writable<readonly number[]>([])
onLeave(() => $fromCookie.set({ state: 'ready', value: [] }))

/** The wishlist, from the cookie until the server answers; items whose product has left the catalogue are left out. */
export const $wishlist = derived([$session, $fromCookie], (session, cookie): Loadable<readonly WishlistItem[]> =>
  session.state === 'ready' && !isNobody(session.value) && session.value.wishlist
    ? { state: 'ready', value: session.value.wishlist }
    : cookie,
)
/** Whether the wishlist is known; if not, an empty value does not mean an empty list. */
export const $isWishlistKnown = derived(
  [$session, $isInCookie],
  (session, isInCookie) => isInCookie || (session.state === 'ready' && session.value.wishlist !== null),
)
/** The ids of the wishlist's products. */
export const $wishedIds = derived([$wishlist], (wishlist): readonly number[] => (valueOf(wishlist) ?? []).map((item) => item.productId))
/** The number of products. */
export const $wishlistCount = derived([$wishedIds], (ids) => ids.length)

/** Products whose last toggle may have been done: its answer was lost, and so was the session's. */
const unsure = new Set<number>()
onReset(() => unsure.clear())

interface Toggle {
  isWanted: boolean
  item: AnalyticsItem | null
  origin: object | undefined
}

const toggles = optimisticUpdates<number, Toggle, boolean>({
  queue: serialQueue(async () => noteOwnWrite()),
  send,
  settle: (productId, { isWanted, item, origin }, result) => {
    $togglingIds.set($togglingIds.get().filter((id) => id !== productId))
    if (!result.ok || !result.value || isKept(productId) !== isWanted) return
    emit(isWanted ? 'wishlist:added' : 'wishlist:removed', { productId, count: $wishlistCount.get(), item }, origin)
  },
})

/** Shows the cookie's list at once, and the server's when it arrives. */
export async function loadWishlist(): Promise<Result<readonly WishlistItem[]>> {
  if ($fromCookie.get().state === 'idle') takeCookie()
  const session = await loadSession()
  return session.ok ? { ok: true, value: valueOf($wishlist.get()) ?? [] } : session
}

/**
 * Adds or removes a product; without `isWanted`, toggles it. Afterwards the server's list counts.
 * Resolves to whether the list changed.
 * @example await toggleWish(product.productId, undefined, element)
 */
export async function toggleWish(
  productId: number,
  isWanted?: boolean,
  origin?: object,
  item: AnalyticsItem | null = null,
): Promise<Result<boolean>> {
  if (!$togglingIds.get().includes(productId)) $togglingIds.set([...$togglingIds.get(), productId])
  // The call toggles, so the current state must be known first.
  if ($wishlist.get().state !== 'ready' || $session.get().state !== 'ready') await loadWishlist()
  const wanted = isWanted ?? !(toggles.pending(productId)?.isWanted ?? isKept(productId))
  return toggles.request(productId, { isWanted: wanted, item, origin })
}

/** The call toggles, so it is sent only if the list differs from what is wanted; again if a removal added, as after an expired session. */
async function send(productId: number, toggle: Toggle, isAgain = false): Promise<Result<boolean>> {
  const { isWanted } = toggle
  const wasKept = isKept(productId)
  if (unsure.has(productId)) {
    const session = await reloadSession()
    if (!session.ok) return session
    unsure.delete(productId)
  }
  if (isKept(productId) === isWanted) return { ok: true, value: wasKept !== isWanted }
  const result = await attempt(async () => (await import('#shared/saved/calls.ts')).toggleItem(productId), 'wishlist.toggle-failed')
  if (result.ok) {
    takeWishlist(result.value ?? applied(productId, isWanted))
    return isAgain || isWanted || !isKept(productId) ? { ok: true, value: true } : send(productId, toggle, true)
  }
  if (!isAnswerLost(result.error)) return result
  // A second toggle would undo a first one that was done: ask the server before.
  const session = await reloadSession()
  if (!session.ok) unsure.add(productId)
  return isKept(productId) === isWanted ? { ok: true, value: true } : result
}

/** The list with the requested change, for a host that answers without one. */
function applied(productId: number, isWanted: boolean): WishlistItem[] {
  const others = (valueOf($wishlist.get()) ?? []).filter((item) => item.productId !== productId)
  return isWanted ? [{ id: productId, productId }, ...others] : others
}

function isKept(productId: number): boolean {
  return $wishedIds.get().includes(productId)
}

function takeCookie(): void {
  const items = readWishlistCookie()
  $isInCookie.set(items !== null)
  $fromCookie.set({ state: 'ready', value: items ?? [] })
}
