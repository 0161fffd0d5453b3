// What a script of the host changed, a cart, a wishlist or a login, is seen without a reload; what we changed ourselves is not asked for.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { customerAnswer, sessionAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { startVisit, until, type Visit } from '#stores/testing/visit.ts'

const SESSION = 'GET api/session'
const HINT = 'touchline-session'

let visit: Visit
const asked = () => visit.shop.arrivals(SESSION).length

beforeEach(async () => {
  visit = await startVisit()
})
afterEach(() => visit.end())

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

it('on a platform without a session call, the wishlist’s cookie counts, and a session cookie that is encrypted anew says nothing', async () => {
  await visit.end()
  visit = await startVisit({ extensions: [], cookies: { session: 'shop', wishlist: 'wished' } })
  visit.browser.cookies.set('shop', 'abc')
  visit.browser.cookies.set('wished', '[1]')
  const tab = await visit.open()
  await tab.wishlist.loadWishlist()
  expect(tab.wishlist.$wishedIds.get()).toEqual([1])
  tab.fake.setCookie('wished', '[2,1]')
  visit.browser.pass(500)
  await until(() => tab.wishlist.$wishlistCount.get() === 2)
  await tab.cart.loadCart()
  visit.shop.forgetCalls()
  tab.fake.setCookie('shop', 'def')
  visit.browser.pass(500)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(visit.shop.calls()).toEqual([])
})
