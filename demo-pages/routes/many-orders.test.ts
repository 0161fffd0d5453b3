// Tests a customer with 500 orders and one with none: every order is on one page, and all pages need the same number of queries.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { customerWithOrders } from '#tests/support/many-orders.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost({ databaseUrl: null })
})
afterAll(() => shop.close())

test('500 orders are 50 pages of ten, newest first, each order once', async () => {
  const kim = await customerWithOrders(shop, 500)
  const numbers: string[] = []
  for (let page = 1; page <= 50; page++) {
    const { body } = await kim.get(`api/customer/orders?page=${page}`)
    expect(body).toMatchObject({ total: 500, page, page_size: 10 })
    expect(body.items).toHaveLength(10)
    numbers.push(...body.items.map(({ number }: { number: string }) => number))
  }
  const rows = await shop.db.selectFrom('shop_order').select('number').where('customer_id', 'is not', null).orderBy('id', 'desc').execute()
  expect(numbers).toEqual(rows.slice(0, 500).map(({ number }) => number))
  const last = (await kim.open('account/orders?page=50')).body
  expect(last).toContain(numbers.at(-1))
  expect(last).not.toContain(numbers[0])
  expect((await kim.open('account')).body).toContain(numbers[0])
})

test('every page of the account works without any orders', async () => {
  const kim = await customerWithOrders(shop, 0)
  expect((await kim.get('api/customer/orders')).body).toMatchObject({ total: 0, items: [] })
  for (const path of ['account', 'account/orders', 'account/returns', 'account/teams'])
    expect((await kim.open(path)).status, path).toBe(200)
})
