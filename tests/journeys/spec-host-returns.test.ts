// Tests a return on a platform of the specification: the order is found, a reason comes from the page's settings, and the label is downloaded.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { order, PlainShopper } from '../support/spec-host/shopper.ts'
import { rowsOf } from './rows.ts'
import { useSpecHost } from './use-spec-host.ts'

const stage = useSpecHost()

test.each(rowsOf([3, 0, 5, 6, 7, 8, 9]))('by seed %i a ball goes back, with its label', async (seed) => {
  const guest = await stage.visit({ seed })
  const { page, host } = guest
  const shopper = new PlainShopper(host.origin)
  await shopper.add('BALL-MATCH', 2)
  await order(shopper)
  const number = host.state().orders[0]?.incrementId ?? ''

  await guest.visitPage('returns')
  await guest.field('Bestelnummer').fill('999')
  await guest.field('E-mailadres').fill('guest@example.com')
  await guest.button('Bestelling zoeken').click()
  await page.getByText('No order found for order number 999.').waitFor()
  await guest.field('Bestelnummer').fill(number)
  await guest.button('Bestelling zoeken').click()
  await page.getByText('Match ball').first().waitFor()
  await page.getByRole('combobox', { name: /Aantal/ }).selectOption('1')
  await page.getByRole('combobox', { name: /Reden/ }).selectOption({ label: 'Beschadigd' })
  await guest.button('Retour aanmelden').click()
  await page.getByText('Je retour is aangemeld').waitFor()
  expect(host.state().returns).toMatchObject([{ items: [{ quantity: 1, reason: 'damaged' }] }])
  const download = page.waitForEvent('download')
  await page.getByText('Retourlabel downloaden').click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(new RegExp(`^return_label_${number}_\\d+\\.pdf$`))
  expect((await readFile(await file.path())).subarray(0, 4).toString()).toBe('%PDF')
})
