// Tests very long names and streets on the narrowest phone: nothing is wider than any screen of a purchase.
import { expect, test } from 'vitest'
import { expectReadable } from '../support/readable.ts'
import { untilReady } from '../support/visit.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()

test('a long name and a long street fit on 320 px from the form to the confirmation', async () => {
  const guest = await stage.visit('de', { viewport: { width: 320, height: 640 } })
  const { page, words } = guest
  await guest.fillCart()
  await guest.openCheckout()
  await guest.fillAddress()
  await guest.field(words.lastName).fill('Oberstleutnantswitwenversorgungskassenangestellter')
  await guest.field(words.street).fill('Donaudampfschifffahrtsgesellschaftskapitänswitwenstraße')
  await expectReadable(page)
  await guest.continueToShipping()
  await expectReadable(page)
  await guest.continueToPayment()
  await expectReadable(page)
  await guest.choosePayment()
  await guest.buy()
  await guest.decide('Pay')
  await guest.readOrderNumber()
  await untilReady(page, 'header')
  await expectReadable(page)
})

test('the count and the prices do not overlap on 320 px', async () => {
  const { page, ...guest } = await stage.visit('de', { viewport: { width: 320, height: 640 } })
  await page.goto(`${guest.base}search?q=schuhe`)
  await untilReady(page, '.list-main')
  const [count, tax] = await Promise.all(
    ['.toolbar-count', '.list-tax'].map((selector) =>
      page
        .locator(selector)
        .filter({ visible: true })
        .first()
        .evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return range.getBoundingClientRect().toJSON()
        }),
    ),
  )
  expect(tax.top >= count.bottom || tax.left >= count.right).toBe(true)
  await expectReadable(page)
})
