// Adds mails to the outbox, as text and as HTML. An order gets one mail of each kind; mails without an order are not limited.
import type { Insertable } from 'kysely'
import type { DatabaseTransaction, Tables } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import { storeById } from '../host/store-view.ts'
import type { Block, Letter } from '../mails/letter.ts'
import { writeHtml } from '../mails/write-html.ts'
import { writeText } from '../mails/write-text.ts'
import { sellerOf } from '../pages/seller.ts'
import type { Paper } from '../papers/paper.ts'
import type { MessageId } from '../shop/messages.ts'
import { fillText } from '../shop/messages.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import type { Shop } from '../shop/shop.ts'
import { shopAddress } from './mail-origin.ts'

/** A mail; empty paragraphs and null are left out. */
export interface ServiceMail {
  kind: string
  recipient: string
  subject: string
  /** What lists of mails show after the subject; by default the first paragraph. */
  preheader?: string
  /** What stands between the greeting and the end. */
  blocks: readonly (Block | null)[]
  /** The name in the greeting; none if it is unknown. */
  name?: string | null
  order?: Pick<OrderRow, 'id'>
  /** The PDFs that it carries. */
  papers?: readonly Paper[]
}

/** The part of a mail that differs between the mails about an order. */
export interface OrderMail extends Pick<ServiceMail, 'kind' | 'subject' | 'preheader' | 'blocks' | 'papers'> {
  /** Another recipient than the order's address. */
  recipient?: string
}

/** Returns a message in one language, with its placeholders filled. */
export type Say = (id: MessageId, ...values: (string | number)[]) => string

/** The messages in the store's language. What is filled in stays on one line, so that no name adds a line to a mail. */
export function sayIn({ language }: StoreView): Say {
  return (id, ...values) => fillText(id, language, ...values.map(oneLine))
}

/** Adds a mail to the outbox; false if its order has got one of its kind before. */
export async function sendMail(trx: DatabaseTransaction, shop: Shop, store: StoreView, mail: ServiceMail): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await trx
    .insertInto('mail')
    .values(mailRow(shop, store, mail))
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
    .executeTakeFirstOrThrow()
  return added === 1n
}

/**
 * Adds a mail about an order: in the language of its store, to its address, and with a greeting by the name of the delivery.
 * @example await sendOrderMail(trx, shop, order, (say) => ({ kind: 'refund', subject: say('mail.refund-subject', order.number), blocks: [] }))
 */
export async function sendOrderMail(
  trx: DatabaseTransaction,
  shop: Shop,
  order: OrderRow,
  write: (say: Say, store: StoreView) => OrderMail,
): Promise<boolean> {
  const store = storeById(order.store_id)
  const name = order.shipping_address.firstname
  return sendMail(trx, shop, store, { recipient: order.email, name, order, ...write(sayIn(store), store) })
}

/** The row of a mail, with both of its parts. */
export function mailRow(shop: Shop, store: StoreView, mail: ServiceMail): Insertable<Tables['mail']> & { html: string } {
  const letter = letterOf(shop, store, mail)
  const { html, pictures } = writeHtml(letter)
  return {
    store_id: store.id,
    order_id: mail.order?.id ?? null,
    kind: mail.kind,
    recipient: mail.recipient,
    language: store.language,
    subject: letter.subject,
    body: writeText(letter),
    html,
    pictures: JSON.stringify(pictures),
    papers: JSON.stringify(mail.papers ?? []),
    sent_at: shop.now(),
  }
}

function letterOf(shop: Shop, store: StoreView, { subject, preheader, blocks, name }: ServiceMail): Letter {
  const say = sayIn(store)
  const content = blocks.flatMap((block) => (block === null || block === '' ? [] : [block]))
  const seller = sellerOf(store)
  return {
    language: store.language,
    store: store.code,
    subject: oneLine(subject),
    preheader: oneLine(preheader ?? content.find((block) => typeof block === 'string') ?? ''),
    blocks: [...(name && !isAdvert(name) ? [say('mail.hello', name)] : []), ...content, say('mail.bye')],
    home: shopAddress(shop, store, ''),
    sender: [seller.name, `${seller.street}, ${seller.place}, ${seller.country}`, seller.register, seller.email],
  }
}

/** Anybody can enter another's address: a "name" with a web address would turn the shop's mail into an advertisement. */
export function isAdvert(name: string): boolean {
  return /:\/\/|www\.|\p{L}\.\p{L}{2,}\//iu.test(name)
}

function oneLine(value: string | number): string {
  return String(value).replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}
