// Tests a first sale in each of the platform's five stores, two of which share a path and differ only by a header.
import { expect, test } from 'vitest'
import type { StoreCode } from '#demo-pages/host/store-view.ts'
import { rowsOf } from './rows.ts'
import { useSpecHost } from './use-spec-host.ts'

const stage = useSpecHost()

const stores: { store: StoreCode; code: string; id: number; payment: string }[] = [
  { store: 'be', code: 'nl_be', id: 2, payment: 'adyen_cc' },
  { store: 'se', code: 'sv_se', id: 5, payment: 'banktransfer' },
  { store: 'en', code: 'en_gb', id: 3, payment: 'adyen_cc' },
  { store: 'de', code: 'de_de', id: 4, payment: 'adyen_giropay' },
  { store: 'nl', code: 'nl_nl', id: 1, payment: 'adyen_ideal' },
]

test.each(rowsOf(stores))('in $code, its lists, prices and orders are its own', async ({ store, code, id, payment }) => {
  const guest = await stage.visit({ seed: id, store })
  const { page, words, host } = guest
  await guest.visitPage(`?___store=${code}`)
  await guest.visitPage('tennis')
  await page.locator('.touchline-card-name').first().waitFor()
  // The product of the other store with this path.
  expect(await page.locator('.touchline-card').filter({ hasText: 'Racket Pro 98' }).count()).toBe(store === 'be' ? 0 : 1)
  await guest.visitPage('match-ball-101.html')
  await guest.add()
  await guest.open('checkout')
  await guest.field(words.email).waitFor()
  await guest.fillAddress()
  await guest.continueToShipping()
  await guest.continueToPayment()
  await page.locator(`input[type="radio"][value="${payment}"]`).check({ force: true })
  if (payment === 'adyen_giropay') await guest.field('BIC deiner Bank').fill('GENODEF1XXX')
  await guest.buyButton.click()
  await page.waitForURL('**/checkout/success')
  expect(host.state().orders).toMatchObject([{ storeId: id, payment: { method: payment } }])
  await guest.settled()
  expect(await page.locator('#order-number').textContent()).toBe(host.state().orders[0]?.incrementId)
})
