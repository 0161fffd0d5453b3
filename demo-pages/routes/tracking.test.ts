// Tests the tracking of an order: its steps, its parcels, and a clear message if something is late.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { deliver } from '#tests/support/operator.ts'
import { purchase, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'

const email = 'sanne@example.com'
const now = new Date('2026-11-22T12:00:00Z')

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost({ now: () => now })
})
afterAll(() => shop.close())

test('tracking shows steps, split parcels, and a clear message if something is late', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const piece = await stockUp(shop.db, 100)
  const own = (await purchase(shopper, piece, { qty: 2 })).body.order_number
  const track = async () => (await shopper.send('POST', 'api/orders/track', { email, order_number: own })).body
  expect((await track()).steps.map((step: { is_done: boolean }) => step.is_done)).toEqual([true, true, false, false])
  await deliver(shop, own, { [piece.sku]: 1 }, { isDelivered: false })
  expect(await track()).toMatchObject({ status: 'partly-sent', carrier: 'PostNL', is_delayed: false })
  await shop.db.updateTable('shop_order').set({ promised_on: '2026-11-21' }).where('number', '=', own).execute()
  expect(await track()).toMatchObject({ is_delayed: true, expected_on: '2026-11-21' })
  await deliver(shop, own)
  const { parcels } = await track()
  expect(parcels).toHaveLength(2)
  expect(parcels[0].track_url).toMatch(/^https:\/\/jouw\.postnl\.nl\/track-and-trace\/TL-TEST-/)
  expect(JSON.stringify(await track())).not.toContain('Baker Street')
})
