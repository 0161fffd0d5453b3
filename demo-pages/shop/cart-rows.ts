// Rows of a cart. Two adds become one line if they have the same sku and the same choices.
import { createHash } from 'node:crypto'
import type { DatabaseTransaction } from '../database/tables.ts'
import { choiceText } from './kinds/compose-line.ts'
import type { LineChoice } from './kinds/item-request.ts'
import { noChoice } from './kinds/item-request.ts'
import { readChoice } from './kinds/stored-choice.ts'
import type { Sellable } from './sellables.ts'

/** A line whose request has been resolved, with its quantity. */
export interface LineWish {
  sellable: Sellable
  choice: LineChoice
  qty: number
}

type Same = Pick<LineWish, 'sellable' | 'choice'>

/** The quantity that the cart already has of the same line. */
export async function countSame(trx: DatabaseTransaction, cartId: number, wish: Same): Promise<number> {
  const line = trx.selectFrom('cart_item').select('qty').where('cart_id', '=', cartId).where('choice_key', '=', keyOf(wish))
  return (await line.executeTakeFirst())?.qty ?? 0
}

/** Removes another line with the same choices and returns its quantity. */
export async function dropTwin(trx: DatabaseTransaction, cartId: number, wish: Same, itemId: number): Promise<number> {
  const twin = await trx
    .deleteFrom('cart_item')
    .where('cart_id', '=', cartId)
    .where('choice_key', '=', keyOf(wish))
    .where('id', '<>', itemId)
    .returning('qty')
    .executeTakeFirst()
  return twin?.qty ?? 0
}

/** Writes the line, replacing the one with the same choices or with this id; returns its id. */
export async function writeLine(
  trx: DatabaseTransaction,
  cartId: number,
  { sellable, choice, qty }: LineWish,
  itemId?: number,
): Promise<number> {
  const values = {
    product_id: sellable.productId,
    sku: sellable.sku,
    qty,
    choices: JSON.stringify(choice),
    choice_key: keyOf({ sellable, choice }),
  }
  if (itemId !== undefined) {
    await trx.updateTable('cart_item').set(values).where('id', '=', itemId).execute()
    return itemId
  }
  const { id } = await trx
    .insertInto('cart_item')
    .values({ cart_id: cartId, ...values })
    .onConflict((conflict) => conflict.columns(['cart_id', 'choice_key']).doUpdateSet({ qty }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.updateTable('cart').set({ last_item_id: id }).where('id', '=', cartId).execute()
  return id
}

/** Gives the players of a line the ids that other tables refer to. */
export async function renamePlayers(
  trx: DatabaseTransaction,
  itemId: number,
  { sku, choices }: { sku: string; choices: unknown },
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const choice = readChoice(choices)
  const renamed = { ...choice, players: choice.players?.map((player) => ({ ...player, id: ids.get(player.id) ?? player.id })) ?? null }
  await trx
    .updateTable('cart_item')
    .set({ choices: JSON.stringify(renamed), choice_key: keyOf({ sellable: { sku }, choice: renamed }) })
    .where('id', '=', itemId)
    .execute()
}

function keyOf({ sellable: { sku }, choice }: { sellable: Pick<Sellable, 'sku'>; choice: LineChoice }): string {
  const isPlain = choiceText(choice) === choiceText(noChoice)
  return createHash('sha256')
    .update(JSON.stringify(isPlain ? [sku] : [sku, choiceText(choice)]))
    .digest('hex')
    .slice(0, 32)
}
