// A platform with the spec's calls only: the printed session is used, and none of our own calls is sent.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { comparisonAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { startVisit, until, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
const printed = {
  customer: { id: '7', firstname: 'Anna', lastname: 'Smit', email: 'anna@example.test', addresses: [] },
  itemsCount: '3',
  compare: [{ sku: 'BALL' }],
}
const requests = () => visit.shop.calls()

describe('a page with a printed session', () => {
  beforeEach(async () => {
    visit = await startVisit({ extensions: [], session: printed })
  })
  afterEach(() => visit.end())

  it('provides customer, count and comparison without a call', async () => {
    const { session, cart, compare, customer } = await visit.open()
    await session.loadSession()
    expect(customer.$customer.get()).toMatchObject({ id: 7, firstname: 'Anna' })
    expect(cart.$count.get()).toBe(3)
    expect(compare.$comparedSkus.get()).toEqual(['BALL'])
    expect(requests()).toEqual([])
  })
})

describe('a page from a cache', () => {
  beforeEach(async () => {
    visit = await startVisit({ extensions: [] })
  })
  afterEach(() => visit.end())

  it('has no cart data: the count is unknown, not 0', async () => {
    const { session, cart } = await visit.open()
    await session.loadSession()
    expect(cart.$isCountKnown.get()).toBe(false)
    await cart.loadCart()
    expect(cart.$isCountKnown.get()).toBe(true)
    expect(requests()).not.toContain('GET api/session')
  })

  it('has no wishlist data: the list is known only from its cookie', async () => {
    const first = await visit.open()
    expect(await first.wished.loadListed(24)).toMatchObject({ ok: false, error: { kind: 'unoffered' } })
    expect(first.wishlist.$isWishlistKnown.get()).toBe(false)
    visit.browser.cookies.set('touchline-wishlist', '[]')
    const second = await visit.open()
    expect(await second.wished.loadListed(24)).toMatchObject({ ok: true })
    expect(second.wishlist.$isWishlistKnown.get()).toBe(true)
  })
})

describe('a page from a cache, of a host that answers the comparison', () => {
  beforeEach(async () => {
    visit = await startVisit({ extensions: ['products'] })
  })
  afterEach(() => visit.end())

  it('has no comparison data: the table is shown as loaded, and then defines the comparison', async () => {
    visit.shop.always('GET api/catalog/compare', json(comparisonAnswer()))
    const { compare, comparison } = await visit.open()
    await compare.loadCompare()
    expect(compare.$isCompareKnown.get()).toBe(false)
    const table = await comparison.loadComparison()
    expect(table).toMatchObject({ ok: true, value: { products: [{ sku: 'SHIRT' }, { sku: 'BALL' }] } })
    await until(() => compare.$isCompareKnown.get())
    expect(comparison.$comparison.get()).toEqual({ state: 'ready', value: table.ok && table.value })
    expect(compare.$comparedSkus.get()).toEqual(['SHIRT', 'BALL'])
  })
})
