// Tests an order in several sizes: one line after another, each in the cart once, whatever happens on the way; long because each way in which an order may be interrupted has a test.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { productAnswer, variantAnswer } from '#tests/support/answers.ts'
import { json, reset, text } from '#tests/support/fault-server.ts'
import type { AnalyticsItem } from '#shared/events/vocabulary.ts'
import type { NewLine } from '#shared/product/wire/line-parts.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

const ADD = 'POST checkout/cart/items'
const CART = 'GET checkout/cart/quote'
const colours = [12, 13]
const sizes = [34, 35, 36]
const options = (ids: number[]) => ids.map((id) => ({ id, label: `Option ${id}`, swatch: null }))
const variants = (stocks: Record<string, number>) =>
  colours.flatMap((colour) =>
    sizes.map((size) => {
      const sku = `SHIRT-${colour}-${size}`
      return variantAnswer({
        product_id: colour * 100 + size,
        sku,
        colour_option_id: colour,
        size_option_id: size,
        stock: stocks[sku] ?? 40,
      })
    }),
  )
const product = (stocks: Record<string, number> = {}) =>
  productAnswer({
    configurable_data: {
      attributes: [
        { code: 'colour', label: 'Colour', options: options(colours) },
        { code: 'size', label: 'Size', options: options(sizes) },
      ],
    },
    virtual_products: variants(stocks),
  })

/** A tab with the grid of the product in it. */
interface Grid {
  tab: Tab
  store: ReturnType<typeof import('#stores/product/order-grid/order-grid.ts').orderGridStore>
  enter: (quantities: Record<string, number>) => void
  press: () => Promise<boolean>
  /** What is still entered. */
  entered: () => Record<string, number>
}

let visit: Visit
let grid: Grid

/** Loads the grid in a tab, with what the tab has kept. */
async function openGrid(tab: Tab): Promise<Grid> {
  const { orderGridStore } = await import('#stores/product/order-grid/order-grid.ts')
  const { orderSizes } = await import('./order-sizes.ts')
  await tab.product.productStore(12).load()
  const store = orderGridStore(12)
  store.restore()
  return {
    tab,
    store,
    enter: (quantities) => {
      for (const [key, pieces] of Object.entries(quantities)) store.change(key, pieces)
    },
    press: () => orderSizes(12),
    entered: () => Object.fromEntries(Object.entries(store.$quantities.get()).filter(([, pieces]) => pieces > 0)),
  }
}

beforeEach(async () => {
  visit = await startVisit()
  visit.shop.kept.product = product()
  visit.shop.kept.stocks = { 'SHIRT-12-34': 40, 'SHIRT-12-35': 40, 'SHIRT-12-36': 40 }
  grid = await openGrid(await visit.open())
  visit.shop.forgetCalls()
})
afterEach(() => visit.end())

const inCart = () => Object.fromEntries(visit.shop.kept.lines.map(({ sku, qty }) => [sku, qty]))
/** What `cart:added` has told, in pieces by variant. */
const told = () => {
  const items = grid.tab.events.flatMap(({ name, detail }): AnalyticsItem[] => (name === 'cart:added' ? Object(detail).lines : []))
  return Object.fromEntries(
    [...Map.groupBy(items, ({ item_variant_id, item_id }) => item_variant_id ?? item_id)].map(([sku, of]) => [
      sku,
      of.reduce((sum, { quantity }) => sum + quantity, 0),
    ]),
  )
}
const sent = () => visit.shop.arrivals(ADD).length
const twenty = { '12-34': 5, '12-35': 10, '12-36': 5 }
const twentyShirts = { 'SHIRT-12-34': 5, 'SHIRT-12-35': 10, 'SHIRT-12-36': 5 }

describe('twenty shirts in three sizes', () => {
  it('go into the cart with one press, a call for each size, and the grid is empty', async () => {
    grid.enter(twenty)
    expect(await grid.press()).toBe(true)
    expect(inCart()).toEqual(twentyShirts)
    expect(visit.shop.arrivals(ADD).map(({ body }) => body)).toMatchObject([
      { cartItems: [{ sku: 'SHIRT', qty: 5, product_option: { extension_attributes: { configurable_item_options: [{}, {}] } } }] },
      { cartItems: [{ qty: 10 }] },
      { cartItems: [{ qty: 5 }] },
    ])
    expect(grid.entered()).toEqual({})
    expect(grid.store.$outcome.get()).toEqual({ placed: 20, left: 0, isUnknown: false, error: null })
  })

  it('read the cart before the first and after the last, and open the popup once, at the end', async () => {
    grid.enter(twenty)
    const opened: number[] = []
    grid.tab.cart.$isOpen.listen((isOpen) => void (isOpen && opened.push(visit.shop.kept.lines.length)))
    await grid.press()
    await until(() => grid.tab.events.map(({ name }) => name).includes('cart:opened'))
    expect(visit.shop.arrivals(CART)).toHaveLength(2)
    expect(opened).toEqual([3])
    expect(grid.tab.events.map(({ name }) => name).filter((name) => name === 'cart:opened')).toHaveLength(1)
    expect(grid.tab.cart.$totals.get()).toMatchObject({ state: 'ready' })
    expect(grid.tab.cart.$hasAdded.get()).toBe(true)
  })

  it('are one event for analytics, with every size in it', async () => {
    grid.enter(twenty)
    await grid.press()
    const added = grid.tab.events.filter(({ name }) => name === 'cart:added')
    expect(added).toMatchObject([
      {
        detail: {
          lines: [
            { item_id: 'SHIRT-12-34', quantity: 5 },
            { item_id: 'SHIRT-12-35', quantity: 10 },
            { item_id: 'SHIRT-12-36', quantity: 5 },
          ],
          cart: { quantity: 20 },
        },
      },
    ])
  })

  it('say how far they are, in pieces', async () => {
    grid.enter(twenty)
    const seen: unknown[] = []
    grid.store.$progress.listen((progress) => void (progress && seen.push(`${progress.done}/${progress.of}`)))
    await grid.press()
    expect([...new Set(seen)]).toEqual(['0/20', '5/20', '15/20', '20/20'])
    expect(grid.store.$progress.get()).toBe(null)
  })

  it('are sent once by a double press', async () => {
    grid.enter(twenty)
    const [first, second] = await Promise.all([grid.press(), grid.press()])
    expect([first, second]).toEqual([true, false])
    expect(inCart()).toEqual(twentyShirts)
  })

  it('keep what is in the cart already, and other writes wait for their turn', async () => {
    visit.shop.kept.lines = [{ id: 41, sku: 'SHIRT-12-34', qty: 2 }]
    grid.enter(twenty)
    const release = visit.shop.hold(ADD)
    const pressed = grid.press()
    await until(() => visit.shop.arrivals(CART).length === 1 && sent() === 1)
    const added = grid.tab.cart.addToCart([{ sku: 'BALL', quantity: 1 }])
    release()
    await Promise.all([pressed, added])
    expect(inCart()).toEqual({ ...twentyShirts, 'SHIRT-12-34': 7, BALL: 1 })
    expect(visit.shop.arrivals(ADD).map(({ body }) => Object(body).cartItems[0].sku)).toEqual(['SHIRT', 'SHIRT', 'SHIRT', 'BALL'])
  })

  it('can be refused by the host, or become other lines', async () => {
    const { on } = await import('#shared/events/bus.ts')
    const stopRefusing = on('cart:adding', ({ refuse }) => refuse('Clubs order by phone.'))
    grid.enter(twenty)
    await grid.press()
    stopRefusing()
    expect(sent()).toBe(0)
    expect(grid.entered()).toEqual(twenty)
    expect(grid.store.$outcome.get()).toMatchObject({ placed: 0, left: 20, error: { message: 'Clubs order by phone.' } })
    on('cart:adding', ({ lines, change }) => change([...lines.slice(1), { sku: 'GIFT', quantity: 1 }]))
    await grid.press()
    expect(inCart()).toEqual({ 'SHIRT-12-35': 10, 'SHIRT-12-36': 5, GIFT: 1 })
    expect(grid.entered()).toEqual({})
  })
})

describe('a host that changes the lines, as our recipe has it', () => {
  /** Answers `cart:adding` with copies of the lines. */
  const copying = async (change: (lines: NewLine[]) => NewLine[] = (lines) => lines) => {
    const { on } = await import('#shared/events/bus.ts')
    on('cart:adding', (asking) => asking.change(change(asking.lines.map((line) => ({ ...line, extra: { campaign: 'spring' } })))))
  }

  it('has each size in the cart once, with its own data, and one event for all', async () => {
    await copying()
    grid.enter(twenty)
    await grid.press()
    expect(inCart()).toEqual(twentyShirts)
    expect(visit.shop.arrivals(ADD).map(({ body }) => Object(body).cartItems[0].extension_attributes.campaign)).toEqual([
      'spring',
      'spring',
      'spring',
    ])
    expect(grid.store.$outcome.get()).toEqual({ placed: 20, left: 0, isUnknown: false, error: null })
    expect(grid.tab.cart.$isOpen.get()).toBe(true)
  })

  it('loses no number without a connection', async () => {
    await copying()
    grid.enter(twenty)
    grid.tab.fake.isOffline = true
    await grid.press()
    expect(grid.entered()).toEqual(twenty)
    expect(grid.store.$outcome.get()).toMatchObject({ placed: 0, left: 20, error: { kind: 'offline' } })
    grid = await openGrid(await visit.follow(grid.tab))
    expect(grid.entered()).toEqual(twenty)
  })

  it('keeps the size that the server refuses, with its words', async () => {
    visit.shop.kept.stocks['SHIRT-12-35'] = 3
    await copying()
    grid.enter(twenty)
    const held = visit.shop.hold('GET catalog/product/12')
    await grid.press()
    expect(grid.entered()).toEqual({ '12-35': 10 })
    expect(grid.store.$faults.get()).toMatchObject({ '12-35': { kind: 'refused', error: { message: 'Only 3 left' } } })
    held()
  })

  it('may take a size out, which leaves the grid with the others and is not said to be in the cart', async () => {
    await copying((lines) => lines.slice(1))
    grid.enter(twenty)
    visit.shop.once(CART, json({}, 400))
    await grid.press()
    expect(grid.entered()).toEqual(twenty)
    await grid.press()
    expect(inCart()).toEqual({ 'SHIRT-12-35': 10, 'SHIRT-12-36': 5 })
    expect(grid.entered()).toEqual({})
    expect(grid.store.$outcome.get()).toMatchObject({ placed: 15, left: 0 })
  })

  it('may change how many, which is what is said to be in the cart', async () => {
    await copying(([first, ...others]) => (first ? [{ ...first, quantity: 3 }, ...others] : []))
    grid.enter(twenty)
    await grid.press()
    expect(inCart()).toEqual({ ...twentyShirts, 'SHIRT-12-34': 3 })
    expect(grid.entered()).toEqual({})
    expect(grid.store.$outcome.get()).toMatchObject({ placed: 18, left: 0 })
  })

  it('may split a size into two lines', async () => {
    await copying(([first, ...others]) => (first ? [{ ...first, quantity: 3 }, { ...first, quantity: 2 }, ...others] : []))
    grid.enter(twenty)
    await grid.press()
    expect(inCart()).toEqual(twentyShirts)
    expect(grid.entered()).toEqual({})
    expect(grid.tab.cart.$isOpen.get()).toBe(true)
  })

  it('may add two variants of another product, whose lines the cart names otherwise', async () => {
    visit.shop.kept.stocks['SOCK-12-34'] = 40
    visit.shop.kept.stocks['SOCK-12-35'] = 40
    const sock = (size: number): NewLine => ({
      ...{ sku: 'SOCK', quantity: 1 },
      choices: [
        { attribute: 'colour', optionId: 12 },
        { attribute: 'size', optionId: size },
      ],
    })
    await copying((lines) => [...lines, sock(34), sock(35)])
    grid.enter(twenty)
    await grid.press()
    expect(inCart()).toEqual({ ...twentyShirts, 'SOCK-12-34': 1, 'SOCK-12-35': 1 })
    expect(grid.tab.cart.$isOpen.get()).toBe(true)
  })
})

describe('what is wrong before the press', () => {
  it('sends nothing', async () => {
    grid.enter({ '12-34': 41 })
    expect(await grid.press()).toBe(false)
    expect(grid.store.$faults.get()).toEqual({ '12-34': { kind: 'few', pieces: 40 } })
    grid.enter({ '12-34': 5 })
    grid.store.change('12-35', 'ten')
    expect(await grid.press()).toBe(false)
    expect(grid.store.$faults.get()).toEqual({ '12-35': { kind: 'invalid', text: 'ten' } })
    expect(visit.shop.calls()).toEqual([])
  })

  it('is not that nothing is entered: then nothing happens', async () => {
    grid.enter({ '12-34': 0 })
    expect(await grid.press()).toBe(false)
    expect(grid.store.$outcome.get()).toBe(null)
  })
})

describe('one size that has run out meanwhile', () => {
  beforeEach(() => {
    visit.shop.kept.stocks['SHIRT-12-35'] = 3
    visit.shop.kept.product = product({ 'SHIRT-12-35': 3 })
    grid.enter(twenty)
  })

  it('stays in the grid with the server’s words, the others are in the cart, and no popup covers that', async () => {
    const held = visit.shop.hold('GET catalog/product/12')
    await grid.press()
    expect(inCart()).toEqual({ 'SHIRT-12-34': 5, 'SHIRT-12-36': 5 })
    expect(grid.entered()).toEqual({ '12-35': 10 })
    expect(grid.store.$faults.get()).toMatchObject({ '12-35': { kind: 'refused', error: { message: 'Only 3 left' } } })
    expect(grid.store.$outcome.get()).toEqual({ placed: 10, left: 10, isUnknown: false, error: null })
    expect(grid.tab.cart.$isOpen.get()).toBe(false)
    const names = grid.tab.events.map(({ name }) => name)
    expect([names.filter((name) => name === 'cart:added').length, names.filter((name) => name === 'cart:failed').length]).toEqual([1, 1])
    held()
  })

  it('is read anew, so that its cell knows what is left', async () => {
    await grid.press()
    await until(() => grid.store.$faults.get()['12-35']?.kind === 'few')
    expect(grid.store.$faults.get()['12-35']).toEqual({ kind: 'few', pieces: 3 })
  })

  it('is all that the next press sends', async () => {
    await grid.press()
    await until(() => grid.store.$faults.get()['12-35']?.kind === 'few')
    grid.enter({ '12-35': 3 })
    visit.shop.forgetCalls()
    await grid.press()
    expect(visit.shop.arrivals(ADD).map(({ body }) => body)).toMatchObject([{ cartItems: [{ qty: 3 }] }])
    expect(inCart()).toEqual({ ...twentyShirts, 'SHIRT-12-35': 3 })
    expect(grid.entered()).toEqual({})
  })
})

describe('an answer that is lost in the middle', () => {
  it('is looked up in the cart, where it is: nothing is sent twice', async () => {
    grid.enter(twenty)
    visit.shop.once(ADD, visit.shop.asUsual)
    visit.shop.loseAnswer(ADD)
    await grid.press()
    expect(inCart()).toEqual(twentyShirts)
    expect(sent()).toBe(3)
    expect(grid.store.$outcome.get()).toMatchObject({ placed: 20, left: 0 })
  })

  it.each([
    ['the connection was cut', reset],
    ['the server failed', json({ message: 'Oops' }, 500)],
    ['the answer was a page', text('<!doctype html>')],
  ])('is not there where %s before it was done: the others are, and the next press sends it', async (_case, behaviour) => {
    grid.enter(twenty)
    visit.shop.once(ADD, visit.shop.asUsual)
    visit.shop.once(ADD, behaviour)
    await grid.press()
    expect(inCart()).toEqual({ 'SHIRT-12-34': 5, 'SHIRT-12-36': 5 })
    expect(grid.entered()).toEqual({ '12-35': 10 })
    await grid.press()
    expect(inCart()).toEqual(twentyShirts)
    expect(sent()).toBe(4)
  })

  it('is known by the sum of pieces where the cart calls its variants otherwise', async () => {
    visit.shop.kept.stocks = {}
    visit.shop.kept.stock = 99
    grid.enter(twenty)
    visit.shop.once(ADD, visit.shop.asUsual)
    visit.shop.loseAnswer(ADD)
    await grid.press()
    expect(inCart()).toEqual({ SHIRT: 20 })
    expect(sent()).toBe(3)
  })

  it('is unknown where the cart cannot be read either: the sending ends, and the next press asks the cart first', async () => {
    grid.enter(twenty)
    visit.shop.once(ADD, visit.shop.asUsual)
    visit.shop.loseAnswer(ADD)
    visit.shop.once(CART, visit.shop.asUsual)
    visit.shop.always(CART, json({}, 400))
    await grid.press()
    expect(grid.store.$outcome.get()).toMatchObject({ placed: 5, left: 15, isUnknown: true, error: { kind: 'offline' } })
    expect(sent()).toBe(2)
    await grid.press()
    expect(sent()).toBe(2)
    visit.shop.always(CART, visit.shop.asUsual)
    await grid.press()
    expect(inCart()).toEqual(twentyShirts)
    expect(sent()).toBe(3)
    expect(grid.store.$outcome.get()).toMatchObject({ left: 0, isUnknown: false })
  })

  it('is told once the cart has been read, so that analytics has every piece once', async () => {
    grid.enter(twenty)
    visit.shop.once(ADD, visit.shop.asUsual)
    visit.shop.loseAnswer(ADD)
    visit.shop.once(CART, visit.shop.asUsual)
    visit.shop.always(CART, json({}, 400))
    await grid.press()
    expect(told()).toEqual({ 'SHIRT-12-34': 5 })
    visit.shop.always(CART, visit.shop.asUsual)
    await grid.press()
    expect(told()).toEqual(twentyShirts)
  })

  it('is told also where it was the last, and nothing is sent any more', async () => {
    grid.enter({ '12-34': 5 })
    visit.shop.loseAnswer(ADD)
    visit.shop.once(CART, visit.shop.asUsual)
    visit.shop.always(CART, json({}, 400))
    await grid.press()
    expect(told()).toEqual({})
    visit.shop.always(CART, visit.shop.asUsual)
    await grid.press()
    expect([told(), sent(), grid.tab.cart.$isOpen.get()]).toEqual([{ 'SHIRT-12-34': 5 }, 1, true])
  })

  it('is not told where it turns out not to be there', async () => {
    grid.enter({ '12-34': 5 })
    visit.shop.once(ADD, reset)
    visit.shop.once(CART, visit.shop.asUsual)
    visit.shop.always(CART, json({}, 400))
    await grid.press()
    visit.shop.always(CART, visit.shop.asUsual)
    visit.shop.once(ADD, json({ message: 'Only %1 left', parameters: [2] }, 400))
    await grid.press()
    expect([told(), grid.entered()]).toEqual([{}, { '12-34': 5 }])
  })

  it('is known with the next reading of the cart, at the end: the next press sends the others only', async () => {
    grid.enter(twenty)
    visit.shop.once(ADD, visit.shop.asUsual)
    visit.shop.loseAnswer(ADD)
    visit.shop.once(CART, visit.shop.asUsual)
    visit.shop.once(CART, json({}, 400))
    await grid.press()
    expect(grid.store.$outcome.get()).toMatchObject({ placed: 15, left: 5, isUnknown: false, error: { kind: 'offline' } })
    expect(told()).toEqual({ 'SHIRT-12-34': 5, 'SHIRT-12-35': 10 })
    await grid.press()
    expect([told(), inCart(), sent()]).toEqual([twentyShirts, twentyShirts, 3])
  })

  it('is a whole success where it was the last and the cart has it at the end', async () => {
    grid.enter({ '12-34': 5 })
    visit.shop.loseAnswer(ADD)
    visit.shop.once(CART, visit.shop.asUsual)
    visit.shop.once(CART, json({}, 400))
    await grid.press()
    expect(grid.store.$outcome.get()).toEqual({ placed: 5, left: 0, isUnknown: false, error: null })
    expect([told(), grid.tab.cart.$isOpen.get()]).toEqual([{ 'SHIRT-12-34': 5 }, true])
    expect(grid.tab.eventNames()).not.toContain('cart:failed')
  })
})

describe('a page that is left', () => {
  it('keeps what was entered for a reload, and forgets it when it is in the cart', async () => {
    grid.enter(twenty)
    grid = await openGrid(await visit.follow(grid.tab))
    expect(grid.entered()).toEqual(twenty)
    await grid.press()
    grid = await openGrid(await visit.follow(grid.tab))
    expect(grid.entered()).toEqual({})
  })

  it('while a size is on its way asks the cart for that size, and sends the rest', async () => {
    grid.enter(twenty)
    visit.shop.once(ADD, visit.shop.asUsual)
    const release = visit.shop.holdAnswer(ADD)
    void grid.press()
    await until(() => inCart()['SHIRT-12-35'] === 10)
    grid = await openGrid(await visit.follow(grid.tab))
    expect(grid.entered()).toEqual({ '12-35': 10, '12-36': 5 })
    visit.shop.forgetCalls()
    await grid.press()
    expect(sent()).toBe(1)
    expect(inCart()).toEqual(twentyShirts)
    release()
  })

  it('without a connection loses nothing and sends nothing', async () => {
    grid.enter(twenty)
    grid.tab.fake.isOffline = true
    await grid.press()
    expect(grid.store.$outcome.get()).toMatchObject({ placed: 0, left: 20, isUnknown: false, error: { kind: 'offline' } })
    expect(sent()).toBe(0)
    grid.tab.fake.comeOnline()
    await grid.press()
    expect(inCart()).toEqual(twentyShirts)
  })
})

describe('a session that ends in the middle', () => {
  it('ends the sending: what was not sent yet does not go into another cart', async () => {
    grid.enter(twenty)
    visit.shop.once(ADD, visit.shop.asUsual)
    visit.shop.once(ADD, (response) => {
      response.writeHead(302, { location: 'https://shop.test/nl/login' }).end()
    })
    await grid.press()
    expect(sent()).toBe(2)
    expect(grid.entered()).toEqual({ '12-35': 10, '12-36': 5 })
    expect(grid.store.$outcome.get()).toMatchObject({ placed: 5, left: 15, error: { code: 'session.expired' } })
  })

  it('says so of what was in the cart and is gone with the session, and sends it again with the next press', async () => {
    grid.enter(twenty)
    visit.shop.once(ADD, visit.shop.asUsual)
    visit.shop.once(ADD, (response, request) => {
      visit.shop.kept.lines = []
      return visit.shop.asUsual(response, request)
    })
    await grid.press()
    expect(grid.entered()).toEqual({ '12-34': 5 })
    expect(grid.store.$outcome.get()).toMatchObject({ placed: 15, left: 5 })
    await grid.press()
    expect(inCart()).toEqual(twentyShirts)
  })

  it('that only needs a fresh token goes on', async () => {
    grid.enter(twenty)
    visit.browser.cookies.set('XSRF-TOKEN', 'old')
    visit.shop.once(ADD, json({ message: 'Page expired' }, 419))
    await grid.press()
    expect(inCart()).toEqual(twentyShirts)
  })
})

describe('a customer who leaves in the middle', () => {
  /** Logs her out in another tab, of which this one hears. */
  const leaveElsewhere = async () => {
    const other = await visit.open()
    await other.customer.logout()
  }
  beforeEach(async () => {
    await grid.tab.customer.login('anna@example.test', 'Correct-Horse-9')
    visit.shop.forgetCalls()
    grid.tab.events.length = 0
  })

  it.each([
    ['before its answer', (call: string) => visit.shop.hold(call)],
    ['after the shop has taken it', (call: string) => visit.shop.holdAnswer(call)],
  ])('has nothing more sent into the cart of the next, and nothing said: a size is on its way, %s', async (_case, hold) => {
    grid.enter(twenty)
    const release = hold(ADD)
    const pressed = grid.press()
    await until(() => sent() === 1)
    await leaveElsewhere()
    await until(() => !grid.tab.customer.$isLoggedIn.get() && Object.keys(grid.entered()).length === 0)
    grid.enter({ '12-36': 1 })
    release()
    await pressed
    expect(sent()).toBe(1)
    expect(grid.entered()).toEqual({ '12-36': 1 })
    expect(grid.store.$outcome.get()).toBe(null)
    expect(grid.store.$progress.get()).toBe(null)
    expect(grid.tab.events.map(({ name }) => name).filter((name) => name === 'cart:added' || name === 'cart:failed')).toEqual([])
    expect(grid.tab.cart.$isOpen.get()).toBe(false)
  })

  it('has nothing sent where the press waits for another tab', async () => {
    const other = await openGrid(await visit.open())
    other.enter({ '13-34': 1 })
    visit.shop.kept.stocks['SHIRT-13-34'] = 40
    const release = visit.shop.hold(ADD)
    const first = other.press()
    await until(() => sent() === 1)
    grid.enter(twenty)
    const pressed = grid.press()
    await leaveElsewhere()
    await until(() => Object.keys(grid.entered()).length === 0)
    grid.enter({ '12-36': 1 })
    release()
    await Promise.all([first, pressed])
    expect(sent()).toBe(1)
    expect(grid.entered()).toEqual({ '12-36': 1 })
  })
})

describe('a second tab', () => {
  /** Duplicates the tab, with its session storage. */
  const duplicate = async () => {
    const copy = await visit.open()
    for (const [key, value] of grid.tab.fake.session) copy.fake.session.set(key, value)
    return openGrid(copy)
  }

  it('with an order of its own adds to that of the first, also at the same time', async () => {
    grid.enter({ '12-34': 2 })
    const other = await openGrid(await visit.open())
    expect(other.entered()).toEqual({})
    other.enter({ '12-34': 3, '12-35': 1 })
    await Promise.all([grid.press(), other.press()])
    expect(inCart()).toEqual({ 'SHIRT-12-34': 5, 'SHIRT-12-35': 1 })
    expect([grid.entered(), other.entered()]).toEqual([{}, {}])
  })

  it('that is a copy of the first does not send the same order again, and shows the cart instead', async () => {
    grid.enter(twenty)
    const copy = await duplicate()
    expect(copy.entered()).toEqual(twenty)
    await Promise.all([grid.press(), copy.press()])
    expect(inCart()).toEqual(twentyShirts)
    expect(sent()).toBe(3)
    expect(copy.entered()).toEqual({})
    expect(copy.tab.cart.$isOpen.get()).toBe(true)
  })

  it('that is a copy sends what its shopper has added since, and the next order of the first is another one', async () => {
    grid.enter({ '12-34': 2 })
    const copy = await duplicate()
    await grid.press()
    copy.enter({ '12-34': 3 })
    await copy.press()
    expect(inCart()).toEqual({ 'SHIRT-12-34': 3 })
    grid.enter({ '12-34': 2 })
    await grid.press()
    expect(inCart()).toEqual({ 'SHIRT-12-34': 5 })
  })
})
