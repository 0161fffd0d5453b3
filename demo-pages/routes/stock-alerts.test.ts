// Alerts: who may ask, once each, and one mail when the goods arrive, however often one looks.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { landmarks, landmarkSkus } from '#demo-pages/database/landmarks.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { setStock } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { demoLogin } from '../shop/demo-customers.ts'
import { sendStockAlerts } from '../shop/stock-alerts.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())

const path = `api/catalog/product/${landmarks.configurable.id}/stock-alert`
const { sku } = landmarkSkus.soldOut
const guest = (store: 'nl' | 'en') => new Shopper(shop.url, store)

test('guests need a login where the store says so, and an address where it does not', async () => {
  const refused = await guest('en').send('POST', path, { sku, email: 'anna@example.com' })
  expect(refused).toMatchObject({
    status: 401,
    body: { message: "You don't seem to be logged in, please login to enable stock notifications." },
  })
  expect((await guest('nl').send('POST', path, { sku, email: 'anna@' })).status).toBe(422)
  expect((await guest('nl').send('POST', path, { sku, email: 'anna@example.com' })).status).toBe(201)
  expect(await guest('nl').send('POST', path, { sku, email: 'Anna@example.com' })).toMatchObject({ status: 409, body: { code: 'twice' } })
})

test('what is in stock, or is no part of the product, has no alert', async () => {
  const ask = (asked: string) => guest('nl').send('POST', path, { sku: asked, email: 'bo@example.com' })
  expect(await ask(landmarkSkus.comfortable.sku)).toMatchObject({ status: 409, body: { code: 'in-stock' } })
  expect((await ask('NOTHING')).status).toBe(404)
})

test('when it arrives each gets one mail, also where two look at once, and never a second', async () => {
  const customer = guest('en')
  await customer.send('POST', 'api/customer/login', demoLogin)
  expect((await customer.send('POST', path, { sku })).status).toBe(201)
  const look = () => sendStockAlerts(shop.host.shop)
  expect(await look()).toBe(0)
  await setStock(shop.db, sku, 5)
  const sent = await Promise.all([look(), look()])
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(2)
  await setStock(shop.db, sku, 0)
  await setStock(shop.db, sku, 3)
  expect(await look()).toBe(0)
  const mails = await shop.db.selectFrom('mail').selectAll().where('kind', '=', 'stock-alert').orderBy('recipient').execute()
  expect(mails.map(({ recipient, language }) => [recipient, language])).toEqual([
    ['anna@example.com', 'nl'],
    [demoLogin.email, 'en'],
  ])
  expect(mails[0]?.body).toContain(`/nl/product/${landmarks.configurable.slug}`)
  await setStock(shop.db, sku, 0)
})

test('the page of what is sold out names what one can wait for: the product, but where it comes in variants none yet', async () => {
  const skuOn = async (slug: string) =>
    /<[^>]*data-touchline="stock-alert"[^>]*>/
      .exec((await guest('nl').open(`product/${slug}`)).body)?.[0]
      .match(/data-sku="([^"]*)"/)?.[1] ?? null
  const variants = await shop.db.selectFrom('variant').select('id').where('product_id', '=', landmarks.configurable.id).execute()
  for (const { id } of variants) await setStock(shop.db, id, 0)
  const volleyball = await shop.db.selectFrom('product').select('sku').where('id', '=', landmarks.soldOut.id).executeTakeFirstOrThrow()
  expect(await skuOn(landmarks.soldOut.slug)).toBe(volleyball.sku)
  expect(await skuOn(landmarks.configurable.slug)).toBeNull()
})
