// A withdrawal in two steps, the statement and its confirmation, followed by the receipt.
import { emailRule } from '#shared/domain/email.ts'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { nameRule } from '#shared/domain/form-rules.ts'
import { environment } from '#shared/environment.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import type { OrderAccess } from '#shared/orders/rules/order-access.ts'
import type { ReturnOrder } from '#shared/orders/wire/returns.ts'
import type { WithdrawalReceipt } from '#shared/orders/wire/service.ts'
import { derived } from '#shared/state/derived.ts'
import { definePreparation, defineSeed, type Preparation } from '#shared/state/seed.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { writable } from '#stores/kit/reset.ts'
import { orderRequest } from './order-request.ts'

const api = () => import('#shared/orders/returns/calls.ts')

/** The name of the person who withdraws, and the e-mail address for the receipt. */
export type StatementValues = { name: string; receiptEmail: string }

/** The statement, which both steps share. */
export interface Statement {
  access: OrderAccess
  order: ReturnOrder
  /** The number of pieces by line. */
  quantities: Readonly<Record<string, number>>
  values: StatementValues
  intent: string
}

/** The shopper's step. */
export type WithdrawalState =
  | { state: 'asking' }
  | { state: 'stating'; statement: Statement }
  | {
      state: 'confirming'
      statement: Statement
      isSending?: boolean
      /** Why the withdrawal could not be sent. */
      error?: Failure | null
    }
  | { state: 'done'; statement: Statement; receipt: WithdrawalReceipt }

/** The withdrawal. */
export const $withdrawal = writable<WithdrawalState>({ state: 'asking' })
/** Whether the withdrawal is being sent. */
export const $isWithdrawing = derived([$withdrawal], (current) => current.state === 'confirming' && current.isSending === true)
/** Why the withdrawal could not be sent. */
export const $withdrawalError = derived([$withdrawal], (current) => (current.state === 'confirming' ? (current.error ?? null) : null))
const $left = writable<WithdrawalState | null>(null)

const nothing: Failure = { kind: 'rejected', code: 'withdrawal.nothing-chosen', message: null, status: null }

const finding = orderRequest(
  async (access, signal) => (await api()).fetchWithdrawalOrder(access, signal),
  (access, order) => {
    const receiptEmail = 'email' in access ? access.email : ''
    $withdrawal.set({ state: 'stating', statement: begin(access, order, { name: '', receiptEmail }) })
  },
)

/** Finds an order and clears the earlier one first. */
export function findWithdrawalOrder(access: OrderAccess): Promise<Result<ReturnOrder>> {
  leaveWithdrawal()
  return finding.find(access)
}

/** Changes the number of pieces of a line to withdraw. */
export function changeWithdrawal(itemId: number, quantity: number): void {
  const current = $withdrawal.get()
  if (current.state !== 'stating') return
  const { statement } = current
  $withdrawal.set({ state: 'stating', statement: { ...statement, quantities: { ...statement.quantities, [itemId]: quantity } } })
}

/** Makes the form of the statement; submitting it leads to the confirmation. */
export function statementForm(): Form<StatementValues> {
  const current = $withdrawal.get()
  const made = form<StatementValues, null>({
    values: current.state === 'stating' ? current.statement.values : { name: '', receiptEmail: '' },
    rules: () => ({ name: nameRule, receiptEmail: emailRule }),
    submit: async (values) => state(values),
  })
  // The values are part of the statement, so that they are restored on Back.
  made.$state.listen(({ values }) => {
    const now = $withdrawal.get()
    if (now.state !== 'stating' || now.statement.values === values) return
    $withdrawal.set({ state: 'stating', statement: { ...now.statement, values } })
  })
  return made
}

/** Returns to the statement. */
export function changeStatement(): void {
  const current = $withdrawal.get()
  if (current.state === 'confirming') $withdrawal.set({ state: 'stating', statement: current.statement })
}

/** Sends the withdrawal. A press while it is being sent, and a retry after a lost answer, are the same withdrawal. */
export async function confirmWithdrawal(): Promise<Result<WithdrawalReceipt> | null> {
  const current = $withdrawal.get()
  if (current.state !== 'confirming' || current.isSending) return null
  const { statement } = current
  const { access, order, quantities, values, intent } = statement
  const sending: WithdrawalState = { ...current, isSending: true, error: null }
  $withdrawal.set(sending)
  const lines = order.items.map(({ id }) => ({ itemId: id, quantity: quantities[id] ?? 0 }))
  const answer = await attempt(async () => (await api()).postWithdrawal(access, { ...values, lines }, intent), 'withdrawal.failed')
  if (answer.ok) $withdrawal.set({ state: 'done', statement, receipt: answer.value })
  // This order's step shows the error, unless she has left it.
  else if ($withdrawal.get() === sending)
    $withdrawal.set({ ...current, isSending: false, error: answer.error.kind === 'aborted' ? null : answer.error })
  return answer
}

/** Returns to the form that finds an order. */
export function leaveWithdrawal(): void {
  finding.drop()
  $left.set($withdrawal.get())
  $withdrawal.set({ state: 'asking' })
}

/** Shows a step as it was left, but never the step that is sending or has sent a withdrawal. */
export function showWithdrawal(step: WithdrawalState['state']): void {
  const { state: here } = $withdrawal.get()
  const left = $left.get()
  if (step === 'asking' || here === 'done') leaveWithdrawal()
  else if (step === 'stating' && here === 'confirming') changeStatement()
  else if (here === 'asking' && left && left.state !== 'asking' && left.state === step) $withdrawal.set(left)
}

/** Stores the state that the server provides for a page without scripts. */
export function provideWithdrawal(given: WithdrawalState | null): Preparation {
  return definePreparation($withdrawal, (held): WithdrawalState => (given === null || held.state !== 'asking' ? held : given))
}

/** Starts a statement for everything that can be withdrawn from, unless `quantities` limits it. */
export function begin(
  access: OrderAccess,
  order: ReturnOrder,
  values: StatementValues,
  { quantities, intent }: { quantities?: Readonly<Record<string, number>> | undefined; intent?: string | undefined } = {},
): Statement {
  const all = Object.fromEntries(
    order.items.map(({ id, returnable }) => [String(id), quantities ? (quantities[id] ?? 0) : (returnable ?? 1)]),
  )
  return { access, order, quantities: all, values, intent: intent ?? environment.randomId() }
}

function state(values: StatementValues): Result<null> {
  const current = $withdrawal.get()
  if (current.state !== 'stating') return { ok: false, error: nothing }
  const { statement } = current
  if (!statement.order.items.some(({ id }) => (statement.quantities[id] ?? 0) > 0)) return { ok: false, error: nothing }
  // A changed statement needs another idempotency key.
  $withdrawal.set({ state: 'confirming', statement: { ...statement, values, intent: environment.randomId() } })
  return { ok: true, value: null }
}

/** The state that a server may print for a withdrawal. */
export const withdrawalSeed = defineSeed('withdrawal', { current: $withdrawal })
