// Adds service mails to the outbox. An order gets one mail of each kind; mails without an order are not limited.
import type { DatabaseTransaction } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import type { MessageId } from '../shop/messages.ts'
import { fillText } from '../shop/messages.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import type { Shop } from '../shop/shop.ts'

/** A mail; empty paragraphs are left out. */
export interface ServiceMail {
  kind: string
  recipient: string
  subject: string
  /** Paragraphs between the greeting and the end. */
  blocks: readonly string[]
  /** The name in the greeting; none if it is unknown. */
  name?: string | null
  order?: Pick<OrderRow, 'id'>
}

/** The messages in the store's language. */
export function sayIn({ language }: StoreView): (id: MessageId, ...values: (string | number)[]) => string {
  return (id, ...values) => fillText(id, language, ...values)
}

/** Adds a mail to the outbox. */
export async function sendMail(trx: DatabaseTransaction, shop: Shop, store: StoreView, mail: ServiceMail): Promise<void> {
  const say = sayIn(store)
  const greeting = mail.name ? [say('mail.hello', mail.name)] : []
  await trx
    .insertInto('mail')
    .values({
      store_id: store.id,
      order_id: mail.order?.id ?? null,
      kind: mail.kind,
      recipient: mail.recipient,
      language: store.language,
      subject: mail.subject,
      body: [...greeting, ...mail.blocks, say('mail.bye')].filter(Boolean).join('\n\n'),
      sent_at: shop.now(),
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
    .execute()
}
