// A hint that is gone means an expired session, which empties nothing; a logout only where somebody has told of one.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { customerAnswer, sessionAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { seenIn, typeSomething } from '#stores/testing/seen.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

const SESSION = 'GET api/session'
const HINT = 'touchline-session'

let visit: Visit
const asked = () => visit.shop.arrivals(SESSION).length

beforeEach(async () => {
  visit = await startVisit()
})
afterEach(() => visit.end())

describe('a hint that is gone, of a customer', () => {
  let tab: Tab
  const draft = 'touchline:nl:draft:contact'
  const lose = (at = tab) => {
    at.fake.setCookie(HINT, null)
    visit.browser.pass(500)
  }
  beforeEach(async () => {
    visit.browser.cookies.set(HINT, '1000')
    visit.shop.always(SESSION, json(sessionAnswer({ customer: customerAnswer(), cart: { items_qty: 3 }, changed_at: 1_000 })))
    tab = await visit.open()
    await tab.session.loadSession()
    tab.fake.session.set(draft, 'hers')
    expect(seenIn(tab)).toEqual([true, 3])
  })

  it('takes her name and the count away, and keeps her drafts, since her session may only have expired', async () => {
    await tab.checkout.openCheckout()
    tab.checkout.changeShippingAddress({ city: 'Amsterdam' })
    lose()
    await until(() => !tab.customer.$isLoggedIn.get())
    expect(seenIn(tab)).toEqual([false, 0])
    expect(tab.fake.session.get(draft)).toBe('hers')
    expect(tab.checkout.$shippingAddress.get().city).toBe('Amsterdam')
    expect(asked()).toBe(1)
    visit.browser.cookies.set(HINT, '2000')
    const next = await visit.follow(tab)
    await next.checkout.openCheckout()
    expect(next.checkout.$shippingAddress.get().city).toBe('Amsterdam')
  })

  it('changes nothing while something is typed', async () => {
    const typed = await typeSomething()
    lose()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(seenIn(tab)).toEqual([true, 3])
    expect([typed(), tab.fake.session.get(draft)]).toEqual(['Is it round?', 'hers'])
  })

  it.each(['loadSession', 'reloadSession'] as const)('keeps what is typed when the page asks by itself: %s', async (name) => {
    const typed = await typeSomething()
    visit.browser.cookies.delete(HINT)
    await tab.session[name]()
    expect(seenIn(tab)).toEqual([false, 0])
    expect([typed(), tab.fake.session.get(draft)]).toEqual(['Is it round?', 'hers'])
  })

  it('is a logout if another tab says that something changed, or the page comes back', async () => {
    for (const tell of [(other: Tab) => other.session.noteOwnWrite(), () => tab.fake.wake()]) {
      const other = await visit.open()
      tab = await visit.open()
      await tab.session.loadSession()
      tab.fake.session.set(draft, 'hers')
      const typed = await typeSomething()
      visit.browser.cookies.delete(HINT)
      tell(other)
      expect(seenIn(tab)).toEqual([false, 0])
      expect([typed(), tab.fake.session.get(draft)]).toEqual(['', undefined])
      visit.browser.cookies.set(HINT, '1000')
    }
  })

  it('after which she logged out on the next page clears a page that comes back', async () => {
    lose()
    const typed = await typeSomething()
    tab.fake.wake()
    expect(typed()).toBe('Is it round?')
    tab.fake.session.clear()
    tab.fake.wake()
    expect(typed()).toBe('')
  })
})

it('a hint that is gone, of a guest, leads her nowhere: the cart that she sees stays until she does something', async () => {
  visit.browser.cookies.set(HINT, '1000')
  visit.shop.always(SESSION, json(sessionAnswer({ cart: { items_qty: 2 }, changed_at: 1_000 })))
  visit.shop.kept.lines.push({ id: 41, sku: 'SHIRT-RED-M', qty: 2 })
  const tab = await visit.open()
  await tab.session.loadSession()
  await tab.cart.loadCart()
  visit.shop.forgetCalls()
  tab.fake.setCookie(HINT, null)
  visit.browser.pass(500)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect([visit.shop.calls(), tab.cart.$count.get()]).toEqual([[], 2])
})

it('a hint that is gone, of a guest, empties the cart that was counted, and not what is typed', async () => {
  visit.browser.cookies.set(HINT, '1000')
  visit.shop.always(SESSION, json(sessionAnswer({ cart: { items_qty: 3 }, changed_at: 1_000 })))
  const tab = await visit.open()
  await tab.session.loadSession()
  tab.fake.session.set('touchline:nl:draft:contact', 'hers')
  const typed = await typeSomething()
  visit.browser.cookies.delete(HINT)
  await tab.session.reloadSession()
  expect(seenIn(tab)).toEqual([false, 0])
  expect([typed(), tab.fake.session.get('touchline:nl:draft:contact')]).toEqual(['Is it round?', 'hers'])
})
