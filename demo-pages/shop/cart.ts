// Changes to a cart: add all or nothing, change a line, remove it. Stock and limits are checked here.
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { ChangeRequest } from './cart-request.ts'
import type { CartLine } from './cart-lines.ts'
import { findCart, loadLines } from './cart-lines.ts'
import { checkLine } from './check-line.ts'
import type { LineWish } from './cart-rows.ts'
import { countSame, dropTwin, writeLine } from './cart-rows.ts'
import { composeLine } from './kinds/compose-line.ts'
import type { Fault } from './kinds/fault.ts'
import { refuse } from './kinds/fault.ts'
import { loadKinds } from './kinds/kind-product.ts'
import type { ItemRequest } from './kinds/item-request.ts'
import { noChoice } from './kinds/item-request.ts'
import { readChoice } from './kinds/stored-choice.ts'
import type { Sellable } from './sellables.ts'
import type { Session } from './session.ts'
import { lockSession, saveSession } from './session.ts'
import { ShopError } from './shop-error.ts'
import type { Shop } from './shop.ts'

/** Adds all items or none, and returns the last of them. */
export async function addItems(shop: Shop, session: Session, requests: readonly ItemRequest[]): Promise<Sellable> {
  return transact(shop.db, async (trx) => {
    await lockSession(trx, shop, session)
    const cartId = await openCart(trx, session)
    const last = await putIntoCart(trx, session, cartId, requests)
    // A customer's cart is found by her id; her session may name the guest's cart that still waits to be merged.
    await saveSession(trx, shop, session, session.customerId === null ? { cartId } : {})
    return last
  })
}

/** Adds everything to a cart and to equal lines in it; the totals must pass the limits. Reports all errors of all items at once. */
export async function putIntoCart(
  trx: DatabaseTransaction,
  session: Pick<Session, 'store'>,
  cartId: number,
  requests: readonly ItemRequest[],
): Promise<Sellable> {
  const wishes = await understand(trx, session, requests)
  const paths = new Map<number, string>()
  for (const [at, wish] of wishes.entries()) {
    const itemId = await writeLine(trx, cartId, { ...wish, qty: wish.qty + (await countSame(trx, cartId, wish)) })
    paths.set(itemId, `items.${at}`)
  }
  const lines = await loadLines(trx, session.store, cartId)
  refuse([...paths].flatMap(([itemId, path]) => checkLine(lines, itemId, path)))
  const last = wishes.at(-1)?.sellable
  if (!last) throw new ShopError(400, 'cart.nothing-to-add')
  return last
}

/** Sets the quantity of one line, or replaces its choices. */
export async function changeItem(shop: Shop, session: Session, itemId: number, change: ChangeRequest): Promise<void> {
  await transact(shop.db, async (trx) => {
    await lockSession(trx, shop, session)
    const item = await findItem(trx, session, itemId)
    if (item.gift_offer_id !== null) refuse([{ path: 'items.0.qty', code: 'qty', sentence: 'cart.qty-fixed' }])
    const line = (await loadLines(trx, session.store, item.cart_id)).find((candidate) => candidate.itemId === itemId)
    if (!line) throw new ShopError(404, 'cart.unknown-item', { code: 'item' })
    if (change.choices) await replaceChoices(trx, session, item.cart_id, line, { ...change, choices: change.choices })
    else await changeQty(trx, line, change.qty)
    refuse(checkLine(await loadLines(trx, session.store, item.cart_id), itemId, 'items.0'))
    await saveSession(trx, shop, session)
  })
}

/** Removes one line; a line that does not exist is an error. */
export async function removeItem(shop: Shop, session: Session, itemId: number): Promise<void> {
  await transact(shop.db, async (trx) => {
    await lockSession(trx, shop, session)
    await findItem(trx, session, itemId)
    await trx.deleteFrom('cart_item').where('id', '=', itemId).execute()
    await saveSession(trx, shop, session)
  })
}

/** Locks the visitor's cart for this transaction; creates one if there is none or the last one was ordered. */
export async function openCart(trx: DatabaseTransaction, session: Session): Promise<number> {
  const present = await findCart(trx, session, true)
  if (present) return present.id
  const made = await trx
    .insertInto('cart')
    .values({ store_id: session.store.id, customer_id: session.customerId, email: session.guestEmail })
    // A customer has one active cart in a store; if another device has just created it, this is that cart.
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'store_id'])
        .where(sql<boolean>`is_active and customer_id is not null`)
        .doUpdateSet({ is_active: true }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** Resolves each request, or reports all errors of all of them. */
async function understand(
  trx: DatabaseTransaction,
  { store }: Pick<Session, 'store'>,
  requests: readonly ItemRequest[],
): Promise<LineWish[]> {
  const goods = await loadKinds(
    trx,
    store,
    requests.map(({ sku }) => sku),
  )
  const faults: Fault[] = []
  const wishes = requests.flatMap((request, at) => {
    const { sellable, content } = composeLine(goods, request, `items.${at}`)
    faults.push(...content.faults)
    return sellable ? [{ sellable, choice: content.choice, qty: request.qty }] : []
  })
  refuse(faults)
  return wishes
}

/** Adds one piece as the gift of an offer, replacing an earlier gift. It is a separate line from bought pieces. */
export async function addGift(trx: DatabaseTransaction, cartId: number, sellable: Sellable, offerId: number): Promise<void> {
  await trx.deleteFrom('cart_item').where('cart_id', '=', cartId).where('gift_offer_id', 'is not', null).execute()
  await trx
    .insertInto('cart_item')
    .values({
      cart_id: cartId,
      product_id: sellable.productId,
      sku: sellable.sku,
      qty: 1,
      choices: JSON.stringify(noChoice),
      choice_key: 'gift',
      gift_offer_id: offerId,
    })
    .execute()
}

async function changeQty(trx: DatabaseTransaction, { itemId, qty: before, sellable }: CartLine, qty: number): Promise<void> {
  if (qty !== before && sellable.minQty === sellable.maxQty) {
    refuse([{ path: 'items.0.qty', code: 'qty', sentence: 'cart.qty-fixed' }])
  }
  await trx.updateTable('cart_item').set({ qty }).where('id', '=', itemId).execute()
}

/** The line keeps its position and id; a line that has become identical is merged into it. */
async function replaceChoices(
  trx: DatabaseTransaction,
  session: Session,
  cartId: number,
  line: CartLine,
  { sku, qty, choices }: ChangeRequest & { choices: NonNullable<ChangeRequest['choices']> },
): Promise<void> {
  const named =
    choices.players || choices.bundle.length || Object.keys(choices.options).length ? line.sellable.productSku : line.sellable.sku
  const [wish] = await understand(trx, session, [{ ...choices, sku: sku ?? named, qty }])
  if (wish?.sellable.productId !== line.sellable.productId) {
    refuse([{ path: 'items.0', code: 'product', sentence: 'cart.unknown-product' }])
    return
  }
  const twins = await dropTwin(trx, cartId, wish, line.itemId)
  await writeLine(trx, cartId, { ...wish, qty: qty + twins }, line.itemId)
}

async function findItem(
  trx: DatabaseTransaction,
  session: Session,
  itemId: number,
): Promise<{ id: number; cart_id: number; gift_offer_id: number | null }> {
  // Locks the cart before its line, as everywhere else, since writing the line changes the cart's version.
  const cart = await findCart(trx, session, true)
  const item = cart
    ? await trx
        .selectFrom('cart_item')
        .select(['id', 'cart_id', 'gift_offer_id'])
        .where('id', '=', itemId)
        .where('cart_id', '=', cart.id)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!item) throw new ShopError(404, 'cart.unknown-item', { code: 'item' })
  return item
}

/** Converts a line's row back to a request, for merging carts and for restoring orders. */
export function requestOf(row: { sku: string; qty: number; choices: unknown }): ItemRequest {
  return { sku: row.sku, qty: row.qty, options: {}, ...readChoice(row.choices) }
}
