// Complaints about broken, wrong or missing items: stored once per key, with photos that are re-encoded without metadata.
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { networkOf, placeOf } from '../host/network.ts'
import { button } from '../mails/letter.ts'
import { goodsLines } from '../mails/goods-lines.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { photoFault, type PhotoLimits, rewritePhoto } from '../shop/photos.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { FieldFaults } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import { longTextFault } from '../shop/text-faults.ts'
import { takeTry, type Limit } from '../shop/tries.ts'
import { complaintKind } from './complaint-mails.ts'
import { orderLink } from './order-link.ts'
import { listItems, lockOrder } from './order-contents.ts'
import { nextReference } from './reference.ts'
import { sendOrderMail } from './service-mail.ts'

/** The limits for photos. */
export const photoLimits: PhotoLimits = { count: 5, megabytes: 8 }
/** The maximum length of the text. */
const longestText = 2000

const hour = 60 * 60
/** The period in which a repeated text is the same complaint, in milliseconds. */
const sameWithin = 24 * hour * 1000
const perOrder: Limit = { name: 'complaints about an order', free: 10, firstWait: 60, longestWait: hour, window: 24 * hour }
const perPlace: Limit = { name: 'complaints of a place', free: 20, firstWait: 60, longestWait: hour, window: hour }
const perNetwork: Limit = { name: 'complaints of a network', free: 60, firstWait: 30, longestWait: hour / 2, window: hour }

/** The content of a complaint. */
export interface Complaint {
  itemId: number | null
  text: string
  photos: readonly Uint8Array[]
}

/** Stores a complaint and returns its number; a repeated key returns the number of the first one. */
export async function takeComplaint(shop: Shop, order: OrderRow, given: Complaint, intent: string, from: string): Promise<string> {
  const text = given.text.trim()
  const items = await listItems(shop.db, order.id)
  const item = items.find(({ id }) => id === given.itemId) ?? null
  const fields = faultsOf(given, text, item !== null)
  if (Object.keys(fields).length > 0) throw new ShopError(422, 'complaint.fields', { fields })
  const isSame = { itemId: item?.id ?? 0, text, photos: given.photos.length, since: new Date(shop.now().getTime() - sameWithin) }
  const known = shop.isUnsafe ? null : await findKnown(shop, order.id, intent, isSame)
  if (known) return known
  await takeTry(shop, [
    [perOrder, String(order.id)],
    [perPlace, placeOf(from)],
    [perNetwork, networkOf(from)],
  ])
  const photos = await Promise.all(given.photos.map((bytes) => rewritePhoto(bytes, 'complaint.fields')))
  return transact(shop.db, async (trx) => {
    await lockOrder(trx, order.id)
    const meanwhile = shop.isUnsafe ? null : await findKnown({ db: trx }, order.id, intent, isSame)
    if (meanwhile) return meanwhile
    const reference = await nextReference(trx, 'C')
    const row = await trx
      .insertInto('complaint')
      .values({
        reference,
        order_id: order.id,
        order_item_id: item?.id ?? 0,
        intent: shop.isUnsafe ? crypto.randomUUID() : intent,
        email: order.email,
        text,
        created_at: shop.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [at, { jpeg }] of photos.entries())
      await trx
        .insertInto('complaint_photo')
        .values({ complaint_id: row.id, position: at + 1, jpeg })
        .execute()
    await sendOrderMail(trx, shop, order, (say, store) => ({
      kind: complaintKind(reference),
      subject: say('mail.complaint-subject', reference),
      blocks: [
        say('mail.complaint', item?.name ?? '', order.number),
        item ? goodsLines([{ item, quantity: null }], say) : null,
        { kind: 'quote', text },
        photos.length > 0 ? say('mail.complaint-photos', photos.length) : '',
        button(say('mail.order'), orderLink(shop, store, 'orders/track', order.number)),
      ],
    }))
    return reference
  })
}

/** What identifies a complaint without its key: a reload loses the key and the photos, but not the text. */
interface Same {
  itemId: number
  text: string
  photos: number
  since: Date
}

async function findKnown(
  { db }: { db: Database | DatabaseTransaction },
  orderId: number,
  intent: string,
  { itemId, text, photos, since }: Same,
): Promise<string | null> {
  const row = await db
    .selectFrom('complaint')
    .select('reference')
    .where('order_id', '=', orderId)
    .where((where) =>
      where.or([
        where('intent', '=', intent),
        where.and([
          where('order_item_id', '=', itemId),
          where('text', '=', text),
          where('created_at', '>', since),
          where(
            (photo) =>
              photo
                .selectFrom('complaint_photo')
                .select(photo.fn.countAll<number>().as('count'))
                .whereRef('complaint_id', '=', 'complaint.id'),
            '>=',
            photos,
          ),
        ]),
      ]),
    )
    .executeTakeFirst()
  return row?.reference ?? null
}

function faultsOf({ photos }: Complaint, text: string, hasItem: boolean): FieldFaults {
  const fields: FieldFaults = {}
  if (!hasItem) fields['item_id'] = [{ sentence: 'field.required' }]
  const fault = longTextFault(text, longestText)
  if (fault) fields['text'] = [fault]
  const photo = photoFault(photos, photoLimits)
  if (photo) fields['photos'] = [photo]
  return fields
}

/** The complaints about an order with the addresses of their photos, newest first. */
export async function listComplaints(
  { db }: Pick<Shop, 'db'>,
  orderId: number,
): Promise<{ id: number; reference: string; order_item_id: number; text: string; created_at: Date; photos: number[] }[]> {
  const rows = await db
    .selectFrom('complaint')
    .select(['id', 'reference', 'order_item_id', 'text', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute()
  const photos = await db
    .selectFrom('complaint_photo')
    .select(['complaint_id', 'position'])
    .where('complaint_id', 'in', [0, ...rows.map(({ id }) => id)])
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    ...row,
    photos: photos.filter(({ complaint_id }) => complaint_id === row.id).map(({ position }) => position),
  }))
}
