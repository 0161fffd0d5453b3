// Messages to the shop: stored once per idempotency key, and confirmed with a receipt.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { StoreView } from '../host/store-view.ts'
import { networkOf, placeOf } from '../host/network.ts'
import { parse } from '../shop/cart-request.ts'
import type { FieldFaults } from '../shop/shop-error.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import { emailFault, longTextFault, onlyFaults, textFault } from '../shop/text-faults.ts'
import type { Limit } from '../shop/tries.ts'
import { takeTry } from '../shop/tries.ts'
import { intentOf, nextReference } from './reference.ts'
import { sayIn, sendMail } from './service-mail.ts'

/** The maximum length of a message. */
const longestMessage = 2000

const day = 86_400_000
const hour = 60 * 60
const perPlace: Limit = { name: 'messages of a place', free: 10, firstWait: 60, longestWait: hour, window: hour }
const perNetwork: Limit = { name: 'messages of a network', free: 60, firstWait: 30, longestWait: hour / 2, window: hour }

const Text = v.pipe(v.nullish(v.string(), ''), v.trim())
const Message = v.object({ name: Text, email: Text, subject: Text, order_number: Text, message: Text })
type Message = v.InferOutput<typeof Message>

/** Stores a message and returns its number. An equal text within a day is the same message, since a reloaded page has another key. */
export async function takeMessage(
  shop: Shop,
  store: StoreView,
  body: unknown,
  key: string | null,
  from: string,
  customerId: number | null = null,
): Promise<string> {
  const message = parse(Message, body)
  const fields = faultsOf(message)
  if (Object.keys(fields).length > 0) throw new ShopError(422, 'service.fields', { fields })
  // A malformed key is refused although it is not used.
  if (key) intentOf(key)
  const [today, yesterday] = intentsOf(shop, message)
  const find = (db: Database | DatabaseTransaction) =>
    db
      .selectFrom('contact_message')
      .select('reference')
      .where('store_id', '=', store.id)
      .where('intent', 'in', [today, yesterday])
      .where('created_at', '>', new Date(shop.now().getTime() - day))
      .executeTakeFirst()
  const known = await find(shop.db)
  if (known) return known.reference
  await takeTry(shop, [
    [perPlace, placeOf(from)],
    [perNetwork, networkOf(from)],
  ])
  return transact(shop.db, async (trx) => {
    // With this lock, the second of two simultaneous messages finds the first one's row, even around midnight.
    await sql`select pg_advisory_xact_lock(hashtextextended(${message.email}, 0))`.execute(trx)
    const first = await find(trx)
    if (first) return first.reference
    const { reference } = await trx
      .insertInto('contact_message')
      .values({
        ...message,
        order_number: message.order_number || null,
        reference: await nextReference(trx, 'M'),
        store_id: store.id,
        customer_id: customerId,
        intent: today,
        created_at: shop.now(),
      })
      .returning('reference')
      .executeTakeFirstOrThrow()
    const say = sayIn(store)
    await sendMail(trx, shop, store, {
      kind: 'contact',
      recipient: message.email,
      name: message.name,
      subject: say('mail.contact-subject', reference),
      blocks: [say('mail.contact'), { kind: 'quote', text: `${message.subject}\n${message.message}` }],
    })
    return reference
  })
}

function faultsOf({ name, email, subject, order_number, message }: Message): FieldFaults {
  return onlyFaults({
    name: textFault(name || null, 2, 255),
    email: emailFault(email),
    subject: textFault(subject || null, 1, 255),
    order_number: order_number === '' ? null : textFault(order_number, 1, 40),
    message: longTextFault(message, longestMessage),
  })
}

/** The keys of the same text for today and the day before; in unsafe mode each message has its own key. */
function intentsOf(shop: Shop, message: Message): [today: string, yesterday: string] {
  if (shop.isUnsafe) return [crypto.randomUUID(), crypto.randomUUID()]
  const now = shop.now().getTime()
  const on = (at: number) =>
    createHash('sha256')
      .update(JSON.stringify([new Date(at).toISOString().slice(0, 10), message]))
      .digest('hex')
  return [on(now), on(now - day)]
}
