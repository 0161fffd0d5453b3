// The guest's cart and the customer's own after a login: the conflict and the merge.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import { startVisit, type Tab, type Visit } from '#stores/testing/visit.ts'

const MERGE = 'POST checkout/cart/merge'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  tab = await visit.open()
})
afterEach(() => visit.end())

describe('two carts', () => {
  beforeEach(async () => {
    visit.shop.kept.lines = [{ id: 41, sku: 'NEW', qty: 1 }]
    visit.shop.kept.oldLines = [{ id: 70, sku: 'OLD', qty: 3 }]
    await tab.customer.login('anna@example.test', 'Correct-Horse-9')
  })

  it.each([
    ['merge', 4],
    ['replace', 1],
  ] as const)('become one by "%s"', async (strategy, pieces) => {
    expect(tab.customer.$cartConflict.get()).toBe(true)
    expect(await tab.merge.mergeCarts(strategy)).toMatchObject({ ok: true, value: { quantity: pieces } })
    expect(tab.customer.$cartConflict.get()).toBe(false)
    expect(tab.cart.$count.get()).toBe(pieces)
    expect(visit.shop.arrivals(MERGE).map(({ body }) => body)).toEqual([{ strategy }])
  })

  it('are asked about on the next page too, until she has answered', async () => {
    const next = await visit.follow(tab)
    await next.session.loadSession()
    expect(next.customer.$cartConflict.get()).toBe(true)
  })

  it('stay two if the call is refused, and the question stays', async () => {
    visit.shop.once(MERGE, json({}, 500))
    expect(await tab.merge.mergeCarts('merge')).toMatchObject({ ok: false, error: { code: 'cart.merge-failed' } })
    expect([tab.customer.$cartConflict.get(), tab.merge.$isMerging.get()]).toEqual([true, false])
  })

  it('are no longer asked about if the session has expired: she is asked to log in again', async () => {
    visit.shop.kept.isLoggedIn = false
    visit.shop.once(MERGE, json({ message: 'You are no longer logged in.', code: 'login' }, 401))
    expect(await tab.merge.mergeCarts('merge')).toMatchObject({ ok: false, error: { status: 401 } })
    expect([tab.customer.$isLoggedIn.get(), tab.customer.$cartConflict.get(), tab.customer.$isLoginOpen.get()]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('are merged once, however often one presses', async () => {
    await Promise.all([tab.merge.mergeCarts('merge'), tab.merge.mergeCarts('merge')])
    expect(visit.shop.arrivals(MERGE)).toHaveLength(1)
  })
})
