// State that a server prints is restored unchanged, and nothing remains for the next shopper.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Seed } from '#shared/state/seed.ts'
import { CHECKOUT, fillCart, home, openTill } from './till.ts'
import { startVisit, type Tab, type Visit } from './visit.ts'

let visit: Visit
let tab: Tab

const seedsOf = ({ cart, checkout, shipping, payment, order, product }: Tab): Seed[] => [
  cart.cartSeed,
  checkout.checkoutSeed,
  shipping.shippingSeed,
  payment.paymentSeed,
  order.orderSeed,
  product.productSeed,
]
const valuesOf = (seeds: Seed[]) =>
  Object.fromEntries(
    seeds.map(({ name, atoms }) => [name, Object.fromEntries(Object.entries(atoms).map(([key, $atom]) => [key, $atom.get()]))]),
  )

beforeEach(async () => {
  visit = await startVisit()
  fillCart(visit)
  tab = await openTill(visit)
  tab.checkout.changeShippingAddress(home)
  await tab.cart.openCart()
  await tab.product.productStore(12).load()
})
afterEach(() => visit.end())

describe('a printed state', () => {
  it('is unchanged by JSON', () => {
    const values = valuesOf(seedsOf(tab))
    expect(JSON.parse(JSON.stringify(values))).toEqual(values)
    expect(values).toMatchObject({ cart: { cart: { state: 'ready' }, totals: { state: 'ready' } }, product: { products: { 12: {} } } })
  })

  it('is removed by a reset, which restores every atom’s first value', () => {
    tab.resetStores()
    for (const { atoms, initial } of seedsOf(tab)) for (const [key, $atom] of Object.entries(atoms)) expect($atom.get()).toBe(initial[key])
    expect(tab.checkout.$guestEmail.get()).toBe('')
    expect(tab.checkout.$shippingAddress.get().lastname).toBeNull()
    expect(tab.cart.$isOpen.get()).toBe(false)
    expect(tab.page.$page.get().store.code).toBe('default')
  })

  it('is enough to render in a page whose state has changed', async () => {
    // The tab's own copy of the module, in which its stores are registered.
    const { valueFrom } = await import('#shared/state/derived.ts')
    const seeds = seedsOf(tab)
    const printed = new Map(seeds.flatMap(({ atoms }) => Object.values(atoms).map(($atom) => [$atom, $atom.get()] as const)))
    await tab.cart.removeLine(41)
    tab.product.productStore(12).choose('colour', 12)
    expect(valueFrom(tab.cart.$lines, printed)).toMatchObject([{ quantity: 2 }])
    expect(valueFrom(tab.product.productStore(12).$choices, printed)).toEqual([])
    expect(tab.cart.$lines.get()).toEqual([])
  })

  it('causes no request when it is read', async () => {
    const fresh = await visit.open(CHECKOUT)
    await fresh.session.loadSession()
    visit.shop.forgetCalls()
    for (const store of Object.values({ ...fresh.cart, ...fresh.checkout, ...fresh.shipping, ...fresh.payment, ...fresh.wishlist })) {
      if (typeof store === 'object' && store !== null && 'get' in store) store.get()
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(visit.shop.calls()).toEqual([])
  })
})
