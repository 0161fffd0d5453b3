// What a script of the host changed, a cart, a wishlist or a login, is seen without a reload; what we changed ourselves is not asked for.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { customerAnswer, sessionAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { seenIn, typeSomething } from '#stores/testing/seen.ts'
import { fillCart, openTill } from '#stores/testing/till.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

const SESSION = 'GET api/session'
const HINT = 'touchline-session'

let visit: Visit
const asked = () => visit.shop.arrivals(SESSION).length

beforeEach(async () => {
  visit = await startVisit()
})
afterEach(() => visit.end())

/** Lets time pass, and the calls that follow arrive. */
async function settle(ms = 500): Promise<void> {
  visit.browser.pass(ms)
  await new Promise((resolve) => setTimeout(resolve, 30))
}

it('a first piece that it puts into a cart is counted, and a login is seen', async () => {
  const tab = await visit.open()
  await tab.session.loadSession()
  expect([tab.cart.$count.get(), asked()]).toEqual([0, 0])
  visit.shop.always(SESSION, json(sessionAnswer({ customer: customerAnswer(), cart: { items_qty: 3 }, changed_at: 2_000 })))
  tab.fake.setCookie(HINT, '2000')
  visit.browser.pass(500)
  await until(() => tab.cart.$count.get() === 3)
  expect(tab.customer.$isLoggedIn.get()).toBe(true)
  expect(asked()).toBe(1)
})

it('a cart that is shown is read again', async () => {
  const tab = await visit.open()
  await tab.cart.loadCart()
  const reads = () => visit.shop.arrivals('GET checkout/cart/quote').length
  const before = reads()
  visit.shop.kept.lines.push({ id: 41, sku: 'SHIRT-RED-M', qty: 2 })
  tab.fake.setCookie(HINT, '2000')
  visit.browser.pass(500)
  await until(() => tab.cart.$count.get() === 2)
  expect(reads()).toBe(before + 1)
})

it('our own add is not asked for again, nor what another tab has told of', async () => {
  const [tab, other] = [await visit.open(), await visit.open()]
  await Promise.all([tab.session.loadSession(), other.session.loadSession()])
  await tab.cart.addToCart([{ sku: 'SHIRT-RED-M', quantity: 1 }])
  await until(() => other.cart.$count.get() === 1)
  visit.shop.forgetCalls()
  for (const each of [tab, other]) each.fake.setCookie(HINT, visit.browser.cookies.get(HINT) ?? '')
  visit.browser.pass(500)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(visit.shop.calls()).toEqual([])
})

it('nor is a step of the checkout, which changes nothing that the session says', async () => {
  fillCart(visit)
  const tab = await openTill(visit)
  const writes = {
    addresses: () => tab.checkout.saveAddresses(),
    sums: () => tab.shipping.chooseShippingMethod('postnl_evening'),
    shipping: () => tab.shipping.saveShipping(),
    payment: () => tab.payment.choosePaymentMethod('creditcard'),
  }
  for (const [name, write] of Object.entries(writes)) {
    visit.shop.forgetCalls()
    expect(await write(), name).toMatchObject({ ok: true })
    expect(visit.shop.calls(), name).not.toEqual([])
    tab.fake.setCookie(HINT, visit.browser.cookies.get(HINT) ?? '')
    await settle()
    expect(asked(), name).toBe(0)
  }
})

describe('the session is asked for', () => {
  let tab: Tab
  const answered = sessionAnswer({ cart: { items_qty: 3 }, changed_at: 1_000 })
  beforeEach(async () => {
    visit.browser.cookies.set(HINT, '1000')
    visit.shop.always(SESSION, json(answered))
    tab = await visit.open()
    await tab.session.loadSession()
    visit.shop.forgetCalls()
  })

  it('once, half a second after the last of several changes', async () => {
    for (const hint of ['2000', '2001', '2002']) {
      tab.fake.setCookie(HINT, hint)
      await settle(200)
    }
    expect(asked()).toBe(0)
    await settle()
    await until(() => asked() > 0)
    await settle()
    expect(asked()).toBe(1)
  })

  it('no more after the page has ended', async () => {
    tab.fake.setCookie(HINT, '2000')
    tab.close()
    await settle()
    expect(asked()).toBe(0)
  })

  it('once for each change if the call fails, also if its answer sets cookies', async () => {
    visit.shop.always(SESSION, (response, request) => {
      tab.fake.setCookie('XSRF-TOKEN', 'anew')
      return json({}, 400)(response, request)
    })
    tab.fake.setCookie(HINT, '2000')
    await settle()
    await until(() => asked() > 0)
    for (let at = 0; at < 3; at++) await settle()
    expect(asked()).toBe(1)
    tab.fake.setCookie(HINT, '3000')
    await settle()
    await until(() => asked() > 1)
    await settle()
    expect(asked()).toBe(2)
  })

  it('no more if the answer sets the hint anew and names no change', async () => {
    let now = 3_000
    visit.shop.always(SESSION, (response, request) => {
      tab.fake.setCookie(HINT, String(++now))
      return json(answered)(response, request)
    })
    tab.fake.setCookie(HINT, '2000')
    for (let at = 0; at < 4; at++) await settle()
    expect(asked()).toBe(1)
  })
})

describe('on a platform without a session call', () => {
  let tab: Tab
  beforeEach(async () => {
    await visit.end()
    visit = await startVisit({ extensions: [], cookies: { session: 'shop', wishlist: 'wished' } })
  })

  it('the wishlist’s cookie counts, also one that is deleted', async () => {
    visit.browser.cookies.set('wished', '[1]')
    tab = await visit.open()
    await tab.wishlist.loadWishlist()
    expect(tab.wishlist.$wishedIds.get()).toEqual([1])
    tab.fake.setCookie('wished', '[2,1]')
    await settle()
    expect(tab.wishlist.$wishedIds.get()).toEqual([2, 1])
    tab.fake.setCookie('wished', null)
    await settle()
    expect([tab.wishlist.$wishedIds.get(), tab.wishlist.$wishlistCount.get()]).toEqual([[], 0])
  })

  it('a first piece in a cart, with which the session’s cookie comes, is counted', async () => {
    tab = await visit.open()
    const { countWhenIdle } = await import('#stores/cart/cart-count.ts')
    const stop = countWhenIdle()
    await tab.session.loadSession()
    expect([tab.cart.$count.get(), tab.cart.$isCountKnown.get(), visit.shop.calls()]).toEqual([0, true, []])
    visit.shop.kept.lines.push({ id: 41, sku: 'SHIRT-RED-M', qty: 2 })
    tab.fake.setCookie('shop', 'abc')
    await settle()
    await settle()
    await until(() => tab.cart.$count.get() === 2)
    stop()
  })

  it('a session’s cookie that is gone takes her name and the count of the page with it, unless something is typed', async () => {
    await visit.end()
    visit = await startVisit({
      extensions: [],
      cookies: { session: 'shop', wishlist: 'wished' },
      session: { customer: { id: '7', firstname: 'Anna', lastname: 'Smit', email: 'anna@example.test', addresses: [] }, itemsCount: '3' },
    })
    visit.browser.cookies.set('shop', 'abc')
    tab = await visit.open()
    await tab.session.loadSession()
    await typeSomething()
    tab.fake.setCookie('shop', null)
    await settle()
    expect(seenIn(tab)).toEqual([true, 3])
    const { emptyForms } = await import('#shared/form/typed.ts')
    emptyForms()
    tab.fake.setCookie('another', '1')
    await settle()
    expect(seenIn(tab)).toEqual([false, 0])
    tab.fake.setCookie('shop', 'abc')
    await settle()
    expect(tab.cart.$isCountKnown.get()).toBe(false)
  })

  it('a session cookie that is encrypted anew says nothing', async () => {
    visit.browser.cookies.set('shop', 'abc')
    tab = await visit.open()
    await tab.cart.loadCart()
    visit.shop.forgetCalls()
    tab.fake.setCookie('shop', 'def')
    await settle()
    expect(visit.shop.calls()).toEqual([])
  })
})
