// An order on a platform with the spec's calls only: no call reports its outcome, so its answer and its cart decide.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cutJson, html, json, noContent, reset } from '#tests/support/fault-server.ts'
import { CHECKOUT, fillCart, keysOf, openTill, ORDER, provider } from '#stores/testing/till.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

const QUOTE = 'GET checkout/cart/quote'
const success = { to: 'success', reason: 'ordered', url: '/nl/checkout/success' }
const OURS = /api\/session|payment-status|last-order|payment-cancel|payment-methods/

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit({ extensions: [] })
  fillCart(visit)
  tab = await openTill(visit)
  await tab.payment.choosePaymentMethod('creditcard')
})
afterEach(async () => {
  expect(visit.shop.calls().filter((call) => OURS.test(call))).toEqual([])
  await visit.end()
})

const purchases = () => tab.events.filter(({ name }) => name === 'order:placed').map(({ detail }) => detail)
/** The platform places the order, removes the cart, and answers this. */
function answerOrder(answer: Parameters<Visit['shop']['once']>[1]): void {
  visit.shop.once(ORDER, async (response, request) => {
    visit.shop.kept.lines = []
    visit.shop.always(QUOTE, json({ message: 'No such entity with customerId = 1' }, 404))
    await answer(response, request)
  })
}

describe('an answer', () => {
  it.each([
    ['a number', json(12)],
    ['a text', json('000000012')],
    ['an object', json({ id: 12 })],
    ['an object with a status', json({ status: 'success', order_id: '12' })],
    ['an object without an error', json({ error: false })],
    ['nothing', noContent],
  ])('with %s is an order', async (_name, answer) => {
    answerOrder(answer)
    expect(await tab.payment.placeOrder()).toEqual({ ok: true, value: null })
    expect(tab.checkout.$mustLeave.get()).toEqual(success)
  })

  it.each([
    ['success', { success: false, message: 'Only %1 left', parameters: [3] }, 'Only 3 left'],
    ['status', { status: 'error', message: 'Declined' }, 'Declined'],
    ['error', { error: 'No such method' }, 'No such method'],
    ['messages', { success: 0, messages: { error: [{ message: 'Sold out' }] } }, 'Sold out'],
  ])('that refuses by %s is a refusal with its message', async (_name, answer, message) => {
    visit.shop.once(ORDER, json(answer))
    expect(await tab.payment.placeOrder()).toMatchObject({ ok: false, error: { kind: 'rejected', message } })
    expect(tab.payment.$paymentError.get()).toMatchObject({ message })
    expect(tab.checkout.$mustLeave.get()).toBeNull()
    expect(tab.payment.$isPlacing.get()).toBe(false)
  })

  it('with an address leads there', async () => {
    answerOrder(json({ order_id: 12, redirect_url: 'https://pay.example/12' }))
    await tab.payment.placeOrder()
    expect(tab.checkout.$mustLeave.get()).toEqual({ to: 'provider', reason: 'paying', url: 'https://pay.example/12' })
  })
})

describe('a lost answer', () => {
  it.each([
    ['cut', cutJson({ order_id: 12 })],
    ['HTML', html(200)],
    ['null', json(null)],
    ['500', json({ message: 'Down' }, 500)],
    ['dead line', reset],
  ])('(%s) to an order that removed the cart leads to the confirmation', async (_name, answer) => {
    answerOrder(answer)
    expect(await tab.payment.placeOrder()).toEqual({ ok: true, value: null })
    expect(tab.checkout.$mustLeave.get()).toEqual(success)
    expect(purchases()).toHaveLength(1)
  })

  it('whose cart has another id is an order too', async () => {
    visit.shop.once(ORDER, async (response, request) => {
      visit.shop.kept.cartId = 10
      await reset(response, request)
    })
    await tab.payment.placeOrder()
    expect(tab.checkout.$mustLeave.get()).toEqual(success)
  })

  it('whose cart still exists is no order: the next press sends the same key', async () => {
    visit.shop.once(ORDER, reset)
    expect(await tab.payment.placeOrder()).toMatchObject({ ok: false })
    expect(tab.payment.$isUnsure.get()).toBe(false)
    expect(await tab.payment.placeOrder()).toEqual({ ok: true, value: null })
    expect(new Set(keysOf(visit)).size).toBe(1)
  })

  describe('and a cart that cannot be loaded', () => {
    beforeEach(async () => {
      visit.shop.once(ORDER, reset)
      visit.shop.always(QUOTE, html(200))
      await tab.payment.placeOrder()
    })

    it('is reported, sends no requests by itself, and offers no second order before she has checked', async () => {
      expect(tab.payment.$paymentError.get()).toMatchObject({ code: 'payment.unknown' })
      expect(tab.payment.$isUnsure.get()).toBe(true)
      expect(tab.payment.$hasLooked.get()).toBe(false)
      const before = visit.shop.calls().length
      visit.browser.pass(120_000)
      expect(visit.shop.calls()).toHaveLength(before)
    })

    it('is not ordered again by another press', async () => {
      expect(await tab.payment.placeOrder()).toMatchObject({ ok: false, error: { code: 'payment.unknown' } })
      expect(keysOf(visit)).toHaveLength(1)
    })

    it('lets her order with the same key, once she has checked without a result', async () => {
      await tab.payment.checkAgain()
      expect(tab.payment.$paymentError.get()).toMatchObject({ code: 'payment.unknown' })
      expect(tab.payment.$hasLooked.get()).toBe(true)
      expect(await tab.payment.placeOrder()).toEqual({ ok: true, value: null })
      expect(keysOf(visit)).toHaveLength(2)
      expect(new Set(keysOf(visit)).size).toBe(1)
      expect(tab.checkout.$mustLeave.get()).toEqual(provider)
    })

    it('ends with a check that finds the cart', async () => {
      visit.shop.always(QUOTE, visit.shop.asUsual)
      await tab.payment.checkAgain()
      expect(tab.payment.$paymentError.get()).toMatchObject({ code: 'payment.nothing-ordered' })
      expect(tab.payment.$isUnsure.get()).toBe(false)
    })

    it('ends with a check, when the connection is back, that finds no cart', async () => {
      visit.shop.always(QUOTE, json({ message: 'No such entity' }, 404))
      tab.fake.comeOnline()
      await until(() => tab.checkout.$mustLeave.get() !== null)
      expect(tab.checkout.$mustLeave.get()).toEqual(success)
    })
  })
})

describe('the purchase', () => {
  it('is reported with the checkout’s data, under the number in the answer', async () => {
    answerOrder(json({ increment_id: '000000012' }))
    await tab.payment.placeOrder()
    expect(purchases()).toEqual([expect.objectContaining({ orderNumber: '000000012', transactionId: '000000012', value: 50 })])
    expect(purchases()).toMatchObject([{ lines: [{ quantity: 2, price: 25 }] }])
  })

  it('is reported under the key if the answer has no number', async () => {
    answerOrder(json(12))
    await tab.payment.placeOrder()
    expect(purchases()).toMatchObject([{ orderNumber: null, transactionId: keysOf(visit)[0] }])
  })

  it('waits for the confirmation if it leads to a payment page, and is reported there once', async () => {
    answerOrder(json({ order_number: '12', redirect_url: 'https://pay.example/12' }))
    await tab.payment.placeOrder()
    expect(purchases()).toEqual([])
    tab = await visit.follow(tab, 'https://shop.test/nl/checkout/success?id=12')
    await until(() => purchases().length > 0)
    expect(purchases()).toMatchObject([{ orderNumber: '12', lines: [{ quantity: 2 }] }])
    tab = await visit.follow(tab, 'https://shop.test/nl/checkout/success?id=12')
    await tab.cart.loadCart()
    expect(purchases()).toEqual([])
  })

  it('is not reported after a refusal', async () => {
    visit.shop.once(ORDER, json({ message: 'No' }, 400))
    await tab.payment.placeOrder()
    tab = await visit.follow(tab, 'https://shop.test/nl/checkout/success')
    await tab.cart.loadCart()
    expect(purchases()).toEqual([])
  })
})

describe('a second cart', () => {
  const fillAnother = () => {
    visit.shop.always(QUOTE, visit.shop.asUsual)
    Object.assign(visit.shop.kept, { cartId: 11, lines: [{ id: 51, sku: 'SHIRT-BLUE-M', qty: 1 }] })
  }

  it('is ordered after the first, under a key of its own', async () => {
    answerOrder(json(12))
    await tab.payment.placeOrder()
    fillAnother()
    tab = await openTill(visit, tab)
    await tab.payment.choosePaymentMethod('creditcard')
    expect(tab.checkout.$mustLeave.get()).toBeNull()
    expect(await tab.payment.placeOrder()).toEqual({ ok: true, value: null })
    expect(new Set(keysOf(visit)).size).toBe(2)
  })

  it('is ordered after an order without any answer', async () => {
    visit.shop.once(ORDER, reset)
    visit.shop.always(QUOTE, html(200))
    await tab.payment.placeOrder()
    fillAnother()
    tab = await openTill(visit, tab)
    await tab.payment.choosePaymentMethod('creditcard')
    expect(tab.payment.$isUnsure.get()).toBe(false)
    expect(await tab.payment.placeOrder()).toEqual({ ok: true, value: null })
    expect(new Set(keysOf(visit)).size).toBe(2)
  })
})

describe('a checkout without a cart', () => {
  it('leads to the cart after a confirmed order', async () => {
    answerOrder(json(12))
    await tab.payment.placeOrder()
    tab = await visit.follow(tab, CHECKOUT)
    expect(await tab.checkout.openCheckout()).toMatchObject({ ok: true })
    expect(tab.checkout.$mustLeave.get()).toMatchObject({ to: 'cart', reason: 'empty' })
  })

  it('leads to the confirmation after a lost answer', async () => {
    visit.shop.once(ORDER, reset)
    visit.shop.always(QUOTE, html(200))
    await tab.payment.placeOrder()
    visit.shop.always(QUOTE, json({ message: 'No such entity' }, 404))
    tab = await visit.follow(tab, CHECKOUT)
    await tab.checkout.openCheckout()
    expect(tab.checkout.$mustLeave.get()).toEqual(success)
    expect(purchases()).toHaveLength(1)
  })
})

describe('an expired session', () => {
  const unauthenticated = json({ message: 'Unauthenticated.' }, 401)

  it('is no order although the cart is gone, and has our own message', async () => {
    answerOrder(unauthenticated)
    expect(await tab.payment.placeOrder()).toMatchObject({ ok: false, error: { code: 'session.expired', message: null } })
    expect(tab.checkout.$mustLeave.get()?.to).not.toBe('success')
    expect(purchases()).toEqual([])
  })

  it('reloads the cart after a write', async () => {
    await tab.wishlist.loadWishlist()
    visit.shop.always('PUT customer/wishlist/items/toggle', unauthenticated)
    visit.shop.forgetCalls()
    expect(await tab.wishlist.toggleWish(7, true)).toMatchObject({ ok: false, error: { code: 'session.expired' } })
    await until(() => visit.shop.calls().includes(QUOTE))
  })
})
