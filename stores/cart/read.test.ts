// Reading the cart: the last request counts, the last good answer stays.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { quoteAnswer } from '#tests/support/answers.ts'
import { json, text } from '#tests/support/fault-server.ts'
import { knowCart, LINE, SHIRT } from '#stores/testing/known-cart.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  tab = await visit.open()
})
afterEach(() => visit.end())

const quantities = () => tab.cart.$lines.get().map(({ quantity }) => quantity)

describe('reading', () => {
  it('emits the change without the addresses, which every script on the page could read', async () => {
    visit.shop.kept.lines = [{ id: 41, sku: SHIRT.sku, qty: 1 }]
    visit.shop.once('GET checkout/cart/quote', json({ ...quoteAnswer(), billing_address: { lastname: 'Jansen', city: 'Utrecht' } }))
    await tab.cart.reloadCart()
    expect(tab.cart.$cart.get()).toMatchObject({ value: { billingAddress: { lastname: 'Jansen' } } })
    const [event] = tab.events.filter(({ name }) => name === 'cart:changed')
    expect(event?.detail).toMatchObject({ cart: { quantity: expect.any(Number), billingAddress: null } })
    expect(JSON.stringify(event)).not.toContain('Jansen')
  })

  it('shows the answer to the last request, whatever arrives last', async () => {
    visit.shop.kept.lines = [{ id: 41, sku: SHIRT.sku, qty: 1 }]
    let gone = false
    const release = visit.shop.holdAnswer('GET checkout/cart/quote', () => {
      gone = true
    })
    const first = tab.cart.reloadCart()
    await until(() => visit.shop.calls().length === 1)
    visit.shop.kept.lines = [{ id: 41, sku: SHIRT.sku, qty: 4 }]
    const second = tab.cart.reloadCart()
    expect(await second).toMatchObject({ ok: true, value: { quantity: 4 } })
    await until(() => gone)
    release()
    expect(await first).toMatchObject({ ok: true, value: { quantity: 4 } })
    expect(quantities()).toEqual([4])
  })

  it('treats a missing cart as an error if the page was printed with one and none was loaded before', async () => {
    await visit.end()
    visit = await startVisit({ session: { customer: null, itemsCount: 2, compare: [] }, extensions: [] })
    tab = await visit.open()
    visit.shop.once('GET checkout/cart/quote', text('{}', 404))
    expect(await tab.cart.loadCart()).toMatchObject({ ok: false, error: { kind: 'unoffered' } })
  })

  it('keeps the last good cart if a reload fails, and marks it as outdated', async () => {
    await knowCart(visit, tab, 2)
    tab.fake.isOffline = true
    expect(await tab.cart.reloadCart()).toMatchObject({ ok: false, error: { kind: 'offline', code: 'cart.load-failed' } })
    expect(quantities()).toEqual([2])
    expect(tab.cart.$isOutdated.get()).toBe(true)
    tab.fake.isOffline = false
    await tab.cart.reloadCart()
    expect(tab.cart.$isOutdated.get()).toBe(false)
  })

  it('fails without an earlier cart, and can be retried', async () => {
    tab.fake.isOffline = true
    await tab.cart.loadCart()
    expect(tab.cart.$cart.get()).toMatchObject({ state: 'failed', error: { kind: 'offline' } })
    tab.fake.isOffline = false
    await tab.cart.loadCart()
    expect(tab.cart.$cart.get()).toMatchObject({ state: 'ready' })
  })

  it('removes totals that belong to another cart', async () => {
    await knowCart(visit, tab, 1)
    await tab.cart.loadTotals()
    const broken = text('{"grand_total":"free"}')
    visit.shop.once('GET checkout/cart/totals-information', broken)
    await tab.cart.changeQuantity(41, 2)
    expect(tab.cart.$totals.get()).toMatchObject({ state: 'failed', error: { kind: 'malformed' } })
    expect(tab.cart.$hasTotals.get()).toBe(false)
    expect(tab.cart.$isLoadingTotals.get()).toBe(false)
  })

  it('reports a failure that is only logged, once', async () => {
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

  it('reports which lines are unavailable', async () => {
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
  await knowCart(visit, tab, 1)
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
