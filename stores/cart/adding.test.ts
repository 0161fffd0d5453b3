// The host's veto before something is added to the cart.
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Events } from '#shared/events/vocabulary.ts'
import { SHIRT } from '#stores/testing/known-cart.ts'
import { startVisit, type Tab, type Visit } from '#stores/testing/visit.ts'

const ADD = 'POST checkout/cart/items'
let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  tab = await visit.open()
})
afterEach(() => visit.end())

/** Listens to the event in the tab's own modules. */
async function onAdding(listener: (detail: Events['cart:adding']) => void): Promise<() => void> {
  const { on } = await import('#shared/events/bus.ts')
  return on('cart:adding', listener)
}
const sent = () => visit.shop.arrivals(ADD).map(({ body }) => body)

it('refuses it with the host’s sentence and nothing is sent; without it the same press adds', async () => {
  const stop = await onAdding(({ refuse }) => refuse('One a customer.'))
  expect(await tab.cart.addToCart([SHIRT])).toMatchObject({ ok: false, error: { kind: 'rejected', message: 'One a customer.' } })
  expect([tab.cart.$addError.get()?.message, tab.cart.$isOpen.get(), tab.cart.$isAdding.get()]).toEqual(['One a customer.', false, false])
  expect([tab.eventNames(), sent()]).toEqual([['cart:adding', 'cart:failed'], []])
  stop()
  expect(await tab.cart.addToCart([SHIRT])).toMatchObject({ ok: true })
  expect(sent()).toHaveLength(1)
})

it('without a sentence, ours is shown', async () => {
  await onAdding(({ refuse }) => refuse())
  expect(await tab.cart.addToCart([SHIRT])).toMatchObject({ ok: false, error: { code: 'cart.add-failed', message: null } })
})

it('adds the lines as the host changed them, but ignores changes after the event', async () => {
  let late = (_: Events['cart:adding']['lines']) => {}
  await onAdding(({ lines, change }) => {
    late = change
    change(lines.map((line) => ({ ...line, quantity: 3 })))
  })
  const adding = tab.cart.addToCart([SHIRT])
  late([])
  expect(await adding).toMatchObject({ ok: true })
  expect(sent()).toEqual([{ cartItems: [{ sku: SHIRT.sku, qty: 3 }] }])
})
