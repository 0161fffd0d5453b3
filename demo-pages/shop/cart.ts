// What can be done with a cart: add all or nothing, change a quantity, remove a line. Stock and limits are checked here.
import { createHash } from 'node:crypto'
import type { DatabaseTransaction } from '../database/tables.ts'
import type { AddRequest } from './cart-request.ts'
import { findCart, stockOf } from './cart-lines.ts'
import { resolveVariant } from './resolve-variant.ts'
import type { Sellable } from './sellables.ts'
import { loadSellables } from './sellables.ts'
import type { Session } from './session.ts'
import { lockSession, saveSession } from './session.ts'
import { ShopError } from './shop-error.ts'
import type { Shop } from './shop.ts'

/** Adds every item or none, and gives what the last of them was. */
export async function addItems(shop: Shop, session: Session, requests: readonly AddRequest[]): Promise<Sellable> {
  return shop.db.transaction().execute(async (trx) => {
    await lockSession(trx, shop, session)
    const cartId = await openCart(trx, session)
    let last: Sellable | null = null
    for (const request of requests) last = await addItem(trx, session, cartId, request)
    if (!last) throw new ShopError(400, 'cart.nothing-to-add')
    // A customer's cart is found by her; what her session names may be the guest's cart that still waits to be merged.
    await saveSession(trx, shop, session, session.customerId === null ? { cartId } : {})
    return last
  })
}

/** Sets the quantity of one line. */
export async function changeItem(shop: Shop, session: Session, itemId: number, qty: number): Promise<void> {
  await shop.db.transaction().execute(async (trx) => {
    await lockSession(trx, shop, session)
    const item = await findItem(trx, session, itemId)
    const sellable = (await loadSellables(trx, session.store, [item.sku])).get(item.sku)
    if (!sellable) throw new ShopError(404, 'cart.unknown-item', { code: 'item' })
    if (qty !== item.qty && sellable.minQty === sellable.maxQty) throw new ShopError(400, 'cart.qty-fixed', { code: 'qty' })
    checkQty(sellable, qty, await countOthers(trx, item.cart_id, sellable, itemId))
    await trx.updateTable('cart_item').set({ qty }).where('id', '=', itemId).execute()
    await saveSession(trx, shop, session)
  })
}

/** Removes one line; a line that is gone already is an error that says so. */
export async function removeItem(shop: Shop, session: Session, itemId: number): Promise<void> {
  await shop.db.transaction().execute(async (trx) => {
    await lockSession(trx, shop, session)
    await findItem(trx, session, itemId)
    await trx.deleteFrom('cart_item').where('id', '=', itemId).execute()
    await saveSession(trx, shop, session)
  })
}

/** Locks the visitor's cart for this transaction, making one when there is none or the last one was ordered. */
export async function openCart(trx: DatabaseTransaction, session: Session): Promise<number> {
  const present = await findCart(trx, session, true)
  if (present) return present.id
  const { id } = await trx
    .insertInto('cart')
    .values({ store_id: session.store.id, customer_id: session.customerId, email: session.guestEmail })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Puts a variant into a cart, beside what is there of it; the sum must pass the limits. */
export async function putIntoCart(trx: DatabaseTransaction, cartId: number, sellable: Sellable, qty: number): Promise<void> {
  const wanted = qty + (await countOwn(trx, cartId, sellable))
  checkQty(sellable, wanted, 0)
  await writeLine(trx, cartId, sellable, wanted)
}

/**
 * Puts a line of another cart beside what is there of it: both together as far as stock and limit go, and never fewer than either had.
 * What was sold out meanwhile therefore stays, and the cart says so, instead of vanishing without a word.
 */
export async function joinLine(trx: DatabaseTransaction, cartId: number, sellable: Sellable, qty: number): Promise<void> {
  const present = await countOwn(trx, cartId, sellable)
  const together = Math.min(present + qty, sellable.maxQty, stockOf(sellable))
  await writeLine(trx, cartId, sellable, Math.max(present, qty, together))
}

async function countOwn(trx: DatabaseTransaction, cartId: number, sellable: Sellable): Promise<number> {
  const line = trx.selectFrom('cart_item').select('qty').where('cart_id', '=', cartId).where('choice_key', '=', choiceKeyOf(sellable))
  return (await line.executeTakeFirst())?.qty ?? 0
}

async function writeLine(trx: DatabaseTransaction, cartId: number, sellable: Sellable, qty: number): Promise<void> {
  const { id } = await trx
    .insertInto('cart_item')
    .values({
      cart_id: cartId,
      product_id: sellable.productId,
      sku: sellable.sku,
      qty,
      choices: JSON.stringify(sellable.options),
      choice_key: choiceKeyOf(sellable),
    })
    .onConflict((conflict) => conflict.columns(['cart_id', 'choice_key']).doUpdateSet({ qty }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.updateTable('cart').set({ last_item_id: id }).where('id', '=', cartId).execute()
}

/** What makes two adds one line. */
function choiceKeyOf({ sku }: Sellable): string {
  return createHash('sha256')
    .update(JSON.stringify([sku]))
    .digest('hex')
    .slice(0, 32)
}

async function addItem(trx: DatabaseTransaction, session: Session, cartId: number, request: AddRequest): Promise<Sellable> {
  const sellable = await resolveVariant(trx, session.store, request)
  await putIntoCart(trx, cartId, sellable, request.qty)
  return sellable
}

async function findItem(trx: DatabaseTransaction, session: Session, itemId: number) {
  const cart = await findCart(trx, session)
  const item = cart
    ? await trx
        .selectFrom('cart_item')
        .select(['id', 'cart_id', 'sku', 'qty'])
        .where('id', '=', itemId)
        .where('cart_id', '=', cart.id)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!item) throw new ShopError(404, 'cart.unknown-item', { code: 'item' })
  return item
}

/** Pieces of the same variant in other lines of the cart: stock is shared between them. */
async function countOthers(trx: DatabaseTransaction, cartId: number, sellable: Sellable, itemId: number): Promise<number> {
  const rows = await trx
    .selectFrom('cart_item')
    .select('qty')
    .where('cart_id', '=', cartId)
    .where('sku', '=', sellable.sku)
    .where('id', '<>', itemId)
    .execute()
  return rows.reduce((sum, row) => sum + row.qty, 0)
}

function checkQty(sellable: Sellable, qty: number, others: number): void {
  const stock = stockOf(sellable)
  const size = sellable.options.find((option) => option.code.includes('size'))
  if (stock <= 0 && size) throw new ShopError(400, 'cart.out-of-stock-size', { code: 'stock', parameters: [size.value] })
  if (stock <= 0) throw new ShopError(400, 'cart.out-of-stock', { code: 'stock' })
  if (qty < sellable.minQty) throw new ShopError(400, 'cart.qty-min', { code: 'qty', parameters: [sellable.minQty] })
  if (qty > sellable.maxQty) throw new ShopError(400, 'cart.qty-max', { code: 'qty', parameters: [sellable.maxQty] })
  if (qty + others > stock) throw new ShopError(400, 'cart.too-many', { code: 'stock', parameters: [stock] })
}
