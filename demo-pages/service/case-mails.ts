// The mails about returns and withdrawals: registered, decided, refunded after a late payment. No mail promises money that was not paid.
import type { Selectable } from 'kysely'
import type { DatabaseTransaction, Tables } from '../database/tables.ts'
import { storeById } from '../host/store-view.ts'
import { goodsLines } from '../mails/goods-lines.ts'
import { button, type Block } from '../mails/letter.ts'
import type { Paper } from '../papers/paper.ts'
import type { MessageId } from '../shop/messages.ts'
import { writeMoney } from '../shop/money.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { isLost } from '../shop/orders.ts'
import type { CaseRefund } from '../shop/owed.ts'
import type { Shop } from '../shop/shop.ts'
import { readCreditNote } from './credit-notes.ts'
import { decidedBlocks, exchangeBlocks } from './exchange-mails.ts'
import type { ExchangeRow } from './exchanges.ts'
import { orderLink } from './order-link.ts'
import type { ItemRow } from './order-contents.ts'
import { sentBy } from './return-ways.ts'
import { isAdvert, sayIn, sendOrderMail } from './service-mail.ts'
import { writeMoment } from './store-day.ts'

export type CaseRow = Selectable<Tables['return_case']>

/** A case that has just been registered. */
export interface Registered {
  order: OrderRow
  row: CaseRow
  lines: readonly { item: ItemRow; quantity: number }[]
  /** What is kept, or waited for, instead of money. */
  exchanges: readonly ExchangeRow[]
  /** Whether something was sent, so that there is a label to return it. */
  hasLabel: boolean
}

/** Sends the receipt. */
export async function mailRegistered(
  trx: DatabaseTransaction,
  shop: Shop,
  { order, row, lines, exchanges, hasLabel }: Registered,
): Promise<void> {
  await sendOrderMail(trx, shop, order, (say, store) => {
    const isReturn = row.kind === 'return'
    const toReturn = orderLink(shop, store, 'returns', order.number)
    const label = [say('mail.return-next'), button(say('mail.return-label'), toReturn)]
    const goods = lines.map(({ item }) => item)
    const instead = exchangeBlocks(say, store, goods, exchanges)
    const way = sentBy(store, row)
    const sending = way && [
      say('mail.way', way.title),
      way.next,
      way.drop_off_code && say('mail.way-code', way.drop_off_code),
      row.way_price > 0 ? say('mail.way-price', writeMoney(row.way_price, store)) : '',
      way.has_label ? button(say('mail.return-label'), toReturn) : null,
    ]
    return {
      kind: `case-${row.id}`,
      recipient: row.email,
      subject: say(isReturn ? 'mail.return-subject' : 'mail.withdrawal-subject', row.reference, order.number),
      blocks: isReturn
        ? [say('mail.return', row.reference, order.number), goodsLines(lines, say), ...instead, ...(sending ?? label)]
        : [
            say('mail.withdrawal-receipt', row.reference, writeMoment(store, row.created_at), order.number),
            goodsLines(lines, say),
            row.name && !isAdvert(row.name) ? say('mail.withdrawal-name', row.name) : '',
            say(isPaid(order) ? 'mail.withdrawal-next' : 'mail.withdrawal-next-unpaid'),
            ...(hasLabel ? label : []),
          ],
    }
  })
}

/**
 * Sends the decision, with the refund, if any, and its credit note: to the order's own address, since money and the billing address are for
 * nobody else. The address that a declaration names is for its receipt.
 */
export async function mailDecided(
  trx: DatabaseTransaction,
  shop: Shop,
  order: OrderRow,
  row: CaseRow,
  exchanges: readonly ExchangeRow[] = [],
): Promise<void> {
  const what = row.kind === 'withdrawal' ? 'withdrawal-' : ''
  const outcome = row.status === 'approved' ? 'approved' : 'refused'
  const refund = row.refund ?? 0
  const isForNothing = outcome === 'approved' && refund === 0
  const isExchanged = exchanges.some(({ state }) => state === 'granted')
  const sentence =
    isForNothing && isExchanged
      ? 'mail.exchange-approved'
      : isForNothing
        ? (`mail.${what}approved-unpaid` as const)
        : (`mail.${what}${outcome}` as const)
  const more: readonly MessageId[] = isForNothing && isLost(order.status) && order.gift_cards > 0 ? ['mail.cards-back'] : []
  const note = outcome === 'approved' ? await readCreditNote(trx, order, row.reference) : null
  await send(trx, shop, order, row, {
    kind: outcome,
    subject: `mail.${what}${outcome}-subject`,
    sentences: [sentence, ...more, ...(note ? (['mail.credit-attached'] as const) : [])],
    refund,
    papers: note ? [note] : [],
    blocks: await decidedBlocks(trx, shop, order, exchanges, sayIn(storeById(order.store_id))),
  })
}

/** Mails that a late payment for returned pieces is refunded as well. */
export async function tellPaidBack(trx: DatabaseTransaction, shop: Shop, { id }: OrderRow, refunds: readonly CaseRefund[]): Promise<void> {
  if (refunds.length === 0) return
  // The payment has just changed its state.
  const order = await trx.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  for (const { caseId, cents } of refunds) {
    const row = await trx.selectFrom('return_case').selectAll().where('id', '=', caseId).executeTakeFirstOrThrow()
    const note = (await hasNote(trx, order, caseId)) ? null : await readCreditNote(trx, order, row.reference)
    await send(trx, shop, order, row, {
      kind: 'paid',
      subject: 'mail.case-paid-subject',
      sentences: ['mail.case-paid', ...(note ? (['mail.credit-attached'] as const) : [])],
      refund: cents,
      papers: note ? [note] : [],
    })
  }
}

/** Whether the mail of the decision carried the credit note: not where the payment was still to come. */
async function hasNote(trx: DatabaseTransaction, { id }: OrderRow, caseId: number): Promise<boolean> {
  const mail = await trx
    .selectFrom('mail')
    .select('papers')
    .where('order_id', '=', id)
    .where('kind', '=', `case-${caseId}-approved`)
    .executeTakeFirst()
  return mail !== undefined && mail.papers.length > 0
}

/** The content of a mail about one case. */
interface CaseMail {
  kind: string
  subject: MessageId
  sentences: readonly MessageId[]
  refund: number
  papers: readonly Paper[]
  /** What follows the sentences. */
  blocks?: readonly Block[]
}

async function send(
  trx: DatabaseTransaction,
  shop: Shop,
  order: OrderRow,
  { id, reference }: CaseRow,
  { kind, subject, sentences, refund, papers, blocks = [] }: CaseMail,
): Promise<void> {
  await sendOrderMail(trx, shop, order, (say, store) => ({
    kind: `case-${id}-${kind}`,
    subject: say(subject, reference),
    papers,
    blocks: [
      ...sentences.map((sentence) => say(sentence, reference, order.number, writeMoney(refund, store))),
      ...blocks,
      button(say('mail.order'), orderLink(shop, store, 'orders/track', order.number)),
    ],
  }))
}

/** Whether money was received for the order: a gift card's amount counts, and a transfer once it has arrived. */
function isPaid({ status, grand_total, gift_cards }: OrderRow): boolean {
  return (status === 'paid' && grand_total > 0) || gift_cards > 0
}
