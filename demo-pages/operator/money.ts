// The routes by which money moves: each form carries the amount that was read in the question, and without it the question is asked.
import type { Hono } from 'hono'
import type { HostContext, HostEnv } from '../host/context.ts'
import { readForm, readId } from '../server/body.ts'
import { decideCase, listCases } from '../service/cases.ts'
import { awaitsTransfer, listRefunds, receiveTransfer } from '../service/transfers.ts'
import { noteRefunded } from '../shop/pay-back.ts'
import { ShopError } from '../shop/shop-error.ts'
import { withQuery } from './access.ts'
import { findOrder } from './order.ts'

/** Registers them; they require a login. */
export function registerMoney(app: Hono<HostEnv>): void {
  app.post('/orders/:id/receive', async (c) => {
    const order = await findOrder(c)
    const agreed = amountOf(await readForm(c))
    const awaited = await awaitsTransfer(c.get('shop').db, order)
    if (awaited !== null && agreed !== order.grand_total) return askAgain(c, 'receive', agreed)
    return toRecord(c, 'receive', await receiveTransfer(c.get('shop'), order.id))
  })
  app.post('/orders/:id/pay-back', async (c) => {
    const order = await findOrder(c)
    const form = await readForm(c)
    const wanted = form.get('reference')
    const refund = (await listRefunds(c.get('shop').db, order.id)).find(({ reference, isByHand }) => isByHand && reference === wanted)
    if (!refund) throw new ShopError(404, 'error.not-found')
    const agreed = amountOf(form)
    const about = `refund-${refund.reference}`
    if (refund.paid_at === null && agreed !== refund.amount) return askAgain(c, about, agreed)
    return toRecord(c, about, await noteRefunded(c.get('shop'), refund.reference))
  })
  app.post('/orders/:id/decide', async (c) => {
    const order = await findOrder(c)
    const form = await readForm(c)
    const caseId = readId(form.get('case'))
    if (!(await listCases(c.get('shop').db, [order.id])).some(({ id }) => id === caseId)) throw new ShopError(404, 'error.not-found')
    const isApproved = form.get('status') === 'approved'
    const about = `${isApproved ? 'approve' : 'refuse'}-${caseId}`
    const cents = amountOf(form)
    if (cents === null) return askAgain(c, about, null)
    const agreed = { cents, granted: readCount(form.get('granted')) }
    const decided = await decideCase(c.get('shop'), caseId, isApproved ? 'approved' : 'refused', agreed)
    return typeof decided === 'string' ? toRecord(c, about, decided === 'decided') : askAgain(c, about, cents)
  })
}

/** The cents that the operator has read in the question; null if she has not been asked. */
function amountOf(form: URLSearchParams): number | null {
  const text = form.get('amount') ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** The exchanges that she has read; none where the question named none. */
function readCount(text: string | null): number {
  return /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0
}

function askAgain(c: HostContext, ask: string, before: number | null): Response {
  return toOrder(c, { ask, ...(before === null ? {} : { before: String(before) }) })
}

/** To the order with what is recorded; who came second must read that, since she may have transferred or sent something a second time. */
export function toRecord(c: HostContext, done: string, isFirst: boolean): Response {
  return toOrder(c, isFirst ? { done } : { done, again: '1' })
}

function toOrder(c: HostContext, values: Readonly<Record<string, string>>): Response {
  return c.redirect(withQuery(`/operator/orders/${readId(c.req.param('id'))}`, values), 303)
}
