// The cart of the spec against a real server: flags, popup, one queue for fast changes, and answers that never come.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json, reset, text } from '../tests/support/fault-server.ts'
import { type Tab, until, type Visit, startVisit } from './testing/visit.ts'

const SHIRT = { sku: 'SHIRT-RED-M', qty: 1 }
const LINE = 'PUT checkout/cart/items/41'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  tab = await visit.open()
})
afterEach(async () => {
  tab.close()
  await visit.shop.close()
})

const lines = () => tab.cart.$lines.get().map(({ quantity, isSaving, error }) => ({ quantity, isSaving, error: error?.message ?? null }))
const quantities = () => tab.cart.$lines.get().map(({ quantity }) => quantity)
const sent = (call: string) => visit.shop.arrivals(call).map(({ body }) => body)

/** A cart with one line of so many pieces, known to the tab. */
async function fill(qty = 1) {
  visit.shop.kept.lines = [{ id: 41, sku: SHIRT.sku, qty }]
  await tab.cart.loadCart()
  visit.shop.forgetCalls()
}

describe('adding', () => {
  it('sets the added flag, shows the popup, and refreshes quote and totals once', async () => {
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
    expect(visit.shop.calls().filter((call) => call !== 'GET api/session')).toEqual([
      'POST checkout/cart/items',
      'GET checkout/cart/quote',
      'GET checkout/cart/totals-information',
    ])
    expect(sent('POST checkout/cart/items')).toEqual([{ cartItems: [SHIRT] }])
  })

  it('tells what was added with all that analytics needs', async () => {
    await tab.cart.addToCart([{ ...SHIRT, qty: 2 }], undefined, { index: 3, item_list_name: 'Shirts' })
    expect(tab.told()).toEqual(['cart:changed', 'cart:added', 'cart:opened'])
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
      quote: { items_qty: 2 },
    })
  })

  it('adds several at once and counts each', async () => {
    await tab.cart.loadCart()
    await tab.cart.addToCart([SHIRT, { sku: 'BALL', qty: 2 }])
    expect(tab.events.find(({ name }) => name === 'cart:added')?.detail).toMatchObject({
      lines: [
        { item_id: SHIRT.sku, quantity: 1 },
        { item_id: 'BALL', quantity: 2 },
      ],
    })
  })

  it('counts only the pieces that came, where the cart was known before', async () => {
    await fill(3)
    await tab.cart.addToCart([{ ...SHIRT, qty: 2 }])
    expect(tab.events.find(({ name }) => name === 'cart:added')?.detail).toMatchObject({ lines: [{ quantity: 2 }], quote: { items_qty: 5 } })
  })

  it.each([
    ["the response's message", { message: 'Only %1 left', parameters: [3], error: 'no' }, 'Only 3 left'],
    ["else the response's error", { error: 'Not for sale' }, 'Not for sale'],
    ['else nothing but the code of its own sentence', {}, null],
  ])('keeps %s when it is refused', async (_, body, message) => {
    visit.shop.once('POST checkout/cart/items', json(body, 400))
    const result = await tab.cart.addToCart([SHIRT])
    expect(result).toMatchObject({ ok: false, error: { kind: 'rejected', code: 'cart.add-failed', message } })
    expect(tab.cart.$addError.get()).toMatchObject({ code: 'cart.add-failed', message })
    expect(tab.cart.$hasAdded.get()).toBe(false)
    expect(tab.cart.$isOpen.get()).toBe(false)
    expect(tab.cart.$isLoadingTotals.get()).toBe(false)
    expect(tab.told()).toContain('cart:failed')
    tab.cart.clearAddError()
    expect(tab.cart.$addError.get()).toBeNull()
  })

  it('is a success when the answer was lost but the server has the pieces, and is not sent twice', async () => {
    visit.shop.loseAnswer('POST checkout/cart/items')
    expect(await tab.cart.addToCart([SHIRT])).toMatchObject({ ok: true, value: { sku: SHIRT.sku } })
    expect(visit.shop.arrivals('POST checkout/cart/items')).toHaveLength(1)
    expect(visit.shop.kept.lines).toMatchObject([{ qty: 1 }])
    expect(tab.cart.$isOpen.get()).toBe(true)
  })

  it('is a failure when the answer was lost and the server has nothing', async () => {
    visit.shop.once('POST checkout/cart/items', reset)
    expect(await tab.cart.addToCart([SHIRT])).toMatchObject({ ok: false, error: { kind: 'offline', code: 'cart.add-failed' } })
    expect(visit.shop.arrivals('POST checkout/cart/items')).toHaveLength(1)
  })

  it('does not take pieces of before for its own, where nobody knew what was there', async () => {
    visit.browser.cookies.set('touchline-session', '1000')
    visit.shop.once('GET api/session', json({}, 400))
    tab = await visit.follow(tab)
    await until(() => tab.session.$session.get().state === 'failed')
    visit.shop.kept.lines = [{ id: 41, sku: 'BALL', qty: 3 }]
    visit.shop.once('POST checkout/cart/items', reset)
    expect(await tab.cart.addToCart([SHIRT])).toMatchObject({ ok: false })
  })

  it('twice at once adds twice, one after the other', async () => {
    await Promise.all([tab.cart.addToCart([SHIRT]), tab.cart.addToCart([{ ...SHIRT, qty: 2 }])])
    expect(visit.shop.kept.lines).toMatchObject([{ qty: 3 }])
    const added = tab.events.filter(({ name }) => name === 'cart:added')
    expect(added).toMatchObject([{ detail: { lines: [{ quantity: 1 }] } }, { detail: { lines: [{ quantity: 2 }] } }])
  })

  it('gets a fresh token in the middle and loses nothing', async () => {
    visit.browser.cookies.set('XSRF-TOKEN', 'old')
    visit.shop.once('POST checkout/cart/items', json({ message: 'Page expired' }, 419))
    expect(await tab.cart.addToCart([SHIRT])).toMatchObject({ ok: true })
    expect(visit.shop.calls()).toEqual([
      'POST checkout/cart/items',
      'GET api/session',
      'POST checkout/cart/items',
      'GET checkout/cart/quote',
      'GET checkout/cart/totals-information',
    ])
  })
})

describe('the popup', () => {
  it('loads quote and totals when it is opened without them, and only then', async () => {
    visit.shop.kept.lines = [{ id: 41, sku: SHIRT.sku, qty: 2 }]
    await tab.cart.openCart()
    expect(visit.shop.calls()).toEqual(['GET checkout/cart/quote', 'GET checkout/cart/totals-information'])
    expect(tab.cart.$totals.get()).toMatchObject({ state: 'ready', value: { grand_total: 50 } })
    tab.cart.closeCart()
    expect(tab.cart.$isOpen.get()).toBe(false)
    await tab.cart.openCart()
    expect(visit.shop.calls()).toHaveLength(2)
    expect(tab.events.filter(({ name }) => name === 'cart:opened')).toMatchObject([{ detail: { value: 50, currency: 'EUR' } }, {}])
  })

  it('loads once, however many islands ask', async () => {
    await Promise.all([tab.cart.loadCart(), tab.cart.openCart(), tab.cart.loadCart()])
    expect(visit.shop.arrivals('GET checkout/cart/quote')).toHaveLength(1)
  })
})

describe('fast plus and minus', () => {
  it('shows the last wish at once and sends no more than the first and the last', async () => {
    await fill(1)
    const release = visit.shop.hold(LINE)
    const all = [2, 3, 4, 5].map((quantity) => tab.cart.changeQuantity(41, quantity))
    expect(lines()).toEqual([{ quantity: 5, isSaving: true, error: null }])
    expect(tab.cart.$count.get()).toBe(5)
    await until(() => visit.shop.arrivals(LINE).length === 1)
    const late = tab.cart.changeQuantity(41, 6)
    release()
    expect(await Promise.all([...all, late])).toEqual(Array(5).fill({ ok: true, value: null }))
    expect(sent(LINE)).toEqual([{ cartItem: { sku: SHIRT.sku, qty: 5 } }, { cartItem: { sku: SHIRT.sku, qty: 6 } }])
    expect(lines()).toEqual([{ quantity: 6, isSaving: false, error: null }])
    expect(visit.shop.arrivals('GET checkout/cart/quote')).toHaveLength(1)
  })

  it('goes back to the server’s quantity and says why when the last wish is refused', async () => {
    await fill(6)
    const result = await tab.cart.changeQuantity(41, 9)
    expect(result).toMatchObject({ ok: false, error: { code: 'cart.change-failed', message: 'Only 7 left' } })
    expect(lines()).toEqual([{ quantity: 6, isSaving: false, error: 'Only 7 left' }])
    await tab.cart.changeQuantity(41, 7)
    expect(lines()).toEqual([{ quantity: 7, isSaving: false, error: null }])
  })

  it('forgets a refusal in the middle, since a later wish stands', async () => {
    await fill(6)
    const release = visit.shop.hold(LINE)
    const refused = tab.cart.changeQuantity(41, 9)
    await until(() => visit.shop.arrivals(LINE).length === 1)
    const last = tab.cart.changeQuantity(41, 5)
    release()
    expect(await Promise.all([refused, last])).toEqual(Array(2).fill({ ok: true, value: null }))
    expect(sent(LINE).map((body) => body)).toMatchObject([{ cartItem: { qty: 9 } }, { cartItem: { qty: 5 } }])
    expect(lines()).toEqual([{ quantity: 5, isSaving: false, error: null }])
    expect(tab.told()).not.toContain('cart:failed')
  })

  it('keeps the two lines of a cart apart', async () => {
    visit.shop.kept.lines = [
      { id: 41, sku: 'A', qty: 1 },
      { id: 42, sku: 'B', qty: 1 },
    ]
    await tab.cart.loadCart()
    const results = await Promise.all([tab.cart.changeQuantity(41, 9), tab.cart.changeQuantity(42, 3)])
    expect(results).toMatchObject([{ ok: false }, { ok: true }])
    expect(quantities()).toEqual([1, 3])
    expect(tab.cart.$lines.get().map(({ error }) => error?.message ?? null)).toEqual(['Only 7 left', null])
  })

  it('tells the difference once: pieces that came as added, pieces that went as removed', async () => {
    await fill(1)
    await Promise.all([2, 3, 4].map((quantity) => tab.cart.changeQuantity(41, quantity)))
    await tab.cart.changeQuantity(41, 2)
    const counted = tab.events.filter(({ name }) => name === 'cart:added' || name === 'cart:removed')
    expect(counted).toMatchObject([
      { name: 'cart:added', detail: { lines: [{ quantity: 3 }] } },
      { name: 'cart:removed', detail: { lines: [{ quantity: 2 }] } },
    ])
  })

  it('counts nothing twice where an add was on its way before', async () => {
    await fill(1)
    await Promise.all([tab.cart.addToCart([{ ...SHIRT, qty: 2 }]), tab.cart.changeQuantity(41, 5)])
    const counted = tab.events.filter(({ name }) => name === 'cart:added')
    expect(counted).toMatchObject([{ detail: { lines: [{ quantity: 2 }] } }, { detail: { lines: [{ quantity: 2 }] } }])
  })

  it('believes the server’s cart when the answer was lost', async () => {
    await fill(1)
    visit.shop.loseAnswer(LINE)
    expect(await tab.cart.changeQuantity(41, 3)).toEqual({ ok: true, value: null })
    expect(visit.shop.arrivals(LINE)).toHaveLength(1)
    expect(lines()).toEqual([{ quantity: 3, isSaving: false, error: null }])
  })

  it('rolls back when the answer was lost and nothing was done', async () => {
    await fill(1)
    visit.shop.once(LINE, reset)
    expect(await tab.cart.changeQuantity(41, 3)).toMatchObject({ ok: false, error: { kind: 'offline' } })
    expect(quantities()).toEqual([1])
  })

  it('rolls back even when the cart cannot be read afterwards', async () => {
    await fill(6)
    visit.shop.once('GET checkout/cart/quote', json({}, 400))
    await tab.cart.changeQuantity(41, 9)
    expect(lines()).toEqual([{ quantity: 6, isSaving: false, error: 'Only 7 left' }])
  })

  it('refuses what is no quantity without asking anyone', async () => {
    await fill(1)
    expect(await tab.cart.changeQuantity(41, 1.5)).toMatchObject({ ok: false, error: { code: 'cart.quantity-invalid' } })
    expect(await tab.cart.changeQuantity(41, Number.NaN)).toMatchObject({ ok: false })
    expect(visit.shop.calls()).toEqual([])
  })
})

describe('removing', () => {
  it('takes the line out at once and can be undone', async () => {
    await fill(2)
    const removing = tab.cart.removeLine(41)
    expect(tab.cart.$lines.get()).toMatchObject([{ isRemoving: true, quantity: 0 }])
    expect(tab.cart.$count.get()).toBe(0)
    expect(await removing).toEqual({ ok: true, value: null })
    expect(tab.cart.$lines.get()).toEqual([])
    expect(tab.cart.$removed.get()).toMatchObject({ item_id: 41, qty: 2 })
    expect(await tab.cart.undoRemove()).toEqual({ ok: true, value: null })
    expect(sent('POST checkout/cart/items')).toMatchObject([{ cartItems: [{ sku: SHIRT.sku, qty: 2, product_option: {} }] }])
    expect(quantities()).toEqual([2])
    expect(tab.cart.$removed.get()).toBeNull()
    expect(tab.cart.$isOpen.get()).toBe(false)
    expect(tab.told().filter((name) => name !== 'cart:changed')).toEqual(['cart:removed', 'cart:added'])
  })

  it('is what a minus to nothing means', async () => {
    await fill(1)
    await tab.cart.changeQuantity(41, 0)
    expect(visit.shop.calls()).toContain('DELETE checkout/cart/items/41')
  })

  it('puts the line back and says so when it is refused', async () => {
    await fill(2)
    visit.shop.once('DELETE checkout/cart/items/41', json({}, 400))
    expect(await tab.cart.removeLine(41)).toMatchObject({ ok: false, error: { code: 'cart.remove-failed' } })
    expect(tab.cart.$lines.get()).toMatchObject([{ quantity: 2, isRemoving: false, error: { code: 'cart.remove-failed' } }])
    expect(tab.cart.$removed.get()).toBeNull()
  })

  it('is done when another tab has removed the line before', async () => {
    await fill(2)
    visit.shop.kept.lines = []
    expect(await tab.cart.removeLine(41)).toEqual({ ok: true, value: null })
    expect(tab.cart.$lines.get()).toEqual([])
  })

  it('keeps what would be undone when undoing fails', async () => {
    await fill(2)
    await tab.cart.removeLine(41)
    visit.shop.once('POST checkout/cart/items', json({ message: 'Gone' }, 400))
    expect(await tab.cart.undoRemove()).toMatchObject({ ok: false, error: { message: 'Gone' } })
    expect(tab.cart.$removed.get()).toMatchObject({ item_id: 41 })
    tab.cart.forgetRemoved()
    expect(tab.cart.$removed.get()).toBeNull()
  })
})

describe('reading', () => {
  it('shows the answer to the last question, whatever arrives last', async () => {
    visit.shop.kept.lines = [{ id: 41, sku: SHIRT.sku, qty: 1 }]
    let gone = false
    const release = visit.shop.holdAnswer('GET checkout/cart/quote', () => {
      gone = true
    })
    const first = tab.cart.reloadCart()
    await until(() => visit.shop.calls().length === 1)
    visit.shop.kept.lines = [{ id: 41, sku: SHIRT.sku, qty: 4 }]
    const second = tab.cart.reloadCart()
    expect(await second).toMatchObject({ ok: true, value: { items_qty: 4 } })
    await until(() => gone)
    release()
    expect(await first).toMatchObject({ ok: true, value: { items_qty: 4 } })
    expect(quantities()).toEqual([4])
  })

  it('keeps the last good cart when a reload fails, and says that it may be old', async () => {
    await fill(2)
    tab.fake.isOffline = true
    expect(await tab.cart.reloadCart()).toMatchObject({ ok: false, error: { kind: 'offline', code: 'cart.load-failed' } })
    expect(quantities()).toEqual([2])
    expect(tab.cart.$isOutdated.get()).toBe(true)
    tab.fake.isOffline = false
    await tab.cart.reloadCart()
    expect(tab.cart.$isOutdated.get()).toBe(false)
  })

  it('fails where there was nothing to keep, and can be asked again', async () => {
    tab.fake.isOffline = true
    await tab.cart.loadCart()
    expect(tab.cart.$cart.get()).toMatchObject({ state: 'failed', error: { kind: 'offline' } })
    tab.fake.isOffline = false
    await tab.cart.loadCart()
    expect(tab.cart.$cart.get()).toMatchObject({ state: 'ready' })
  })

  it('takes sums away that belong to another cart', async () => {
    await fill(1)
    await tab.cart.loadTotals()
    const broken = text('{"grand_total":"free"}')
    visit.shop.once('GET checkout/cart/totals-information', broken)
    await tab.cart.changeQuantity(41, 2)
    expect(tab.cart.$totals.get()).toMatchObject({ state: 'failed', error: { kind: 'malformed' } })
    expect(tab.cart.$hasTotals.get()).toBe(false)
    expect(tab.cart.$isLoadingTotals.get()).toBe(false)
  })

  it('reports what is logged only, once', async () => {
    visit.shop.once('GET checkout/cart/totals-information', text('<p>', 200, 'text/html'))
    await tab.cart.loadTotals()
    expect(tab.events).toMatchObject([{ name: 'error', detail: { phase: 'call' } }])
  })

  it('counts by the session until the cart itself is known', async () => {
    visit.shop.kept.lines = [{ id: 41, sku: SHIRT.sku, qty: 3 }]
    visit.browser.cookies.set('touchline-session', String(visit.shop.kept.changedAt))
    await tab.session.loadSession()
    expect(tab.cart.$count.get()).toBe(3)
    expect(visit.shop.calls()).toEqual(['GET api/session'])
  })

  it('says which lines cannot be had', async () => {
    visit.shop.kept.lines = [{ id: 41, sku: SHIRT.sku, qty: 8 }]
    await tab.cart.loadCart()
    expect(tab.cart.$lines.get()).toMatchObject([{ stock: 'short' }])
    expect(tab.cart.$hasStockFault.get()).toBe(true)
    visit.shop.kept.stock = 0
    await tab.cart.reloadCart()
    expect(tab.cart.$lines.get()).toMatchObject([{ stock: 'out' }])
  })
})

it('drops answers that come after a reset', async () => {
  await fill(1)
  const releases = [visit.shop.holdAnswer(LINE), visit.shop.holdAnswer('GET checkout/cart/quote')]
  const changing = tab.cart.changeQuantity(41, 2)
  const reading = tab.cart.reloadCart()
  await until(() => visit.shop.calls().length === 2)
  tab.resetStores()
  for (const release of releases) release()
  expect(await reading).toMatchObject({ ok: false, error: { kind: 'aborted' } })
  expect(await changing).toMatchObject({ ok: false, error: { kind: 'aborted' } })
  expect(tab.cart.$cart.get()).toEqual({ state: 'idle' })
  expect(tab.cart.$lines.get()).toEqual([])
  expect(tab.cart.$isLoadingTotals.get()).toBe(false)
  const loading = tab.cart.loadTotals()
  expect(tab.cart.$isLoadingTotals.get()).toBe(true)
  await loading
})
