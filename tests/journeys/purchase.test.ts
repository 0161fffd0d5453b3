// A whole purchase in every store: what the shopper reads is what the database holds.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoreCode } from '#demo-pages/server/store-view.ts'
import { flavour } from '../conformance/stage.ts'
import { launchBrowser } from '../support/browser.ts'
import { startHost, type StartedHost } from '../support/host.ts'
import { expectAccessible, expectQuiet, openVisit } from '../support/visit.ts'
import { Guest } from './shopper.ts'

let browser: Browser
let shop: StartedHost
beforeAll(async () => {
  browser = await launchBrowser()
  shop = await startHost({ flavour })
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

describe.each(['nl', 'be', 'en', 'de', 'se'] as const satisfies StoreCode[])('in the store %s', (store) => {
  test('a guest finds a shirt, buys three and reads an order number', async () => {
    const visit = await openVisit(browser)
    const guest = new Guest(visit.page, shop.url, store)
    await guest.findShirt()
    await guest.chooseVariant()
    await expectAccessible(visit.page)
    await guest.addTwo()
    await guest.increaseInPopup()
    await expectAccessible(visit.page)
    await guest.goToCheckout()
    await guest.fillAddress()
    await expectAccessible(visit.page)
    await guest.continueToShipping()
    await expectAccessible(visit.page)
    await guest.continueToPayment()
    await guest.choosePayment()
    await expectAccessible(visit.page)
    await guest.buy()
    await guest.decide('Pay')
    const number = await guest.readOrderNumber()
    await expectAccessible(visit.page)

    const order = await shop.db.selectFrom('shop_order').selectAll().where('number', '=', number).executeTakeFirstOrThrow()
    const items = await shop.db.selectFrom('order_item').selectAll().where('order_id', '=', order.id).execute()
    expect(order).toMatchObject({ status: 'paid', email: guest.email })
    expect(items.map(({ qty }) => qty)).toEqual([3])
    const segments = await visit.page.locator('[data-touchline="order-confirmation"] [data-code="grand_total"] dd').textContent()
    expect(digits(segments)).toBe(String(order.grand_total).replace(/00$/, cents(segments)))
    expectQuiet(visit)
    await visit.close()
  })
})

/** The figures of an amount, however a language writes it. */
const digits = (text: string | null) => (text ?? '').replace(/\D/g, '')
/** Dutch and Swedish leave out cents of zero. */
const cents = (text: string | null) => (/[.,]00\b/.test(text ?? '') ? '00' : '')
