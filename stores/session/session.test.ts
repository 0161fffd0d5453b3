// The session: requested only with a hint, never shown if older than the hint, and the same in every tab.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import * as v from 'valibot'
import { Customer } from '#shared/session/wire/session.ts'
import { customerAnswer, sessionAnswer } from '#tests/support/answers.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

const SESSION = 'GET api/session'

let visit: Visit

const open = () => visit.open()
const follow = (tab: Tab) => visit.follow(tab)
const hint = (changedAt: number | string) => visit.browser.cookies.set('touchline-session', String(changedAt))
const requests = () => visit.shop.arrivals(SESSION).length

beforeEach(async () => {
  visit = await startVisit()
})
afterEach(() => visit.end())

describe('the session', () => {
  it('is not requested without a hint', async () => {
    const tab = await open()
    expect(await tab.session.loadSession()).toMatchObject({ ok: true, value: { customer: null, cart: { quantity: 0 } } })
    expect(tab.customer.$isLoggedIn.get()).toBe(false)
    expect(requests()).toBe(0)
  })

  it('is requested once per page, however many islands need it', async () => {
    hint(1_000)
    const tab = await open()
    await Promise.all([tab.session.loadSession(), tab.session.loadSession(), tab.wishlist.loadWishlist()])
    await tab.session.loadSession()
    expect(requests()).toBe(1)
  })

  it('has a customer if there is a customer object', async () => {
    hint(1_000)
    visit.shop.once(SESSION, json(sessionAnswer({ customer: customerAnswer() })))
    const tab = await open()
    await tab.session.loadSession()
    expect(tab.customer.$isLoggedIn.get()).toBe(true)
    expect(tab.customer.$customer.get()).toMatchObject({ firstname: 'Anna' })
  })

  it('saves the next page in this tab the call while nothing has changed', async () => {
    hint(1_000)
    const tab = await open()
    await tab.session.loadSession()
    const next = await follow(tab)
    expect(await next.session.loadSession()).toMatchObject({ ok: true, value: { changedAt: 1_000 } })
    expect(requests()).toBe(1)
  })

  it('never shows a copy that is older than the hint', async () => {
    hint(1_000)
    const tab = await open()
    await tab.session.loadSession()
    visit.shop.kept.changedAt = 1_001
    hint(1_001)
    const next = await follow(tab)
    expect(next.session.$session.get()).toEqual({ state: 'loading' })
    await next.session.loadSession()
    expect(next.session.$session.get()).toMatchObject({ value: { changedAt: 1_001 } })
    expect(requests()).toBe(2)
  })

  it('never shows a copy that is older than ten minutes, on a clock of any year', async () => {
    hint(1_000)
    const tab = await open()
    await tab.session.loadSession()
    visit.browser.pass(10 * 60_000)
    const next = await follow(tab)
    await next.session.loadSession()
    expect(requests()).toBe(2)
    visit.browser.pass(-365 * 24 * 60 * 60_000)
    const later = await follow(next)
    await later.session.loadSession()
    expect(requests()).toBe(3)
  })

  it('is a guest’s again if a login ends elsewhere before its session was requested', async () => {
    const tab = await open()
    await tab.session.loadSession()
    tab.session.takeLogin({ customer: v.parse(Customer, customerAnswer()), hasCartConflict: false })
    expect(tab.customer.$isLoggedIn.get()).toBe(true)
    expect(await tab.session.reloadSession()).toMatchObject({ ok: true, value: { customer: null } })
    expect(tab.customer.$isLoggedIn.get()).toBe(false)
  })

  it('is a guest’s again once the hint is gone', async () => {
    hint(1_000)
    visit.shop.once(SESSION, json(sessionAnswer({ customer: customerAnswer(), changed_at: 1_000 })))
    const tab = await open()
    await tab.session.loadSession()
    visit.browser.cookies.delete('touchline-session')
    await tab.session.reloadSession()
    expect(tab.customer.$isLoggedIn.get()).toBe(false)
    visit.browser.cookies.set('touchline-session', '1000')
    const next = await follow(tab)
    await next.session.loadSession()
    expect(requests()).toBe(2)
  })

  it('of another customer starts without any stored data of the previous one', async () => {
    hint(1_000)
    const be = (id: number, changedAt: number) =>
      visit.shop.once(SESSION, json(sessionAnswer({ customer: { ...customerAnswer(), id }, changed_at: changedAt })))
    be(5, 1_000)
    const tab = await open()
    await tab.session.loadSession()
    tab.fake.session.set('touchline:nl:searches', 'of customer 5')
    be(5, 2_000)
    await tab.session.reloadSession()
    expect(tab.fake.session.get('touchline:nl:searches')).toBe('of customer 5')
    be(6, 3_000)
    await tab.session.reloadSession()
    expect(tab.fake.session.get('touchline:nl:searches')).toBeUndefined()
    expect(tab.customer.$customer.get()).toMatchObject({ id: 6 })
  })

  it.each([
    [5, 'of customer 5'],
    [6, undefined],
  ])('that expired between two pages keeps the input for its customer only: customer %i finds %s', async (id, found) => {
    hint(1_000)
    const be = (who: number, changedAt: number) =>
      visit.shop.once(SESSION, json(sessionAnswer({ customer: { ...customerAnswer(), id: who }, changed_at: changedAt })))
    be(5, 1_000)
    const tab = await open()
    await tab.session.loadSession()
    tab.fake.session.set('touchline:nl:draft:contact', 'of customer 5')
    visit.browser.cookies.delete('touchline-session')
    const next = await follow(tab)
    await next.session.loadSession()
    expect(next.fake.session.get('touchline:nl:draft:contact')).toBe('of customer 5')
    hint(2_000)
    be(id, 2_000)
    const last = await follow(next)
    await last.session.loadSession()
    expect(last.fake.session.get('touchline:nl:draft:contact')).toBe(found)
  })

  it('is requested if the hint is invalid', async () => {
    hint('yesterday')
    const tab = await open()
    await tab.session.loadSession()
    expect(requests()).toBe(1)
  })

  it('does not count as outdated in the tab that made the change', async () => {
    hint(1_000)
    const tab = await open()
    await tab.session.loadSession()
    await tab.wishlist.toggleWish(12)
    await tab.session.loadSession()
    expect(requests()).toBe(1)
  })

  it('fails silently, keeps known data and can be retried', async () => {
    hint(1_000)
    const tab = await open()
    await tab.session.loadSession()
    tab.fake.isOffline = true
    expect(await tab.session.reloadSession()).toMatchObject({ ok: false, error: { code: 'session.load-failed' } })
    expect(tab.session.$session.get()).toMatchObject({ state: 'ready' })
  })

  it('works with full storage', async () => {
    visit.browser.isFull = true
    hint(1_000)
    const tab = await open()
    expect(await tab.session.loadSession()).toMatchObject({ ok: true })
  })
})

describe('two tabs', () => {
  it('share a cart: a change in one makes the other reload it, without popup and events', async () => {
    hint(1_000)
    const [one, other] = [await open(), await open()]
    await Promise.all([one.cart.loadCart(), other.cart.loadCart()])
    await one.cart.addToCart([{ sku: 'BALL', quantity: 2 }])
    await until(() => other.cart.$count.get() === 2)
    expect(other.cart.$isOpen.get()).toBe(false)
    expect(other.eventNames()).toEqual(['cart:changed', 'cart:changed'])
  })

  it('share a wishlist', async () => {
    hint(1_000)
    const [one, other] = [await open(), await open()]
    await Promise.all([one.wishlist.loadWishlist(), other.wishlist.loadWishlist()])
    await one.wishlist.toggleWish(12)
    await until(() => other.wishlist.$wishlistCount.get() === 1)
    expect(other.eventNames()).toEqual([])
  })

  it('do not load data that they never showed', async () => {
    hint(1_000)
    const [one] = [await open(), await open()]
    await one.cart.addToCart([{ sku: 'BALL', quantity: 1 }])
    await until(() => requests() >= 3)
    expect(visit.shop.arrivals('GET checkout/cart/quote')).toHaveLength(1)
  })

  it('get no messages from another store view', async () => {
    hint(1_000)
    const [dutch, belgian] = [await open(), await open()]
    await dutch.cart.loadCart()
    belgian.page.configurePage({ store: { id: 2, code: 'be' }, apiUrl: visit.shop.url })
    await belgian.cart.addToCart([{ sku: 'BALL', quantity: 1 }])
    expect(dutch.cart.$count.get()).toBe(0)
    expect(visit.shop.arrivals('GET checkout/cart/quote')).toHaveLength(2)
  })
})

it('reloads the shown data when the page is restored from the back/forward cache', async () => {
  hint(1_000)
  const tab = await open()
  await tab.cart.loadCart()
  visit.shop.kept.lines = [{ id: 41, sku: 'BALL', qty: 3 }]
  tab.fake.wake()
  await until(() => tab.cart.$count.get() === 3)
})

it('sends no messages once it is closed', async () => {
  const tab = await open()
  await tab.cart.loadCart()
  tab.close()
  visit.shop.forgetCalls()
  tab.fake.wake()
  expect(visit.shop.calls()).toEqual([])
})
