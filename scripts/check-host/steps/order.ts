// The order and its return: only on a test shop, and only if the user of the command allows it.
import { getCart } from '#shared/cart/calls.ts'
import { placeOrder } from '#shared/checkout/calls.ts'
import type { PaymentMethod, PlacedOrder } from '#shared/checkout/wire/payment.ts'
import { fetchReturnLabel, fetchReturnOrder, postReturn } from '#shared/orders/returns/calls.ts'
import { mostReturnable } from '#shared/orders/rules/returnable.ts'
import type { ReturnOrder } from '#shared/orders/wire/returns.ts'
import type { Host } from '../host.ts'
import type { Chosen } from './checkout.ts'

/** The most numbers from the confirmation page to try. */
const MOST_NUMBERS = 8

/** Places the order. Returns its number, or the possible ones. */
export async function checkOrder(host: Host, { address, email, payments }: Chosen): Promise<readonly string[]> {
  const payment = payments.find(({ variant }) => variant === 'default') ?? payments[0]
  if (!payment) {
    host.skip(placeOrder, 'no way to pay is on offer')
    return []
  }
  const { value: before } = await host.try(getCart)
  const { value: placed } = await host.ask(
    placeOrder,
    { email, extras: {}, slot: null, payment: { method: payment.code, details: detailsOf(payment) }, answers: {}, billingAddress: address },
    crypto.randomUUID(),
    { total: null, version: null },
  )
  if (!placed) return []
  if (!placed.isPlaced) {
    host.expect(false, placeOrder, `answers 2xx and says no: ${JSON.stringify(placed.said).slice(0, 120)}`)
    return []
  }
  const { value: after } = await host.try(getCart)
  if (before && after)
    host.expect(
      after.lines.length === 0 || after.id !== before.id,
      placeOrder,
      'leaves the cart as it was: after a lost answer nobody could tell that it was ordered',
      'without',
    )
  return numbersOf(host, placed)
}

const detailsOf = ({ issuers: [issuer] }: PaymentMethod): Record<string, string> => (issuer ? { issuer: issuer.code } : {})

/** A platform that answers only an id prints the number on its confirmation page. */
async function numbersOf(host: Host, placed: Extract<PlacedOrder, { isPlaced: true }>): Promise<readonly string[]> {
  if (placed.number !== null) return [placed.number]
  const { success } = host.settings.routes
  const page = await host.visitor.ask('GET', new URL(success, host.settings.apiUrl), { headers: { Accept: 'text/html' } }).catch(() => null)
  const text = (page?.text ?? '').replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
  const numbers = [...new Set(text.match(/\b[A-Z0-9-]*\d{4,}\b/g))].filter((one) => !text.includes(`€ ${one}`))
  const isRight = page?.status === 200
  host.report.note(placeOrder.info, 'works', 'answers no order number: your confirmation page says it')
  if (!isRight)
    host.report.advice.add(`The confirmation page ${success} answers ${page?.status ?? 'nothing'}. Name yours in routes.success.`)
  return [...numbers.slice(0, MOST_NUMBERS), ...(placed.id === null ? [] : [String(placed.id)])]
}

/** Finds the order, returns one piece of it, and loads the label. */
export async function checkReturn(host: Host, email: string, numbers: readonly string[], reason: string | null): Promise<void> {
  const found = await findOrder(host, email, numbers)
  if (!found) {
    for (const call of [postReturn, fetchReturnLabel]) host.skip(call, 'no order was found to send back')
    return
  }
  const access = { email, orderNumber: found.number }
  if (found.reasons.length === 0) host.discovered.lacksReasons = host.settings.reasons.length === 0
  if (host.discovered.lacksReasons)
    host.report.note(
      fetchReturnOrder.info,
      'without',
      'names no reasons. Setting: "reasons": [{ "code": "size", "label": "Does not fit" }], with the codes that your platform knows',
    )
  const code = reason ?? found.reasons[0]?.code ?? host.settings.reasons[0]?.code ?? null
  const item = found.items.find((one) => mostReturnable(one) > 0 && one.noReturnReason === null)
  if (!item) host.skip(postReturn, 'nothing of the order can be sent back yet')
  else if (code === null) host.skip(postReturn, 'no reason is known; hand in a code with --reason=size')
  else {
    const lines = found.items.map(({ id }) => ({ itemId: id, quantity: id === item.id ? 1 : 0, reason: id === item.id ? code : null }))
    const { value: sent } = await host.ask(postReturn, access, lines, crypto.randomUUID())
    if (sent)
      host.expect(
        sent.isDone,
        postReturn,
        `does not say success 1 for the reason "${code}"; hand in another code with --reason=`,
        'without',
      )
  }
  if (found.shipmentId === null) host.skip(fetchReturnLabel, 'the order has no active_shipment_id yet, and so no label')
  else await host.ask(fetchReturnLabel, access, found.shipmentId)
}

async function findOrder(host: Host, email: string, numbers: readonly string[]): Promise<ReturnOrder | null> {
  const [first = null, ...others] = numbers
  if (first === null) {
    host.skip(fetchReturnOrder, 'no number of an order is known; hand in --order-number=… with --order-email=…')
    return null
  }
  for (const orderNumber of others.length === 0 ? [first] : numbers) {
    const { value } = await host.try(fetchReturnOrder, { email, orderNumber })
    if (!value?.order) continue
    await host.ask(fetchReturnOrder, { email, orderNumber })
    return value.order
  }
  const { value } = await host.ask(fetchReturnOrder, { email, orderNumber: first })
  if (value)
    host.report.note(
      fetchReturnOrder.info,
      'works',
      `finds no order by ${numbers.join(', ')}${value.error ? ` ("${value.error}")` : ''}; hand in --order-number=… with --order-email=…`,
    )
  return value?.order ?? null
}
