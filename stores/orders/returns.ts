// A return: the order, the items to send back, and the label; long because it is one form with one state.
import type { Failure, Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import type { OrderAccess } from '#shared/orders/rules/order-access.ts'
import { type ExchangeChoice, wishOf } from '#shared/orders/rules/exchange.ts'
import { labelName } from '#shared/orders/rules/pdf-file.ts'
import { mostReturnable } from '#shared/orders/rules/returnable.ts'
import type { ExchangeOffer, ReturnWay, SentExchange } from '#shared/orders/wire/return-choices.ts'
import type { ReturnOrder } from '#shared/orders/wire/returns.ts'
import { derived } from '#shared/state/derived.ts'
import { definePreparation, defineSeed, type Preparation } from '#shared/state/seed.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'
import { $page } from '#stores/page/page.ts'
import { orderRequest } from './order-request.ts'
import { $returnChoices, dropReturnChoices, loadReturnChoices } from './return-choices.ts'

const api = () => import('#shared/orders/returns/calls.ts')
const exchangeApi = () => import('#shared/orders/exchanges/calls.ts')

/** The quantity of a line to send back, with its reason. */
export interface ReturnChoice {
  quantity: number
  /** The code of one of the order's reasons. */
  reason: string | null
  /** What she wants instead of money; absent or null for money. */
  exchange?: ExchangeChoice | null
}

/** The shopper's step. */
export type ReturnState =
  | { state: 'asking' }
  | {
      state: 'choosing'
      access: OrderAccess
      order: ReturnOrder
      choices: Readonly<Record<string, ReturnChoice>>
      /** The code of the way to send it back that she has chosen; null before. */
      way: string | null
      intent: string
      isSending?: boolean
      /** Why the return could not be sent. */
      error?: Failure | null
    }
  | {
      state: 'completed'
      access: OrderAccess
      order: ReturnOrder
      /** The choices that were sent: lines without a quantity or a reason are not part of the return. */
      choices: Readonly<Record<string, ReturnChoice>>
      reference: string | null
      /** How it is sent back; null where the host does not say: with the label. */
      way: ReturnWay | null
      /** What comes instead of money. */
      exchanges: readonly SentExchange[]
      /** Why the order could not be reloaded. */
      error?: Failure | null
    }

/** The return. */
export const $return = writable<ReturnState>({ state: 'asking' })
/** Whether the return is being sent. */
export const $isSubmittingReturn = derived([$return], (current) => current.state === 'choosing' && current.isSending === true)
/** Why the return could not be sent, or the order not be reloaded. */
export const $returnError = derived([$return], (current) => (current.state === 'asking' ? null : (current.error ?? null)))
const $left = writable<ReturnState | null>(null)

/** Whether every way is free for what is chosen: all of it goes back for reasons that are the shop's fault. */
export const $isFreeReturn = derived([$return, $returnChoices], (current, choices) => {
  const free = valueOf(choices)?.freeReasons ?? []
  const chosen = chosenLines(current)
  return chosen.length > 0 && chosen.every(({ reason }) => free.includes(reason ?? ''))
})

/** Whether a way that costs something can be chosen: its price is taken off the refund, so not where everything is exchanged. */
export const $canPayWay = derived([$return, $isFreeReturn], (current, isFree) => {
  const chosen = chosenLines(current)
  return isFree || chosen.length === 0 || chosen.some(({ exchange }) => !exchange)
})

/** The code of the way that counts: the chosen one if it is possible, else the host's first; null where it offers none. */
export const $returnWay = derived([$return, $returnChoices, $canPayWay], (current, choices, canPay) => {
  const ways = (valueOf(choices)?.ways ?? []).filter(({ price }) => canPay || !price)
  const chosen = current.state === 'choosing' ? ways.find(({ code }) => code === current.way) : undefined
  return (chosen ?? ways[0])?.code ?? null
})

/** Whether at least one line has a quantity above 0 and a reason, and what is wanted in exchange for such lines is chosen. */
export const $canSubmitReturn = derived([$return, $returnChoices], (current, choices) => {
  if (current.state !== 'choosing') return false
  const offers = valueOf(choices)?.exchanges ?? []
  const chosen = Object.entries(current.choices).filter(([, choice]) => counts(choice))
  return chosen.length > 0 && chosen.every(([id, choice]) => !choice.exchange || wishFor(offers, Number(id), choice) !== null)
})

const nothing: Failure = { kind: 'rejected', code: 'returns.nothing-chosen', message: null, status: null }
const refused: Failure = { kind: 'rejected', code: 'returns.submit-failed', message: null, status: null }
const noLabel: Failure = { kind: 'malformed', code: 'returns.label-failed', message: null, status: null }

const finding = orderRequest(
  async (access, signal) => (await api()).fetchReturnOrder(access, signal),
  (access, found) => {
    $return.set(choosing(access, found))
    void loadReturnChoices(access)
  },
)

/** Finds an order and clears the earlier one first. If there is none, the failure contains the server's message. */
export function findReturnOrder(access: OrderAccess): Promise<Result<ReturnOrder>> {
  $return.set({ state: 'asking' })
  dropReturnChoices()
  return finding.find(access)
}

/** Changes the quantity or the reason of a line. */
export function changeReturn(itemId: number, change: Partial<ReturnChoice>): void {
  const current = $return.get()
  if (current.state !== 'choosing') return
  const { quantity, reason, exchange = null } = { ...(current.choices[itemId] ?? none), ...change }
  const item = current.order.items.find(({ id }) => id === itemId)
  const most = item ? mostReturnable(item) : 0
  const choice = { quantity: Math.min(most, Math.max(0, Math.trunc(quantity))), reason: reason || null, exchange }
  const choices = { ...current.choices, [itemId]: choice }
  // A changed request needs another idempotency key.
  $return.set({ ...current, choices, intent: environment.randomId(), error: null })
}

/** Chooses the way to send the parcel back. */
export function chooseReturnWay(way: string): void {
  const current = $return.get()
  if (current.state === 'choosing') $return.set({ ...current, way, intent: environment.randomId(), error: null })
}

/** Loads what the host offers for this order, again. */
export async function reloadReturnChoices(): Promise<void> {
  const current = $return.get()
  if (current.state === 'choosing') await loadReturnChoices(current.access)
}

/** Sends all lines as chosen. A press while it is being sent, and a retry after a lost answer, are the same return. */
export async function submitReturn(): Promise<Result<string | null>> {
  const current = $return.get()
  if (current.state !== 'choosing') return { ok: false, error: nothing }
  if (!$canSubmitReturn.get()) return fail(nothing, current.order)
  if (current.isSending) return { ok: false, error: { ...nothing, kind: 'aborted', code: null } }
  $return.set({ ...current, isSending: true, error: null })
  const { access, order, choices, intent } = current
  const offers = valueOf($returnChoices.get())?.exchanges ?? []
  const lines = order.items.map(({ id }) => {
    const { quantity, reason, ...choice } = choices[id] ?? none
    return { itemId: id, quantity, reason, exchange: wishFor(offers, id, { quantity, reason, ...choice }) }
  })
  const send = async () =>
    $returnChoices.get().state === 'ready'
      ? (await exchangeApi()).postReturnChoices(access, $returnWay.get(), lines, intent)
      : { way: null, exchanges: [], ...(await (await api()).postReturn(access, lines, intent)) }
  const answer = await attempt(send, 'returns.submit-failed')
  if (!answer.ok) {
    // Somebody else has bought what she wants in exchange: the form shows it as sold out, with what she can do.
    if (answer.error.reason === 'sold-out') await loadReturnChoices(access)
    return fail(answer.error, order)
  }
  if (!answer.value.isDone) return fail(refused, order)
  const { reference, way, exchanges } = answer.value
  $return.set({ state: 'completed', access, order, choices, reference, way, exchanges })
  return { ok: true, value: reference }
}

/** Loads the label's bytes and file name. */
export async function loadReturnLabel(): Promise<Result<{ bytes: ArrayBuffer; name: string }>> {
  const current = $return.get()
  if (current.state === 'asking' || current.order.shipmentId === null) return { ok: false, error: noLabel }
  const { access, order } = current
  const { shipmentId } = order
  if (shipmentId === null) return { ok: false, error: noLabel }
  const answer = await attempt(async () => (await api()).fetchReturnLabel(access, shipmentId), 'returns.label-failed')
  if (!answer.ok) return answer
  return { ok: true, value: { bytes: answer.value, name: labelName(order.number, shipmentId) } }
}

/** Starts another return for the rest of the same order. If the order cannot be reloaded, the registered return stays on the screen. */
export async function returnMore(): Promise<Result<ReturnOrder> | null> {
  const current = $return.get()
  if (current.state !== 'completed') return null
  $return.set({ ...current, error: null })
  const found = await finding.find(current.access)
  return found.ok ? found : fail(found.error, current.order)
}

/** Returns to the form that finds an order. */
export function leaveReturn(): void {
  finding.drop()
  $left.set($return.get())
  $return.set({ state: 'asking' })
}

/** Shows a step as it was left; does nothing if nothing is left of it, or if the return has been sent since. */
export function showReturn(step: ReturnState['state']): void {
  const left = $left.get()
  if (step === 'asking') leaveReturn()
  else if ($return.get().state === 'asking' && left?.state === step) $return.set(left)
}

/** The state that the server of a page without scripts provides. */
export interface GivenReturn {
  access: OrderAccess
  order: ReturnOrder
  choices: Readonly<Record<string, ReturnChoice>>
  reference: string | null
  /** The way of the plain form, or how the registered return is sent back. */
  way: string | ReturnWay | null
  /** What comes instead of money, if it is registered. */
  exchanges: readonly SentExchange[]
  intent: string
}

/** Stores an order that the server has found already, for a page without scripts. */
export function provideReturn(given: GivenReturn | null): Preparation {
  return definePreparation($return, (held): ReturnState => {
    if (given === null || held.state !== 'asking') return held
    const { access, order, choices, reference, way, intent } = given
    if (reference !== null)
      return {
        state: 'completed',
        access,
        order,
        choices,
        reference,
        way: typeof way === 'string' ? null : way,
        exchanges: given.exchanges,
      }
    const empty = choosing(access, order, intent)
    return { ...empty, choices: { ...empty.choices, ...choices }, way: typeof way === 'string' ? way : null }
  })
}

/** The lines that are part of the return. */
function chosenLines(current: ReturnState): ReturnChoice[] {
  return current.state === 'choosing' ? Object.entries(current.choices).flatMap(([, choice]) => (counts(choice) ? [choice] : [])) : []
}

const none: ReturnChoice = { quantity: 0, reason: null }

/** The reason to send if neither order nor settings list any; the view supplies its text. */
const unnamed = { code: 'other', label: '' }

function choosing(access: OrderAccess, order: ReturnOrder, intent = environment.randomId()): Extract<ReturnState, { state: 'choosing' }> {
  const choices = Object.fromEntries(order.items.map(({ id }) => [String(id), none]))
  return { state: 'choosing', access, order: { ...order, reasons: reasonsFor(order) }, choices, way: null, intent }
}

/** The available reasons: the order's, else those of the page's settings. */
function reasonsFor({ reasons }: ReturnOrder): ReturnOrder['reasons'] {
  const named = reasons.length > 0 ? reasons : $page.get().reasons
  return named.length > 0 ? named : [unnamed]
}

/** Whether a line is part of the return. */
export function counts({ quantity, reason }: ReturnChoice): boolean {
  return quantity > 0 && reason !== null
}

/** What a line is exchanged for; null for money, and while it is not chosen. */
function wishFor(
  offers: readonly ExchangeOffer[],
  id: number,
  { quantity, exchange }: ReturnChoice,
): { sku: string; wait: boolean } | null {
  const offer = offers.find(({ itemId }) => itemId === id)
  return offer && exchange ? wishOf(offer, exchange, quantity) : null
}

/** Ends an attempt; this order's step shows the error, unless she has left it. */
function fail(error: Failure, order: ReturnOrder): { ok: false; error: Failure } {
  const current = $return.get()
  const reason = error.kind === 'aborted' ? null : error
  if (current.state === 'asking' || current.order !== order) return { ok: false, error }
  if (current.state === 'choosing') $return.set({ ...current, isSending: false, error: reason })
  else $return.set({ ...current, error: reason })
  return { ok: false, error }
}

/** The state that a server may print for a return. */
export const returnSeed = defineSeed('return', { current: $return })
