// Tests of the wishlist page: its products, each way to buy, removal and undo, sharing, and a thousand products.
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { catalogueItemAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, failPictures, press, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import wishlist from './wishlist.tsx'

const page = useWidgetPage()
const CARDS = 'GET catalog/products'
const TOGGLE = 'PUT customer/wishlist/items/toggle'
const ball = (product_id: number, part: object = {}) =>
  catalogueItemAnswer({
    product_id,
    sku: `BALL-${product_id}`,
    name: `Ball ${product_id}`,
    url: `/nl/product/ball-${product_id}`,
    product_type: 'simple',
    ...part,
  })
/** Answers with cards of all requested products, except those no longer sold. */
const sell = (gone: readonly number[] = [], part: object = {}) =>
  page.shop.always(CARDS, (response, request) => {
    const ids = (request.query.get('ids') ?? '').split(',').map(Number)
    return json({ items: ids.filter((id) => !gone.includes(id)).map((id) => ball(id, part)) })(response, request)
  })
const keep = (...ids: number[]) => {
  page.shop.kept.wishlist = ids
  page.browser.cookies.set('touchline-session', '1000')
}
const names = () => [...document.querySelectorAll('.touchline-card-name')].map(words)
const show = (options: object = {}) => page.show(wishlist, options)

beforeEach(() => sell())

test('products are shown newest first, without those no longer sold', async () => {
  keep(3, 2, 1)
  sell([2])
  show()
  await soon(() => names().length === 2)
  expect(names()).toEqual(['Ball 3', 'Ball 1'])
})

test('a removal is undone in its notice', async () => {
  keep(2, 1)
  show()
  await press('Remove from wishlist: Ball 1')
  await shown('Ball 1 was removed from your wishlist.')
  await soon(() => names().join() === 'Ball 2')
  const undo = await soon(() => control('Undo') ?? null)
  undo?.focus()
  undo?.click()
  await soon(() => names().join() === 'Ball 1,Ball 2')
  // The button is removed with its notice.
  expect(undo?.isConnected).toBe(false)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Products on this list')
  expect(page.shop.kept.wishlist).toEqual([1, 2])
})

test('after the last removal the focus is at an element with a name', async () => {
  keep(1)
  const mount = show()
  const remove = await soon(() => control('Remove from wishlist: Ball 1') ?? null)
  remove?.focus()
  remove?.click()
  await shown('Your wishlist is empty')
  await soon(() => document.activeElement === mount)
  expect(mount.getAttribute('aria-label')).toBe('Products on this list')
})

test('a refused removal keeps the product without a message, as the spec requires', async () => {
  keep(2, 1)
  show()
  await soon(() => names().length === 2)
  page.shop.once(TOGGLE, json({}, 400))
  await press('Remove from wishlist: Ball 1')
  await soon(() => !words(document.body).includes('was removed'))
  expect(names()).toEqual(['Ball 2', 'Ball 1'])
})

describe('into the cart', () => {
  test('a simple product is added at once, and once for a double press', async () => {
    keep(1)
    show()
    await press('Add to cart: Ball 1')
    control('Add to cart: Ball 1')?.click()
    await soon(() => page.shop.kept.lines.length === 1)
    expect(page.shop.kept.lines).toMatchObject([{ sku: 'BALL-1', qty: 1 }])
  })

  test('a refusal of the server is shown at the product', async () => {
    keep(1)
    page.shop.kept.stock = 0
    show()
    await press('Add to cart: Ball 1')
    await shown('Only 0 left')
  })

  test('a configurable product opens its options, others their page', async () => {
    keep(1)
    sell([], { product_type: 'configurable' })
    show()
    await soon(() => control('Choose: Ball 1')?.dataset['quickBuy'] === '1')
  })

  test('a sold-out product says so and links to its page', async () => {
    keep(1)
    sell([], { in_stock: false })
    show()
    await soon(() => control('View product: Ball 1'))
    expect(document.querySelector('[data-tag="out"]')).not.toBeNull()
    expect(control('Add to cart: Ball 1')).toBeUndefined()
  })
})

describe('a shared list', () => {
  test('can be viewed, with hearts to save its products', async () => {
    keep()
    show({ sharedIds: [5, 6] })
    await shown('Someone shared this list with you.')
    await soon(() => names().length === 2)
    expect(control('Remove from wishlist: Ball 5')).toBeUndefined()
    expect(document.querySelectorAll('[data-touchline-product]')).toHaveLength(2)
  })

  test('with no product still sold has a message', async () => {
    sell([5])
    show({ sharedIds: [5] })
    await shown('There is nothing on this list any more.')
  })
})

test('the shared link contains only ids, and is copied if the browser cannot share', async () => {
  keep(2, 1)
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  show()
  await press('Share this list')
  await shown('The link was copied')
  expect(copied.map((url) => new URL(url).pathname + new URL(url).search)).toEqual(['/nl/wishlist?ids=2,1'])
})

test('a thousand products are loaded a screenful at a time', async () => {
  keep(...Array.from({ length: 1_000 }, (_, at) => 1_000 - at))
  show()
  await soon(() => names().length === 48)
  await shown('48 of 1000')
  await press('Show more')
  await soon(() => names().length === 96)
  expect(page.shop.arrivals(CARDS)).toHaveLength(2)
})

describe('without products', () => {
  test('an empty list links to the shop', async () => {
    keep()
    show()
    await shown('Your wishlist is empty')
    expect(control('Continue shopping')?.getAttribute('href')).toBe('/nl/')
  })

  test('a list that could not be loaded can be loaded again', async () => {
    keep(1)
    page.shop.once(CARDS, json({}, 400))
    show()
    await shown('Your wishlist could not be loaded')
    await press('Try again')
    await soon(() => names().length === 1)
  })
})

test('a failed picture is requested again, then replaced by a placeholder', async () => {
  keep(1)
  sell([], { image: '/media/gone.webp' })
  const mount = show()
  await soon(() => mount.querySelector('img'))
  await failPictures(mount, page)
})
