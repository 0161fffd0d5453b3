// What people write to the shop: kept once an intent, answered by a receipt.
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { transact } from '../database/transact.ts'
import type { StoreView } from '../server/store-view.ts'
import { networkOf, placeOf } from '../server/network.ts'
import { parse } from '../shop/cart-request.ts'
import { isEmail } from '../shop/email.ts'
import type { FieldFault, FieldFaults } from '../shop/shop-error.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import type { Limit } from '../shop/tries.ts'
import { takeTry } from '../shop/tries.ts'
import { intentOf, nextReference } from './reference.ts'
import { sayIn, sendMail } from './service-mail.ts'

/** How long a message may be. */
const longestMessage = 2000

const hour = 60 * 60
const perPlace: Limit = { name: 'messages of a place', free: 10, firstWait: 60, longestWait: hour, window: hour }
const perNetwork: Limit = { name: 'messages of a network', free: 60, firstWait: 30, longestWait: hour / 2, window: hour }

const Text = v.pipe(v.nullish(v.string(), ''), v.trim())
const Message = v.object({ name: Text, email: Text, subject: Text, order_number: Text, message: Text })
type Message = v.InferOutput<typeof Message>

/** Keeps a message and answers its number. The same words on the same day are the same message: a reloaded page has another key. */
export async function takeMessage(shop: Shop, store: StoreView, body: unknown, key: string | null, from: string): Promise<string> {
  const message = parse(Message, body)
  const fields = faultsOf(message)
  if (Object.keys(fields).length > 0) throw new ShopError(422, 'service.fields', { fields })
  // A key that cannot be one is still refused.
  if (key) intentOf(key)
  const intent = shop.isUnsafe ? crypto.randomUUID() : hashOf(shop, message)
  const known = await shop.db
    .selectFrom('contact_message')
    .select('reference')
    .where('store_id', '=', store.id)
    .where('intent', '=', intent)
    .executeTakeFirst()
  if (known) return known.reference
  await takeTry(shop, [
    [perPlace, placeOf(from)],
    [perNetwork, networkOf(from)],
  ])
  return transact(shop.db, async (trx) => {
    const row = await trx
      .insertInto('contact_message')
      .values({
        ...message,
        order_number: message.order_number || null,
        reference: await nextReference(trx, 'M'),
        store_id: store.id,
        intent,
        created_at: shop.now(),
      })
      .onConflict((conflict) => conflict.columns(['store_id', 'intent']).doNothing())
      .returning('reference')
      .executeTakeFirst()
    if (row) {
      const say = sayIn(store)
      await sendMail(trx, shop, store, {
        kind: 'contact',
        recipient: message.email,
        name: message.name,
        subject: say('mail.contact-subject', row.reference),
        blocks: [say('mail.contact'), `${message.subject}\n${message.message}`],
      })
      return row.reference
    }
    const first = await trx
      .selectFrom('contact_message')
      .select('reference')
      .where('store_id', '=', store.id)
      .where('intent', '=', intent)
      .executeTakeFirstOrThrow()
    return first.reference
  })
}

function faultsOf({ name, email, subject, order_number, message }: Message): FieldFaults {
  const line = (text: string, min: number): FieldFault | null => {
    if (text === '') return { sentence: 'field.required' }
    if (text.length < min) return { sentence: 'field.too-short', limit: min }
    return text.length > 255 ? { sentence: 'field.too-long', limit: 255 } : null
  }
  const found: Record<string, FieldFault | null> = {
    name: line(name, 2),
    email: email === '' ? { sentence: 'field.required' } : isEmail(email) ? null : { sentence: 'field.email' },
    subject: line(subject, 1),
    order_number: order_number.length > 40 ? { sentence: 'field.too-long', limit: 40 } : null,
    message:
      message === ''
        ? { sentence: 'field.required' }
        : Array.from(message).length > longestMessage
          ? { sentence: 'field.too-long', limit: longestMessage }
          : null,
  }
  return Object.fromEntries(Object.entries(found).flatMap(([field, fault]) => (fault ? [[field, [fault]]] : [])))
}

function hashOf(shop: Shop, message: Message): string {
  const day = shop.now().toISOString().slice(0, 10)
  return createHash('sha256')
    .update(JSON.stringify([day, message]))
    .digest('hex')
}
