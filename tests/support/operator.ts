// The operator's actions over HTTP, as a browser at `/operator` sends them, for tests that need an order sent or delivered.
import type { Database } from '#demo-pages/database/tables.ts'
import { demoOperator } from '#demo-pages/service/operators.ts'
import { Shopper, type Answer } from './shopper.ts'

/** An operator who is logged in to the shop at this address. */
export async function logInOperator(url: string): Promise<Shopper> {
  const operator = new Shopper(url)
  const answer = await operator.submit('/operator/login', demoOperator)
  if (answer.status !== 303) throw new Error(`logInOperator: the shop answered ${answer.status}`)
  return operator
}

/** What a question on an order's page names, as its form sends it: the amount and the exchanges, as far as it has them. */
async function readAsked(operator: Shopper, orderId: number, ask: string): Promise<Record<string, string>> {
  const { body } = await operator.open(`/operator/orders/${orderId}?ask=${ask}`)
  return Object.fromEntries(
    ['amount', 'granted'].flatMap((name) => {
      const value = new RegExp(`name="${name}" value="(\\d+)"`).exec(body)?.[1]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Answers a question with yes, and once more if the amount has changed in the meantime; returns the last answer of the shop. */
async function answerYes(operator: Shopper, orderId: number, ask: string, action: string, fields: Record<string, string>): Promise<Answer> {
  const press = async () =>
    operator.submit(`/operator/orders/${orderId}/${action}`, { ...fields, ...(await readAsked(operator, orderId, ask)) })
  const answer = await press()
  return answer.headers.get('Location')?.includes('before=') ? press() : answer
}

/** Approves or refuses a case, after its question. */
export function decideAsked(operator: Shopper, orderId: number, caseId: number, status = 'approved'): Promise<Answer> {
  const ask = `${status === 'approved' ? 'approve' : 'refuse'}-${caseId}`
  return answerYes(operator, orderId, ask, 'decide', { case: String(caseId), status })
}

/** Records that a transfer has arrived, after its question. */
export function receiveAsked(operator: Shopper, orderId: number): Promise<Answer> {
  return answerYes(operator, orderId, 'receive', 'receive', {})
}

/** Records that a refund has been transferred, after its question. */
export function transferAsked(operator: Shopper, orderId: number, reference: string): Promise<Answer> {
  return answerYes(operator, orderId, `refund-${reference}`, 'pay-back', { reference })
}

let codes = 0

/**
 * Sends pieces of an order by sku (all by default) and marks them as delivered; returns the parcel's number. A bank transfer that has not
 * arrived is recorded first, since nothing is sent before.
 */
export async function deliver(
  { url, db }: { url: string; db: Database },
  number: string,
  pieces?: Readonly<Record<string, number>>,
  { isDelivered = true }: { isDelivered?: boolean } = {},
): Promise<number> {
  const operator = await logInOperator(url)
  const order = await db
    .selectFrom('shop_order')
    .select(['id', 'status', 'payment_code'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  if (order.status === 'pending' && order.payment_code === 'banktransfer') await receiveAsked(operator, order.id)
  const items = await db.selectFrom('order_item').select(['id', 'sku', 'qty', 'sent_qty']).where('order_id', '=', order.id).execute()
  const quantities = items.map(({ id, sku, qty, sent_qty }) => [`qty[${id}]`, String(pieces ? (pieces[sku] ?? 0) : qty - sent_qty)])
  const trackingCode = `TL-TEST-${++codes}`
  const fields = { ...Object.fromEntries(quantities), carrier: 'postnl', tracking_code: trackingCode }
  const sent = await operator.submit(`/operator/orders/${order.id}/send`, fields)
  if (sent.status !== 303) throw new Error(`deliver: the parcel could not be sent, the shop answered ${sent.status}`)
  const parcel = await db.selectFrom('parcel').select('id').where('tracking_code', '=', trackingCode).executeTakeFirstOrThrow()
  if (isDelivered) await operator.submit(`/operator/orders/${order.id}/deliver`, { parcel: String(parcel.id) })
  return parcel.id
}
