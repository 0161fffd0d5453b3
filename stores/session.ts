// Who is here: asked once a page, and only where the hint cookie says that there is somebody to ask about.
import type { ReadableAtom } from 'nanostores'
import type { Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { Session } from '#shared/schemas/session.ts'
import type { WishlistItem } from '#shared/schemas/wishlist.ts'
import { type Loadable, valueOf } from './loadable.ts'
import { onReset, writable } from './reset.ts'
import { announceChange } from './tabs.ts'
import { kept } from './work/kept.ts'
import { question } from './work/question.ts'

/** Readable, set by the host with every personal change; its value is that change's time on the server's clock. */
const HINT = 'touchline-session'

const nobody: Session = { customer: null, cart: { items_qty: 0 }, wishlist: [], compare: [], changed_at: 0 }

const $current = writable<Loadable<Session>>({ state: 'idle' })
/** Spares the next pages a call. Personal, hence this tab's alone and short-lived. */
const copy = kept({ name: 'session', area: 'session', schema: Session, minutes: 10 })

/** The hint that was there when the session was last asked: the answer settles it, whatever time it names. */
let settledHint: number | null = null
onReset(() => {
  settledHint = null
})

const answer = question(
  async (signal) => {
    const hint = hintedChange()
    const session = await (await import('#shared/api/session.ts')).getSession(signal)
    return { hint, session }
  },
  (result) => {
    if (result.ok) {
      settledHint = result.value.hint
      copy.set(result.value.session)
      $current.set({ state: 'ready', value: result.value.session })
    } else if ($current.get().state !== 'ready') {
      $current.set({ state: 'failed', error: result.error })
    }
  },
  'session.load-failed',
)

/** The session of a browser that no host has asked us about: nothing in it was said by a server. */
export function isNobody(session: Session): boolean {
  return session === nobody
}

/** Customer, cart count, wishlist and comparison, as the server said last. */
export const $session: ReadableAtom<Loadable<Session>> = $current

/** The session, unless it is there and as new as the hint says. Nothing is asked where there is no hint. */
export async function loadSession(): Promise<Result<Session>> {
  const changedAt = hintedChange()
  if (changedAt === null) {
    // A call on its way was asked in a session that has ended since.
    answer.drop()
    copy.forget()
    const current = valueOf($current.get())
    if (current?.changed_at !== 0) $current.set({ state: 'ready', value: nobody })
    return { ok: true, value: nobody }
  }
  const known = valueOf($current.get()) ?? copy.get()
  if (known && (known.changed_at >= changedAt || settledHint === changedAt)) {
    if (valueOf($current.get()) !== known) $current.set({ state: 'ready', value: known })
    return { ok: true, value: known }
  }
  // Older than the last change: no longer shown.
  $current.set({ state: 'loading' })
  return sessionOf(await answer.join())
}

/** Asks anew, whatever is known; what is shown stays until the answer is there. */
export async function reloadSession(): Promise<Result<Session>> {
  if (hintedChange() === null) return loadSession()
  if ($current.get().state !== 'ready') $current.set({ state: 'loading' })
  return sessionOf(await answer.ask())
}

/** After a write of this tab: the others are told, and its own mark in the hint cookie makes nothing here look old. */
export function noteOwnWrite(): void {
  settledHint = hintedChange()
  announceChange()
}

/** Takes the wishlist that came with another answer. A read on its way may be older than it, so it is asked again. */
export function takeWishlist(wishlist: WishlistItem[]): void {
  $current.set({ state: 'ready', value: { ...(valueOf($current.get()) ?? nobody), wishlist } })
  if (answer.isOpen()) void answer.ask()
}

/** Takes the comparison that came with another answer, as `takeWishlist` does. */
export function takeCompare(compare: string[]): void {
  $current.set({ state: 'ready', value: { ...(valueOf($current.get()) ?? nobody), compare } })
  if (answer.isOpen()) void answer.ask()
}

/** Forgets the copy that the next page would start from. */
export function forgetSessionCopy(): void {
  copy.forget()
}

function sessionOf(result: Result<{ session: Session }>): Result<Session> {
  return result.ok ? { ok: true, value: result.value.session } : result
}

/** The time in the hint; null where there is none. A hint that cannot be read says that something changed just now. */
function hintedChange(): number | null {
  const hint = environment.cookie(HINT)
  if (hint === null) return null
  const changedAt = Number(hint)
  return hint !== '' && Number.isFinite(changedAt) ? changedAt : Number.POSITIVE_INFINITY
}
