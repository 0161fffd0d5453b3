// The wishlist: from the cookie, then from the server; a toggle never goes the wrong way.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sessionAnswer } from '#tests/support/answers.ts'
import { json, reset } from '#tests/support/fault-server.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

const TOGGLE = 'PUT customer/wishlist/items/toggle'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
})
afterEach(() => visit.end())

const known = (ids: number[]) => {
  visit.shop.kept.wishlist = ids
  visit.browser.cookies.set('touchline-session', '1000')
  visit.browser.cookies.set('touchline-wishlist', JSON.stringify(ids))
}
const toggles = () => visit.shop.arrivals(TOGGLE).map(({ body }) => body)

describe('reading', () => {
  it('shows the cookie’s list before any request', async () => {
    visit.browser.cookies.set('touchline-wishlist', '[15,12]')
    tab = await visit.open()
    const loading = tab.wishlist.loadWishlist()
    expect(tab.wishlist.$wishedIds.get()).toEqual([15, 12])
    await loading
    expect(tab.wishlist.$wishlistCount.get()).toBe(2)
    expect(visit.shop.calls()).toEqual([])
  })

  it('then shows the session’s list, which has precedence', async () => {
    known([15])
    visit.browser.cookies.set('touchline-wishlist', '[12,13]')
    tab = await visit.open()
    await tab.wishlist.loadWishlist()
    expect(tab.wishlist.$wishedIds.get()).toEqual([15])
  })

  it('drops items whose product is null', async () => {
    visit.browser.cookies.set('touchline-session', '1000')
    const wishlist = [
      { id: 1, product_id: 12, product: null },
      { id: 2, product_id: 15, product: { name: 'Ball' } },
    ]
    visit.shop.once('GET api/session', json(sessionAnswer({ wishlist, changed_at: 1_000 })))
    tab = await visit.open()
    await tab.wishlist.loadWishlist()
    expect(tab.wishlist.$wishedIds.get()).toEqual([15])
  })

  it.each(['nonsense', '{"a":1}', '["x"]', ''])('starts empty with the cookie %j', async (cookie) => {
    visit.browser.cookies.set('touchline-wishlist', cookie)
    tab = await visit.open()
    await tab.wishlist.loadWishlist()
    expect(tab.wishlist.$wishlist.get()).toEqual({ state: 'ready', value: [] })
  })
})

describe('toggling', () => {
  it('adds a product, with a loading flag for that product during the call', async () => {
    known([12])
    tab = await visit.open()
    const toggling = tab.wishlist.toggleWish(15)
    expect(tab.wishlist.$togglingIds.get()).toEqual([15])
    expect(await toggling).toEqual({ ok: true, value: true })
    expect(tab.wishlist.$togglingIds.get()).toEqual([])
    expect(tab.wishlist.$wishedIds.get()).toEqual([15, 12])
    expect(tab.events).toEqual([{ name: 'wishlist:added', detail: { productId: 15, count: 2, item: null } }])
  })

  it('removes a product', async () => {
    known([12])
    tab = await visit.open()
    await tab.wishlist.toggleWish(12)
    expect(tab.wishlist.$wishedIds.get()).toEqual([])
    expect(tab.eventNames()).toEqual(['wishlist:removed'])
  })

  it('works for a visitor without a session', async () => {
    tab = await visit.open()
    await tab.wishlist.toggleWish(12)
    expect(tab.wishlist.$wishedIds.get()).toEqual([12])
    await tab.wishlist.loadWishlist()
    expect(tab.wishlist.$wishedIds.get()).toEqual([12])
  })

  it('sends no call if the list is already in the requested state', async () => {
    known([12])
    tab = await visit.open()
    expect(await tab.wishlist.toggleWish(12, true)).toEqual({ ok: true, value: false })
    expect(toggles()).toEqual([])
    expect(tab.events).toEqual([])
  })

  it('toggles again if a removal added the product, since the session had expired', async () => {
    known([12])
    tab = await visit.open()
    await tab.wishlist.loadWishlist()
    visit.shop.kept.wishlist = []
    await tab.wishlist.toggleWish(12, false)
    expect(tab.wishlist.$wishedIds.get()).toEqual([])
    expect(visit.shop.kept.wishlist).toEqual([])
    expect(toggles()).toHaveLength(2)
  })

  it('uses the server’s list, even if it disagrees', async () => {
    known([])
    tab = await visit.open()
    await tab.wishlist.loadWishlist()
    visit.shop.kept.wishlist = [12, 15]
    await tab.wishlist.toggleWish(12, true)
    expect(tab.wishlist.$wishedIds.get()).toEqual([15])
    expect(tab.eventNames()).toEqual([])
  })

  it('ends in the state of the last of several fast clicks', async () => {
    known([])
    tab = await visit.open()
    await tab.wishlist.loadWishlist()
    const release = visit.shop.hold(TOGGLE)
    const first = tab.wishlist.toggleWish(12)
    await until(() => toggles().length === 1)
    const others = [tab.wishlist.toggleWish(12), tab.wishlist.toggleWish(12), tab.wishlist.toggleWish(12)]
    release()
    await Promise.all([first, ...others])
    expect(tab.wishlist.$wishedIds.get()).toEqual([])
    expect(visit.shop.kept.wishlist).toEqual([])
    expect(toggles()).toHaveLength(2)
  })

  it('asks the server before a second try if the answer was lost', async () => {
    known([])
    tab = await visit.open()
    visit.shop.loseAnswer(TOGGLE)
    expect(await tab.wishlist.toggleWish(12)).toEqual({ ok: true, value: true })
    expect(toggles()).toHaveLength(1)
    expect(tab.wishlist.$wishedIds.get()).toEqual([12])
  })

  it('does not undo a toggle if neither its answer nor the session’s arrived', async () => {
    known([])
    tab = await visit.open()
    await tab.wishlist.loadWishlist()
    visit.shop.loseAnswer(TOGGLE)
    visit.shop.always('GET api/session', json({}, 400))
    expect(await tab.wishlist.toggleWish(12)).toMatchObject({ ok: false })
    expect(await tab.wishlist.toggleWish(12)).toMatchObject({ ok: false })
    visit.shop.always('GET api/session', visit.shop.asUsual)
    expect(await tab.wishlist.toggleWish(12)).toEqual({ ok: true, value: true })
    expect([toggles().length, tab.wishlist.$wishedIds.get(), visit.shop.kept.wishlist]).toEqual([1, [12], [12]])
  })

  it('keeps the last good list if it fails, and reports it once', async () => {
    known([15])
    tab = await visit.open()
    await tab.wishlist.loadWishlist()
    visit.shop.once(TOGGLE, reset)
    expect(await tab.wishlist.toggleWish(12)).toMatchObject({ ok: false, error: { kind: 'offline', code: 'wishlist.toggle-failed' } })
    expect(tab.wishlist.$wishedIds.get()).toEqual([15])
    expect(tab.wishlist.$togglingIds.get()).toEqual([])
    expect(tab.events.map(({ name }) => name)).toEqual(['error'])
  })

  it('is not undone by an earlier session request', async () => {
    known([])
    tab = await visit.open()
    await tab.session.loadSession()
    const release = visit.shop.holdAnswer('GET api/session')
    const reading = tab.session.reloadSession()
    await until(() => visit.shop.arrivals('GET api/session').length === 2)
    await tab.wishlist.toggleWish(12)
    release()
    await reading
    expect(tab.wishlist.$wishedIds.get()).toEqual([12])
  })
})
