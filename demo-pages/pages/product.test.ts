// A product page of every kind: a plain form if it can be ordered, else a way to ask.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { faultsOf, scriptsOf, tagsOf } from './markup-check.ts'

let shop: StartedHost
let kinds: Map<string, string>
beforeAll(async () => {
  shop = await startHost()
  const { body } = await new Shopper(shop.url, 'en').open('pages/kinds')
  kinds = new Map(
    Array.from(body.matchAll(/data-kind="([a-z-]+)"[\s\S]*?href="([^"]+)"/g), ([, kind = '', href = '']) => [kind, href] as const),
  )
})
afterAll(() => shop.close())

const open = async (kind: string) => (await new Shopper(shop.url, 'en').open(kinds.get(kind) ?? 'nothing')).body
const fields = (body: string) =>
  tagsOf(body).flatMap(({ name, attributes }) => (['input', 'select'].includes(name) ? [attributes.get('name') ?? ''] : []))

test('there is one product of every kind', () => {
  expect([...kinds.keys()]).toEqual([
    'simple',
    'configurable',
    'bundle',
    'grouped',
    'team-wear',
    'personalised',
    'strung-racket',
    'tier-priced',
    'out-of-stock',
    'low-stock',
  ])
})

test('what decides comes first: name, stars, price and choices, the size help below the sizes, then the button and all that explains', async () => {
  const body = await open('configurable')
  const parts = [
    '<h1>',
    'class="buy-rating"',
    'id="product-options-',
    'id="size-chart-',
    'id="add-to-cart-',
    'class="buy-text"',
    'id="reviews"',
  ]
  const places = parts.map((part) => body.indexOf(part))
  expect(places.filter((place) => place < 0)).toEqual([])
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  // How reviews are checked is said where they are, and where "My reviews" leads is a form.
  expect(body.indexOf('Only customers who have bought this product can review it.')).toBeGreaterThan(body.indexOf('id="reviews"'))
  expect(body.indexOf('id="review-form"')).toBeGreaterThan(body.indexOf('id="reviews"'))
})

describe.each(['simple', 'configurable', 'tier-priced', 'low-stock'])('a product that is %s', (kind) => {
  test('can be ordered by a plain form', async () => {
    const body = await open(kind)
    expect(faultsOf(body)).toEqual([])
    const action = tagsOf(body).find(({ name, attributes }) => name === 'form' && attributes.get('action')?.endsWith('checkout/cart/add'))
    expect(action?.attributes.get('method')).toBe('post')
    expect(fields(body)).toEqual(expect.arrayContaining(['product_id', 'qty']))
  })
})

test('a configurable product goes into the cart with the options that its form offers', async () => {
  const body = await open('configurable')
  const shopper = new Shopper(shop.url, 'en')
  const productId = /name="product_id" value="(\d+)"/.exec(body)?.[1] ?? ''
  const [printed] = scriptsOf(body, 'data-touchline-options')
    .map((json) => JSON.parse(json))
    .filter((options) => options.product)
  const variant = printed.product.virtual_products.find(
    (candidate: { status: number; stock: number }) => candidate.status === 1 && candidate.stock > 0,
  )
  const options = Object.fromEntries(
    printed.product.configurable_data.attributes.map(({ code }: { code: string }) => [
      `option[${code}]`,
      String(variant[`${code}_option_id`]),
    ]),
  )
  // The names are the form's own, drawn by the server or as the fallback.
  expect(fields(body)).toEqual(expect.arrayContaining(Object.keys(options)))
  const { status, headers } = await shopper.submit('checkout/cart/add', { product_id: productId, qty: '1', ...options })
  expect([status, headers.get('Location')]).toEqual([303, '/en/checkout/cart'])
  expect((await shopper.get('checkout/cart/quote')).body.items[0].sku).toBe(variant.sku)
})

describe.each(['bundle', 'grouped', 'team-wear', 'personalised', 'strung-racket'])('a product of the kind %s', (kind) => {
  test('can be chosen and put into the cart with one form', async () => {
    const body = await open(kind)
    expect(faultsOf(body)).toEqual([])
    expect(body.match(/action="\/en\/checkout\/cart\/add"/g)).toHaveLength(1)
    // By the host or, if the suite is built, by its widget.
    expect(body).toMatch(/class="(price-now|touchline-price)[^"]*"[^>]*>(<[^>]+>)*£/)
  })
})

test('asking names the product in the mail', async () => {
  const href = /href="(\/en\/contact\?product=\d+)"/.exec(await open('out-of-stock'))?.[1] ?? ''
  const { body } = await new Shopper(shop.url, 'en').open(href)
  const mail =
    tagsOf(body)
      .find(({ attributes }) => attributes.get('href')?.startsWith('mailto:'))
      ?.attributes.get('href') ?? ''
  expect(decodeURIComponent(mail)).toMatch(/subject=.+ \([A-Z0-9-]+\)$/)
})

test('a sold-out product says so and leads to asking', async () => {
  const body = await open('out-of-stock')
  expect(body).toContain('Sold out')
  expect(body).toMatch(/\/en\/contact\?product=\d+/)
  expect(scriptsOf(body, 'ld+json').join()).toContain('https://schema.org/OutOfStock')
})

test('a bundle says what is in it, and a tier-priced product what more of it costs', async () => {
  expect(await open('bundle')).toMatch(/<h3 id="contents">[\s\S]*class="parts"/)
  expect(await open('tier-priced')).toMatch(/<h3 id="tiers">[\s\S]*<th scope="row">From \d+<\/th>\s*<td translate="no">£/)
})

test('structured data says the price that the page shows', async () => {
  const body = await open('simple')
  const data = scriptsOf(body, 'ld+json')
    .map((json) => JSON.parse(json))
    .find((block) => block['@type'] === 'Product')
  expect(data.offers).toMatchObject({ priceCurrency: 'GBP', availability: 'https://schema.org/InStock' })
  expect(body).toContain(`£${data.offers.price}`)
})

test('a price is struck through only against the lowest of thirty days', async () => {
  const { body } = await new Shopper(shop.url, 'en').open('search?page_size=96')
  const rows = await shop.db.selectFrom('product_price').selectAll().where('store_id', '=', 3).execute()
  const cards = Array.from(body.matchAll(/<article\s[^>]*class="touchline-card[\s"][\s\S]*?<\/article>/g), ([text]) => text)
  expect(cards.length).toBeGreaterThan(50)
  for (const text of cards) {
    const id = Number(/data-touchline-product="(\d+)"/.exec(text)?.[1])
    const price = rows.find(({ product_id }) => product_id === id)
    const isCut = price?.lowest_30d_cents !== null && price !== undefined && price.lowest_30d_cents > price.final_cents
    expect([id, text.includes('<s ')]).toEqual([id, isCut])
  }
})

test('a product that does not exist is a miss, however odd its name', async () => {
  for (const slug of ['nope', '..%2f..%2fetc', "x'--", 'ü']) {
    expect((await new Shopper(shop.url, 'en').open(`product/${slug}`)).status).toBe(404)
  }
})

test('structured data of a configurable product is a group, whose variants say colour, size, price, delivery and return', async () => {
  const body = await open('configurable')
  const blocks = scriptsOf(body, 'ld+json').map((json) => JSON.parse(json))
  const group = blocks.find((block) => block['@type'] === 'ProductGroup')
  expect(group.variesBy).toEqual(['https://schema.org/color', 'https://schema.org/size'])
  const [first, second] = group.hasVariant
  expect(first).toMatchObject({ color: expect.any(String), size: expect.any(String), sku: expect.stringContaining(group.productGroupID) })
  expect(first.offers.shippingDetails[0]).toMatchObject({
    '@type': 'OfferShippingDetails',
    shippingRate: { value: Number(first.offers.price) >= 50 ? '0.00' : '4.50', currency: 'GBP' },
    shippingDestination: [{ addressCountry: 'GB' }],
  })
  expect(first.offers.shippingDetails[1].shippingRate.value).toBe('9.00')
  expect(first.offers.hasMerchantReturnPolicy).toMatchObject({ '@type': 'MerchantReturnPolicy', merchantReturnDays: 14 })
  expect(second.offers.hasMerchantReturnPolicy).toEqual({ '@id': first.offers.hasMerchantReturnPolicy['@id'] })
  expect((await new Shopper(shop.url, 'en').open(new URL(first.offers.url).href)).status).toBe(200)
})

test('a product made to order says to search engines that it cannot come back', async () => {
  const data = scriptsOf(await open('team-wear'), 'ld+json')
    .map((json) => JSON.parse(json))
    .find((block) => block['@type'] === 'Product')
  expect(data.offers.hasMerchantReturnPolicy).toMatchObject({ returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' })
})

test.each([
  ['simple', 'days'],
  ['personalised', 'days unless made'],
  ['strung-racket', 'days unless made'],
  ['team-wear', 'never'],
])('the page of a product that is %s promises fourteen days only where it can come back: %s', async (kind, promise) => {
  const body = await open(kind)
  // What a widget may say later stands in its options.
  const page = body.slice(body.indexOf('<main'), body.indexOf('</main>')).replaceAll(/<script[^]*?<\/script>/g, '')
  const said = [
    'Made to your order: no right of withdrawal',
    '14 days to change your mind, unless we print or string it',
    '14 days to change your mind',
  ]
  expect(['never', 'days unless made', 'days'][said.findIndex((words) => page.includes(words))]).toBe(promise)
})

test('a product page names the manufacturer with postal and e-mail address, the legal guarantee, and who may review', async () => {
  const body = await open('configurable')
  const safety = body.slice(body.indexOf('id="safety"'))
  expect(safety).toMatch(/<dd>[^<]+<br \/>[^<]+ \d+<br \/>[^<]*\d[^<]*<br \/>\w+/)
  expect(safety).toMatch(/href="mailto:safety@[a-z-]+\.example"/)
  expect(body).toContain('href="/en/pages/guarantee"')
  expect(body.slice(body.indexOf('class="buy-rating"'))).toContain('Only customers who have bought this product can review it.')
  expect(body).toContain('href="/en/pages/reviews"')
})

test('a kit has the charts of its clothes and of its socks, each by its name; a product of one chart has it without', async () => {
  const charts = (body: string) =>
    tagsOf(body).flatMap(({ attributes }) =>
      attributes.get('data-touchline') === 'size-chart' ? [[attributes.get('data-product-id'), attributes.get('data-label')]] : [],
    )
  const kit = await open('team-wear')
  const ids = charts(kit).map(([id]) => id)
  expect(charts(kit).map(([, label]) => label)).toEqual(['Clothing size chart', 'Sock size chart'])
  expect(new Set(ids).size).toBe(2)
  for (const id of ['sizes-apparel', 'sizes-socks']) expect(kit).toContain(`id="${id}"`)
  const answers = await Promise.all(ids.map(async (id) => (await fetch(`${shop.url}/en/catalog/product/${id}/size-chart`)).json()))
  expect(answers.map(({ title }) => title)).toEqual(['Clothing size chart', 'Sock size chart'])
  expect(charts(await open('configurable'))).toEqual([[expect.any(String), undefined]])
})
