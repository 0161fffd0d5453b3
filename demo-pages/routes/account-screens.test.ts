// A customer's account at the host: only her own orders, one reorder per key, and an address book that always has a default.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { deliver } from '#tests/support/operator.ts'
import type { Piece } from '#tests/support/purchase.ts'
import {
  addresses,
  addToCart,
  chooseShipping,
  decide,
  multiplyPrice,
  placeOrder,
  purchase,
  readStock,
  setStock,
  stockTwo,
} from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { hashPassword } from '../shop/customer.ts'

const password = 'Correct-Horse-9'
let shop: StartedHost
let pieces: [Piece, Piece]
let count = 0
let kim: Shopper

beforeAll(async () => {
  shop = await startHost()
  pieces = await stockTwo(shop.db, 500)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('try_count').execute()
  kim = await customer()
})

async function customer(): Promise<Shopper> {
  const email = `kim-${++count}@example.com`
  const row = { store_id: 3, email, password_hash: await hashPassword(password), firstname: 'Kim', lastname: 'Lee' }
  await shop.db.insertInto('customer').values(row).execute()
  const shopper = new Shopper(shop.url, 'en')
  await shopper.send('POST', 'api/customer/login', { email, password })
  return shopper
}
const order = async (qty = 2): Promise<string> => (await purchase(kim, pieces[0], { qty })).body.order_number
const own = (number: string, what = '') => `api/customer/orders/${number}${what}`
const again = (number: string, body: object, key: string = crypto.randomUUID()) =>
  kim.send('POST', own(number, '/reorder'), body, { 'Idempotency-Key': key })
const cart = async () => (await kim.get('checkout/cart/quote')).body

describe('orders', () => {
  test('are shown to their customer only, in pages, and a guest must log in', async () => {
    const [first, second] = [await order(), await order()]
    const { body } = await kim.get('api/customer/orders')
    expect(body).toMatchObject({ total: 2, page: 1, page_size: 10 })
    expect(body.items.map(({ number }: { number: string }) => number)).toEqual([second, first])
    expect((await kim.get('api/customer/orders?page=99')).body.page).toBe(1)
    const other = await customer()
    expect((await other.get('api/customer/orders')).body.items).toEqual([])
    expect((await other.get(own(first))).status).toBe(404)
    expect((await other.send('POST', own(first, '/cancel'))).status).toBe(404)
    expect((await other.send('POST', own(first, '/reorder'), { is_preview: true })).status).toBe(404)
    const guest = new Shopper(shop.url, 'en')
    for (const path of ['orders', `orders/${first}`, 'returns', 'reviews', 'addresses'])
      expect((await guest.get(`api/customer/${path}`)).body).toMatchObject({ message: 'Please log in to see this.', code: 'login' })
    expect((await guest.get('api/customer/stock-alerts')).body.message).toBe(
      "You don't seem to be logged in, please login to enable stock notifications.",
    )
  })

  test('show their status, and the possible actions with their last day', async () => {
    const number = await order()
    const before = (await kim.get(own(number))).body
    expect(before).toMatchObject({ status: 'pending', status_label: 'Payment expected', can_cancel: true, returns: null, complaint: null })
    expect(before.withdrawal.url).toContain(`/en/withdrawal?order=${number}#order=`)
    await deliver(shop, number)
    const after = (await kim.get(own(number))).body
    expect(after).toMatchObject({ status: 'delivered', parcels: [{ items: [{ qty: 2 }] }] })
    expect(after.returns.until).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('show what was sent back of them, and of no other order', async () => {
    const [number, another] = [await order(), await order()]
    await deliver(shop, number)
    const {
      items: [item],
      email,
    } = (await kim.get(own(number))).body
    const items = [{ item_id: item.item_id, quantity: 1, reason_code: 'other' }]
    expect((await kim.send('POST', 'returns/post/order', { email, order_number: number, items })).status).toBe(200)
    const { return_cases: cases } = (await kim.get(own(number))).body
    expect(cases).toMatchObject([{ kind: 'return', status: 'registered', order_number: number, items: [{ qty: 1 }] }])
    expect(cases).toEqual((await kim.get('api/customer/returns')).body.items)
    expect((await kim.get(own(another))).body.return_cases).toEqual([])
  })

  test.each([
    ['account/returns/R-1001/label', 'account/returns'],
    ['account/orders/100000077/invoice', 'account/orders/100000077'],
    ['account/settings/data', 'account/settings'],
  ])('have files that redirect to the login once it has ended: %s', async (file, page) => {
    const { status, headers } = await new Shopper(shop.url, 'en').open(file)
    expect([status, headers.get('Location')]).toEqual([303, `/en/account/login?back=${encodeURIComponent(`/en/${page}`)}`])
  })

  test('can be cancelled while nothing is paid, once, and their pieces return to the stock', async () => {
    const { body } = await purchase(kim, pieces[0], { qty: 2, method: 'banktransfer' })
    const left = await readStock(shop.db, pieces[0].sku)
    expect((await kim.get(own(body.order_number))).body.can_cancel).toBe(true)
    const answers = await Promise.all([1, 2].map(() => kim.send('POST', own(body.order_number, '/cancel'))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body).toMatchObject({ status: 'canceled', can_cancel: false })
    expect(await readStock(shop.db, pieces[0].sku)).toBe(left + 2)
    const sent = await order()
    await deliver(shop, sent)
    expect((await kim.send('POST', own(sent, '/cancel'))).body).toMatchObject({ code: 'late' })
  })
})

describe('an order that the provider is deciding about', () => {
  test('can be neither cancelled nor sent', async () => {
    const { body } = await purchase(kim, pieces[0], { method: 'creditcard' })
    await decide(kim, body.redirect_url, 'pending')
    expect((await kim.get(own(body.order_number))).body).toMatchObject({ status: 'pending', can_cancel: false })
    expect(await kim.send('POST', own(body.order_number, '/cancel'))).toMatchObject({ status: 409, body: { code: 'late' } })
    await expect(deliver(shop, body.order_number)).rejects.toThrow('422')
  })
})

describe('a reorder', () => {
  test('is in the cart once, however often its key is sent', async () => {
    const number = await order()
    const answers = await Promise.all([1, 2, 3].map(() => again(number, {}, 'one-intent')))
    expect(answers.map(({ body }) => body.added.length)).toEqual([1, 1, 1])
    expect(await cart()).toMatchObject({ items_qty: 2 })
  })

  test('reports changed prices, and adds nothing at a price that was not shown', async () => {
    const number = await order(1)
    const preview = await again(number, { is_preview: true })
    const [line] = preview.body.added
    expect(line.price).toBe(line.price_before)
    await multiplyPrice(shop.db, pieces[0].productId, 2)
    expect((await again(number, { items: [{ item_id: line.item_id, price: line.price }] })).body).toMatchObject({ code: 'changed' })
    expect((await cart()).items_qty).toBe(0)
    const [dearer] = (await again(number, { is_preview: true })).body.added
    expect(dearer.price).toBe(line.price * 2)
    expect((await again(number, { items: [{ item_id: line.item_id, price: dearer.price }] })).status).toBe(200)
    expect((await cart()).items_qty).toBe(1)
  })

  test('lists unavailable products with a reason and a link to similar ones, and adds the rest', async () => {
    const number = await order(3)
    await setStock(shop.db, pieces[0].sku, 1)
    const { body } = await again(number, {})
    expect(body).toMatchObject({ added: [{ qty: 1 }], unavailable: [{ qty: 2, reason: 'Only 1 in stock.' }] })
    expect(body.unavailable[0].alternative_url).toContain('/en/search?query=')
    await setStock(shop.db, pieces[0].sku, 0)
    const gone = await again(number, {})
    expect(gone.body.added).toEqual([])
    await setStock(shop.db, pieces[0].sku, 500)
    expect((await again(number, { items: [] })).status).toBe(422)
    expect((await again(number, { items: [{ item_id: 'x' }] })).status).toBe(400)
  })
})

describe('addresses', () => {
  const path = 'api/customer/addresses'
  const home = addresses.en
  const add = async (part: object = {}) => (await kim.send('POST', path, { ...home, ...part })).body

  test('the first is the default for both, a repeated one is not stored again, and the session contains them', async () => {
    const one = await add()
    expect(one).toMatchObject({ default_billing: one.addresses[0].id, default_shipping: one.addresses[0].id })
    expect((await add()).addresses).toHaveLength(1)
    expect((await kim.get('api/session')).body.customer).toMatchObject({
      addresses: [{ city: 'London' }],
      default_shipping: one.addresses[0].id,
    })
  })

  test('an address is changed only by a client that has seen its latest version', async () => {
    const { id, version } = (await add()).addresses[0]
    const put = (part: object) => kim.send('PUT', `${path}/${id}`, { ...home, ...part })
    const tabs = await Promise.all(['Leeds', 'York'].map((city) => put({ city, version })))
    expect(tabs.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [won, lost] = tabs.toSorted((a, b) => a.status - b.status)
    expect(lost?.body.code).toBe('changed')
    const kept = (await kim.get(path)).body.addresses[0]
    expect(kept).toEqual(won?.body.addresses[0])
    // Choosing a default sends the same address, so its version stays and no other editor gets a conflict.
    expect((await put({ ...kept, default_billing: true })).body.addresses[0].version).toBe(kept.version)
    expect((await put({ city: 'Hull', version: kept.version })).body.addresses[0]).toMatchObject({ city: 'Hull' })
  })

  test('a removed default is replaced by another address', async () => {
    const first = (await add()).addresses[0].id
    const second = (await add({ city: 'Leeds', default_billing: true })).addresses[1].id
    expect((await kim.get(path)).body).toMatchObject({ default_billing: second, default_shipping: first })
    expect((await kim.send('DELETE', `${path}/${second}`)).body).toMatchObject({ default_billing: first, default_shipping: first })
    expect((await kim.send('DELETE', `${path}/${second}`)).status).toBe(404)
    expect((await kim.send('DELETE', `${path}/${first}`)).body).toEqual({ addresses: [], default_billing: null, default_shipping: null })
  })

  test('errors are reported by field, and another customer can change nothing', async () => {
    const bad = await kim.send('POST', path, { ...home, city: '', postcode: 'far too long a postcode' })
    expect(bad.status).toBe(422)
    expect(Object.keys(bad.body.errors)).toEqual(['city', 'postcode'])
    const { id } = (await add()).addresses[0]
    const other = await customer()
    expect((await other.send('PUT', `${path}/${id}`, { ...home, city: 'Mine' })).status).toBe(404)
    expect((await other.send('DELETE', `${path}/${id}`)).status).toBe(404)
    expect((await kim.get(path)).body.addresses[0].city).toBe('London')
  })

  test('an order stores its address if the shopper wants it', async () => {
    await addToCart(kim, { sku: pieces[1].sku, qty: 1 })
    const shippingAddress = { ...home, save_in_address_book: 1 }
    await chooseShipping(kim, { shippingAddress })
    await placeOrder(kim, 'banktransfer', null)
    expect((await kim.get(path)).body.addresses).toMatchObject([{ city: 'London', save_in_address_book: null }])
  })
})
