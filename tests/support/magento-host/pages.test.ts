// Tests the shop's own pages: correct data, working without scripts, Magento's printed configuration, and places for a theme.
import { expect, test } from 'vitest'
import { html } from '../spec-host/pages/html.ts'
import { fieldsOf, textOf, type Fields } from './json.ts'
import { openHost } from './open-host.ts'
import { RestShopper } from './rest-shopper.ts'

/** The scripts that Magento's loader would find on a page, in order. */
const inits = (page: unknown): Fields[] =>
  [...String(page).matchAll(/<script type="text\/x-magento-init">(.*?)<\/script>/gs)].map(([, text]) => fieldsOf(JSON.parse(text ?? '{}')))

const swatches = (page: unknown): Fields =>
  fieldsOf(
    inits(page)
      .map((init) => fieldsOf(fieldsOf(init['[data-role=swatch-options]'])['Magento_Swatches/js/swatch-renderer'])['jsonConfig'])
      .find(Boolean),
  )

test('every page exists in both store views, and an unknown address is 404', async () => {
  const { host } = await openHost()
  for (const store of ['default', 'nl']) {
    const shopper = new RestShopper(host.origin, store)
    const paths = ['', 'balls.html', 'match-ball.html', 'catalogsearch/result/?q=shirt', 'checkout/cart/', 'customer/account/login/']
    for (const path of paths) expect((await shopper.page(path)).status, path).toBe(200)
    expect((await shopper.page('nothing.html')).status).toBe(404)
  }
  expect((await new RestShopper(host.origin, 'fr').page('')).status).toBe(404)
})

test('a search and a category list their products with prices of the store view', async () => {
  const { host, shopper } = await openHost()
  const { body } = await shopper.page('catalogsearch/result/?q=ball')
  expect(String(body).match(/class="product-item-link"/g)).toHaveLength(3)
  expect(body).toContain('data-price-amount="29.95" data-price-type="finalPrice" class="price-wrapper"><span class="price">€29.95')
  const dutch = await new RestShopper(host.origin, 'nl').page('balls.html')
  expect(String(dutch.body).replaceAll('\u00a0', ' ')).toContain('€ 29,95')
  expect(dutch.body).toContain('Niet op voorraad')
})

test('a configurable product prints Magento’s configuration with the variants in stock', async () => {
  const { host, shopper } = await openHost()
  host.setStock('RUN-RED-41', 0)
  const config = swatches((await shopper.page('road-runner-shoe.html')).body)
  expect(Object.keys(fieldsOf(config['index']))).toEqual(['11', '12', '13', '14', '15', '18', '19'])
  expect(fieldsOf(config['index'])['18']).toEqual({ '93': '58', '144': '172' })
  expect(fieldsOf(config['attributes'])['93']).toEqual({
    id: '93',
    code: 'color',
    label: 'Color',
    options: [
      { id: '49', label: 'Black', products: ['11', '12', '13'] },
      { id: '50', label: 'Blue', products: ['14', '15'] },
      { id: '58', label: 'Red', products: ['18', '19'] },
    ],
    position: '0',
  })
  expect(fieldsOf(config['optionPrices'])['11']).toEqual({
    baseOldPrice: { amount: 74.338843 },
    oldPrice: { amount: 89.95 },
    basePrice: { amount: 66.07438 },
    finalPrice: { amount: 79.95 },
    tierPrices: [],
    msrpPrice: { amount: 0 },
  })
  expect(config).toMatchObject({ productId: '10', template: '€<%- data.price %>', salable: { '144': { '173': ['13', '19'] } } })
})

test('a product that is not salable has no form', async () => {
  const { shopper } = await openHost()
  const { body } = await shopper.page('ball-pump.html')
  expect(body).toContain('Out of stock')
  expect(body).not.toContain('product_addtocart_form')
})

test('without scripts a shopper adds products to the cart, changes it, and tries a coupon', async () => {
  const { host, shopper } = await openHost()
  await shopper.submit('checkout/cart/add/product/10/', { qty: '2', 'super_attribute[93]': '49', 'super_attribute[144]': '171' })
  await shopper.submit('checkout/cart/add/product/1/', { qty: '1' })
  await shopper.submit('checkout/cart/updatePost/', { 'cart[1][qty]': '1', 'cart[2][qty]': '0' })
  await shopper.submit('checkout/cart/couponPost/', { coupon_code: 'SPORT10' })
  expect(host.state().carts).toMatchObject([{ coupon: 'SPORT10', items: [{ sku: 'RUN-BLACK-41', qty: 1 }] }])
  await shopper.submit('checkout/cart/add/product/10/', { qty: '1' })
  const { body } = await shopper.page('checkout/cart/')
  expect(body).toContain('You need to choose options for your item.')
  expect(body).toContain('<dt>Color</dt><dd>Black</dd>')
  expect((await shopper.page('')).body).toContain('<span class="counter-number">1</span>')
})

test('a form without its key changes nothing', async () => {
  const { host, shopper } = await openHost()
  await shopper.ask('POST', '/default/checkout/cart/add/product/1/', new URLSearchParams({ qty: '1' }))
  expect(host.state().carts).toEqual([])
  expect((await shopper.page('')).body).toContain('Invalid Form Key. Please refresh the page.')
})

test('the checkout prints the mask of the session’s cart, which the web API accepts', async () => {
  const { shopper } = await openHost()
  expect((await shopper.page('checkout/')).headers.get('Location')).toBe('/default/checkout/cart/')
  await shopper.submit('checkout/cart/add/product/1/', { qty: '1' })
  const { body } = await shopper.page('checkout/')
  const config = fieldsOf(JSON.parse(/window\.checkoutConfig = (.*?);<\/script>/.exec(String(body))?.[1] ?? 'null'))
  shopper.cartId = textOf(fieldsOf(config['quoteData'])['entity_id']) ?? ''
  expect((await shopper.cart('GET', '/items')).body).toMatchObject([{ sku: 'BALL-MATCH' }])
})

test('a cart made by the web API does not belong to the session; a shop may open its checkout nevertheless', async () => {
  const { host, shopper } = await openHost()
  await shopper.page('')
  await shopper.add('BALL-MATCH')
  expect((await shopper.page('checkout/cart/')).body).toContain('You have no items in your shopping cart.')
  expect((await shopper.page('checkout/')).status).toBe(302)
  host.options.emptyCheckout = 'page'
  expect((await shopper.page('checkout/')).status).toBe(200)
})

test('scripts load the session’s cart and customer as sections', async () => {
  const { shopper } = await openHost()
  await shopper.submit('checkout/cart/add/product/10/', { qty: '2', 'super_attribute[93]': '49', 'super_attribute[144]': '171' })
  const { body } = await shopper.page('customer/section/load/?sections=cart,customer')
  expect(body).toMatchObject({
    cart: {
      summary_count: 2,
      subtotalAmount: '159.90',
      items: [{ product_sku: 'RUN-BLACK-41', qty: 2, product_price_value: 79.95, options: [{ label: 'Color', value: 'Black' }, {}] }],
    },
    customer: {},
  })
  expect((body as { customer: object }).customer).not.toHaveProperty('fullname')
})

test('the success page shows the order that its session placed by the web API, and no other session’s', async () => {
  const { host, shopper } = await openHost()
  await shopper.page('')
  await shopper.add('BALL-MATCH')
  await shopper.ship()
  await shopper.pay()
  expect((await shopper.page('checkout/onepage/success/')).body).toContain('Your order # is: 000000001.')
  expect((await new RestShopper(host.origin).page('checkout/onepage/success/')).status).toBe(302)
})

test('a redirected payment ends paid or cancelled; if cancelled, the cart and the stock are restored', async () => {
  const { host, shopper } = await openHost()
  await shopper.submit('checkout/cart/add/product/2/', { qty: '2' })
  shopper.cartId = host.state().carts[0]?.maskedId ?? ''
  await shopper.ship()
  await shopper.pay('ideal')
  expect(host.state().orders).toMatchObject([{ state: 'pending_payment' }])
  expect((await shopper.page('ideal/bank/')).body).toContain('000000001')
  await shopper.submit('ideal/bank/cancel/', {})
  expect(host.state()).toMatchObject({ orders: [{ state: 'canceled' }], carts: [{ isActive: true }], stock: { BOTTLE: 3 } })
  await shopper.pay('ideal')
  expect((await shopper.submit('ideal/bank/pay/', {})).headers.get('Location')).toBe('/default/checkout/onepage/success/')
  expect(host.state().orders[1]).toMatchObject({ state: 'processing' })
})

test('a theme renders its places and gets the page’s data', async () => {
  const { shopper } = await openHost({
    csp: { origins: ['http://cdn.example'] },
    theme: {
      head: (page) => html`<meta name="rest" content="${page.rest}">`,
      productOptions: (_, product) => html`<touch-options data-sku="${product.sku}"></touch-options>`,
    },
  })
  const { body, headers } = await shopper.page('match-ball.html')
  expect(body).toContain('<meta name="rest" content="/rest/default/V1/">')
  expect(body).toContain('<touch-options data-sku="BALL-MATCH"></touch-options>')
  expect(headers.get('Content-Security-Policy')).toMatch(/^script-src 'self' 'nonce-[^']+' http:\/\/cdn\.example;/)
})

test('folders of the caller are served for ever', async () => {
  const { shopper } = await openHost({ assets: { '/own/': import.meta.dirname } })
  const { status, headers } = await shopper.ask('GET', '/own/README.md')
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect((await shopper.ask('GET', '/own/../../package.json')).status).toBe(404)
})
