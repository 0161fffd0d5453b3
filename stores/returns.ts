// A return: the order that is found, what goes back of it, and its label.
import type { ReadableAtom } from 'nanostores'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import type { OrderAccess } from '#shared/domain/order-access.ts'
import { orderToken } from '#shared/domain/order-access.ts'
import { labelName } from '#shared/domain/pdf-file.ts'
import type { ReturnOrder } from '#shared/schemas/returns.ts'
import { derived } from '#shared/state/derived.ts'
import { definePreparation, defineSeed, type Preparation } from '#shared/state/seed.ts'
import { writable } from './reset.ts'
import { attempt } from './work/attempt.ts'

const api = () => import('#shared/api/service.ts')

/** What goes back of one line. */
export interface ReturnChoice {
  quantity: number
  /** A code of the order's reasons. */
  reason: string | null
}

/** Where the shopper is. */
export type ReturnState =
  | { state: 'asking' }
  | { state: 'choosing'; access: OrderAccess; order: ReturnOrder; choices: Readonly<Record<string, ReturnChoice>>; intent: string }
  | { state: 'completed'; access: OrderAccess; order: ReturnOrder; reference: string | null }

const $current = writable<ReturnState>({ state: 'asking' })
const $submitting = writable(false)
const $failed = writable<Failure | null>(null)

/** The return. */
export const $return: ReadableAtom<ReturnState> = $current
/** It is on its way. */
export const $isSubmittingReturn: ReadableAtom<boolean> = $submitting
/** Why it could not be sent. */
export const $returnError: ReadableAtom<Failure | null> = $failed
/** At least one line has a quantity above 0 and a reason. */
export const $canSubmitReturn = derived(
  [$current],
  (current) => current.state === 'choosing' && Object.entries(current.choices).some(([, choice]) => counts(choice)),
)

const nothing: Failure = { kind: 'rejected', code: 'returns.nothing-chosen', message: null, status: null }
const refused: Failure = { kind: 'rejected', code: 'returns.submit-failed', message: null, status: null }
const noLabel: Failure = { kind: 'malformed', code: 'returns.label-failed', message: null, status: null }

/** Finds an order; what was there before is cleared first. Where there is none the server's words are the failure's. */
export async function findReturnOrder(access: OrderAccess): Promise<Result<ReturnOrder>> {
  $current.set({ state: 'asking' })
  $failed.set(null)
  const answer = await attempt(async () => (await api()).fetchReturnOrder(access), 'general.failed')
  if (!answer.ok) return answer
  const { order, error } = answer.value
  if (order === null) return { ok: false, error: { kind: 'rejected', code: 'returns.no-order', message: error, status: null } }
  $current.set(choosing(access, order))
  return { ok: true, value: order }
}

/** Opens the order of a mail's link, whose token stands in the fragment. */
export async function openReturnLink(): Promise<Result<ReturnOrder> | null> {
  const token = orderToken(environment.location)
  return token === null || $current.get().state !== 'asking' ? null : findReturnOrder({ token })
}

/** Changes what goes back of a line. */
export function changeReturn(itemId: number, change: Partial<ReturnChoice>): void {
  const current = $current.get()
  if (current.state !== 'choosing') return
  const { quantity, reason } = { ...(current.choices[itemId] ?? none), ...change }
  const most = current.order.items.find(({ id }) => id === itemId)?.returnable ?? 0
  const choices = { ...current.choices, [itemId]: { quantity: Math.min(most, Math.max(0, Math.trunc(quantity))), reason: reason || null } }
  // What is asked is something else now, so it is another intent.
  $current.set({ ...current, choices, intent: environment.randomId() })
  $failed.set(null)
}

/** Sends it, all lines as they are; a press while it is on its way, and a try again after a lost answer, are the same return. */
export async function submitReturn(): Promise<Result<string | null>> {
  const current = $current.get()
  if (current.state !== 'choosing' || !$canSubmitReturn.get()) return fail(nothing)
  if ($submitting.get()) return { ok: false, error: { ...nothing, kind: 'aborted', code: null } }
  $submitting.set(true)
  $failed.set(null)
  const { access, order, choices, intent } = current
  const lines = order.items.map(({ id }) => ({ itemId: id, ...(choices[id] ?? none) }))
  const answer = await attempt(async () => (await api()).postReturn(access, lines, intent), 'returns.submit-failed')
  $submitting.set(false)
  if (!answer.ok) return fail(answer.error)
  if (!answer.value.isDone) return fail(refused)
  const { reference } = answer.value
  $current.set({ state: 'completed', access, order, reference })
  return { ok: true, value: reference }
}

/** The label's bytes and name. */
export async function loadReturnLabel(): Promise<Result<{ bytes: ArrayBuffer; name: string }>> {
  const current = $current.get()
  if (current.state === 'asking' || current.order.shipmentId === null) return { ok: false, error: noLabel }
  const { access, order } = current
  const { shipmentId } = order
  if (shipmentId === null) return { ok: false, error: noLabel }
  const answer = await attempt(async () => (await api()).fetchReturnLabel(access, shipmentId), 'returns.label-failed')
  if (!answer.ok) return answer
  return { ok: true, value: { bytes: answer.value, name: labelName(order.number, shipmentId) } }
}

/** Begins with the same order again, for what is left of it. */
export function returnMore(): Promise<Result<ReturnOrder>> | null {
  const current = $current.get()
  return current.state === 'completed' ? findReturnOrder(current.access) : null
}

/** Back to the question for an order. */
export function leaveReturn(): void {
  $current.set({ state: 'asking' })
  $failed.set(null)
}

/** An order that the server found already, for a plain page. */
export function provideReturn(
  given: { access: OrderAccess; order: ReturnOrder; reference: string | null; intent: string } | null,
): Preparation {
  return definePreparation($current, (held): ReturnState => {
    if (given === null || held.state !== 'asking') return held
    const { access, order, reference, intent } = given
    return reference === null ? choosing(access, order, intent) : { state: 'completed', access, order, reference }
  })
}

const none: ReturnChoice = { quantity: 0, reason: null }

function choosing(access: OrderAccess, order: ReturnOrder, intent = environment.randomId()): ReturnState {
  const choices = Object.fromEntries(order.items.map(({ id }) => [String(id), none]))
  return { state: 'choosing', access, order, choices, intent }
}

function counts({ quantity, reason }: ReturnChoice): boolean {
  return quantity > 0 && reason !== null
}

function fail(error: Failure): { ok: false; error: Failure } {
  if (error.kind !== 'aborted') $failed.set(error)
  return { ok: false, error }
}

/** What a server may print of a return. */
export const returnSeed = defineSeed('return', { current: $current })
