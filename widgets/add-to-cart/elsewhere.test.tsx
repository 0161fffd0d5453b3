// Tests the button on a page that lacks the widgets to choose a product's options.
// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { configureProductLinks } from '#shared/state/product-route.ts'
import { productAnswer } from '#tests/support/answers.ts'
import { control, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import addToCart from './add-to-cart.tsx'

const page = useWidgetPage('https://shop.test/nl/product/home-shirt')
const ball = (part: object) =>
  productAnswer({ product_type: 'simple', configurable_data: { attributes: [] }, virtual_products: [], tier_prices: [], ...part })
const show = (product: object) => page.show(addToCart, { productId: 12, product })

test.each([
  ['bundle', { product_type: 'bundle' }],
  ['set', { product_type: 'grouped' }],
  ['shirt with a name', { personalisation: [{ group_id: 1, title: 'Name', options: [] }] }],
])('of a %s is a link to its page, and on that page a link to contact, but never "Sold out"', async (_kind, part) => {
  show(ball({ ...part, url: '/nl/product/team-set' }))
  await soon(() => control('To the product page')?.getAttribute('href') === '/nl/product/team-set')
  expect([control('Add to cart'), control('Sold out')]).toEqual([undefined, undefined])
})

test('of a bundle leads to the host’s product page', async () => {
  configureProductLinks('/index.php?route=product/product&sku={sku}')
  try {
    show(ball({ product_type: 'bundle', sku: 'SET-1', url: '/nl/product/team-set' }))
    await soon(() => control('To the product page')?.getAttribute('href') === '/index.php?route=product/product&sku=SET-1')
  } finally {
    configureProductLinks(null)
  }
})

test('of a bundle on its own page leads to the contact form', async () => {
  show(ball({ product_type: 'bundle', url: '/nl/product/home-shirt' }))
  await soon(() => control('Ask us about it')?.getAttribute('href') === '/nl/contact?product=12')
  expect(words(document.body)).toContain('This product cannot be ordered here yet.')
})

test.each([
  ['keeps the form of the host', '<button>Order the set</button>', 'Order the set'],
  ['asks for it in an empty mount', '', 'Ask us about it'],
])('of a bundle without its widgets on this page %s, and the missing mounts are reported', async (_what, within, left) => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const productId = within ? 71 : 72
  const product = ball({ product_id: productId, product_type: 'bundle', team_wear: null, url: '/nl/product/home-shirt' })
  page.show(addToCart, { productId, product }, { html: within })
  const mount = `<div data-touchline="bundle-options" data-product-id="${productId}">`
  await soon(() =>
    said.mock.calls.some(
      ([sentence]) =>
        sentence ===
        `Touchline add-to-cart: product ${productId} also needs ${mount}, which this page does not have, so it cannot be bought here.`,
    ),
  )
  expect(control(left)).toBeDefined()
  said.mockRestore()
})
