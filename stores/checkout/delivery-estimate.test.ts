// A delivery estimate before the checkout: for the last requested place and the current cart.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { json, reset } from '#tests/support/fault-server.ts'
import { knowCart } from '#stores/testing/known-cart.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

const ESTIMATE = 'POST checkout/cart/estimate-shipping-methods'
const PLACE = { country: 'NL', postcode: ' 1012 AB ' }

let visit: Visit
let tab: Tab
let store: typeof import('./delivery-estimate.ts')

beforeEach(async () => {
  visit = await startVisit()
  tab = await visit.open()
  store = await import('./delivery-estimate.ts')
  await knowCart(visit, tab, 1)
})
afterEach(() => visit.end())

it('sends the place, and returns the delivery methods', async () => {
  expect(await store.estimateDelivery(PLACE)).toMatchObject({ ok: true })
  expect(visit.shop.arrivals(ESTIMATE)).toMatchObject([{ body: { address: { country_id: 'NL', postcode: '1012 AB' } } }])
  const estimate = store.$deliveryEstimate.get()
  expect(estimate.state === 'ready' && estimate.value[0]).toEqual({
    code: 'postnl_standard',
    title: 'PostNL, At home',
    promise: 'Before 22:00, delivered tomorrow',
    price: 4.95,
  })
})

it('is requested again for another cart, and no more without listeners', async () => {
  const stop = store.followEstimate()
  await tab.cart.changeQuantity(41, 2)
  expect(visit.shop.arrivals(ESTIMATE)).toEqual([])
  await store.estimateDelivery(PLACE)
  await tab.cart.changeQuantity(41, 3)
  await until(() => visit.shop.arrivals(ESTIMATE).length === 2)
  stop()
  await tab.cart.changeQuantity(41, 4)
  expect(visit.shop.arrivals(ESTIMATE)).toHaveLength(2)
})

it('distinguishes a refusal from a lost connection', async () => {
  visit.shop.once(ESTIMATE, json({ message: 'Not on Mondays' }, 400))
  await store.estimateDelivery(PLACE)
  expect(store.$deliveryEstimate.get()).toMatchObject({ state: 'failed', error: { message: 'Not on Mondays' } })
  visit.shop.once(ESTIMATE, reset)
  await store.estimateDelivery(PLACE)
  expect(store.$deliveryEstimate.get()).toMatchObject({ state: 'failed', error: { code: 'general.offline' } })
})
