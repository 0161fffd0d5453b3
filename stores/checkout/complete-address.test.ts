// Address completion: fills in once both values are there, never overwrites the shopper's own, and fails silently.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { after, json, reset } from '#tests/support/fault-server.ts'
import { CHECKOUT } from '#stores/testing/till.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

const PATH = 'api/address/complete'
const CALL = `POST ${PATH}`
let visit: Visit
let tab: Tab
let stop = () => {}

beforeEach(async () => {
  visit = await startVisit()
  tab = await visit.open(CHECKOUT)
  visit.shop.always(CALL, json({ street: 'Damrak', city: 'Amsterdam' }))
  stop = tab.checkout.followAddressCompletion(PATH)
})
afterEach(async () => {
  stop()
  await visit.end()
})

const type = (postcode: string, number: string) => {
  const [street, , addition] = tab.checkout.$shippingAddress.get().street
  tab.checkout.changeShippingAddress({ country: 'NL', postcode, street: [street, number, addition] })
}
const pause = () => visit.browser.pass(500)
const shipping = () => tab.checkout.$shippingAddress.get()
const completion = () => tab.checkout.$completions.get().shipping

describe('an address', () => {
  it('gets street and city half a second after postcode and number are complete', async () => {
    type('1012 A', '1')
    pause()
    type('1012 AB', '1')
    expect(visit.shop.arrivals(CALL)).toEqual([])
    pause()
    await until(() => completion() === 'filled')
    expect(shipping()).toMatchObject({ street: ['Damrak', '1', null], city: 'Amsterdam' })
    expect(visit.shop.arrivals(CALL).map(({ body }) => body)).toEqual([{ postcode: '1012 AB', house_number: '1' }])
  })

  it('keeps values that the shopper typed, before or after', async () => {
    tab.checkout.changeShippingAddress({ street: ['Mine', null, null] })
    type('1012 AB', '1')
    pause()
    await until(() => completion() === 'filled')
    expect(shipping().street[0]).toBe('Mine')
  })

  it('follows another number while the filled-in values are unchanged', async () => {
    type('1012 AB', '1')
    pause()
    await until(() => completion() === 'filled')
    visit.shop.always(CALL, json({ street: 'Rokin', city: 'Amsterdam' }))
    type('1012 KK', '1')
    pause()
    await until(() => shipping().street[0] === 'Rokin')
  })

  it.each([
    ['nobody has', json(null)],
    ['nobody has at a host that answers 404', json({}, 404)],
  ])('%s is doubtful, and changes nothing', async (_name, behaviour) => {
    visit.shop.always(CALL, behaviour)
    type('1012 AB', '99')
    pause()
    await until(() => completion() === 'unknown')
    expect(shipping()).toMatchObject({ street: [null, '99', null], city: null })
  })

  it('that cannot be looked up shows no message', async () => {
    visit.shop.once(CALL, reset)
    type('1012 AB', '1')
    pause()
    await until(() => tab.events.some(({ name }) => name === 'error'))
    expect(completion()).toBeNull()
  })

  it('of a superseded request is not filled in', async () => {
    const moment = Promise.withResolvers<void>()
    visit.shop.once(CALL, after(moment.promise, json({ street: 'Old', city: 'Old' })))
    type('1012 AB', '1')
    pause()
    await until(() => visit.shop.arrivals(CALL).length === 1)
    type('1012 KK', '7')
    moment.resolve()
    pause()
    await until(() => completion() === 'filled')
    expect(shipping().street[0]).toBe('Damrak')
  })

  it('abroad is not looked up', () => {
    tab.checkout.changeShippingAddress({ country: 'BE', postcode: '1012 AB', street: ['', '1', null] })
    pause()
    expect(visit.shop.arrivals(CALL)).toEqual([])
  })
})
