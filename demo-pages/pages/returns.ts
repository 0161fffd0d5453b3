// `/returns` and `/orders/track`: the widgets' own markup is the plain form, and a post returns the page with the widget's next step.
import { answerLabel } from '../routes/returns.ts'
import { readForm, readId } from '../server/body.ts'
import type { HostContext } from '../host/context.ts'
import { findRegistered, registerCase } from '../service/cases.ts'
import type { ExchangeWish } from '../service/exchanges.ts'
import { findOrderOrMiss } from '../service/find-order.ts'
import { describeSentExchanges } from '../service/my-returns.ts'
import { intentOf } from '../service/reference.ts'
import type { ReturnOrder } from '../service/return-order.ts'
import { describeChoices, type ReturnChoices } from '../service/return-choices.ts'
import { describeOrder, parseLines } from '../service/return-order.ts'
import { parseWay, sentBy } from '../service/return-ways.ts'
import { trackOrder, type Tracking } from '../service/track.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Frame } from './frame.ts'
import { html } from './markup.ts'
import { mount } from './mount.ts'
import { knownOrder, lookupForm, refusable, showService } from './service-page.ts'
import { serviceTexts } from './texts/service.ts'

/** The state of the returns page. */
interface Shown {
  email: string | null
  orderNumber: string | null
  order?: ReturnOrder | null
  /** What can be chosen for the order. */
  offered?: object | null
  /** What lines were to be exchanged for, in a form that was refused. */
  exchanges?: Record<string, ExchangeWish> | null
  way?: string | null
  sentBy?: object | null
  exchanged?: object[] | null
  quantities?: Record<string, number> | null
  reasons?: Record<string, string> | null
  reference?: string | null
  refusal?: ShopError | null
}

/** GET `/returns` */
export async function showReturnsForm(frame: Frame, c: HostContext): Promise<Response> {
  return drawReturns(frame, c, await knownOrder(c))
}

/** POST `/returns`: finds, registers, or returns the label. */
export async function takeReturnsForm(frame: Frame, c: HostContext): Promise<Response> {
  const form = await readForm(c)
  const known = readKnown(form)
  const found = await refusable(() => find(c, known))
  if (found.refusal) return drawReturns(frame, c, { ...known, refusal: found.refusal })
  const { value: row } = found
  if (form.get('step') === 'label') {
    const label = await refusable(() => answerLabel(c, row, readId(form.get('shipment'))))
    if (label.value) return label.value
    return drawReturns(frame, c, { ...known, ...(await describe(c, row)), refusal: label.refusal })
  }
  if (form.get('step') !== 'submit') return drawReturns(frame, c, { ...known, ...(await describe(c, row)) })
  const lines = readLines(form)
  const choices = await describeChoices(c.get('shop'), row)
  const wishes = Object.fromEntries(lines.flatMap(({ item_id }) => readExchange(form, item_id, choices)))
  const items = lines.map((line) => ({ ...line, exchange: wishes[line.item_id] ?? null }))
  const sent = await refusable(async () => {
    // A repeated form has nothing left to choose. Looked up after the choices, so that neither misses what was registered in between.
    const before = await findRegistered(c.get('shop'), row.id, form.get('intent'))
    if (before) return before
    if (items.some(({ item_id, quantity, exchange }) => quantity > 0 && form.get(`back[${item_id}]`) === 'exchange' && !exchange))
      throw new ShopError(422, 'exchange.not-chosen', { code: 'exchange' })
    const way = parseWay(form.get('way'))
    return registerCase(c.get('shop'), row.id, {
      kind: 'return',
      intent: intentOf(form.get('intent')),
      way,
      lines: parseLines({ items }, 'return'),
    })
  })
  const described = await describe(c, row)
  const quantities = Object.fromEntries(items.map(({ item_id, quantity }) => [String(item_id), quantity]))
  const reasons = Object.fromEntries(items.map(({ item_id, reason_code }) => [String(item_id), reason_code ?? '']))
  const registered = sent.value && {
    reference: sent.value.reference,
    sentBy: sentBy(c.get('store'), sent.value),
    exchanged: await describeSentExchanges(c.get('shop'), c.get('store'), [sent.value.id]),
  }
  return drawReturns(frame, c, {
    ...known,
    ...described,
    quantities,
    reasons,
    exchanges: wishes,
    way: form.get('way'),
    ...registered,
    refusal: sent.refusal,
  })
}

/** GET `/orders/track` */
export async function showTracking(frame: Frame, c: HostContext): Promise<Response> {
  return drawTracking(frame, c, { ...(await knownOrder(c)), found: null, refusal: null })
}

/** POST `/orders/track` */
export async function takeTracking(frame: Frame, c: HostContext): Promise<Response> {
  const known = readKnown(await readForm(c))
  const { value, refusal } = await refusable(async () => trackOrder(c.get('shop'), await find(c, known)))
  return drawTracking(frame, c, { ...known, found: value, refusal })
}

/** The e-mail address and order number of a plain form. */
export function readKnown(form: URLSearchParams): { email: string; orderNumber: string } {
  return { email: (form.get('email') ?? '').trim().slice(0, 300), orderNumber: (form.get('orderNumber') ?? '').trim().slice(0, 300) }
}

/** Finds the order of a plain form. */
export function find(c: HostContext, { email, orderNumber }: { email: string; orderNumber: string }): Promise<OrderRow> {
  return findOrderOrMiss(c.get('shop'), c.get('store'), { email, order_number: orderNumber }, c.get('connection').address)
}

/** The lines of a plain form, in the form of the call. */
export function readLines(form: URLSearchParams): { item_id: number; quantity: number; reason_code: string | null }[] {
  return Array.from(form).flatMap(([name, value]) => {
    const id = /^quantity\[(\d{1,9})\]$/.exec(name)?.[1]
    if (!id) return []
    return [{ item_id: Number(id), quantity: /^\d{1,5}$/.test(value) ? Number(value) : 0, reason_code: form.get(`reason[${id}]`) }]
  })
}

/** What a line is to be exchanged for, by its options; nothing if it is money, or if they are no piece that is offered. */
function readExchange(form: URLSearchParams, id: number, { exchanges }: ReturnChoices): [string, ExchangeWish][] {
  const offer = exchanges.find(({ item_id }) => item_id === id)
  if (!offer || form.get(`back[${id}]`) !== 'exchange') return []
  const variant = offer.virtual_products.find((one) =>
    offer.attributes.every(({ code }) => String(one[`${code}_option_id`]) === form.get(`option[${id}][${code}]`)),
  )
  return variant ? [[String(id), { sku: variant.sku, wait: form.get(`wait[${id}]`) === 'wait' }]] : []
}

async function describe(c: HostContext, row: OrderRow): Promise<{ order: ReturnOrder; offered: object }> {
  return { order: await describeOrder(c.get('shop'), row, 'return'), offered: await describeChoices(c.get('shop'), row) }
}

async function drawReturns(frame: Frame, c: HostContext, shown: Shown): Promise<Response> {
  const page = await frame.open(c)
  const texts = serviceTexts[page.store.language]
  const { email, orderNumber, order = null, quantities = null, reasons = null, reference = null, refusal = null } = shown
  const isOffered = page.extensions === null || page.extensions.includes('exchanges')
  return showService(frame, c, page, {
    name: 'returns',
    title: texts.returns,
    lead: texts.returnsLead,
    refusal,
    // What was made for the buyer is not taken back, but its faults are mended.
    body: html`${mount(page, 'returns-form', {
      when: 'load',
      options: given({
        action: page.link('returns'),
        email,
        orderNumber,
        order,
        quantities,
        reasons,
        offered: isOffered ? (shown.offered ?? null) : null,
        exchanges: isOffered ? (shown.exchanges ?? null) : null,
        way: shown.way ?? null,
        sentBy: shown.sentBy ?? null,
        exchanged: shown.exchanged ?? null,
        reference,
        intent: crypto.randomUUID(),
        isFree: true,
        complaintUrl: `${page.link('complaint')}?order={order}&item={item}`,
      }),
      fallback: lookupForm(page, 'returns', { email, orderNumber }),
    })}
      <p class="service-more"><a href="${page.link('complaint')}${orderNumber === null ? '' : `?order=${encodeURIComponent(orderNumber)}`}">${texts.complaint}</a></p>`,
  })
}

async function drawTracking(
  frame: Frame,
  c: HostContext,
  {
    email,
    orderNumber,
    found,
    refusal,
  }: { email: string | null; orderNumber: string | null; found: Tracking | null; refusal: ShopError | null },
): Promise<Response> {
  const page = await frame.open(c)
  const texts = serviceTexts[page.store.language]
  return showService(frame, c, page, {
    name: 'track',
    title: texts.track,
    lead: texts.trackLead,
    refusal,
    body: mount(page, 'order-tracking', {
      when: 'load',
      options: given({ action: page.link('orders/track'), email, orderNumber, found }),
      fallback: lookupForm(page, 'orders/track', { email, orderNumber }),
    }),
  })
}

/** Only the options that have a value. */
export function given(options: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null))
}
