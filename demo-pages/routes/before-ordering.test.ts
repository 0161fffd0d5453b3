// Tests what a shopper is told before she orders: the day in every country served, customs, and who lends the money.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { addToCart, chooseShipping, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { storeViews } from '../host/store-view.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost({ now: () => new Date('2026-11-24T09:00:00Z') })
})
afterAll(() => shop.close())

test('says when it arrives in each country served, at home and at a point, and what passes customs', async () => {
  for (const store of storeViews) {
    const shopper = new Shopper(shop.url, store.code)
    const piece = await stockUp(shop.db)
    await addToCart(shopper, { sku: piece.sku, qty: 1 })
    for (const country_id of store.shipsTo) {
      const { body } = await shopper.send('POST', 'checkout/cart/estimate-shipping-methods', { address: { country_id } })
      expect(body.length).toBeGreaterThan(0)
      for (const { carrier_code, extension_attributes } of body) {
        const { promise, delivery_slots } = extension_attributes
        const at = [store.code, country_id, carrier_code, promise]
        // At home in the store's own country the shopper chooses among days; elsewhere there is one.
        if (delivery_slots.length > 0)
          expect([...at, delivery_slots[0].date]).toEqual([...at.slice(0, 3), null, expect.stringMatching(/^\d{4}-/)])
        else expect(at).toEqual([...at.slice(0, 3), expect.stringMatching(/\d{1,2}\.? [a-zä]+/i)])
        const hasCustoms = /customs|douane|Zoll|tullen/.test(promise ?? '')
        expect([...at, hasCustoms]).toEqual([...at, (store.country === 'GB') !== (country_id === 'GB')])
      }
    }
  }
})

test.each(['nl', 'be', 'de'] as const)(
  'in %s Afterpay names the lender, the due day, the cost of lateness, and terms of the lender’s own',
  async (code) => {
    const shopper = new Shopper(shop.url, code)
    const piece = await stockUp(shop.db)
    await addToCart(shopper, { sku: piece.sku, qty: 1 })
    const { body } = await chooseShipping(shopper)
    const { credit, terms_url } = body.payment_methods.find((one: { code: string }) => one.code === 'afterpay').extension_attributes
    expect(credit).toMatchObject({
      lender: expect.stringContaining('PretendPay Later'),
      due_days: 14,
      cost: expect.stringContaining('7,50'),
    })
    const terms = await (await fetch(terms_url)).text()
    expect(new URL(terms_url).origin).toBe(shop.provider.url)
    // Word for word as the shop says it.
    expect(terms).toContain(credit.lender)
    expect(terms).toContain(credit.cost)
    expect(credit.cost).toMatch(/wettelijke rente|Verzugszinsen/)
    expect(terms).toContain('14')
    // What is no credit says nothing of one.
    for (const one of body.payment_methods) if (one.code !== 'afterpay') expect(one.extension_attributes.credit).toBeNull()
  },
)
