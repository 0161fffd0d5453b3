// Tests endings, payments and cases of an order in every sequence and at the same moment: the shop always keeps the price of what the
// shopper keeps, and refunds the rest once. Only a real Postgres shows races (TEST_DATABASE_URL), there also with two processes.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoOperator, putOperator } from '#demo-pages/service/operators.ts'
import { ends, onceEach, runMoney, startEvents, type MoneyStage } from '#tests/support/money-schedules.ts'
import { logInOperator } from '#tests/support/operator.ts'
import { stockTwo } from '#tests/support/purchase.ts'
import { scheduleCount } from '#tests/support/schedules.ts'
import { startOneProcess, startTwoProcesses } from '#tests/support/shop-processes.ts'

const runs = scheduleCount(4)
const patience = { timeout: runs * 20_000 }
const postgres = process.env['TEST_DATABASE_URL']
const onTwo = postgres ? [{ name: 'two processes', start: (now: () => Date) => startTwoProcesses(postgres, now) }] : []
const rows = Object.keys(ends).flatMap((end) => Object.keys(startEvents).map((thing) => ({ end, thing })))

describe.each([{ name: 'one process', start: startOneProcess }, ...onTwo])(`$name, ${runs} schedules of each`, ({ start }) => {
  let stage: MoneyStage

  beforeAll(async () => {
    const shop = await start(() => new Date())
    const pieces = await stockTwo(shop.db, 100_000)
    const ids = pieces.map(({ productId }) => productId)
    // More than any card holds, so that there is always something left to pay.
    await shop.db.updateTable('product_price').set({ regular_cents: 3_000, final_cents: 3_000 }).where('product_id', 'in', ids).execute()
    const rules = { store_id: null, amount: null, minimum: 0, starts_at: null, ends_at: null, most_uses: null }
    await shop.db
      .insertInto('coupon')
      .values({ ...rules, ...onceEach })
      .execute()
    // A shop in its own process has no operator without a password.
    await putOperator(shop.db, demoOperator)
    stage = { shop, pieces, operator: await logInOperator(shop.urls[0]) }
  })
  afterAll(() => stage.shop.close())
  // Each order that is restored or paid late is logged.
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue()
  })

  test.each(rows)('$end and $thing, in every sequence', patience, async ({ end, thing }) => {
    const faults: string[] = []
    for (let run = 0; run < runs; run++) faults.push(...(await runMoney(stage, end, thing, run)))
    expect(faults).toEqual([])
  })
})
