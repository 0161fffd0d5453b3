// Tests stock alerts: who may set one, only once each, and one mail when the product arrives.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { landmarks, landmarkSkus } from '#demo-pages/database/landmarks.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { logInOperator } from '#tests/support/operator.ts'
import { readStock, setStock, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { storeByCode } from '../host/store-view.ts'
import { demoLogin } from '../shop/demo-customers.ts'
import { writeMoney } from '../shop/money.ts'
import { loadSellables } from '../shop/sellables.ts'
import { sendStockAlerts } from '../shop/stock-alerts.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())

const path = `api/catalog/product/${landmarks.configurable.id}/stock-alert`
const { sku } = landmarkSkus.soldOut
const guest = (store: 'nl' | 'en') => new Shopper(shop.url, store)

test('guests need a login or an address, depending on the store', async () => {
  const refused = await guest('en').send('POST', path, { sku, email: 'anna@example.com' })
  expect(refused).toMatchObject({
    status: 401,
    body: { message: "You don't seem to be logged in, please login to enable stock notifications." },
  })
  expect((await guest('nl').send('POST', path, { sku, email: 'anna@' })).status).toBe(422)
  expect((await guest('nl').send('POST', path, { sku, email: 'anna@example.com' })).status).toBe(201)
  expect(await guest('nl').send('POST', path, { sku, email: 'Anna@example.com' })).toMatchObject({ status: 409, body: { code: 'twice' } })
})

test('a variant that is in stock or not of the product gets no alert', async () => {
  const ask = (variant: string) => guest('nl').send('POST', path, { sku: variant, email: 'bo@example.com' })
  expect(await ask(landmarkSkus.comfortable.sku)).toMatchObject({ status: 409, body: { code: 'in-stock' } })
  expect((await ask('NOTHING')).status).toBe(404)
})

test('each customer gets one mail when the stock arrives, even if two processes check at once', async () => {
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
  // In the size and colour that she waits for, with its price and picture.
  for (const [at, code] of (['nl', 'en'] as const).entries()) {
    const store = storeByCode(code)
    const piece = (await loadSellables(shop.db, store, [sku])).get(sku)
    const chosen = piece?.options.map(({ label, value }) => `${label}: ${value}`).join(', ')
    expect(chosen).toMatch(/: .+, .+: /)
    expect(mails[at]?.body).toContain(`${piece?.name} (${chosen}): ${writeMoney(piece?.priceCents ?? 0, store)}`)
    expect(mails[at]?.pictures).toHaveLength(1)
  }
  expect(mails[0]?.body).toContain(`/nl/product/${landmarks.configurable.slug}`)
  await setStock(shop.db, sku, 0)
})

test('a form that is sent twice books an arrival once, and the next form books again', async () => {
  const piece = await stockUp(shop.db, 10)
  const operator = await logInOperator(shop.url)
  const keyOnPage = async () => /name="key" value="([\w-]+)"/.exec((await operator.open('/operator/goods')).body)?.[1] ?? ''
  const key = await keyOnPage()
  const book = (word: string) => operator.submit('/operator/goods', { sku: piece.sku, pieces: '5', key: word })
  const pressed = await Promise.all([book(key), book(key)])
  expect(pressed.map(({ status }) => status)).toEqual([303, 303])
  expect(await readStock(shop.db, piece.sku)).toBe(15)
  await book(await keyOnPage())
  expect(await readStock(shop.db, piece.sku)).toBe(20)
  expect((await operator.submit('/operator/goods', { sku: 'NOTHING', pieces: '5', key })).status).toBe(404)
})

test('the expected day is shown while a product is out of stock, and no longer after it has arrived', async () => {
  const { id, slug } = landmarks.soldOut
  const productOf = async (productId: number) => (await guest('nl').get(`catalog/product/${productId}`)).body
  const shirt = await productOf(landmarks.configurable.id)
  expect(shirt.expected_on).toBeNull()
  const days = shirt.virtual_products.flatMap((variant: { sku: string; expected_on?: string }) =>
    variant.expected_on ? [[variant.sku, variant.expected_on]] : [],
  )
  expect(days).toEqual([[sku, '2027-01-29']])
  const operator = await logInOperator(shop.url)
  const own: string = landmarks.soldOut.sku
  const say = (day: string, of = own) => operator.submit('/operator/goods/expected', { sku: of, day })
  expect([(await say('tomorrow')).status, (await say('2027-03-04', 'NOTHING')).status]).toEqual([422, 404])
  await say('2027-02-11')
  await say('2027-03-04')
  expect((await productOf(id)).expected_on).toBe('2027-03-04')
  expect((await guest('nl').open(`product/${slug}`)).body).toContain('data-expected-on="2027-03-04"')
  await operator.submit('/operator/goods', { sku: own, pieces: '5', key: crypto.randomUUID() })
  await setStock(shop.db, own, 0)
  expect((await productOf(id)).expected_on).toBeNull()
})

test('the page of a sold-out product presets the alert’s sku, unless it has variants to choose first', async () => {
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
