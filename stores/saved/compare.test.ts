// The comparison: loaded with the session, toggled by sku, never above the limit, never toggled the wrong way.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json, reset } from '#tests/support/fault-server.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

const TOGGLE = 'POST api/catalog/compare/toggle-sku'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
})
afterEach(() => visit.end())

const known = (skus: string[]) => {
  visit.shop.kept.compare = skus
  visit.browser.cookies.set('touchline-session', '1000')
}
const toggles = () => visit.shop.arrivals(TOGGLE).map(({ body }) => body)
const skus = () => tab.compare.$comparedSkus.get()

describe('reading', () => {
  it('is empty, without a call, for a visitor without a session', async () => {
    tab = await visit.open()
    await tab.compare.loadCompare()
    expect(tab.compare.$compare.get()).toEqual({ state: 'ready', value: [] })
    expect(visit.shop.calls()).toEqual([])
  })

  it('is replaced as a whole by the session', async () => {
    known(['A', 'B'])
    tab = await visit.open()
    await tab.compare.loadCompare()
    expect([skus(), tab.compare.$compareCount.get()]).toEqual([['A', 'B'], 2])
    visit.shop.kept.compare = ['C']
    await tab.session.reloadSession()
    expect(skus()).toEqual(['C'])
  })

  it('fails if the session cannot be loaded', async () => {
    known(['A'])
    visit.shop.always('GET api/session', json({}, 400))
    tab = await visit.open()
    expect(await tab.compare.loadCompare()).toMatchObject({ ok: false })
    expect(tab.compare.$compare.get()).toMatchObject({ state: 'failed' })
    expect(skus()).toEqual([])
  })
})

describe('toggling', () => {
  it('adds a product by its sku, with a flag for that sku during the call', async () => {
    known(['A'])
    tab = await visit.open()
    const toggling = tab.compare.toggleCompare('B')
    expect(tab.compare.$togglingSkus.get()).toEqual(['B'])
    expect(await toggling).toEqual({ ok: true, value: true })
    expect(tab.compare.$togglingSkus.get()).toEqual([])
    expect(skus()).toEqual(['B', 'A'])
    expect(tab.events).toEqual([{ name: 'compare:added', detail: { sku: 'B', count: 2 } }])
    expect(toggles()).toEqual([{ sku: 'B' }])
  })

  it('removes a product', async () => {
    known(['A'])
    tab = await visit.open()
    await tab.compare.toggleCompare('A')
    expect(skus()).toEqual([])
    expect(tab.events).toEqual([{ name: 'compare:removed', detail: { sku: 'A', count: 0 } }])
  })

  it('works for a visitor without a session', async () => {
    tab = await visit.open()
    await tab.compare.toggleCompare('A')
    expect(skus()).toEqual(['A'])
  })

  it('ignores adding an existing product, without a call', async () => {
    known(['A'])
    tab = await visit.open()
    expect(await tab.compare.toggleCompare('A', true)).toEqual({ ok: true, value: false })
    expect([toggles(), tab.events]).toEqual([[], []])
  })

  it('refuses more than the page’s limit, without a call, but still removes', async () => {
    known(['A', 'B', 'C', 'D'])
    tab = await visit.open()
    await tab.compare.loadCompare()
    expect(tab.compare.$isCompareFull.get()).toBe(true)
    expect(await tab.compare.toggleCompare('E')).toMatchObject({ ok: false, error: { kind: 'rejected', code: 'compare.limit' } })
    expect([toggles(), tab.events, tab.compare.$togglingSkus.get()]).toEqual([[], [], []])
    await tab.compare.toggleCompare('D')
    expect(tab.compare.$isCompareFull.get()).toBe(false)
    expect(await tab.compare.toggleCompare('E')).toEqual({ ok: true, value: true })
  })

  it('accepts any number if the host sets no limit', async () => {
    known(['A', 'B', 'C', 'D'])
    tab = await visit.open()
    tab.page.configurePage({ limits: { compare: 0 }, apiUrl: visit.shop.url })
    await tab.compare.loadCompare()
    expect(tab.compare.$isCompareFull.get()).toBe(false)
    expect(await tab.compare.toggleCompare('E')).toEqual({ ok: true, value: true })
  })

  it('counts pending adds: two fast ones do not exceed the limit', async () => {
    known(['A', 'B', 'C'])
    tab = await visit.open()
    await tab.compare.loadCompare()
    const results = await Promise.all([tab.compare.toggleCompare('D'), tab.compare.toggleCompare('E')])
    expect(results.map(({ ok }) => ok)).toEqual([true, false])
    expect(toggles()).toHaveLength(1)
  })

  it('loads the products of another tab if the server reports that it is full', async () => {
    known(['A'])
    tab = await visit.open()
    await tab.compare.loadCompare()
    visit.shop.kept.compare = ['W', 'X', 'Y', 'Z']
    visit.shop.once(TOGGLE, json({ message: 'You can compare up to %1 products.', parameters: [4], code: 'limit' }, 409))
    expect(await tab.compare.toggleCompare('B')).toMatchObject({
      ok: false,
      error: { kind: 'rejected', message: 'You can compare up to 4 products.' },
    })
    expect(skus()).toEqual(['W', 'X', 'Y', 'Z'])
  })

  it('ends in the state of the last of several fast clicks', async () => {
    known([])
    tab = await visit.open()
    await tab.compare.loadCompare()
    const release = visit.shop.hold(TOGGLE)
    const first = tab.compare.toggleCompare('A')
    await until(() => toggles().length === 1)
    const others = [tab.compare.toggleCompare('A'), tab.compare.toggleCompare('A'), tab.compare.toggleCompare('A')]
    release()
    await Promise.all([first, ...others])
    expect([skus(), visit.shop.kept.compare, toggles().length]).toEqual([[], [], 2])
  })

  it('asks the server before a second try if the answer was lost', async () => {
    known([])
    tab = await visit.open()
    visit.shop.loseAnswer(TOGGLE)
    expect(await tab.compare.toggleCompare('A')).toEqual({ ok: true, value: true })
    expect([toggles().length, skus()]).toEqual([1, ['A']])
  })

  it('does not undo a toggle if neither its answer nor the session’s arrived', async () => {
    known([])
    tab = await visit.open()
    await tab.compare.loadCompare()
    visit.shop.loseAnswer(TOGGLE)
    visit.shop.always('GET api/session', json({}, 400))
    expect(await tab.compare.toggleCompare('A')).toMatchObject({ ok: false })
    expect(await tab.compare.toggleCompare('A')).toMatchObject({ ok: false })
    visit.shop.always('GET api/session', visit.shop.asUsual)
    expect(await tab.compare.toggleCompare('A')).toEqual({ ok: true, value: true })
    expect([toggles().length, skus(), visit.shop.kept.compare]).toEqual([1, ['A'], ['A']])
  })

  it('keeps the last good list if it fails, and reports it once', async () => {
    known(['A'])
    tab = await visit.open()
    await tab.compare.loadCompare()
    visit.shop.once(TOGGLE, reset)
    expect(await tab.compare.toggleCompare('B')).toMatchObject({ ok: false, error: { kind: 'offline', code: 'compare.toggle-failed' } })
    expect([skus(), tab.compare.$togglingSkus.get()]).toEqual([['A'], []])
    expect(tab.events.map(({ name }) => name)).toEqual(['error'])
  })

  it('is not undone by an earlier session request', async () => {
    known([])
    tab = await visit.open()
    await tab.session.loadSession()
    const release = visit.shop.holdAnswer('GET api/session')
    const reading = tab.session.reloadSession()
    await until(() => visit.shop.arrivals('GET api/session').length === 2)
    await tab.compare.toggleCompare('A')
    release()
    await reading
    expect(skus()).toEqual(['A'])
  })

  it('does not change the wishlist, and the wishlist does not change it', async () => {
    known(['A'])
    visit.shop.kept.wishlist = [12]
    tab = await visit.open()
    await tab.compare.toggleCompare('B')
    await tab.wishlist.toggleWish(15)
    expect([skus(), tab.wishlist.$wishedIds.get()]).toEqual([
      ['B', 'A'],
      [15, 12],
    ])
  })
})
