// Adding to the cart: flags, popup, events, and a lost answer.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json, reset, text } from '#tests/support/fault-server.ts'
import { knowCart, SHIRT } from '#stores/testing/known-cart.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  tab = await visit.open()
})
afterEach(() => visit.end())

const sent = (call: string) => visit.shop.arrivals(call).map(({ body }) => body)

describe('adding', () => {
  it('sets the added flag, shows the popup, and refreshes cart and totals once', async () => {
    const adding = tab.cart.addToCart([SHIRT])
    expect(tab.cart.$isAdding.get()).toBe(true)
    expect(tab.cart.$isLoadingTotals.get()).toBe(true)
    expect(await adding).toMatchObject({ ok: true, value: { sku: SHIRT.sku } })
    expect(tab.cart.$hasAdded.get()).toBe(true)
    expect(tab.cart.$isOpen.get()).toBe(true)
    expect(tab.cart.$lastAdded.get()).toMatchObject({ sku: SHIRT.sku })
    expect(tab.cart.$count.get()).toBe(1)
    expect(tab.cart.$hasTotals.get()).toBe(true)
    expect(tab.cart.$isAdding.get()).toBe(false)
    const [add, ...reads] = visit.shop.calls().filter((call) => call !== 'GET api/session')
    expect(add).toBe('POST checkout/cart/items')
    // Both are requested at once and may arrive in any order.
    expect(reads.toSorted()).toEqual(['GET checkout/cart/quote', 'GET checkout/cart/totals-information'])
    expect(sent('POST checkout/cart/items')).toEqual([{ cartItems: [{ sku: SHIRT.sku, qty: 1 }] }])
  })

  it('emits the added products with the data for analytics', async () => {
    await tab.cart.addToCart([{ ...SHIRT, quantity: 2 }], undefined, { index: 3, item_list_name: 'Shirts' })
    expect(tab.eventNames()).toEqual(['cart:adding', 'cart:changed', 'cart:added', 'cart:opened'])
    expect(tab.events.find(({ name }) => name === 'cart:added')?.detail).toMatchObject({
      lines: [
        {
          item_id: SHIRT.sku,
          item_name: 'Home shirt',
          item_group_id: '12',
          item_brand: 'Nordkap',
          item_variant: 'Red',
          item_category: 'Team wear',
          item_category2: 'Shirts',
          currency: 'EUR',
          price: 25,
          quantity: 2,
          index: 3,
          item_list_name: 'Shirts',
        },
      ],
      cart: { quantity: 2 },
    })
  })

  it('adds several at once and counts each', async () => {
    await tab.cart.loadCart()
    await tab.cart.addToCart([SHIRT, { sku: 'BALL', quantity: 2 }])
    expect(tab.events.find(({ name }) => name === 'cart:added')?.detail).toMatchObject({
      lines: [
        { item_id: SHIRT.sku, quantity: 1 },
        { item_id: 'BALL', quantity: 2 },
      ],
    })
  })

  it('counts only the added pieces, if the cart was known before', async () => {
    await knowCart(visit, tab, 3)
    await tab.cart.addToCart([{ ...SHIRT, quantity: 2 }])
    expect(tab.events.find(({ name }) => name === 'cart:added')?.detail).toMatchObject({
      lines: [{ quantity: 2 }],
      cart: { quantity: 5 },
    })
  })

  it.each([
    ["the response's message", { message: 'Only %1 left', parameters: [3], error: 'no' }, 'Only 3 left'],
    ["else the response's error", { error: 'Not for sale' }, 'Not for sale'],
    ['else nothing but the code of its own sentence', {}, null],
  ])('keeps %s if it is refused', async (_, body, message) => {
    visit.shop.once('POST checkout/cart/items', json(body, 400))
    const result = await tab.cart.addToCart([SHIRT])
    expect(result).toMatchObject({ ok: false, error: { kind: 'rejected', code: 'cart.add-failed', message } })
    expect(tab.cart.$addError.get()).toMatchObject({ code: 'cart.add-failed', message })
    expect(tab.cart.$hasAdded.get()).toBe(false)
    expect(tab.cart.$isOpen.get()).toBe(false)
    expect(tab.cart.$isLoadingTotals.get()).toBe(false)
    expect(tab.eventNames()).toContain('cart:failed')
    tab.cart.clearAddError()
    expect(tab.cart.$addError.get()).toBeNull()
  })

  it('is a success if the answer was lost but the server has the pieces, and is not sent twice', async () => {
    visit.shop.loseAnswer('POST checkout/cart/items')
    expect(await tab.cart.addToCart([SHIRT])).toMatchObject({ ok: true, value: { sku: SHIRT.sku } })
    expect(visit.shop.arrivals('POST checkout/cart/items')).toHaveLength(1)
    expect(visit.shop.kept.lines).toMatchObject([{ qty: 1 }])
    expect(tab.cart.$isOpen.get()).toBe(true)
  })

  it('is a failure if the answer was lost and the server has nothing', async () => {
    visit.shop.once('POST checkout/cart/items', reset)
    expect(await tab.cart.addToCart([SHIRT])).toMatchObject({ ok: false, error: { kind: 'offline', code: 'cart.add-failed' } })
    expect(visit.shop.arrivals('POST checkout/cart/items')).toHaveLength(1)
  })

  it('does not count earlier pieces as added, if the cart was unknown before', async () => {
    visit.browser.cookies.set('touchline-session', '1000')
    visit.shop.once('GET api/session', json({}, 400))
    tab = await visit.follow(tab)
    await until(() => tab.session.$session.get().state === 'failed')
    visit.shop.kept.lines = [{ id: 41, sku: 'BALL', qty: 3 }]
    visit.shop.once('POST checkout/cart/items', reset)
    expect(await tab.cart.addToCart([SHIRT])).toMatchObject({ ok: false })
  })

  it.each(['{}', 'null', '', '<!doctype html>', '{"extension_attributes":{"last_', '{"extension_attributes":{}}', '[]', 'true'])(
    'is a failure if it is answered with %j and the cart has no more than before',
    async (answer) => {
      visit.shop.once('POST checkout/cart/items', text(answer))
      expect(await tab.cart.addToCart([SHIRT])).toMatchObject({
        ok: false,
        error: { kind: 'malformed', code: 'cart.add-failed', message: null },
      })
      expect(visit.shop.arrivals('POST checkout/cart/items')).toHaveLength(1)
      expect(visit.shop.calls()).toContain('GET checkout/cart/quote')
      expect([tab.cart.$hasAdded.get(), tab.cart.$isOpen.get(), tab.cart.$lastAdded.get()]).toEqual([false, false, null])
      expect(tab.eventNames()).toEqual(['cart:adding', 'cart:changed', 'cart:failed'])
      expect(tab.events.filter(({ name }) => name === 'error')).toHaveLength(1)
    },
  )

  it('is a success if its answer is empty but the cart has the pieces, and is reported nevertheless', async () => {
    await knowCart(visit, tab, 3)
    visit.shop.once('POST checkout/cart/items', (response, request) => {
      visit.shop.kept.lines = [{ id: 41, sku: SHIRT.sku, qty: 4 }]
      return json({})(response, request)
    })
    expect(await tab.cart.addToCart([SHIRT])).toMatchObject({ ok: true, value: { sku: SHIRT.sku } })
    expect(tab.cart.$isOpen.get()).toBe(true)
    expect(tab.events.find(({ name }) => name === 'cart:added')?.detail).toMatchObject({
      lines: [{ quantity: 1 }],
      cart: { quantity: 4 },
    })
    expect(tab.events.filter(({ name }) => name === 'error')).toHaveLength(1)
  })

  it('shows the server’s cart after a lost answer, also if the cart was unknown before', async () => {
    visit.browser.cookies.set('touchline-session', '1000')
    visit.shop.once('GET api/session', json({}, 400))
    tab = await visit.follow(tab)
    await until(() => tab.session.$session.get().state === 'failed')
    visit.shop.kept.lines = [{ id: 41, sku: 'BALL', qty: 3 }]
    visit.shop.once('POST checkout/cart/items', json({}))
    expect(await tab.cart.addToCart([SHIRT])).toMatchObject({ ok: false, error: { kind: 'malformed' } })
    expect(tab.cart.$count.get()).toBe(3)
  })

  it('accepts a single product from host code without a list', async () => {
    expect(await tab.cart.addToCart({ ...SHIRT, quantity: 2 })).toMatchObject({ ok: true, value: { sku: SHIRT.sku } })
    expect(visit.shop.kept.lines).toMatchObject([{ qty: 2 }])
  })

  it('twice at once adds twice, one after the other', async () => {
    await Promise.all([tab.cart.addToCart([SHIRT]), tab.cart.addToCart([{ ...SHIRT, quantity: 2 }])])
    expect(visit.shop.kept.lines).toMatchObject([{ qty: 3 }])
    const added = tab.events.filter(({ name }) => name === 'cart:added')
    expect(added).toMatchObject([{ detail: { lines: [{ quantity: 1 }] } }, { detail: { lines: [{ quantity: 2 }] } }])
  })

  it('renews an expired token meanwhile and loses nothing', async () => {
    visit.browser.cookies.set('XSRF-TOKEN', 'old')
    visit.shop.once('POST checkout/cart/items', json({ message: 'Page expired' }, 419))
    expect(await tab.cart.addToCart([SHIRT])).toMatchObject({ ok: true })
    expect(visit.shop.calls().slice(0, 3)).toEqual(['POST checkout/cart/items', 'GET api/session', 'POST checkout/cart/items'])
    expect(visit.shop.calls().slice(3).toSorted()).toEqual(['GET checkout/cart/quote', 'GET checkout/cart/totals-information'])
  })
})

describe('the popup', () => {
  it('loads cart and totals when it is opened without them, and only then', async () => {
    visit.shop.kept.lines = [{ id: 41, sku: SHIRT.sku, qty: 2 }]
    await tab.cart.openCart()
    expect(visit.shop.calls().toSorted()).toEqual(['GET checkout/cart/quote', 'GET checkout/cart/totals-information'])
    expect(tab.cart.$totals.get()).toMatchObject({ state: 'ready', value: { grandTotal: 50 } })
    tab.cart.closeCart()
    expect(tab.cart.$isOpen.get()).toBe(false)
    await tab.cart.openCart()
    expect(visit.shop.calls()).toHaveLength(2)
    expect(tab.events.filter(({ name }) => name === 'cart:opened')).toMatchObject([{ detail: { value: 50, currency: 'EUR' } }, {}])
  })

  it('loads once, however many islands request it', async () => {
    await Promise.all([tab.cart.loadCart(), tab.cart.openCart(), tab.cart.loadCart()])
    expect(visit.shop.arrivals('GET checkout/cart/quote')).toHaveLength(1)
  })
})
