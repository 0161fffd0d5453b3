// Who is here: asked once a page, and only where the hint cookie says that there is somebody to ask about.
import type { ReadableAtom } from 'nanostores'
import * as v from 'valibot'
import type { Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { Session } from '#shared/schemas/session.ts'
import type { Login } from '#shared/schemas/customer.ts'
import type { WishlistItem } from '#shared/schemas/wishlist.ts'
import { type Loadable, valueOf } from './loadable.ts'
import { forgetCustomer, onLeave } from './leaving.ts'
import { onReset, writable } from './reset.ts'
import { announceChange } from './tabs.ts'
import { forgetKept, kept } from './work/kept.ts'
import { question } from './work/question.ts'

/** Readable, set by the host with every personal change; its value is that change's time on the server's clock. */
const HINT = 'touchline-session'

const nobody: Session = { customer: null, cart: { items_qty: 0 }, wishlist: [], compare: [], cart_conflict: false, changed_at: 0 }

const $current = writable<Loadable<Session>>({ state: 'idle' })
/** As this tab keeps it: the host's names are gone by then. */
const KeptSession = v.object({ ...Session.entries, wishlist: v.array(v.object({ id: v.number(), productId: v.number() })) })

/** Spares the next pages a call. Personal, hence this tab's alone and short-lived. */
const copy = kept({ name: 'session', area: 'session', schema: KeptSession, minutes: 10 })

/** The hint that was there when the session was last asked: the answer settles it, whatever time it names. */
let settledHint: number | null = null
/** Whose page this is: she stays it while her session has ended, until she leaves or somebody else comes. */
let owner: number | null = null
/** Her session has ended, and nobody has come since. */
let isAway = false
/** A call was refused since nobody is logged in: that is no logout, even where the hint went with the session. */
let isEnding = false
onReset(() => {
  settledHint = null
  owner = null
  isAway = false
  isEnding = false
})
onLeave((leaving) => leaving !== 'expired' && forgetKept())

const answer = question(
  async (signal) => {
    const hint = hintedChange()
    const session = await (await import('#shared/api/session.ts')).getSession(signal)
    return { hint, session }
  },
  (result) => {
    if (result.ok) {
      settledHint = result.value.hint
      show(result.value.session)
      copy.set(result.value.session)
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

/** Whether the host says that there is somebody to ask about. */
export function isSomebodyHinted(): boolean {
  return hintedChange() !== null
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
    if (valueOf($current.get()) !== nobody) show(nobody)
    return { ok: true, value: nobody }
  }
  const known = valueOf($current.get()) ?? copy.get()
  if (known && (known.changed_at >= changedAt || settledHint === changedAt)) {
    if (valueOf($current.get()) !== known) show(known)
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

/** Asks anew after a call was refused since nobody is logged in: who was here has not left, and what she is typing stays. */
export async function noteEndedSession(): Promise<void> {
  isEnding = true
  await reloadSession()
  isEnding = false
}

/** Whose page this is, also while her session has ended; null for a guest's. */
export function ownerOfPage(): number | null {
  return owner
}

/** After a write of this tab: the others are told, and its own mark in the hint cookie makes nothing here look old. */
export function noteOwnWrite(): void {
  settledHint = hintedChange()
  announceChange()
}

/** Takes the wishlist that came with another answer. A read on its way may be older than it, so it is asked again. */
export function takeWishlist(wishlist: WishlistItem[]): void {
  show({ ...(valueOf($current.get()) ?? nobody), wishlist })
  if (answer.isOpen()) void answer.ask()
}

/** Takes the comparison that came with another answer, as `takeWishlist` does. */
export function takeCompare(compare: string[]): void {
  show({ ...(valueOf($current.get()) ?? nobody), compare })
  if (answer.isOpen()) void answer.ask()
}

/** Takes who has just logged in; what else is theirs the session is asked for. */
export function takeLogin({ customer, cart_conflict }: Login): void {
  show({ ...(valueOf($current.get()) ?? nobody), customer, cart_conflict })
}

/** Takes that the two carts have become one. */
export function takeMerge(): void {
  const current = valueOf($current.get())
  if (current) show({ ...current, cart_conflict: false })
}

/** Takes that nobody is here any more, whoever was. */
export function takeLogout(): void {
  answer.drop()
  forgetCustomer('left')
  owner = null
  isAway = false
  show(nobody)
}

/** On the way back into a sleeping page: what the hint calls old is not shown while the session is asked. */
export function hideOldSession(): void {
  const changedAt = hintedChange()
  if ($current.get().state !== 'ready' || (changedAt !== null && settledHint === changedAt)) return
  if (changedAt === null) void loadSession()
  else $current.set({ state: 'loading' })
}

/** Forgets the copy that the next page would start from. */
export function forgetSessionCopy(): void {
  copy.forget()
}

/** Shows a session. Whoever was here before and is not any more is forgotten first. */
function show(session: Session): void {
  const customer = session.customer?.id ?? null
  // Without a hint she logged out; with one and nobody her session ended, and what she is typing stays.
  const isExpired = owner !== null && customer === null && (isEnding || hintedChange() !== null)
  if (isExpired) {
    if (!isAway) forgetCustomer('expired')
  } else {
    if (owner !== null && owner !== customer) forgetCustomer(customer === null ? 'left' : 'other')
    owner = customer
  }
  isAway = isExpired
  $current.set({ state: 'ready', value: session })
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
