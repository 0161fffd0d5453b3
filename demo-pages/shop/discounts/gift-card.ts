// Gift cards: they pay what they can, in the order they were added; the rest is paid by another method.
import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database, DatabaseTransaction, Tables } from '#demo-pages/database/tables.ts'
import { transact } from '#demo-pages/database/transact.ts'
import { openCart } from '../cart.ts'
import { findCart } from '../cart-lines.ts'
import { placeOf } from '#demo-pages/host/network.ts'
import type { MessageId } from '../messages.ts'
import { toAmount } from '../money.ts'
import type { Session } from '../session.ts'
import { lockSession, saveSession } from '../session.ts'
import { ShopError } from '../shop-error.ts'
import type { Shop } from '../shop.ts'
import { takeTry, type Limit } from '../tries.ts'

type Reader = Database | DatabaseTransaction
type GiftCard = Selectable<Tables['gift_card']>

/** One card's payment for a cart. */
export interface GiftCardShare {
  codeHash: string
  /** The masked code, which pages may show: its last four characters. */
  shown: string
  cents: number
}

const mostCards = 5
/** Codes are money: guesses are limited per network, whatever the session. An office or a school shares one address. */
const guesses: Limit = { name: 'gift card', free: 10, firstWait: 10, longestWait: 15 * 60, window: 60 * 60 }
const placeGuesses: Limit = { name: 'gift card from a place', free: 60, firstWait: 10, longestWait: 5 * 60, window: 60 * 60 }

/** A typed code, and the address it comes from. */
export interface TypedCode {
  code: string
  from: string
}

/** The hash of a code, which is all that the database stores. Separators between the letters are ignored. */
export function hashOf(code: string): string {
  return createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .digest('hex')
}

/** The payments of the cart's cards for `due` cents; a card that is no longer valid pays nothing. */
export async function shareGiftCards(db: Reader, cartId: number, currency: string, due: number, now: Date): Promise<GiftCardShare[]> {
  const cards = await db
    .selectFrom('cart_gift_card')
    .innerJoin('gift_card', 'gift_card.code_hash', 'cart_gift_card.code_hash')
    .selectAll('gift_card')
    .where('cart_gift_card.cart_id', '=', cartId)
    .orderBy('cart_gift_card.added_at')
    .execute()
  let rest = due
  return cards
    .filter((card) => faultOf(card, currency, now) === null)
    .map((card) => {
      const cents = Math.min(rest, card.balance)
      rest -= cents
      return { codeHash: card.code_hash, shown: `•••• ${card.last_four}`, cents }
    })
}

/** The balance of the card with this code. */
export async function checkGiftCard(
  shop: Shop,
  session: Session,
  typed: TypedCode,
): Promise<{ code: string; balance: number; expires_at: string | null }> {
  // An empty code does not count as a guess.
  if (typed.code === '') throw refusal('field.code')
  const card = await findGood(shop, session, typed)
  return { code: `•••• ${card.last_four}`, balance: toAmount(card.balance), expires_at: card.expires_at?.toISOString() ?? null }
}

/** Adds a card to the visitor's cart. */
export async function applyGiftCard(shop: Shop, session: Session, typed: TypedCode): Promise<void> {
  const card = await findGood(shop, session, typed)
  await transact(shop.db, async (trx) => {
    await lockSession(trx, shop, session)
    const cartId = await openCart(trx, session)
    const present = await trx.selectFrom('cart_gift_card').select('code_hash').where('cart_id', '=', cartId).execute()
    if (present.some(({ code_hash: hash }) => hash === card.code_hash)) throw refusal('gift-card.applied')
    if (present.length >= mostCards) throw refusal('gift-card.too-many')
    await trx.insertInto('cart_gift_card').values({ cart_id: cartId, code_hash: card.code_hash, added_at: shop.now() }).execute()
    await saveSession(trx, shop, session, session.customerId === null ? { cartId } : {})
  })
}

/** Removes a card, by its code or by the masked code on the page. A missing card is no error. */
export async function removeGiftCard(shop: Shop, session: Session, code: string): Promise<void> {
  await transact(shop.db, async (trx) => {
    await lockSession(trx, shop, session)
    const cart = await findCart(trx, session, true)
    if (!cart) return
    const four = /^•••• (\w{4})$/.exec(code)?.[1]
    const hashes = trx.selectFrom('gift_card').select('code_hash')
    await trx
      .deleteFrom('cart_gift_card')
      .where('cart_id', '=', cart.id)
      .where('code_hash', 'in', four ? hashes.where('last_four', '=', four) : hashes.where('code_hash', '=', hashOf(code)))
      .execute()
    await saveSession(trx, shop, session)
  })
}

async function findGood(shop: Shop, session: Session, { code, from }: TypedCode): Promise<GiftCard> {
  await takeTry(shop, [
    [guesses, session.id],
    [placeGuesses, placeOf(from)],
  ])
  const card = await shop.db.selectFrom('gift_card').selectAll().where('code_hash', '=', hashOf(code)).executeTakeFirst()
  const fault = card ? faultOf(card, session.store.currency, shop.now()) : 'gift-card.unknown'
  if (!card || fault) throw refusal(fault ?? 'gift-card.unknown')
  return card
}

/** Why a card cannot pay now; null if it can. */
export function faultOf(card: GiftCard, currency: string, now: Date): MessageId | null {
  if (card.is_blocked) return 'gift-card.blocked'
  if (card.expires_at && card.expires_at <= now) return 'gift-card.expired'
  if (card.balance === 0) return 'gift-card.redeemed'
  return card.is_collectable && card.currency === currency ? null : 'gift-card.not-collectable'
}

/** A refusal that belongs to the field of the code. */
export function refusal(sentence: MessageId): ShopError {
  return new ShopError(400, sentence, { code: 'gift-card', fields: { code: [{ sentence }] } })
}
