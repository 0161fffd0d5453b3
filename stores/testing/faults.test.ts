// Every public function with every failure: it returns a result, leaves nothing loading, and reports the failure once.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Result } from '#shared/domain/failure.ts'
import * as faults from '#tests/support/fault-server.ts'
import { CHECKOUT, DRAFT, fillCart, home, openTill, ORDER, STATUS } from './till.ts'
import { startVisit, type Tab, type Visit } from './visit.ts'

/** The failures that can replace an answer. */
const behaviours: Record<string, faults.Behaviour> = {
  'a reset': faults.reset,
  'a cut body': faults.cutBody({ items: [1, 2, 3] }),
  'cut JSON': faults.cutJson({ items: [1, 2, 3] }),
  'a page with 200': faults.html(200),
  'a page with 503': faults.html(503),
  nonsense: faults.json({ grand_total: 'free', items: 'none', status: 'perhaps', order_number: {} }),
  'a list of nulls': faults.json([null]),
  'a refusal': faults.json({ message: 'No' }, 400),
  'a token refused for good': faults.json({ message: 'Expired' }, 419),
  'a login': faults.json({ message: 'Log in' }, 401),
  'a conflict': faults.json({ message: 'Conflict' }, 409),
  'too many requests': faults.json({}, 429, { 'Retry-After': '3600' }),
  'a server error': faults.json({ message: 'Oops' }, 500),
  'a redirect elsewhere': faults.redirect('https://elsewhere.test/login'),
}

/** A function, its call, and whether an odd answer to that call still counts as success. */
interface Verb {
  call: string
  run: (tab: Tab) => Promise<Result<unknown>>
  /** The call made instead if the first one gets no answer; it fails the same way. */
  instead?: string
  /** Whether the contract does not define the answer, so that only errors and HTML pages are failures. */
  isOpen?: boolean
}

const QUOTE = 'GET checkout/cart/quote'
const verbs: Record<string, Verb> = {
  loadCart: { call: QUOTE, run: ({ cart }) => cart.loadCart() },
  reloadCart: { call: QUOTE, run: ({ cart }) => cart.reloadCart() },
  loadTotals: { call: 'GET checkout/cart/totals-information', run: ({ cart }) => cart.loadTotals() },
  addToCart: { call: 'POST checkout/cart/items', run: ({ cart }) => cart.addToCart([{ sku: 'BALL', quantity: 1 }]), isOpen: true },
  changeQuantity: { call: 'PUT checkout/cart/items/41', run: ({ cart }) => cart.changeQuantity(41, 3), isOpen: true },
  removeLine: { call: 'DELETE checkout/cart/items/41', run: ({ cart }) => cart.removeLine(41), isOpen: true },
  reloadSession: { call: 'GET api/session', run: ({ session }) => session.reloadSession(), isOpen: true },
  toggleWish: { call: 'PUT customer/wishlist/items/toggle', run: ({ wishlist }) => wishlist.toggleWish(12), isOpen: true },
  'load of a product': { call: 'GET catalog/product/12', run: ({ product }) => product.productStore(12).load() },
  saveAddresses: { call: 'PUT checkout/cart/address/set-addresses', run: ({ checkout }) => checkout.saveAddresses(), isOpen: true },
  loadShippingMethods: {
    call: 'GET checkout/cart/shipping-methods',
    instead: 'POST checkout/cart/estimate-shipping-methods',
    run: ({ shipping }) => shipping.loadShippingMethods(),
    isOpen: true,
  },
  estimateShipping: {
    call: 'POST checkout/cart/estimate-shipping-methods',
    instead: 'GET checkout/cart/shipping-methods',
    run: ({ shipping }) => shipping.estimateShipping(),
    isOpen: true,
  },
  saveShipping: { call: 'POST checkout/cart/shipping-information', run: ({ shipping }) => shipping.saveShipping() },
  choosePaymentMethod: { call: DRAFT, run: ({ payment }) => payment.choosePaymentMethod('creditcard'), isOpen: true },
  placeOrder: { call: ORDER, run: ({ payment }) => payment.placeOrder() },
  loadPaymentStatus: { call: STATUS, run: ({ payment }) => payment.loadPaymentStatus() },
  loadOrder: { call: 'GET checkout/cart/last-order', run: ({ order }) => order.loadOrder() },
}
/** Functions that can run before anything was loaded. */
const early = new Set(['loadCart', 'loadShippingMethods', 'loadOrder', 'load of a product'])

let visit: Visit

beforeEach(async () => {
  visit = await startVisit()
  fillCart(visit)
})
afterEach(() => visit.end())

async function openFor(name: string): Promise<Tab> {
  if (early.has(name)) return visit.open(CHECKOUT)
  const tab = await openTill(visit)
  tab.checkout.changeShippingAddress(home)
  if (name === 'placeOrder') {
    await tab.payment.choosePaymentMethod('ideal')
    await tab.payment.chooseIssuer('BANK1')
  }
  return tab
}

const flagsOf = ({ cart, checkout, shipping, payment, wishlist }: Tab) => [
  cart.$isLoadingTotals.get(),
  cart.$isAdding.get(),
  cart.$lines.get().some(({ isSaving, isRemoving }) => isSaving || isRemoving),
  checkout.$isSavingAddresses.get(),
  shipping.$isEstimating.get(),
  shipping.$isSavingShipping.get(),
  payment.$isPlacing.get(),
  wishlist.$togglingIds.get().length > 0,
]

describe.each(Object.entries(verbs))('%s', (name, { call, instead, run, isOpen }) => {
  it.each(Object.entries(behaviours))('ends after %s', async (fault, behaviour) => {
    const tab = await openFor(name)
    tab.events.length = 0
    visit.shop.always(call, behaviour)
    if (instead) visit.shop.always(instead, behaviour)
    const result = await run(tab)
    const isError = !['nonsense', 'a list of nulls'].includes(fault)
    if (isError || !isOpen) expect(result.ok).toBe(false)
    expect(flagsOf(tab)).toEqual(flagsOf(tab).map(() => false))
    const states = [tab.cart.$cart, tab.cart.$totals, tab.order.$order, tab.payment.$paymentStatus, tab.session.$session]
    expect(states.map(($store) => $store.get().state)).not.toContain('loading')
    if (!result.ok) expect(tab.events.filter(({ name: event }) => event === 'error')).toHaveLength(1)
    expect(visit.shop.kept.orders.size).toBe(0)
  })
})
