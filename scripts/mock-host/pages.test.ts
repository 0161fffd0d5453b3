// Tests the pages of the mock host: its plain ones, a theme's in HTML and Liquid, and those of another server.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openMockHost } from './open-mock-host.ts'

let theme = ''
beforeAll(async () => {
  theme = await mkdtemp(join(tmpdir(), 'touchline-theme-'))
  await writeFile(join(theme, 'cart.html'), '<html><head><title>Mine</title></head><body><div data-touchline="cart"></div></body></html>')
  await writeFile(join(theme, 'contact.html'), '<script type="application/json" id="touchline-page">{}</script><p>My own settings')
  await writeFile(join(theme, 'layout.liquid'), '<head>{{ head }}</head><h1>{{ title }}</h1>{{ content_for_layout }}')
  await writeFile(
    join(theme, 'list.liquid'),
    '{% for item in items %}<a href="{{ routes.product | replace: "{id}", item.product_id }}">{{ item.name }}</a>{% endfor %}',
  )
})
afterAll(() => rm(theme, { recursive: true }))

const page = async (url: string) => {
  const response = await fetch(url, { headers: { Accept: 'text/html,*/*' }, redirect: 'manual' })
  return { status: response.status, html: await response.text() }
}

test('without a theme each kind of page has its mounts, and the tags and settings for them', async () => {
  const { host } = await openMockHost({ settings: { analytics: { targets: ['dataLayer'] }, routes: { terms: '/terms' } } })
  const product = await page(`${host.url}product/home-shirt`)
  expect(product.html).toMatch(/data-touchline="product-options">.*"product_id":12/)
  const { html } = await page(`${host.url}checkout/cart`)
  expect(html).toContain('<link rel="stylesheet" href="/touchline/1.0.0-TEST/cart.css">')
  const [, settings = '{}'] = /id="touchline-page">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(settings)).toMatchObject({
    ...{ locale: 'en_GB', apiUrl: '/en/', analytics: { targets: ['dataLayer'] } },
    routes: { cart: '/en/checkout/cart', terms: '/terms' },
  })
  expect((await page(`${host.url}nowhere`)).status).toBe(404)
  expect((await page(new URL('/', host.url).href)).status).toBe(303)
})

test('a theme’s own pages are printed by their engine, and the others plainly', async () => {
  const { host } = await openMockHost({ pages: theme })
  expect((await page(`${host.url}balls`)).html).toMatch(
    /<script.*touchline.js.*<h1>Balls<\/h1><a href="\/en\/product\/15">Match ball<\/a>/s,
  )
  expect((await page(`${host.url}search?query=shirt`)).html).toMatch(/Home shirt.*Training shirt/)
  expect((await page(`${host.url}checkout/cart`)).html).toMatch(/<title>Mine<\/title>.*cart\.css.*id="touchline-page".*<\/head>/s)
  // A page that prints its own settings stays as it is.
  expect((await page(`${host.url}contact`)).html).toBe('<script type="application/json" id="touchline-page">{}</script><p>My own settings')
  expect((await page(`${host.url}checkout`)).html).toContain('data-touchline="checkout"')
})

test('another server may print all pages, with the cookies of the host; calls and files stay here', async () => {
  const server = createServer((request, response) => void response.setHeader('Set-Cookie', 'own=1').end(`mine: ${request.url}`))
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const { host } = await openMockHost({ pages: `http://localhost:${port}` })
  const response = await fetch(`${host.url}any/page?x=1`, { headers: { Accept: 'text/html,*/*' } })
  expect(await response.text()).toBe('mine: /en/any/page?x=1')
  expect(response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
    'mock-sid',
    'XSRF-TOKEN',
    'touchline-wishlist',
    'own',
  ])
  expect((await fetch(`${host.url}checkout/cart/quote`)).headers.get('Content-Type')).toBe('application/json')
})

test('it asks the server of the pages and no other, whatever the address says', async () => {
  const asked: string[] = []
  const servers = ['mine', 'other'].map((name) =>
    createServer((_, response) => {
      asked.push(name)
      response.end()
    }),
  )
  for (const server of servers) await new Promise<void>((done) => server.listen(0, 'localhost', done))
  onTestFinished(() => servers.forEach((server) => server.close()))
  const [mine = 0, other = 0] = servers.map((server) => (server.address() as AddressInfo).port)
  const { host } = await openMockHost({ pages: `http://localhost:${mine}` })
  for (const path of [`//localhost:${other}/secret`, `http://localhost:${other}/secret`]) {
    const { hostname, port } = new URL(host.url)
    await new Promise<void>((done) =>
      get({ hostname, port, path, headers: { Accept: 'text/html,*/*' } }, (response) => response.resume().on('end', done)),
    )
  }
  expect(asked).toEqual(['mine', 'mine'])
})

test('the theme’s own requests go to its server, and those of calls that are not offered do not', async () => {
  const server = createServer((request, response) => void response.end(`mine: ${request.method} ${request.url}`))
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const { host } = await openMockHost({ pages: `http://localhost:${port}`, extensions: [] })
  const ask = async (path: string, method = 'GET') => {
    const response = await fetch(new URL(path, host.url), { method, headers: { 'X-Requested-With': 'XMLHttpRequest' } })
    return [response.status, await response.text()]
  }
  expect(await ask('stores/near')).toEqual([200, 'mine: GET /en/stores/near'])
  expect(await ask('/theme/api/chat', 'POST')).toEqual([200, 'mine: POST /theme/api/chat'])
  expect(await ask('api/session')).toEqual([404, '{"message":"The route api/session could not be found."}'])
})

test('goods and options with names in any script have pages and numbers of their own', async () => {
  const product = { brand: 'Nordkap', category: 1, price: 5, stock: 3 }
  const goods = {
    categories: [{ id: 1, name: 'Всё', path: 'всё' }],
    products: [
      { ...product, id: 1, sku: 'A', name: 'Мяч', options: { Размер: ['Большой', 'Малый', 'XL', 'XL+'] } },
      { ...product, id: 2, sku: 'B', name: 'サッカー' },
      { ...product, id: 3, sku: 'C', name: 'Fußball für Kinder' },
      { ...product, id: 4, sku: 'D', name: 'Fußball für Kinder' },
      { ...product, id: 5, sku: 'E', name: '★' },
    ],
  }
  const { host, shopper } = await openMockHost({ goods })
  const list: { catalog: { items: { name: string; url: string; product_id: number }[] } } = (
    await shopper.get('catalog/category/1/product/list')
  ).body
  const found = await Promise.all(list.catalog.items.map(async ({ url }) => (await page(new URL(url, host.url).href)).html))
  expect(found.map((html) => /"product_id":(\d+)/.exec(html)?.[1])).toEqual(['1', '2', '3', '4', '5'])
  expect(new URL(list.catalog.items[2]?.url ?? '', host.url).pathname).toBe(`/en/product/${encodeURIComponent('fußball-fur-kinder')}`)
  const { virtual_products: variants } = (await shopper.get('catalog/product/1')).body
  expect(variants.map(({ sku }: { sku: string }) => sku)).toEqual(['A-БОЛЬШОЙ', 'A-МАЛЫЙ', 'A-XL', 'A-XL-2'])
})
