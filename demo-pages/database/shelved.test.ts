// Tests that a shop from before withdrawn pieces went back to the shelf gets those of its old orders back, once.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHost, type StartedHost } from '#tests/support/host.ts'
import { decideAsked, logInOperator } from '#tests/support/operator.ts'
import { readStock, stockUp, type Piece } from '#tests/support/purchase.ts'
import { withdrawnOrder } from '#tests/support/withdrawn.ts'
import { shelvedStatements } from './schema/service.ts'

let shop: StartedHost
let piece: Piece
beforeAll(async () => {
  shop = await startHost()
  piece = await stockUp(shop.db, 100)
})
afterAll(() => shop.close())

test.each([
  ['a part', 1],
  ['all', 2],
])('%s of an order', async (_name, pieces) => {
  const { order, item, caseId } = await withdrawnOrder(shop, piece)
  await shop.db.updateTable('return_line').set({ qty: pieces, unsent_qty: pieces }).where('case_id', '=', caseId).execute()
  await shop.db.updateTable('order_item').set({ returned_qty: pieces, withdrawn_qty: pieces }).where('id', '=', item.id).execute()
  await decideAsked(await logInOperator(shop.url), order.id, caseId)
  const held = shop.db.selectFrom('order_piece').select(['sku', 'qty']).where('order_item_id', '=', item.id)
  const after = [await readStock(shop.db, piece.sku), await held.execute()]
  // As the approval used to leave it.
  await sql`update variant set stock = stock - ${pieces} where sku = ${piece.sku}`.execute(shop.db)
  await shop.db.deleteFrom('order_piece').where('order_item_id', '=', item.id).execute()
  await shop.db.insertInto('order_piece').values({ order_item_id: item.id, sku: piece.sku, qty: 2 }).execute()
  for (const statement of shelvedStatements) await sql.raw(statement).execute(shop.db)
  expect([await readStock(shop.db, piece.sku), await held.execute()]).toEqual(after)
  // The next one begins with nothing to put back.
  await shop.db.updateTable('return_line').set({ unsent_qty: 0 }).where('case_id', '=', caseId).execute()
  await shop.db.updateTable('order_item').set({ withdrawn_qty: 0 }).where('id', '=', item.id).execute()
})
