// Reorders: adds an order's items to its customer's cart, once per key, and only at the prices she was shown.
import { sql } from 'kysely'
import * as v from 'valibot'
import { transact } from '../database/transact.ts'
import { openCart, putIntoCart } from '../shop/cart.ts'
import { parse } from '../shop/cart-request.ts'
import { Id } from '../shop/ids.ts'
import { fillText } from '../shop/messages.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import type { Session } from '../shop/session.ts'
import { lockSession, saveSession } from '../shop/session.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import { lockOrder, listItems, type ItemRow } from './order-contents.ts'
import type { AddedLine, UnavailableLine } from './reorder-plan.ts'
import { planReorder, unavailable } from './reorder-plan.ts'
import { worthOf } from './refund.ts'

const Wish = v.object({
  /** The chosen lines, each with the price that was shown; null means all lines at any price. */
  items: v.nullish(v.pipe(v.array(v.object({ item_id: Id, price: v.nullish(v.number(), null) })), v.maxLength(500)), null),
  /** Whether to return the plan only. */
  is_preview: v.nullish(v.boolean(), false),
})

/** The request for a reorder. */
export type ReorderWish = v.InferOutput<typeof Wish>

/** The answer of `POST api/customer/orders/{number}/reorder`. */
export type ReorderAnswer = {
  added: AddedLine[]
  unavailable: UnavailableLine[]
}

/** Parses the body; a request may have none. */
export function parseReorder(body: unknown): ReorderWish {
  return parse(Wish, body ?? {})
}

/** The plan of a reorder, without changing anything. */
export async function previewReorder(shop: Shop, session: Session, order: OrderRow, wish: ReorderWish): Promise<ReorderAnswer> {
  const plan = await planReorder(shop.db, session.store, chosen(await listItems(shop.db, order.id), wish))
  return { added: plan.added.map(withoutRequest), unavailable: plan.unavailable }
}

/** Adds the plan to the cart line by line: one that does not fit does not prevent the others. A repeated key gets the same answer. */
export async function reorder(shop: Shop, session: Session, order: OrderRow, wish: ReorderWish, intent: string): Promise<ReorderAnswer> {
  return transact(shop.db, async (trx) => {
    await lockSession(trx, shop, session)
    const cartId = await openCart(trx, session)
    await lockOrder(trx, order.id)
    const before = trx.selectFrom('reorder_intent').select('answer').where('order_id', '=', order.id).where('intent', '=', intent)
    const known = shop.isUnsafe ? undefined : await before.executeTakeFirst()
    if (known) return readAnswer(known.answer)
    const items = chosen(await listItems(trx, order.id), wish)
    if (items.length === 0) throw new ShopError(422, 'reorder.nothing', { code: 'items' })
    const plan = await planReorder(trx, session.store, items)
    const isOther = plan.added.some(({ item_id, price }) =>
      (wish.items ?? []).some(
        (seen) => seen.item_id === item_id && seen.price !== null && Math.round(seen.price * 100) !== Math.round(price * 100),
      ),
    )
    if (isOther) throw new ShopError(409, 'reorder.changed', { code: 'changed' })
    const answer: ReorderAnswer = { added: [], unavailable: plan.unavailable }
    const savepoint = sql.raw('reordered_line')
    for (const line of plan.added) {
      await sql`savepoint ${savepoint}`.execute(trx)
      try {
        await putIntoCart(trx, session, cartId, [line.request])
        await sql`release savepoint ${savepoint}`.execute(trx)
        answer.added.push(withoutRequest(line))
      } catch (error) {
        if (!(error instanceof ShopError)) throw error
        await sql`rollback to savepoint ${savepoint}`.execute(trx)
        const reason = fillText(error.sentence, session.store.language, ...error.parameters)
        answer.unavailable.push(unavailable(session.store, { id: line.item_id, name: line.name }, line.qty, reason))
      }
    }
    await trx
      .insertInto('reorder_intent')
      .values({
        order_id: order.id,
        intent: shop.isUnsafe ? crypto.randomUUID() : intent,
        answer: JSON.stringify(answer),
        created_at: shop.now(),
      })
      .execute()
    await saveSession(trx, shop, session, session.customerId === null ? { cartId } : {})
    return answer
  })
}

/** The key of a plain form: equal on all pages of this order, in every tab, until one of them has reordered it. */
export async function plainIntent({ db }: Shop, order: OrderRow): Promise<string> {
  const { done } = await db
    .selectFrom('reorder_intent')
    .select((select) => select.fn.countAll<number>().as('done'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  return `reorder-${order.id}-${done}`
}

/** Whether the cart can take the reorder without a question: everything is available, at the price of the order. */
export function isPlain({ added, unavailable: missing }: ReorderAnswer): boolean {
  return added.length > 0 && missing.length === 0 && added.every(({ price, price_before }) => price === price_before)
}

/** Leaves out gifts, which the cart offers anew. */
function chosen(items: readonly ItemRow[], { items: wanted }: ReorderWish): ItemRow[] {
  return withoutReplaced(items).filter(({ id, is_gift }) => !is_gift && (wanted === null || wanted.some(({ item_id }) => item_id === id)))
}

/** What was exchanged is ordered again as what came for it, at the price that was kept. */
function withoutReplaced(items: readonly ItemRow[]): ItemRow[] {
  return items.flatMap((item) => {
    const replaced = items.reduce((sum, { replaces_id, qty }) => sum + (replaces_id === item.id ? qty : 0), 0)
    return replaced < item.qty ? [{ ...item, qty: item.qty - replaced, price_incl_tax: worthOf(item) }] : []
  })
}

function withoutRequest({ item_id, name, qty, price, price_before }: AddedLine): AddedLine {
  return { item_id, name, qty, price, price_before }
}

const Kept = v.object({
  added: v.array(v.object({ item_id: v.number(), name: v.string(), qty: v.number(), price: v.number(), price_before: v.number() })),
  unavailable: v.array(
    v.object({ item_id: v.number(), name: v.string(), qty: v.number(), reason: v.string(), alternative_url: v.string() }),
  ),
})

function readAnswer(kept: unknown): ReorderAnswer {
  return v.parse(Kept, kept)
}
