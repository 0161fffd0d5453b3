// Tests the comparison's calls: its owner, its limit and its content.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Comparison } from '#shared/saved/wire/compare.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { readWhole } from '#tests/support/read-whole.ts'
import { Shopper } from '#tests/support/shopper.ts'
import type { StoreCode } from '../host/store-view.ts'
import { storeByCode } from '../host/store-view.ts'
import { demoLogin } from '../shop/demo-customers.ts'

let shop: StartedHost
let skus: string[]
beforeAll(async () => {
  shop = await startHost()
  skus = (await shop.db.selectFrom('product').select('sku').orderBy('id').limit(9).execute()).map(({ sku }) => sku)
})
afterAll(() => shop.close())

const toggle = (shopper: Shopper, at: number) => shopper.send('POST', 'api/catalog/compare/toggle-sku', { sku: skus[at] })
const listed = async (shopper: Shopper): Promise<string[]> => (await shopper.get('api/session')).body.compare
const fill = async (shopper: Shopper, ...places: number[]) => {
  for (const at of places) await toggle(shopper, at)
}
const named = (...places: number[]) => places.map((at) => skus[at])

describe('a toggle', () => {
  test('adds and removes by sku, and returns the whole list, newest first', async () => {
    const shopper = new Shopper(shop.url, 'nl')
    await toggle(shopper, 0)
    expect((await toggle(shopper, 1)).body).toEqual({ compare: named(1, 0) })
    expect((await toggle(shopper, 0)).body).toEqual({ compare: named(1) })
    expect(await listed(shopper)).toEqual(named(1))
  })

  test.each<[StoreCode, number]>([
    ['en', 4],
    ['de', 5],
    ['se', 3],
  ])('in %s is refused beyond %i products, with the number in the message', async (code, limit) => {
    const shopper = new Shopper(shop.url, code)
    expect(storeByCode(code).compareLimit).toBe(limit)
    await fill(shopper, ...skus.slice(0, limit).keys())
    const { status, body } = await toggle(shopper, limit)
    expect([status, body.code, body.parameters]).toEqual([409, 'limit', [limit]])
    expect(await listed(shopper)).toHaveLength(limit)
    expect((await toggle(shopper, 0)).status).toBe(200)
    expect((await toggle(shopper, limit)).status).toBe(200)
  })

  test('many at once never exceed the limit', async () => {
    const shopper = new Shopper(shop.url, 'en')
    await shopper.get('api/session')
    const answers = await Promise.all([...skus.keys()].map((at) => toggle(shopper, at)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(await listed(shopper)).toHaveLength(4)
  })

  test.each([
    ['an unknown product', { sku: 'NO-SUCH' }, 404],
    ['no sku', {}, 400],
    ['a sku that is no text', { sku: { $ne: 1 } }, 400],
  ])('of %s is refused', async (_, body, status) => {
    const answer = await new Shopper(shop.url).send('POST', 'api/catalog/compare/toggle-sku', body)
    expect(answer.status).toBe(status)
  })

  test('without a token, or from elsewhere, changes nothing', async () => {
    const shopper = new Shopper(shop.url)
    await shopper.get('api/session')
    const send = (headers: Record<string, string>) => shopper.send('POST', 'api/catalog/compare/toggle-sku', { sku: skus[0] }, headers)
    expect(await send({ 'X-XSRF-TOKEN': '' })).toMatchObject({ status: 403, body: { code: 'token' } })
    expect((await send({ Origin: 'https://evil.example' })).status).toBe(403)
    expect(await listed(shopper)).toEqual([])
  })
})

describe('the owner', () => {
  test('a shopper never sees another’s comparison, nor that of another store', async () => {
    const [one, other, abroad] = [new Shopper(shop.url), new Shopper(shop.url), new Shopper(shop.url, 'nl')]
    await fill(one, 0)
    await fill(other, 1)
    for (const [name, value] of one.cookies) abroad.cookies.set(name, value)
    expect([await listed(one), await listed(other), await listed(abroad)]).toEqual([named(0), named(1), []])
    const { body, headers } = await other.get('api/catalog/compare')
    expect(body.products.map(({ sku }: { sku: string }) => sku)).toEqual(named(1))
    expect(headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('a guest’s comparison is merged into the customer’s at login, up to the limit', async () => {
    const known = new Shopper(shop.url, 'en')
    await known.send('POST', 'api/customer/login', demoLogin)
    await fill(known, 0, 1, 2)
    const guest = new Shopper(shop.url, 'en')
    await fill(guest, 2, 3, 4)
    await guest.send('POST', 'api/customer/login', demoLogin)
    expect(await listed(guest)).toEqual(named(4, 3, 2, 1))
  })
})

describe('the table', () => {
  test('is empty for a visitor who compares nothing', async () => {
    expect((await new Shopper(shop.url).get('api/catalog/compare')).body).toEqual({ attributes: [], products: [] })
  })

  test.each<StoreCode>(['nl', 'be', 'en', 'de', 'se'])('in %s is accepted completely by the widgets’ schema', async (code) => {
    const shopper = new Shopper(shop.url, code)
    await fill(shopper, 0, 1, 2)
    const { body } = await shopper.get('api/catalog/compare')
    const table = readWhole(Comparison, body)
    expect(table.products.map(({ sku }) => sku)).toEqual(named(2, 1, 0))
    expect(table.attributes.length).toBeGreaterThan(3)
    expect(new Set(table.attributes.map(({ code: own }) => own)).size).toBe(table.attributes.length)
    for (const { values } of table.products) expect(Object.keys(values)).toHaveLength(table.attributes.length)
    for (const { code: own } of table.attributes) expect(table.products.some(({ values }) => values[own])).toBe(true)
  })
})

describe('without JavaScript', () => {
  test('a form toggles, with a message on the next page', async () => {
    const shopper = new Shopper(shop.url, 'en')
    const { status, headers } = await shopper.submit('compare/toggle', { sku: skus[0] ?? '' })
    expect([status, headers.get('Location')]).toEqual([303, '/en/compare'])
    expect(await listed(shopper)).toEqual(named(0))
  })

  test('a full comparison is a message on the next page', async () => {
    const shopper = new Shopper(shop.url, 'se')
    await fill(shopper, 0, 1, 2)
    const { status } = await shopper.submit('compare/toggle', { sku: skus[3] ?? '', back: '/se/' })
    expect(status).toBe(303)
    expect((await shopper.open('compare')).body).toContain('Du kan jämföra högst 3 produkter')
  })

  test('a form from another site is refused', async () => {
    const { status } = await new Shopper(shop.url).submit(
      'compare/toggle',
      { sku: skus[0] ?? '' },
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    )
    expect(status).toBe(403)
  })
})
