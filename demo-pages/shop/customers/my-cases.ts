// What a customer and the shop wrote to each other, for the copy of her data: returns, complaints with photos, messages, and mails.
import { sql } from 'kysely'
import type { Database } from '#demo-pages/database/tables.ts'

/** The cases of her orders and the messages of her account; one by a typed address alone could be somebody else's. */
export async function copyCases(db: Database, customerId: number): Promise<Record<string, unknown>> {
  const hers = db.selectFrom('shop_order').select('id').where('customer_id', '=', customerId)
  const [cases, lines, complaints, photos, messages, mails, letters] = await Promise.all([
    db
      .selectFrom('return_case')
      .select(['id', 'reference', 'kind', 'name', 'email', 'status', 'way', 'refund', 'created_at', 'decided_at'])
      .where('order_id', 'in', hers)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('return_line')
      .innerJoin('order_item', 'order_item.id', 'return_line.order_item_id')
      .leftJoin('exchange', (join) =>
        join.onRef('exchange.case_id', '=', 'return_line.case_id').onRef('exchange.order_item_id', '=', 'return_line.order_item_id'),
      )
      .select([
        'return_line.case_id',
        'order_item.sku',
        'return_line.qty',
        'return_line.reason_code',
        'exchange.sku as exchanged_for',
        'exchange.state as exchange_state',
      ])
      .where('order_item.order_id', 'in', hers)
      .execute(),
    db
      .selectFrom('complaint')
      .select(['id', 'reference', 'email', 'player_id', 'piece', 'text', 'created_at'])
      .where('order_id', 'in', hers)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('complaint_photo')
      .innerJoin('complaint', 'complaint.id', 'complaint_photo.complaint_id')
      .select(['complaint_photo.complaint_id', 'complaint_photo.jpeg'])
      .where('complaint.order_id', 'in', hers)
      .orderBy('complaint_photo.position')
      .execute(),
    db
      .selectFrom('contact_message')
      .select(['reference', 'name', 'email', 'subject', 'order_number', 'message', 'created_at'])
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .execute(),
    db.selectFrom('mail').select(['recipient', 'subject', 'body', 'sent_at']).where('order_id', 'in', hers).orderBy('id').execute(),
    copyLetters(db, customerId),
  ])
  return {
    returns: cases.map(({ id, refund: cents, ...one }) => ({
      ...one,
      refund: cents === null ? null : cents / 100,
      items: lines.filter(({ case_id }) => case_id === id).map(({ case_id: _, ...line }) => line),
    })),
    complaints: complaints.map(({ id, ...one }) => ({
      ...one,
      photos: photos.filter(({ complaint_id }) => complaint_id === id).map(({ jpeg }) => Buffer.from(jpeg).toString('base64')),
    })),
    messages,
    mails: [...mails, ...letters],
  }
}

/**
 * The mails to her address that belong to no order. Neither those that answer somebody who only typed the address, nor the reminders of a
 * team's players; and no links' secrets, which prove that somebody reads the mail of an address.
 */
async function copyLetters(
  db: Database,
  customerId: number,
): Promise<{ recipient: string; subject: string; body: string; sent_at: Date }[]> {
  const letters = await db
    .selectFrom('mail')
    .innerJoin('customer', 'customer.store_id', 'mail.store_id')
    .select(['mail.recipient', 'mail.subject', 'mail.body', 'mail.sent_at'])
    .where('customer.id', '=', customerId)
    .where('mail.order_id', 'is', null)
    .where(sql<boolean>`lower(mail.recipient) = lower(customer.email)`)
    .where('mail.kind', '<>', 'team-reminder')
    .where(
      sql<boolean>`(mail.kind <> 'contact' or exists (
        select from contact_message m where m.customer_id = customer.id and mail.subject ~ (m.reference || '\\M')))`,
    )
    .orderBy('mail.id')
    .execute()
  return letters.map((letter) => ({ ...letter, body: letter.body.replaceAll(/(https?:\/\/[^\s?]+)\?\S+/g, '$1') }))
}
