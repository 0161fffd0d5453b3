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
import { type ItemRow, listItems, lockOrder } from './order-contents.ts'
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
  /** The player of a team whose piece it is; null for the whole line. */
  playerId: string | null
  /** The name of the piece of a set or kit; null for all of it. */
  piece: string | null
  text: string
  photos: readonly Uint8Array[]
}

/** Stores a complaint and returns its number; a repeated key returns the number of the first one. */
export async function takeComplaint(shop: Shop, order: OrderRow, given: Complaint, intent: string, from: string): Promise<string> {
  const text = given.text.trim()
  const items = await listItems(shop.db, order.id)
  const item = items.find(({ id }) => id === given.itemId) ?? null
  const fields = faultsOf(given, text, item)
  if (Object.keys(fields).length > 0) throw new ShopError(422, 'complaint.fields', { fields })
  const about = { player_id: given.playerId, piece: given.piece }
  const isSame = { ...about, itemId: item?.id ?? 0, text, photos: given.photos.length, since: new Date(shop.now().getTime() - sameWithin) }
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
        ...about,
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
        item ? goodsLines([{ item: { ...item, content: contentAbout(item, about) }, quantity: null }], say) : null,
        item ? aboutPiece(item, about) : '',
        { kind: 'quote', text },
        photos.length > 0 ? say('mail.complaint-photos', photos.length) : '',
        button(say('mail.order'), orderLink(shop, store, 'orders/track', order.number)),
      ],
    }))
    return reference
  })
}

/** What identifies a complaint without its key: a reload loses the key and the photos, but not the text. */
interface Same extends About {
  itemId: number
  text: string
  photos: number
  since: Date
}

async function findKnown(
  { db }: { db: Database | DatabaseTransaction },
  orderId: number,
  intent: string,
  { itemId, player_id, piece, text, photos, since }: Same,
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
          where('player_id', 'is not distinct from', player_id),
          where('piece', 'is not distinct from', piece),
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

/** What of a line a complaint is about. */
export interface About {
  player_id: string | null
  piece: string | null
}

/** The pieces of a set or kit by name, each once; none where the line is one piece. */
export const piecesIn = ({ content }: Pick<ItemRow, 'content'>): string[] => [...new Set(content.parts.map(({ name }) => name))]

const playerIn = ({ content }: Pick<ItemRow, 'content'>, { player_id }: About) =>
  content.players.find((player) => player.player_id === player_id)

/** The piece and its player in words, as the shelf and the printer know them: "ADA 10, Home shirt M"; empty for the whole line. */
export function aboutPiece(item: Pick<ItemRow, 'content'>, about: About): string {
  const player = playerIn(item, about)
  const size = player?.sizes.find(({ name }) => name === about.piece)?.value
  return [
    [player?.name, player?.number],
    [about.piece, size],
  ]
    .map((words) => words.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')
}

/** The content with this player alone: the receipt lists no others. */
function contentAbout(item: ItemRow, about: About): ItemRow['content'] {
  const player = playerIn(item, about)
  return player ? { ...item.content, players: [player] } : item.content
}

function faultsOf({ photos, playerId, piece }: Complaint, text: string, item: ItemRow | null): FieldFaults {
  const fields: FieldFaults = {}
  const isPlayer = playerId === null || (item !== null && playerIn(item, { player_id: playerId, piece }) !== undefined)
  if (!item || !isPlayer) fields['item_id'] = [{ sentence: 'field.required' }]
  else if (piece !== null && !piecesIn(item).includes(piece)) fields['piece'] = [{ sentence: 'field.incorrect' }]
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
): Promise<(About & { id: number; reference: string; order_item_id: number; text: string; created_at: Date; photos: number[] })[]> {
  const rows = await db
    .selectFrom('complaint')
    .select(['id', 'reference', 'order_item_id', 'player_id', 'piece', 'text', 'created_at'])
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
