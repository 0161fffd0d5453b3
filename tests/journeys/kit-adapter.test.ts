// Tests the kit on a platform behind an adapter: its calls have other paths and methods, and faults and data are named as the contract names them.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { passOn } from '#scripts/mock-host/pass-on.ts'
import { openShop } from '../kit/shop.ts'
import { useMockShop } from './use-mock-shop.ts'

const open = useMockShop()
const failed = /Failed to load resource|net::ERR_/

/** Each call of this platform, and what the mock host behind it calls the same. */
const renamed: readonly (readonly [own: RegExp, method: string, theirs: string])[] = [
  [/^basket\/put$/, 'POST', 'checkout/cart/items'],
  [/^basket\/lines\/(\d+)\/remove$/, 'DELETE', 'checkout/cart/items/$1'],
  [/^basket\/order$/, 'POST', 'checkout/cart/payment-information'],
]

const adapter = `export default {
  calls: {
    'POST checkout/cart/items': { request: (request) => ({ ...request, path: 'basket/put' }) },
    'DELETE checkout/cart/items/{id}': { call: async ({ at }, send) => {
      await send({ path: 'basket/count' }).catch(() => null)
      return send({ method: 'POST', path: 'basket/lines/' + at.id + '/remove', body: {} })
    } },
    'POST checkout/cart/payment-information': { request: (request) => ({ ...request, path: 'basket/order' }) },
  },
}`

/** Starts the platform in front of a mock host; the contract's own paths of the renamed calls are not there. */
async function startPlatform(mock: string): Promise<string> {
  const server = createServer((question, answer) => {
    const { pathname } = new URL(question.url ?? '/', 'http://shop.invalid')
    const path = pathname.replace(/^\/en\//, '')
    if (pathname === '/theme/adapter.js') return void answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(adapter)
    const found = renamed.find(([own]) => own.test(path))
    if (found) {
      const [own, method, theirs] = found
      question.method = method
      return passOn(question, answer, mock, { address: `/en/${path.replace(own, theirs)}` })
    }
    const isRenamed = renamed.some(([, method, theirs]) => question.method === method && path === theirs)
    if (isRenamed || path === 'basket/count') return void answer.writeHead(404, { 'Content-Type': 'application/json' }).end('{}')
    passOn(question, answer, mock)
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return `http://localhost:${port}/en/`
}

test('faults are of the call, whatever its rule asks, and data is made by the rules', async () => {
  const { shop: first, host } = await open({ settings: { adapter: '/theme/adapter.js' }, extensions: [], provoked: [failed] })
  const shop = await openShop(await first.page.context().newPage(), { url: await startPlatform(new URL(host.url).origin) })
  await shop.make.cart({ sku: 'BOTTLE-1', quantity: 2 })
  await shop.open('product/match-ball')
  expect(await shop.cart.count()).toBe(2)

  // On a page that has loaded its adapter.
  await shop.faults.fail('cart.add', 400, { message: 'Only 2 left.', times: 1 })
  await expect(shop.product.add()).rejects.toThrow('Only 2 left.')
  await shop.product.add()
  expect(await shop.cart.count()).toBe(3)

  // On one that loads it later.
  await shop.faults.fail('cart.removeLine', 500)
  await shop.cart.visit()
  await expect(shop.cart.line('Match ball').remove()).rejects.toThrow(/.+/)
  await shop.faults.clear()
  await shop.cart.line('Match ball').remove()
  expect(await shop.cart.lines()).toEqual(['Steel water bottle'])

  const order = await shop.make.order({ pieces: [{ sku: 'BALL-4' }] })
  expect(host.orders).toMatchObject([{ number: order.number, lines: [{ sku: 'BOTTLE-1' }, { sku: 'BALL-4' }] }])
})
