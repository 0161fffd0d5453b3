// A shopper never orders a cart or a total that she did not see.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import { decide, fillCart, keysOf, openTill, ORDER, provider } from '#stores/testing/till.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  fillCart(visit)
  tab = await openTill(visit)
  await tab.payment.choosePaymentMethod('creditcard')
  visit.shop.forgetCalls()
})
afterEach(() => visit.end())

const TOTALS = 'GET checkout/cart/totals-information'
const orders = () => visit.shop.kept.orders.size

describe('an order', () => {
  it('contains the total and the cart shown above the button', async () => {
    await tab.payment.placeOrder()
    expect(visit.shop.arrivals(ORDER)[0]?.headers).toMatchObject({ 'x-cart-total': '50', 'x-cart-version': '41x2' })
    expect(tab.checkout.$mustLeave.get()).toEqual(provider)
  })

  it('of a cart whose price was raised meanwhile is not placed; the change is shown, and the next press orders it', async () => {
    visit.shop.kept.price = 40
    expect(await tab.payment.placeOrder()).toMatchObject({ ok: false })
    expect(orders()).toBe(0)
    expect(tab.payment.$cartChange.get()).toEqual({
      total: { before: 50, now: 80 },
      lines: [{ kind: 'price', name: 'Home shirt, Red', before: 25, now: 40 }],
      hasStoppedOrder: true,
    })
    expect(tab.payment.$paymentError.get()).toBeNull()
    expect(tab.payment.$isPlacing.get()).toBe(false)
    expect(await tab.payment.placeOrder()).toEqual({ ok: true, value: null })
    expect(tab.payment.$cartChange.get()).toBeNull()
    expect(orders()).toBe(1)
  })

  it('of a cart that another device changed is not placed', async () => {
    visit.shop.kept.lines.push({ id: 42, sku: 'SHIRT-BLUE-M', qty: 1 })
    await tab.payment.placeOrder()
    expect(orders()).toBe(0)
    expect(tab.payment.$cartChange.get()).toMatchObject({ total: { before: 50, now: 75 }, lines: [{ kind: 'new', quantity: 1 }] })
  })

  it('whose only line was withdrawn explains the empty cart', async () => {
    visit.shop.kept.lines = []
    await tab.payment.placeOrder()
    expect(tab.payment.$cartChange.get()).toMatchObject({ lines: [{ kind: 'gone', name: 'Home shirt, Red' }] })
    expect(tab.checkout.$mustLeave.get()).toBeNull()
  })

  it('is placed if only the version changed, since the content is the same', async () => {
    visit.shop.once(ORDER, json({ message: 'Changed', code: 'changed' }, 409))
    expect(await tab.payment.placeOrder()).toEqual({ ok: true, value: null })
    expect(tab.checkout.$mustLeave.get()).toEqual(provider)
  })

  it('is not repeated endlessly if the host keeps reporting a change', async () => {
    visit.shop.always(ORDER, json({ message: 'Your cart has changed', code: 'changed' }, 409))
    await tab.payment.placeOrder()
    expect(visit.shop.arrivals(ORDER)).toHaveLength(2)
    expect(tab.payment.$paymentError.get()).toMatchObject({ message: 'Your cart has changed' })
  })

  it('no longer shows the change once she moves on', async () => {
    visit.shop.kept.price = 40
    await tab.payment.placeOrder()
    tab.checkout.goToStep(2)
    expect(tab.payment.$cartChange.get()).toBeNull()
  })
})

describe('a cart that another tab changed', () => {
  const shown = () => tab.payment.$cartChange.get()
  beforeEach(() => {
    for (const step of [2, 3]) tab.checkout.goToStep(step)
  })
  const change = async (quantity: number) => {
    visit.shop.kept.lines = quantity > 0 ? [{ id: 41, sku: 'SHIRT-RED-M', qty: quantity }] : []
    const reads = visit.shop.arrivals(TOTALS).length
    visit.browser.openTab().environment.channel?.('touchline:nl').post('changed')
    await until(() => visit.shop.arrivals(TOTALS).length > reads && tab.cart.$hasTotals.get())
  }

  it('is shown before she orders, and the next press orders it', async () => {
    await change(3)
    await until(() => shown() !== null)
    expect(shown()).toEqual({
      total: { before: 50, now: 75 },
      lines: [{ kind: 'quantity', name: 'Home shirt, Red', before: 2, now: 3 }],
      hasStoppedOrder: false,
    })
    expect(await tab.payment.placeOrder()).toEqual({ ok: true, value: null })
    expect(visit.shop.arrivals(ORDER)[0]?.headers).toMatchObject({ 'x-cart-total': '75' })
  })

  it('twice is compared with the one that she agreed to, and is silent once it is that again', async () => {
    await change(3)
    await until(() => shown() !== null)
    await change(4)
    await until(() => shown()?.total?.now === 100)
    expect(shown()?.total?.before).toBe(50)
    await change(2)
    await until(() => shown() === null)
  })

  it('and that she then changes here has the sum of now', async () => {
    await change(3)
    await until(() => shown() !== null)
    await tab.cart.changeQuantity(41, 1)
    await until(() => shown()?.total?.now === 25)
  })

  it('is a matter of the cart page once it is empty', async () => {
    await change(0)
    await until(() => tab.checkout.$mustLeave.get()?.to === 'cart')
    expect(shown()).toBeNull()
  })

  it('is nothing to confirm at an earlier step', async () => {
    tab.checkout.goToStep(2)
    await change(3)
    expect(shown()).toBeNull()
    tab.checkout.goToStep(3)
    expect(shown()).toBeNull()
  })
})

it('a change of her own at the payment step is no news', async () => {
  for (const step of [2, 3]) tab.checkout.goToStep(step)
  await tab.cart.changeQuantity(41, 3)
  await until(() => tab.cart.$hasTotals.get())
  expect(tab.payment.$cartChange.get()).toBeNull()
})

it('a key whose order failed is replaced by a new one, in the same press', async () => {
  visit.shop.loseAnswer(ORDER)
  visit.shop.once('GET checkout/cart/payment-status', json({}, 400))
  await tab.payment.placeOrder()
  decide(visit, 'canceled')
  fillCart(visit)
  expect(await tab.payment.placeOrder()).toEqual({ ok: true, value: null })
  expect(keysOf(visit)).toHaveLength(3)
  expect(new Set(keysOf(visit)).size).toBe(2)
  expect(tab.checkout.$mustLeave.get()).toEqual(provider)
})

it('a payment method with banks requires one before the order', async () => {
  await tab.payment.choosePaymentMethod('ideal')
  expect(await tab.payment.placeOrder()).toMatchObject({ ok: false, error: { code: 'payment.issuer-missing' } })
  expect(keysOf(visit)).toEqual([])
  await tab.payment.chooseIssuer('BANK1')
  expect(await tab.payment.placeOrder()).toEqual({ ok: true, value: null })
})
