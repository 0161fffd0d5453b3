// Tests a first sale on a platform with only the specification's calls: from the product's page to the order and the platform's own confirmation.
import { expect, test } from 'vitest'
import type { SpecHostOptions } from '../support/spec-host/options.ts'
import { rowsOf } from './rows.ts'
import { useSpecHost } from './use-spec-host.ts'

const stage = useSpecHost()

const phone = { name: 'a phone', browser: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } }
const desktop = { name: 'a desktop', browser: {} }

/** What a platform may answer to an order, how it formats numbers, and how its pages are printed. */
const rows: (typeof desktop & SpecHostOptions)[] = [
  { ...phone, seed: 0, numbersAsText: false },
  { ...desktop, seed: 5, numbersAsText: true, orderAnswer: 'empty', cached: true, csp: {} },
  { ...desktop, seed: 3, orderAnswer: 'text' },
  { ...phone, seed: 7, orderAnswer: 'object', cached: true },
  ...[2, 4, 6, 8, 9, 10, 11, 12].map((seed) => ({ ...desktop, seed })),
]

test.each(rowsOf(rows, 2))(
  'by seed $seed, on $name, a guest buys a ball, sent to a point of PostNL and paid by iDEAL',
  async ({ name: _name, ...row }) => {
    // The first write from a cached page has no token yet, so its refusal sets one.
    const guest = await stage.visit({ ...row, provoked: row.cached ? [/ 419 /] : [] })
    const { page, words, host } = guest
    await guest.visitPage('match-ball-101.html')
    await guest.add()
    await guest.untilCount(1)
    await guest.popup.getByRole('link', { name: words.viewCart }).click()
    await guest.settled()
    await guest.cart.getByRole('link', { name: words.checkout }).click()
    await guest.field(words.email).waitFor()
    await guest.fillAddress()
    await guest.continueToShipping()
    await page.getByRole('radio', { name: /PostNL pick-up/ }).check({ force: true })
    const point = page.locator('input[name="pickup_point"]').first()
    await point.check({ force: true })
    const code = await point.inputValue()
    await guest.continueToPayment()
    await page.getByRole('radio', { name: 'iDEAL' }).check({ force: true })
    // The amount to pay, not Magento's `grand_total`, which excludes tax.
    await page.getByRole('definition').filter({ hasText: '€ 28,90' }).last().waitFor()
    await guest.buyButton.click()
    await page.waitForURL('**/checkout/success')
    const [order, ...more] = host.state().orders
    expect(more).toEqual([])
    expect(order).toMatchObject({
      email: guest.email,
      method: 'postnl_pickup',
      payment: { method: 'adyen_ideal' },
      items: [{ sku: 'BALL-MATCH', qty: 1 }],
    })
    expect(JSON.stringify(order?.extension)).toContain(code)
    await guest.settled()
    expect(await page.locator('#order-number').textContent()).toBe(order?.incrementId)
  },
)
