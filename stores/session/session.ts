// The session: requested once per page, and only if the hint cookie says that there is one.
import type { Result } from '#shared/domain/failure.ts'
import type { Stop } from '#shared/environment.ts'
import { emptyForms, isAnythingTyped } from '#shared/form/typed.ts'
import type { Login } from '#shared/session/wire/customer.ts'
import { PersistedSession } from '#shared/session/wire/persisted-session.ts'
import type { Session } from '#shared/session/wire/session.ts'
import type { WishlistItem } from '#shared/session/wire/wishlist.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { Id } from '#shared/wire/parts.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { forgetPersisted, persisted } from '#stores/kit/persisted.ts'
import { onReset, writable } from '#stores/kit/reset.ts'
import { revalidate, revalidateAtOnce } from '#stores/page/revalidation.ts'
import { announceChange } from '#stores/page/tabs.ts'
import { hintedChange, isFirstFollow, isSettled, settleHint } from './hint.ts'
import { forgetCustomer, onLeave, openAnew, type Shown, whoseIsShown } from './leaving.ts'

const nobody: Session = { customer: null, cart: { quantity: 0 }, wishlist: [], compare: [], hasCartConflict: false, changedAt: 0 }

/** Customer, cart count, wishlist and comparison, as the server last reported them. */
export const $session = writable<Loadable<Session>>({ state: 'idle' })
/** Saves the next pages a call. Personal, so it is kept in this tab only and for a short time. */
const copy = persisted({ name: 'session', area: 'session', schema: PersistedSession, minutes: 10 })

/** The last customer of this tab: her input is kept for her, and for no other customer. */
const lastOwner = persisted({ name: 'owner', area: 'session', schema: Id, minutes: 60 })

/** The page's owner: unchanged while her session has expired, until she logs out or another customer logs in. */
let owner: number | null = null
/** The customer who left this page, which may still show her data. */
let former: number | null = null
/** Whether there was no customer at this page's first request. */
let isNobodys = false
/** Whether her session has expired and nobody has logged in since. */
let isAway = false
onReset(() => {
  owner = null
  former = null
  isNobodys = false
  isAway = false
  looking = null
  stopFollowing?.()
  stopFollowing = null
})
onLeave((leaving) => {
  // Checked before the drafts are cleared: the fields still contain the first customer's input.
  if (leaving === 'other' && isAnythingTyped()) openAnew()
  // What stands in the fields is hers, also where nobody has typed it: a form fills in the name of a customer.
  if (leaving === 'left' && owner !== null) emptyForms()
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
      settleAnswered(result.value)
      show(result.value.session)
      copy.set(result.value.session)
    } else if ($session.get().state !== 'ready') {
      $session.set({ state: 'failed', error: result.error })
    }
  },
  'session.load-failed',
)

/** The session of a browser without a hint: no server has reported any of it. */
export function isNobody(session: Session): boolean {
  return session === nobody
}

/** Whether the host's hint says that there is a session. */
export function isSomebodyHinted(): boolean {
  return isOffered('session') ? hintedChange() !== null : valueOf($session.get())?.customer !== null
}

/** Loads the session, unless it is loaded and as new as the hint says. Without a hint, sends no request. */
export async function loadSession(): Promise<Result<Session>> {
  if (!isOffered('session')) return lookAround()
  const changedAt = hintedChange()
  if (changedAt === null) {
    showNobody('expired')
    return { ok: true, value: nobody }
  }
  const known = valueOf($session.get()) ?? copy.get()
  if (known && (known.changedAt >= changedAt || isSettled(changedAt))) {
    settleHint(changedAt)
    if (valueOf($session.get()) !== known) show(known)
    return { ok: true, value: known }
  }
  // A copy older than the last change is not shown.
  $session.set({ state: 'loading' })
  return sessionOf(await answer.join())
}

let looking: Promise<Result<Session>> | null = null
let stopFollowing: Stop | null = null

/** If the host has no session call, the page's printed session is read once; own changes are recorded in it. */
async function lookAround(): Promise<Result<Session>> {
  const known = valueOf($session.get())
  if (known) return { ok: true, value: known }
  looking ??= attempt(async () => {
    const { followPlatformCookies, readPlatformSession } = await import('./platform-session.ts')
    stopFollowing ??= followPlatformCookies()
    return readPlatformSession()
  }, 'session.load-failed')
  const read = await looking
  looking = null
  if (!read.ok) return read
  if ($session.get().state !== 'ready') show(read.value)
  return { ok: true, value: valueOf($session.get()) ?? read.value }
}

/** Reloads the session; the old one is shown until the answer arrives. */
export async function reloadSession(): Promise<Result<Session>> {
  if (!isOffered('session') || hintedChange() === null) return loadSession()
  if ($session.get().state !== 'ready') $session.set({ state: 'loading' })
  return sessionOf(await answer.send())
}

revalidateAtOnce(() => void reloadSession())

/** The owner of this page, also while her session has expired; null for a guest's page. */
export function ownerOfPage(): number | null {
  return owner
}

/**
 * Asks for what a script of the host has changed, if the hint says something new; once for each change, since an answer that fails may set
 * cookies too. A hint that is gone may have expired with her session, so it counts only for a customer, who may have logged out, and only
 * while nothing is typed.
 */
export function followHint(): void {
  const changedAt = hintedChange()
  const isOld =
    changedAt === null
      ? !isOffered('session') || owner === null || isAway || isAnythingTyped()
      : $session.get().state === 'loading' || isSettled(changedAt)
  if (!isOld && isFirstFollow(changedAt)) void revalidate()
}

/** Call it after a write: notifies the other tabs, and prevents the write's own change of the hint from making this page outdated. */
export function noteOwnWrite(): void {
  settleHint()
  announceChange()
}

/** Stores what the cookies of a platform without a session call say. */
export function takeSession(session: Session): void {
  show(session)
}

/** Stores the wishlist of another answer. A pending read may be older, so it is sent again. */
export function takeWishlist(wishlist: WishlistItem[]): void {
  show({ ...(valueOf($session.get()) ?? nobody), wishlist })
  if (answer.isPending()) void answer.send()
}

/** Stores the comparison of another answer, as `takeWishlist` does. */
export function takeCompare(compare: string[]): void {
  show({ ...(valueOf($session.get()) ?? nobody), compare })
  if (answer.isPending()) void answer.send()
}

/** Stores the customer who has just logged in, and loads the rest of her session. */
export function takeLogin({ customer, hasCartConflict }: Login): void {
  show({ ...(valueOf($session.get()) ?? nobody), customer, hasCartConflict })
}

/** Records that the two carts were merged. */
export function takeMerge(): void {
  const current = valueOf($session.get())
  if (current) show({ ...current, hasCartConflict: false })
}

/** Records that there is no customer any more. */
export function takeLogout(): void {
  answer.abort()
  forgetCustomer('left')
  former = owner
  owner = null
  isAway = false
  show(nobody)
}

/** Hides a session that the hint says is outdated, when a suspended page resumes and while the session is loading. */
export function hideOldSession(): void {
  const changedAt = hintedChange()
  if ($session.get().state === 'ready' && changedAt !== null && !isSettled(changedAt)) $session.set({ state: 'loading' })
}

/** Takes a hint that is gone for a logout, where something happened in another tab or while this page was suspended. */
export function noteLogoutElsewhere(): void {
  if (isOffered('session') && hintedChange() === null) showNobody('left')
}

/** Removes the copy that the next page would start from. */
export function forgetSessionCopy(): void {
  copy.forget()
}

/** Without a hint there is no session, and a pending call belongs to one that has ended since. */
function showNobody(leaving: 'left' | 'expired'): void {
  answer.abort()
  copy.forget()
  if (valueOf($session.get()) !== nobody || (leaving === 'left' && owner !== null)) show(nobody, leaving)
}

/** Shows a session, and first clears the data of an earlier customer who is gone. If she did not log out, her session expired, and her input stays. */
function show(session: Session, leaving: 'left' | 'expired' = 'expired'): void {
  const customer = session.customer?.id ?? null
  // A logout after her session had expired has also cleared what this tab remembers of her.
  const hasLeft = leaving === 'left' && !(isAway && lastOwner.get() === owner)
  const isExpired = owner !== null && customer === null && !hasLeft
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

/** The possible owner of a page without a session: the customer who left, the one it was printed for, or the one who typed before. */
function whoWasHere(): Shown | null {
  return former ?? (isNobodys ? whoseIsShown() : null) ?? lastOwner.get()
}

function sessionOf(result: Result<{ session: Session }>): Result<Session> {
  return result.ok ? { ok: true, value: result.value.session } : result
}

/** Settles the hint of an answer. If it names no change although the hint did, this host sets the hint with every answer: then its own too. */
function settleAnswered({ hint, session }: { hint: number | null; session: Session }): void {
  const isUnfounded = !isSettled(hint) && session.changedAt === valueOf($session.get())?.changedAt
  settleHint(isUnfounded ? hintedChange() : hint)
}
