// Orders again: checks availability, and adds to the cart at once only if nothing has changed since.
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

/** The shopper's step. */
export type ReorderState =
  | { state: 'idle' }
  /** She reviews the lines to add, and may leave some out. */
  | { state: 'reviewing'; number: string; plan: Reorder; chosen: readonly number[]; intent: string }
  /** Some lines are in the cart; the others are listed. */
  | { state: 'done'; number: string; plan: Reorder }

/** The reorder. */
export const $reorder = writable<ReorderState>({ state: 'idle' })
/** The call that is running. */
export const $reorderBusy = writable<'checking' | 'adding' | null>(null)
/** Why the reorder failed. */
export const $reorderError = writable<Failure | null>(null)
/** Whether nothing has changed since the order, so that she need not confirm. */
const $silent = writable(false)

/** Whether she is reviewing the reorder; false while an unchanged one is being added to the cart. */
export const $isReviewing = derived([$reorder, $silent], (current, isSilent) => current.state === 'reviewing' && !isSilent)
/** The chosen lines. */
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

/** Starts a reorder of everything; if an item is gone or its price has changed, she sees that before anything is added. */
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
  // The server refused after all: now she has to review it.
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
  // Items that were unavailable are still reported, unless she reviewed the order without them.
  const unavailable = [...plan.unavailable, ...result.value.unavailable.filter(({ id }) => !plan.unavailable.some((one) => one.id === id))]
  const done = { added: result.value.added, unavailable }
  $reorder.set(done.unavailable.length > 0 ? { state: 'done', number, plan: done } : { state: 'idle' })
  return { ok: true, value: done }
}

/** Cancels the reorder. */
export function leaveReorder(): void {
  endReorderIntent()
  $reorder.set({ state: 'idle' })
  $reorderError.set(null)
}

/** Stores a plan that the server has made already, for a page without scripts. */
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

/** Reviews again at the new prices; lines that she left out stay out. */
async function reviewAgain({ number, plan: seen, chosen }: Extract<ReorderState, { state: 'reviewing' }>): Promise<void> {
  const plan = await attempt(async () => (await api()).previewReorder(number, null), 'cart.add-failed')
  if (plan.ok) review(number, plan.value, (line) => seen.added.some(({ id }) => id === line) && !chosen.includes(line))
}

/** Whether everything is available at the old price. */
function isPlain({ added, unavailable }: Reorder): boolean {
  return added.length > 0 && unavailable.length === 0 && added.every(({ price, priceBefore }) => price === priceBefore)
}

function fail(error: Failure): { ok: false; error: Failure } {
  if (error.kind !== 'aborted') $reorderError.set(error)
  return { ok: false, error }
}

/** The state that a server may print for a reorder. */
export const reorderSeed = defineSeed('reorder', { current: $reorder })
