// A platform that answers the spec's calls and nothing else: what its page prints is known, and nothing of ours is asked.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startVisit, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
const printed = {
  customer: { id: '7', firstname: 'Anna', lastname: 'Smit', email: 'anna@example.test', addresses: [] },
  itemsCount: '3',
  compare: [{ sku: 'BALL' }],
}
const asked = () => visit.shop.calls()

describe('a page that prints who is here', () => {
  beforeEach(async () => {
    visit = await startVisit({ extensions: [], session: printed })
  })
  afterEach(() => visit.end())

  it('is believed: customer, count and comparison, without a call', async () => {
    const { session, cart, compare, customer } = await visit.open()
    await session.loadSession()
    expect(customer.$customer.get()).toMatchObject({ id: 7, firstname: 'Anna' })
    expect(cart.$count.get()).toBe(3)
    expect(compare.$comparedSkus.get()).toEqual(['BALL'])
    expect(asked()).toEqual([])
  })
})

describe('a page from a cache', () => {
  beforeEach(async () => {
    visit = await startVisit({ extensions: [] })
  })
  afterEach(() => visit.end())

  it('says nothing of a cart: the count is not known, which is not none', async () => {
    const { session, cart } = await visit.open()
    await session.loadSession()
    expect(cart.$isCountKnown.get()).toBe(false)
    await cart.loadCart()
    expect(cart.$isCountKnown.get()).toBe(true)
    expect(asked()).not.toContain('GET api/session')
  })
})
