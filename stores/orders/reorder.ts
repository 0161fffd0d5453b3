// Order again: checks what is available, and adds it to the cart at once only if nothing has changed since.
import type { Failure, Result } from '#shared/domain/failure.ts'
import type { Reorder } from '#shared/orders/wire/my-orders.ts'
import { derived } from '#shared/state/derived.ts'
import { definePreparation, defineSeed, type Preparation } from '#shared/state/seed.ts'
import { addElsewhere } from '#stores/cart/add-elsewhere.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { writable } from '#stores/kit/reset.ts'
import { asCustomer } from '#stores/session/as-customer.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { endReorderIntent, reorderIntent } from './reorder-intent.ts'

const api = () => import('#shared/orders/calls.ts')

/** Where the shopper is. */
export type ReorderState =
  | { state: 'idle' }
  /** She reviews what would go into the cart, and may leave lines out. */
  | { state: 'reviewing'; number: string; plan: Reorder; chosen: readonly number[]; intent: string }
  /** Some lines are in the cart, the others are named. */
  | { state: 'done'; number: string; plan: Reorder }

/** The reorder. */
export const $reorder = writable<ReorderState>({ state: 'idle' })
/** A call is running. */
export const $reorderBusy = writable<'checking' | 'adding' | null>(null)
/** Why it failed. */
export const $reorderError = writable<Failure | null>(null)
/** Nothing has changed since then, so she is not asked. */
const $silent = writable(false)

/** She is reviewing it; not while everything is unchanged and being added to the cart. */
export const $isReviewing = derived([$reorder, $silent], (current, isSilent) => current.state === 'reviewing' && !isSilent)
/** The lines that are chosen. */
export const $reorderLines = derived([$reorder], (current) =>
  current.state === 'reviewing' ? current.plan.added.filter(({ id }) => current.chosen.includes(id)) : [],
)

onLeave((leaving) => {
  if (leaving === 'expired') return
  endReorderIntent()
  $reorder.set({ state: 'idle' })
  $reorderError.set(null)
})

const aborted: Failure = { kind: 'aborted', code: null, message: null, status: null }

/** Orders everything again; if something is gone or costs something else, that is shown before anything is added. */
export async function startReorder(number: string, isChoosing: boolean, origin?: object): Promise<Result<Reorder>> {
  if ($reorderBusy.get()) return { ok: false, error: aborted }
  $reorderBusy.set('checking')
  $reorderError.set(null)
  const plan = await asCustomer(() => attempt(async () => (await api()).previewReorder(number, null), 'cart.add-failed'))
  $reorderBusy.set(null)
  if (!plan.ok) return fail(plan.error)
  const isSilent = !isChoosing && isPlain(plan.value)
  $silent.set(isSilent)
  review(number, plan.value)
  if (!isSilent) return plan
  const done = await confirmReorder(origin)
  // Refused after all: now she has to review it.
  $silent.set(false)
  return done
}

/** Includes or excludes a line. */
export function toggleReorderLine(id: number): void {
  const current = $reorder.get()
  if (current.state !== 'reviewing') return
  const { chosen, number } = current
  const others = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
  $reorder.set({ ...current, chosen: others, intent: reorderIntent(number, others) })
  $reorderError.set(null)
}

/** Adds the chosen lines to the cart at the prices shown, and opens the popup. */
export async function confirmReorder(origin?: object): Promise<Result<Reorder>> {
  const current = $reorder.get()
  const lines = $reorderLines.get()
  if (current.state !== 'reviewing' || lines.length === 0 || $reorderBusy.get()) return { ok: false, error: aborted }
  const { number, plan } = current
  $reorderBusy.set('adding')
  $reorderError.set(null)
  const result = await addElsewhere(
    () => asCustomer(() => attempt(async () => (await api()).reorder(number, lines, current.intent), 'cart.add-failed')),
    ({ added }) => added.length,
    origin,
  )
  $reorderBusy.set(null)
  if (!result.ok) {
    if (result.error.reason === 'changed') await reviewAgain(current)
    return fail(result.error)
  }
  endReorderIntent()
  // What was unavailable is still news, unless she chose without it.
  const unavailable = [...plan.unavailable, ...result.value.unavailable.filter(({ id }) => !plan.unavailable.some((one) => one.id === id))]
  const done = { added: result.value.added, unavailable }
  $reorder.set(done.unavailable.length > 0 ? { state: 'done', number, plan: done } : { state: 'idle' })
  return { ok: true, value: done }
}

/** Cancels it. */
export function leaveReorder(): void {
  endReorderIntent()
  $reorder.set({ state: 'idle' })
  $reorderError.set(null)
}

/** What the server has found out already, for a plain page. */
export function provideReorder(given: { number: string; plan: Reorder; intent: string } | null): Preparation {
  return definePreparation($reorder, (held): ReorderState => {
    if (given === null || held.state !== 'idle') return held
    return { state: 'reviewing', ...given, chosen: given.plan.added.map(({ id }) => id) }
  })
}

function review(number: string, plan: Reorder, isLeftOut: (id: number) => boolean = () => false): void {
  const chosen = plan.added.map(({ id }) => id).filter((id) => !isLeftOut(id))
  $reorder.set({ state: 'reviewing', number, plan, chosen, intent: reorderIntent(number, chosen) })
}

/** The same look at other prices: what she has left out stays out. */
async function reviewAgain({ number, plan: seen, chosen }: Extract<ReorderState, { state: 'reviewing' }>): Promise<void> {
  const plan = await attempt(async () => (await api()).previewReorder(number, null), 'cart.add-failed')
  if (plan.ok) review(number, plan.value, (line) => seen.added.some(({ id }) => id === line) && !chosen.includes(line))
}

/** Everything is available, at the price of then. */
function isPlain({ added, unavailable }: Reorder): boolean {
  return added.length > 0 && unavailable.length === 0 && added.every(({ price, priceBefore }) => price === priceBefore)
}

function fail(error: Failure): { ok: false; error: Failure } {
  if (error.kind !== 'aborted') $reorderError.set(error)
  return { ok: false, error }
}

/** What a server may print of it. */
export const reorderSeed = defineSeed('reorder', { current: $reorder })
