// Tests size advice by chart: feet, children, adults, and measures without a size.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
let shoe = 0
beforeAll(async () => {
  shop = await startHost()
  const { id } = await shop.db
    .selectFrom('product')
    .innerJoin('size_chart', 'size_chart.id', 'product.size_chart_id')
    .where('size_chart.code', '=', 'shoes')
    .select('product.id')
    .executeTakeFirstOrThrow()
  shoe = id
})
afterAll(() => shop.close())

const ask = (id: number, query: string) => new Shopper(shop.url, 'en').get(`api/catalog/product/${id}/size-advice?${query}`)

test.each([
  ['height=178&weight=74', 'M'],
  ['height=190&weight=95', 'L'],
  ['height=139', '140'],
  ['height=163&weight=52&age=13', '164'],
  ['height=178&weight=200', null],
])('of a shirt for %s it is %s, with a reason', async (query, size) => {
  const { status, body } = await ask(landmarks.configurable.id, query)
  expect([status, body.size]).toEqual([200, size])
  expect(body.reason.length).toBeGreaterThan(20)
})

test('of a shoe it depends on the foot length', async () => {
  expect((await ask(shoe, 'foot_length=26.5')).body).toMatchObject({ size: '42' })
  expect((await ask(shoe, 'foot_length=26.6')).body).toMatchObject({ size: '43' })
  expect((await ask(shoe, 'foot_length=39')).body).toMatchObject({ size: null })
})

test('an implausible or missing measure is refused', async () => {
  for (const query of ['', 'height=20', 'height=178&weight=900', 'foot_length=26']) {
    expect((await ask(landmarks.configurable.id, query)).status).toBe(422)
  }
  expect((await ask(landmarks.simple.id, 'height=178')).status).toBe(404)
})
