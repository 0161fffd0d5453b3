// Tests the Belgian store without JavaScript: search, filters, product and cart are links and forms that any browser can send.
import { expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()

test('a guest without JavaScript searches, filters, fills her cart, changes and empties it', async () => {
  const guest = await stage.visit('be', { javaScriptEnabled: false })
  const { page, words } = guest
  await guest.open('')
  await page.getByRole('search').getByRole('combobox').selectOption({ label: words.department })
  await page.getByRole('search').getByRole('textbox').fill('shirt')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/be\/search\?discipline=\d+&query=shirt/)
  await page.getByRole('heading', { level: 1, name: /shirt/ }).waitFor()
  const found = await page.getByRole('main').getByRole('article').count()
  expect(found).toBeGreaterThan(1)

  // Brands wait in a closed group below those that decide first.
  await page.locator('summary').filter({ hasText: 'Merk' }).click()
  await page.getByRole('checkbox', { name: 'Norrvik' }).check()
  await page.getByRole('button', { name: 'Toon producten' }).click()
  await page.waitForURL(/_Norrvik/)
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeLessThan(found)
  await page.locator(`a[href$="/product/${landmarks.configurable.slug}"]`).first().click()

  await guest.chooseVariant()
  await page.getByRole('spinbutton').fill('2')
  await guest.button(words.add).click()
  await page.waitForURL(`${guest.base}checkout/cart`)
  await page.getByRole('main').getByText('zit in je winkelwagen').waitFor()
  await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('2')
  await guest.cart.getByText(words.colour).waitFor()

  await page.getByRole('spinbutton').fill('3')
  await page.getByRole('button', { name: 'Bijwerken' }).click()
  await page.waitForURL(`${guest.base}checkout/cart`)
  const items = () => stage.shop.db.selectFrom('cart_item').select(['sku', 'qty']).execute()
  await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('3')
  await expect.poll(() => items()).toMatchObject([{ qty: 3 }])

  await page.getByRole('button', { name: /Verwijderen/ }).click()
  await page.getByText('Je winkelwagen is leeg').waitFor()
  await expect.poll(() => items()).toEqual([])
})

test('without JavaScript the checkout says what it needs, and more than the stock is refused with a message', async () => {
  const guest = await stage.visit('be', { javaScriptEnabled: false })
  await guest.fillCart(1)
  await guest.open('checkout')
  await guest.page
    .getByText(/JavaScript/)
    .first()
    .waitFor()
  await guest.page
    .getByRole('link', { name: /winkelwagen/i })
    .first()
    .click()
  // The browser does not send more than the form allows; the shop reports an error to somebody who edits the form.
  await guest.page.getByRole('spinbutton').evaluate((input) => input.removeAttribute('max'))
  await guest.page.getByRole('spinbutton').fill('99')
  await guest.page.getByRole('button', { name: 'Bijwerken' }).click()
  await guest.page
    .getByText(/voorraad/i)
    .first()
    .waitFor()
  await expect.poll(() => guest.page.getByRole('spinbutton').inputValue()).toBe('1')
})

test('without JavaScript a product’s page has its pictures, chart, reviews and specifications, and no button that does nothing', async () => {
  const guest = await stage.visit('be', { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const { page } = guest
  await guest.open(`product/${landmarks.configurable.slug}`)
  expect(await page.locator('.gallery-slide a').count()).toBeGreaterThan(1)
  await page.locator('.specification-list dt').first().waitFor()
  expect(await page.locator('.reviews-review').count()).toBeGreaterThan(1)
  const first = page.locator('.reviews-review').first()
  const words = await first.innerText()
  await page.locator('a[href$="reviews_page=2#reviews"]').click()
  await page.waitForURL(/reviews_page=2/)
  expect(await first.innerText()).not.toBe(words)
  await page.locator('.buy-sizes a[href="#sizes-apparel"]').click()
  await page.getByRole('main').getByRole('table').getByRole('rowheader', { name: 'XL', exact: true }).waitFor()
  const dead = page.getByRole('main').locator('button:not([type="submit"]):visible:not(.reviews-bar)')
  expect(await dead.allInnerTexts()).toEqual([])
  await guest.open(`product/${landmarks.soldOut.slug}`)
  expect(await dead.allInnerTexts()).toEqual([])
  await page.locator('.ask a').waitFor()
})
