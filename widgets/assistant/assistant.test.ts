// Tests what an assistant can do here, tool by tool, and that nothing goes without her own press; long because each tool has its story.
// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setEnvironment } from '#shared/environment.ts'
import { configureExtensions } from '#shared/state/extensions.ts'
import { loadTotals, reloadCart } from '#stores/cart/cart.ts'
import { changeShippingAddress, openCheckout } from '#stores/checkout/checkout.ts'
import { home } from '#stores/testing/till.ts'
import { catalogueItemAnswer, trackingAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { type FakeModelContext, provideModelContext } from '#tests/support/model-context.ts'
import { control, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import assistant from './assistant.ts'

const page = useWidgetPage('https://shop.test/nl/checkout')
const ITEMS = 'POST checkout/cart/items'
const TOGGLE = 'POST customer/wishlist/items/toggle'
const ORDER = 'POST checkout/cart/payment-information'

let context: FakeModelContext
let remove: () => void
beforeEach(() => {
  ;({ context, remove } = provideModelContext())
})
afterEach(() => remove())

const call: FakeModelContext['call'] = (...given) => context.call(...given)
const dialog = () => document.querySelector('dialog')
const isAsked = () => soon(() => dialog()?.open)

/** Presses as a person does: happy-dom lets a test say so, a browser lets no script. */
async function pressHerself(name: string): Promise<void> {
  const button = await soon(() => control(name, dialog() ?? document.body) ?? null)
  const restore = setEnvironment({ elapsed: () => performance.now() + 1_000 })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  Object.defineProperty(click, 'isTrusted', { value: true })
  button?.dispatchEvent(click)
  restore()
}

describe('offering', () => {
  test('in a browser without a model context nothing happens', () => {
    remove()
    expect(page.show(assistant).children).toHaveLength(1)
  })

  test('each tool has its words and the form of its input, and says what it may do', async () => {
    page.show(assistant)
    await soon(() => context.tools.has('open_page'))
    const { title, description, inputSchema, annotations } = context.tools.get('add_to_cart') ?? {}
    expect({ title, annotations }).toEqual({
      title: 'Add to cart',
      annotations: { readOnlyHint: false, untrustedContentHint: true, consequentialHint: false },
    })
    expect(description).toContain('Products with choices')
    expect(inputSchema).toMatchObject({
      type: 'object',
      required: ['sku'],
      additionalProperties: false,
      properties: { quantity: { type: 'integer', minimum: 1, description: 'How many pieces' } },
    })
    expect(context.tools.get('search_products')?.annotations.readOnlyHint).toBe(true)
    expect(context.tools.get('remove_from_cart')?.annotations.consequentialHint).toBe(true)
  })

  test('a host without extensions offers what the calls of the spec can answer', async () => {
    configureExtensions([])
    page.show(assistant)
    await soon(() => context.tools.has('open_page'))
    const names = [...context.tools.keys()]
    expect(names).toEqual(expect.arrayContaining(['search_products', 'add_to_cart', 'get_cart', 'add_to_wishlist']))
    expect(names).not.toContain('track_order')
    expect(names).not.toContain('list_orders')
  })

  test('the steps of the checkout are there once it is open, and everything leaves with the mount', async () => {
    page.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
    const controller = new AbortController()
    if (assistant.kind === 'enhance') assistant.enhance(document.createElement('div'), {} as never, controller.signal)
    expect(context.tools.has('place_order')).toBe(false)
    await openCheckout()
    await soon(() => context.tools.has('place_order'))
    controller.abort()
    expect([...context.tools.keys()]).toEqual([])
  })

  test('a name that the host has taken is reported, and the other tools are there', async () => {
    await context.registerTool(
      { ...toolOf('get_cart'), execute: () => Promise.resolve('the host’s') },
      { signal: new AbortController().signal },
    )
    page.show(assistant)
    await soon(() => context.tools.has('open_page'))
    await soon(() => page.events.some(({ name }) => name === 'error'))
    expect(await context.tools.get('get_cart')?.execute({})).toBe('the host’s')
  })
})

const toolOf = (name: string) => ({
  ...{ name, title: name, description: name, inputSchema: {} },
  annotations: { readOnlyHint: false, untrustedContentHint: false, consequentialHint: false },
})

describe('on every page', () => {
  beforeEach(async () => {
    page.show(assistant)
    await soon(() => context.tools.has('open_page'))
  })

  test('a search tells products with their prices, and the filters that there are', async () => {
    const found = await call('search_products', { query: 'shirt', filters: { size: ['M'] }, maxPrice: 30, page: 1 })
    expect(found).toMatchObject({
      page: 1,
      filters: expect.arrayContaining([{ code: 'colour', name: 'Colour', options: expect.any(Array) }]),
    })
    const [first] = found['products'] as { name: string; price: string; url: string }[]
    expect(first?.name).toMatch(/^Shirt/)
    expect(first?.price).toMatch(/^€/)
    expect(first?.url).toMatch(/^http/)
    const [sent] = page.shop.arrivals('GET catalog/search/product/list')
    expect(sent?.query.getAll('size[]')).toEqual(['M'])
    expect(sent?.query.get('maxPrice')).toBe('30')
  })

  test('an input that does not fit is refused field by field, and nothing is asked', async () => {
    expect(await call('search_products', { page: 'two', colour: 'red' })).toMatchObject({
      isError: true,
      code: 'invalid',
      fields: { page: ['The value is incorrect'], colour: ['The value is incorrect'] },
    })
    expect(await call('add_to_cart', {})).toMatchObject({ isError: true, fields: { sku: ['This field is required'] } })
    expect(page.shop.calls()).toEqual([])
  })

  test('a search that is given up is ended, and the shop’s failure is told as it is', async () => {
    const controller = new AbortController()
    const release = page.shop.hold('GET catalog/search/product/list')
    const searching = call('search_products', { query: 'shirt' }, controller.signal)
    await soon(() => page.shop.calls().includes('GET catalog/search/product/list'))
    controller.abort()
    expect(await searching).toMatchObject({ isError: true, kind: 'aborted' })
    release()
    page.shop.always('GET catalog/search/product/list', json({ message: 'Stack trace' }, 500))
    const failed = await call('search_products', { query: 'ball' })
    expect(failed).toMatchObject({ isError: true, kind: 'unavailable' })
    expect(JSON.stringify(failed)).not.toContain('Stack trace')
  })

  test('a product is read with its choices and variants', async () => {
    expect(await call('get_product', { productId: 12 })).toMatchObject({
      name: 'Home shirt',
      choices: [
        { name: 'Colour', options: ['Red', 'Blue'] },
        { name: 'Size', options: ['M', 'L'] },
      ],
      variants: expect.arrayContaining([expect.objectContaining({ choices: { Colour: 'Red', Size: 'L' }, stock: 0 })]),
    })
  })

  test('a product with choices is added by words, and the page keeps its own choices', async () => {
    const added = await call('add_to_cart', { sku: 'SHIRT', productId: 12, quantity: 2, choices: { colour: 'red', Size: 'M' } })
    expect(added).toMatchObject({ pieces: 2 })
    expect(page.shop.arrivals(ITEMS)[0]?.body).toMatchObject({
      cartItems: [{ qty: 2, product_option: { extension_attributes: { configurable_item_options: expect.any(Array) } } }],
    })
    const { productStore } = await import('#stores/product/product.ts')
    expect(productStore(12).$choices.get()).toEqual([])
  })

  test.each([
    ['a missing choice', { Colour: 'Red' }, /Choose an option: Size|Please select a size/],
    ['an option that does not exist', { Colour: 'Pink', Size: 'M' }, /Choose an option: Colour/],
    ['a variant that is sold out', { Colour: 'Red', Size: 'L' }, /no longer|out of stock/],
  ])('%s is refused in the shop’s words', async (_what, choices, said) => {
    expect(await call('add_to_cart', { sku: 'SHIRT', productId: 12, choices })).toMatchObject({
      isError: true,
      error: expect.stringMatching(said),
    })
    expect(page.shop.arrivals(ITEMS)).toEqual([])
  })

  test('the shop’s own refusal is told as it is', async () => {
    expect(await call('add_to_cart', { sku: 'BALL', quantity: 90 })).toMatchObject({ isError: true, error: 'Only 7 left', code: 'stock' })
  })

  test('what is done is told to analytics with the assistant as its origin', async () => {
    const origins: (object | undefined)[] = []
    const { on } = await import('#shared/events/bus.ts')
    const stop = on('cart:added', (_detail, origin) => void origins.push(origin))
    await call('add_to_cart', { sku: 'BALL' })
    stop()
    expect(origins).toEqual([document.querySelector('[data-touchline="assistant"]')])
    expect(page.events).toContainEqual({ name: 'assistant:called', detail: { tool: 'add_to_cart', isDone: true } })
  })

  test('the cart is read anew each time, since another tab may have changed it', async () => {
    expect(await call('get_cart')).toMatchObject({ pieces: 0, lines: [] })
    page.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
    expect(await call('get_cart')).toMatchObject({ pieces: 2, lines: [{ lineId: 41, quantity: 2, total: '€50.00' }] })
    expect(await call('change_cart_quantity', { lineId: 41, quantity: 3 })).toMatchObject({ pieces: 3 })
    expect(await call('change_cart_quantity', { lineId: 41, quantity: 90 })).toMatchObject({ isError: true, error: 'Only 7 left' })
    expect(await call('change_cart_quantity', { lineId: 99, quantity: 1 })).toMatchObject({ isError: true, code: 'no-line' })
    expect(await call('change_cart_quantity', { lineId: 41, quantity: 0 })).toMatchObject({ isError: true, code: 'invalid' })
  })

  test('a refused coupon says why', async () => {
    page.shop.once('POST checkout/cart/coupons', json({ message: 'This code has ended.' }, 400))
    expect(await call('apply_coupon', { code: 'ENDED' })).toMatchObject({ isError: true, error: 'This code has ended.' })
  })

  test('the wishlist grows at once', async () => {
    expect(await call('add_to_wishlist', { productId: 12 })).toEqual({ productIds: [12] })
    page.shop.always('GET catalog/products', json({ items: [catalogueItemAnswer({ product_id: 12 })] }))
    expect(await call('get_wishlist')).toMatchObject({ productIds: [12], products: [{ productId: 12 }] })
  })

  test('an order is tracked with the rules of the form', async () => {
    expect(await call('track_order', { orderNumber: '', email: 'anna' })).toMatchObject({
      isError: true,
      fields: { orderNumber: ['This field is required'], email: ['Please enter a valid email address'] },
    })
    page.shop.once('POST api/orders/track', json(trackingAnswer()))
    expect(await call('track_order', { orderNumber: '100000077', email: 'anna@example.test' })).toMatchObject({
      status: expect.any(String),
    })
    page.shop.once('POST api/orders/track', json({ message: 'We found no such order.' }, 404))
    expect(await call('track_order', { orderNumber: '1', email: 'anna@example.test' })).toMatchObject({ error: 'We found no such order.' })
  })

  test('the orders of nobody are refused with the page to log in', async () => {
    expect(await call('list_orders')).toMatchObject({ isError: true, code: 'login', error: expect.stringContaining('/nl/account/login') })
  })

  test('a page is opened, once the cart is saved', async () => {
    expect(await call('open_page', { page: 'checkout' })).toEqual({ url: expect.stringMatching(/\/nl\/checkout$/) })
    expect(page.tab.left).toEqual([expect.stringMatching(/\/nl\/checkout$/)])
  })
})

describe('removing', () => {
  beforeEach(async () => {
    page.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
    page.shop.kept.wishlist = [12]
    page.browser.cookies.set('touchline-session', '1000')
    page.shop.always('GET catalog/products', json({ items: [catalogueItemAnswer({ product_id: 12, name: 'Home shirt' })] }))
    page.show(assistant)
    await soon(() => context.tools.has('open_page'))
  })

  test('her own press removes what the dialog names', async () => {
    const removing = call('remove_from_cart', { lineId: 41 })
    await isAsked()
    expect(words(dialog())).toContain('2 × ')
    await pressHerself('Remove')
    expect(await removing).toMatchObject({ pieces: 0 })
    expect(page.shop.kept.lines).toEqual([])
  })

  test.each(['remove_from_cart', 'remove_from_wishlist'])('%s does nothing where she says no', async (name) => {
    const removing = call(name, name === 'remove_from_cart' ? { lineId: 41 } : { productId: 12 })
    await isAsked()
    control('No, leave it', dialog() ?? document.body)?.click()
    expect(await removing).toMatchObject({ isError: true, code: 'declined', error: 'The shopper did not agree.' })
    expect(page.shop.kept).toMatchObject({ lines: [{ id: 41 }], wishlist: [12] })
  })

  test('a press by a script counts as none, and so does one before she can have read', async () => {
    const removing = call('remove_from_wishlist', { productId: 12 })
    await isAsked()
    expect(words(dialog())).toContain('Home shirt')
    const restore = setEnvironment({ elapsed: () => performance.now() + 1_000 })
    control('Remove', dialog() ?? document.body)?.click()
    control('Remove', dialog() ?? document.body)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    restore()
    expect(dialog()?.open).toBe(true)
    expect(page.shop.arrivals(TOGGLE)).toEqual([])
    await pressHerself('Remove')
    expect(await removing).toEqual({ productIds: [] })
  })

  test('while she is asked nothing else changes, and reading goes on', async () => {
    const removing = call('remove_from_cart', { lineId: 41 })
    await isAsked()
    expect(await call('add_to_cart', { sku: 'BALL' })).toMatchObject({ isError: true, code: 'asking' })
    expect(await call('remove_from_wishlist', { productId: 12 })).toMatchObject({ isError: true, code: 'asking' })
    expect(await call('get_cart')).toMatchObject({ pieces: 2 })
    window.dispatchEvent(new Event('pagehide'))
    expect(await removing).toMatchObject({ isError: true, code: 'ended' })
    expect(page.shop.arrivals(ITEMS)).toEqual([])
  })

  test('a line that changes while she reads ends the question', async () => {
    const removing = call('remove_from_cart', { lineId: 41 })
    await isAsked()
    page.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 5 }]
    await reloadCart()
    expect(await removing).toMatchObject({ isError: true, code: 'changed' })
    expect(page.shop.kept.lines).toHaveLength(1)
  })

  test('a call that is given up closes the question', async () => {
    const controller = new AbortController()
    const removing = call('remove_from_cart', { lineId: 41 }, controller.signal)
    await isAsked()
    controller.abort()
    expect(await removing).toMatchObject({ isError: true, code: 'ended' })
    await soon(() => dialog()?.open === false)
    expect(page.shop.kept.lines).toHaveLength(1)
  })
})

describe('in the checkout', () => {
  beforeEach(async () => {
    page.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
    page.show(assistant)
    await openCheckout()
    await loadTotals()
    await soon(() => context.tools.has('place_order'))
  })

  const address = {
    firstname: home.firstname,
    lastname: home.lastname,
    postcode: home.postcode,
    street: 'Damrak',
    house_number: '1',
    city: home.city,
    country_id: 'NL',
  }
  const email = 'anna@example.com'

  /** Takes every step before the order. */
  async function walk(): Promise<void> {
    expect(await call('fill_in_address', { email, address })).toMatchObject({ step: 'delivery' })
    const { deliveries } = (await call('get_checkout')) as { deliveries: { code: string }[] }
    expect(await call('choose_delivery', { code: deliveries[0]?.code })).toMatchObject({ step: 'payment' })
    expect(await call('choose_payment', { code: 'creditcard' })).toMatchObject({ payment: 'creditcard' })
  }

  test('the address is told by its fields, never by what stands in them', async () => {
    await walk()
    const told = JSON.stringify(await call('get_checkout'))
    expect(told).toContain('"house_number"')
    for (const secret of [email, "O'Neil", 'Damrak', '1012 AB']) expect(told).not.toContain(secret)
  })

  test('fields that are wrong are told by name, with the sentences of the form', async () => {
    const refused = await call('fill_in_address', { email: 'anna', address: { ...address, city: '' } })
    expect(refused).toMatchObject({ isError: true, fields: { email: [expect.any(String)], city: ['This field is required'] } })
    expect(Object.keys(refused['fields'] ?? {})).toHaveLength(2)
  })

  test('steps out of order are refused with what comes first', async () => {
    expect(await call('choose_delivery', { code: 'postnl_standard' })).toMatchObject({ error: 'The address comes first.' })
    expect(await call('choose_payment', { code: 'ideal' })).toMatchObject({ error: 'Address and delivery come first.' })
    expect(await call('place_order')).toMatchObject({ error: 'Address and delivery come first.' })
    expect(dialog()?.open ?? false).toBe(false)
  })

  test('the order is placed by her press on a dialog with the goods and the sum', async () => {
    await walk()
    const ordering = call('place_order')
    await isAsked()
    await shown('€50.00', dialog() ?? document.body)
    expect(words(dialog())).toMatch(/Place this order\?.*2 × .*Damrak 1, 1012 AB Amsterdam.*anna@example\.com.*Credit card/)
    control('Buy now', dialog() ?? document.body)?.click()
    expect(page.shop.arrivals(ORDER)).toEqual([])
    await pressHerself('Buy now')
    expect(await ordering).toEqual({ isOrdered: true, next: 'provider' })
    expect(page.shop.arrivals(ORDER)).toHaveLength(1)
  })

  test('a cart that changes while she reads ends the question, and nothing is ordered', async () => {
    await walk()
    const ordering = call('place_order')
    await isAsked()
    await shown('€50.00', dialog() ?? document.body)
    page.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 5 }]
    await reloadCart()
    expect(await ordering).toMatchObject({ isError: true, code: 'changed' })
    expect(page.shop.arrivals(ORDER)).toEqual([])
  })

  test('an address that changes while she reads ends the question, and nothing is ordered', async () => {
    await walk()
    const ordering = call('place_order')
    await isAsked()
    await shown('Damrak 1', dialog() ?? document.body)
    changeShippingAddress({ street: ['Elsewhere', '9', null] })
    expect(await ordering).toMatchObject({ isError: true, code: 'changed' })
    expect(page.shop.arrivals(ORDER)).toEqual([])
  })

  test('without a way to pay she is not asked', async () => {
    await call('fill_in_address', { email, address })
    const { deliveries } = (await call('get_checkout')) as { deliveries: { code: string }[] }
    await call('choose_delivery', { code: deliveries[0]?.code })
    expect(await call('place_order')).toMatchObject({ error: 'Please choose a payment method.' })
  })
})
