// Tests that the HTML printed by the platform stays if its reads are missing, fail, or return invalid answers.
import { expect, test } from 'vitest'
import { calls } from '../support/spec-host/calls/calls.ts'
import type { Fault } from '../support/spec-host/options.ts'
import { sentTo, EMMA } from '../support/spec-host/shopper.ts'
import { rowsOf } from './rows.ts'
import { type SpecGuest, useSpecHost } from './use-spec-host.ts'

const stage = useSpecHost()

const reads = calls.map(({ name }) => name).filter((name) => name.startsWith('GET '))

/** Makes every read fail in this way; writes still work. */
function failReads({ host }: SpecGuest, fault: Fault | 'missing'): void {
  if (fault === 'missing') host.options.missing = reads
  else host.options.broken = Object.fromEntries(reads.map((name) => [name, fault]))
}

/** Opens a page, and waits until its calls have failed as often as they are tried. */
async function open({ page, ...guest }: SpecGuest, path: string): Promise<string> {
  await page.goto(guest.base + path)
  await page.locator('[data-touchline-status="loading"]').first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  return page.locator('body').innerText()
}

const faults = ['missing', 'html', 500, 'cut', 'null', 'malformed'] as const

test.each(rowsOf(faults))('with every read %s, lists, cart, saved products and the order stay as they were printed', async (fault) => {
  const guest = await stage.visit({ seed: 3, provoked: [/./] })
  const { page, host } = guest
  await guest.visitPage('match-ball-101.html')
  await guest.send('post', 'checkout/cart/items', { cartItems: [{ sku: 'BALL-MATCH', qty: 2 }] })
  await guest.send('put', 'customer/wishlist/items/toggle', { productId: 110 })
  await guest.send('post', 'api/catalog/compare/toggle-sku', { sku: 'BOTTLE' })
  failReads(guest, fault)

  const list = await open(guest, 'running')
  for (const name of ['Road runner shoe', 'Training shirt', 'Water bottle 750 ml', '13 producten']) expect(list).toContain(name)
  const product = await open(guest, 'match-ball-101.html')
  for (const text of ['430 g', 'Keeps its shape', 'Match ball']) expect(product).toContain(text)
  await page.locator('[data-touchline="minicart"]').getByText('2', { exact: true }).first().waitFor()
  const cart = await open(guest, 'checkout/cart')
  for (const text of ['Match ball', '49,90']) expect(cart).toContain(text)
  await page.getByRole('main').locator('a[href="/nl/checkout"]').waitFor()
  expect(await open(guest, 'wishlist')).toContain('Road runner shoe')
  expect(await open(guest, 'compare')).toContain('Water bottle 750 ml')

  await guest.send('post', 'checkout/cart/shipping-information', sentTo())
  await guest.send('post', 'checkout/cart/payment-information', {
    email: 'guest@example.com',
    paymentMethod: { method: 'adyen_ideal' },
    billingAddress: EMMA,
  })
  expect(await open(guest, 'checkout/success')).toContain(host.state().orders[0]?.incrementId)
})
