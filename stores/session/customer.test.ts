// Login and logout: their effects, what a logout clears, and agreement between tabs.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json, reset } from '#tests/support/fault-server.ts'
import { addressAnswer } from '#tests/support/answers.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

const LOGIN = 'POST api/customer/login'
const LOGOUT = 'POST api/customer/logout'
const PASSWORD = 'Correct-Horse-9'
const CREDENTIALS = { email: 'anna@example.test', password: PASSWORD }

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  tab = await visit.open()
})
afterEach(() => visit.end())

const enter = (at = tab) => at.customer.login('anna@example.test', PASSWORD)
const isIn = (at = tab) => at.customer.$isLoggedIn.get()
const kept = (at = tab) => [...at.fake.session.keys(), ...visit.browser.local.keys()].filter((key) => key.startsWith('touchline:nl:'))

describe('a login', () => {
  it('turns a guest into a customer, and emits that once', async () => {
    const result = await enter()
    expect(result).toMatchObject({ ok: true, value: { customer: { firstname: 'Anna' }, hasCartConflict: false } })
    expect(tab.customer.$customer.get()).toMatchObject({ id: 5 })
    expect(tab.eventNames()).toEqual(['customer:logged-in'])
    expect(tab.events.at(-1)).toMatchObject({ detail: { customerId: 5, hasCartConflict: false } })
  })

  it('ignores spaces around address and password', async () => {
    await tab.customer.login('  anna@example.test ', ` ${PASSWORD} `)
    expect(visit.shop.arrivals(LOGIN)[0]?.body).toEqual({ email: 'anna@example.test', password: PASSWORD })
  })

  it('that is sent twice in a hurry is one call', async () => {
    const release = visit.shop.hold(LOGIN)
    const both = [enter(), enter()]
    await until(() => visit.shop.arrivals(LOGIN).length === 1)
    expect(tab.customer.$isLoggingIn.get()).toBe(true)
    release()
    expect((await Promise.all(both)).map(({ ok }) => ok)).toEqual([true, true])
    expect(visit.shop.arrivals(LOGIN)).toHaveLength(1)
    expect(tab.customer.$isLoggingIn.get()).toBe(false)
  })

  it('with a wrong password is refused with the server’s message, and can be retried', async () => {
    expect(await tab.customer.login('anna@example.test', 'wrong')).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 401, message: 'The account sign-in was incorrect', code: 'session.sign-in-failed' },
    })
    expect(isIn()).toBe(false)
    expect((await enter()).ok).toBe(true)
  })

  it.each([
    ['a line that is dead', reset, 'offline', 'general.offline'],
    ['a server in trouble', json({}, 503), 'unavailable', 'general.failed'],
    ['an answer nobody can read', json({ customer: 'Anna' }), 'malformed', 'general.failed'],
  ])('over %s says nothing about the password', async (_, behaviour, kind, code) => {
    visit.shop.once(LOGIN, behaviour)
    expect(await enter()).toMatchObject({ ok: false, error: { kind, code, message: null } })
    expect(isIn()).toBe(false)
  })

  it('is repeated once with a new token after 419, with the same input', async () => {
    visit.shop.once(LOGIN, json({ message: 'Page expired' }, 419))
    expect((await enter()).ok).toBe(true)
    expect(visit.shop.arrivals(LOGIN).map(({ body }) => body)).toEqual([CREDENTIALS, CREDENTIALS])
  })

  it('loads the merged wishlist, and the customer’s cart if a cart was shown', async () => {
    visit.shop.kept.oldLines = [{ id: 70, sku: 'OLD', qty: 3 }]
    await tab.cart.loadCart()
    visit.shop.kept.wishlist = [12, 15]
    await enter()
    await until(() => tab.cart.$count.get() === 3 && tab.wishlist.$wishedIds.get().length === 2)
  })

  it('is noticed by the other tabs', async () => {
    const other = await visit.open()
    await enter()
    await until(() => isIn(other))
    expect(other.eventNames()).toEqual([])
  })
})

describe('a logout', () => {
  beforeEach(async () => {
    visit.shop.kept.lines = [{ id: 41, sku: 'NEW', qty: 2 }]
    visit.shop.kept.wishlist = [12]
    await enter()
    await tab.cart.loadCart()
    await until(() => tab.wishlist.$wishedIds.get().length === 1)
  })

  it('clears customer, cart, wishlist and input', async () => {
    await tab.checkout.openCheckout()
    tab.checkout.changeShippingAddress({ firstname: addressAnswer().firstname, city: 'Amsterdam' })
    tab.checkout.changeEmail('anna@example.test')
    expect(kept()).not.toEqual([])
    expect(await tab.customer.logout()).toEqual({ ok: true, value: undefined })
    await until(() => tab.cart.$count.get() === 0)
    expect([isIn(), tab.wishlist.$wishedIds.get(), tab.checkout.$guestEmail.get()]).toEqual([false, [], ''])
    expect(tab.checkout.$shippingAddress.get().city ?? null).toBeNull()
    expect(JSON.stringify([...tab.fake.session.values(), ...visit.browser.local.values()])).not.toMatch(/anna|Amsterdam/i)
    expect(tab.eventNames()).toContain('customer:logged-out')
  })

  it('applies to the other tabs', async () => {
    const other = await visit.open()
    await other.session.loadSession()
    await other.cart.loadCart()
    await until(() => isIn(other))
    await tab.customer.logout()
    await until(() => !isIn(other) && other.cart.$count.get() === 0 && other.wishlist.$wishedIds.get().length === 0)
    expect(other.eventNames()).not.toContain('customer:logged-out')
  })

  it('is noticed by a page suspended meanwhile, before any request', async () => {
    const asleep = await visit.open()
    await asleep.session.loadSession()
    await until(() => isIn(asleep))
    visit.browser.cookies.delete('touchline-session')
    asleep.fake.wake()
    expect([isIn(asleep), asleep.cart.$count.get()]).toEqual([false, 0])
  })

  it('hides her data on a resumed page if somebody else is logged in, before the answer', async () => {
    const release = visit.shop.hold('GET api/session')
    visit.browser.cookies.set('touchline-session', '9000')
    tab.fake.wake()
    expect(isIn()).toBe(false)
    release()
    await until(() => isIn())
  })

  it('that failed leaves her logged in, and is reported', async () => {
    visit.shop.once(LOGOUT, json({}, 500))
    expect(await tab.customer.logout()).toMatchObject({ ok: false, error: { kind: 'unavailable' } })
    expect([isIn(), tab.customer.$isLoggingOut.get()]).toEqual([true, false])
  })

  it('with a lost answer is still a logout', async () => {
    visit.shop.loseAnswer(LOGOUT)
    expect((await tab.customer.logout()).ok).toBe(true)
    expect(isIn()).toBe(false)
  })
})

it('an expired session removes the name, and keeps the input', async () => {
  await enter()
  await tab.checkout.openCheckout()
  tab.checkout.changeShippingAddress({ city: 'Amsterdam' })
  visit.shop.kept.isLoggedIn = false
  await tab.session.reloadSession()
  expect([isIn(), tab.checkout.$shippingAddress.get().city]).toEqual([false, 'Amsterdam'])
})

it('the popup opens and closes', () => {
  tab.customer.openLogin()
  expect(tab.customer.$isLoginOpen.get()).toBe(true)
  tab.customer.closeLogin()
  expect(tab.customer.$isLoginOpen.get()).toBe(false)
})
