// Tests that pages of a development server on another port sell by the mock host: calls, files, the way to pay, and the way back.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openShop } from '../kit/shop.ts'
import { useMockShop } from './use-mock-shop.ts'

const open = useMockShop()

const mounts: readonly (readonly [path: RegExp, html: string])[] = [
  [/success$/, '<div data-touchline="order-confirmation"></div>'],
  [/checkout$/, '<div data-touchline="checkout"></div>'],
  [
    /^\/$/,
    '<div data-touchline="product-options" data-product-id="15"></div><div data-touchline="add-to-cart" data-product-id="15"></div>',
  ],
]

test('a guest buys on pages of another port', async () => {
  let head = ''
  const server = createServer(({ url = '/' }, response) => {
    const [, main = '<p>Nothing here.</p>'] = mounts.find(([path]) => path.test(url)) ?? []
    const body = `<div data-touchline="minicart"><a href="/en/checkout/cart">Cart</a></div><main>${main}</main>`
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><head><title>Mine</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
      )
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const { shop: first, host } = await open({ cors: `http://localhost:${port}` })
  const script = new URL('/touchline/1/touchline.js', host.url)
  head = `<script type="module" src="${script.href}"></script><script type="application/json" id="touchline-page">${JSON.stringify(host.settings)}</script>`
  const shop = await openShop(await first.page.context().newPage(), { url: `http://localhost:${port}/` })
  await shop.open()
  await shop.product.add()
  expect(await shop.cart.total()).toBe(29.9)
  await shop.cart.checkOut()
  await shop.checkout.fill()
  const number = await shop.checkout.pay('card')
  expect(host.orders).toMatchObject([{ number, status: 'paid', lines: [{ sku: 'BALL-5', quantity: 1 }] }])
  expect(new URL(shop.page.url()).port).toBe(String(port))
})
