// Cards by id: requested once, distinguished from products no longer sold, and the list they belong to.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { catalogueItemAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { startVisit, type Tab, type Visit } from '#stores/testing/visit.ts'

const CARDS = 'GET catalog/products'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  visit.shop.always(CARDS, json({ items: [catalogueItemAnswer({ product_id: 12 }), { product_id: 15, name: 'unreadable' }] }))
  tab = await visit.open()
})
afterEach(() => visit.end())

const requests = () => visit.shop.arrivals(CARDS).map(({ query }) => query.get('ids'))

it('requests unknown cards, and remembers products no longer sold', async () => {
  await tab.wished.loadCards([12, 15])
  expect(tab.wished.$cards.get()).toMatchObject({ 12: { name: 'Home shirt' }, 15: null })
  await tab.wished.loadCards([15, 12])
  expect(requests()).toEqual(['12,15'])
})

it('reports a failure, and can be retried', async () => {
  visit.shop.once(CARDS, json({}, 400))
  expect(await tab.wished.loadCards([12])).toMatchObject({ ok: false, error: { code: 'wishlist.load-failed' } })
  expect(tab.wished.$cardsState.get().state).toBe('failed')
  await tab.wished.loadCards([12])
  expect(tab.wished.$cardsState.get()).toEqual({ state: 'ready', value: true })
})

it('knows the list only from the session', async () => {
  visit.shop.kept.wishlist = [12]
  visit.browser.cookies.set('touchline-session', '1000')
  visit.browser.cookies.set('touchline-wishlist', '[15]')
  const loading = tab.wishlist.loadWishlist()
  expect([tab.wished.$listedIds.get(), tab.wished.$isListKnown.get()]).toEqual([[15], false])
  await loading
  expect([tab.wished.$listedIds.get(), tab.wished.$isListKnown.get()]).toEqual([[12], true])
})
