// Who is here: asked once a page, and only where the hint cookie says that there is somebody to ask about.
import type { Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { isAnythingTyped } from '#shared/form/typed.ts'
import type { Login } from '#shared/session/wire/customer.ts'
import { PersistedSession } from '#shared/session/wire/persisted-session.ts'
import type { Session } from '#shared/session/wire/session.ts'
import type { WishlistItem } from '#shared/session/wire/wishlist.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { Id } from '#shared/wire/parts.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { forgetPersisted, persisted } from '#stores/kit/persisted.ts'
import { onReset, writable } from '#stores/kit/reset.ts'
import { revalidateAtOnce } from '#stores/page/revalidation.ts'
import { announceChange } from '#stores/page/tabs.ts'
import { forgetCustomer, onLeave, openAnew, type Shown, whoseIsShown } from './leaving.ts'

/** Readable, set by the host with every personal change; its value is that change's time on the server's clock. */
const HINT = 'touchline-session'

const nobody: Session = { customer: null, cart: { quantity: 0 }, wishlist: [], compare: [], hasCartConflict: false, changedAt: 0 }

/** Customer, cart count, wishlist and comparison, as the server said last. */
export const $session = writable<Loadable<Session>>({ state: 'idle' })
/** Spares the next pages a call. Personal, hence this tab's alone and short-lived. */
const copy = persisted({ name: 'session', area: 'session', schema: PersistedSession, minutes: 10 })

/** Who was here last in this tab: what she typed is kept for her, and for nobody else who logs in. */
const lastOwner = persisted({ name: 'owner', area: 'session', schema: Id, minutes: 60 })

/** The hint that was there when the session was last asked: the answer settles it, whatever time it names. */
let settledHint: number | null = null
/** Whose page this is: she stays it while her session has ended, until she leaves or somebody else comes. */
let owner: number | null = null
/** Who left this page, which may still show something of hers. */
let former: number | null = null
/** Nobody was here when this page asked first. */
let isNobodys = false
/** Her session has ended, and nobody has come since. */
let isAway = false
/** A call was refused since nobody is logged in: that is no logout, even where the hint went with the session. */
let isEnding = false
onReset(() => {
  settledHint = null
  owner = null
  former = null
  isNobodys = false
  isAway = false
  isEnding = false
  looking = null
})
onLeave((leaving) => {
  // Asked before the drafts go: what the first one typed still stands in the fields.
  if (leaving === 'other' && isAnythingTyped()) openAnew()
  if (leaving !== 'expired') forgetPersisted()
})

const answer = latestRequest(
  async (signal) => {
    const hint = hintedChange()
    const session = await (await import('#shared/session/calls.ts')).getSession(signal)
    return { hint, session }
  },
  (result) => {
    if (result.ok) {
      settledHint = result.value.hint
      show(result.value.session)
      copy.set(result.value.session)
    } else if ($session.get().state !== 'ready') {
      $session.set({ state: 'failed', error: result.error })
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
  return isOffered('session') ? hintedChange() !== null : valueOf($session.get())?.customer !== null
}

/** The session, unless it is there and as new as the hint says. Nothing is asked where there is no hint. */
export async function loadSession(): Promise<Result<Session>> {
  if (!isOffered('session')) return lookAround()
  const changedAt = hintedChange()
  if (changedAt === null) {
    // A call on its way was asked in a session that has ended since.
    answer.abort()
    copy.forget()
    if (valueOf($session.get()) !== nobody) show(nobody)
    return { ok: true, value: nobody }
  }
  const known = valueOf($session.get()) ?? copy.get()
  if (known && (known.changedAt >= changedAt || settledHint === changedAt)) {
    if (valueOf($session.get()) !== known) show(known)
    return { ok: true, value: known }
  }
  // Older than the last change: no longer shown.
  $session.set({ state: 'loading' })
  return sessionOf(await answer.join())
}

let looking: Promise<Session> | null = null

/** Where no call says who is here, what the page prints is read once; own changes are noted in it as they happen. */
async function lookAround(): Promise<Result<Session>> {
  const known = valueOf($session.get())
  if (known) return { ok: true, value: known }
  looking ??= import('./platform-session.ts').then(({ readPlatformSession }) => readPlatformSession())
  const value = await looking
  looking = null
  if ($session.get().state !== 'ready') show(value)
  return { ok: true, value: valueOf($session.get()) ?? value }
}

/** Asks anew, whatever is known; what is shown stays until the answer is there. */
export async function reloadSession(): Promise<Result<Session>> {
  if (!isOffered('session') || hintedChange() === null) return loadSession()
  if ($session.get().state !== 'ready') $session.set({ state: 'loading' })
  return sessionOf(await answer.send())
}

revalidateAtOnce(() => void reloadSession())

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
  show({ ...(valueOf($session.get()) ?? nobody), wishlist })
  if (answer.isPending()) void answer.send()
}

/** Takes the comparison that came with another answer, as `takeWishlist` does. */
export function takeCompare(compare: string[]): void {
  show({ ...(valueOf($session.get()) ?? nobody), compare })
  if (answer.isPending()) void answer.send()
}

/** Takes who has just logged in; what else is theirs the session is asked for. */
export function takeLogin({ customer, hasCartConflict }: Login): void {
  show({ ...(valueOf($session.get()) ?? nobody), customer, hasCartConflict })
}

/** Takes that the two carts have become one. */
export function takeMerge(): void {
  const current = valueOf($session.get())
  if (current) show({ ...current, hasCartConflict: false })
}

/** Takes that nobody is here any more, whoever was. */
export function takeLogout(): void {
  answer.abort()
  forgetCustomer('left')
  former = owner
  owner = null
  isAway = false
  show(nobody)
}

/** On the way back into a sleeping page: what the hint calls old is not shown while the session is asked. */
export function hideOldSession(): void {
  const changedAt = hintedChange()
  if ($session.get().state !== 'ready' || (changedAt !== null && settledHint === changedAt)) return
  if (changedAt === null) void loadSession()
  else $session.set({ state: 'loading' })
}

/** Forgets the copy that the next page would start from. */
export function forgetSessionCopy(): void {
  copy.forget()
}

/** Shows a session. Whoever was here before and is not any more is forgotten first. */
function show(session: Session): void {
  const customer = session.customer?.id ?? null
  // Without a hint she logged out; with one and nobody her session ended, and what she is typing stays.
  const isExpired = owner !== null && customer === null && (isEnding || (isOffered('session') && hintedChange() !== null))
  if (isExpired) {
    if (!isAway) forgetCustomer('expired')
  } else {
    const before = owner ?? (customer === null ? null : whoWasHere())
    if (before !== null && before !== customer) forgetCustomer(customer === null ? 'left' : 'other')
    former = customer === null ? (owner ?? former) : null
    isNobodys = customer === null && former === null
    owner = customer
    if (customer !== null) lastOwner.set(customer)
  }
  isAway = isExpired
  $session.set({ state: 'ready', value: session })
}

/** Whose page this may be although nobody is here: hers who left, somebody's it was printed for, or hers who typed something before. */
function whoWasHere(): Shown | null {
  return former ?? (isNobodys ? whoseIsShown() : null) ?? lastOwner.get()
}

function sessionOf(result: Result<{ session: Session }>): Result<Session> {
  return result.ok ? { ok: true, value: result.value.session } : result
}

/** The time in the hint; null if there is none. A hint that cannot be read says that something changed just now. */
function hintedChange(): number | null {
  const hint = environment.cookie(HINT)
  if (hint === null) return null
  const changedAt = Number(hint)
  return hint !== '' && Number.isFinite(changedAt) ? changedAt : Number.POSITIVE_INFINITY
}
