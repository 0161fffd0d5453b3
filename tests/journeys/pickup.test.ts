// Tests orders with all that a checkout offers: to a pickup point with coupon and gift card by iDEAL on a phone, and on account with Afterpay.
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { cents } from './screen-order.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()

/** The amounts of the summary, in cents. */
async function sums(guest: Guest): Promise<number[]> {
  const texts = await guest.page.locator('.checkout-summary .touchline-sums dd').allTextContents()
  return texts.map(cents)
}

const orderOf = (number: string) =>
  stage.shop.db.selectFrom('shop_order').selectAll().where('number', '=', number).executeTakeFirstOrThrow()

test('to a point of PostNL with coupon and gift card by iDEAL, on a phone: the order matches the screen', async () => {
  const guest = await stage.visit('nl', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const { page } = guest
  guest.email = 'pickup@example.com'
  await guest.open('')
  await guest.fillCart(1)
  await guest.openCheckout()
  await guest.fillAddress()
  await guest.continueToShipping()
  await page.getByRole('radio', { name: /^PostNL/ }).check({ force: true })
  await page.getByRole('radio', { name: /km$/ }).first().waitFor()
  await expectAccessible(page)
  await guest.button(guest.words.continue).click()
  await page.getByText('Kies een afhaalpunt.').waitFor()
  const point = page.locator('input[name="pickup_point"]').first()
  await expect.poll(() => point.evaluate((radio) => radio === document.activeElement)).toBe(true)
  await page.keyboard.press('Space')
  const code = await point.inputValue()
  await guest.continueToPayment()

  await page.getByText('Code toevoegen').click()
  await guest.field('Kortingscode').fill('WELCOME10')
  await page.getByRole('form', { name: 'Kortingscode' }).getByRole('button').click()
  await guest.button('Kortingscode WELCOME10 verwijderen').waitFor()
  // The code stands with the totals; the fold closes once the cart is read, too, and takes the focus.
  await page.locator('.touchline-codes details:not([open])').waitFor()
  await page.getByText('Code toevoegen').click()
  await guest.field('Code van je cadeaukaart').fill('TOUCH-2500-EURO-AAAA')
  await guest.button('Toepassen').click()
  await page.getByRole('button', { name: /^Cadeaukaart .*AAAA verwijderen$/ }).waitFor()
  await expectAccessible(page)
  await guest.choosePayment()
  await expect.poll(async () => (await sums(guest)).length).toBe(6)
  const [subtotal, discount, shipping, card, grand, tax] = await sums(guest)
  await guest.buy()
  await guest.decide('Pay')
  const order = await orderOf(await guest.readOrderNumber())
  expect(order).toMatchObject({
    status: 'paid',
    carrier_code: 'postnl',
    method_code: 'pickup',
    coupon_code: 'WELCOME10',
    subtotal_incl_tax: subtotal,
    discount,
    shipping_incl_tax: shipping,
    gift_cards: card,
    grand_total: grand,
    tax,
    pickup_point: { location_code: code },
  })
  await page.getByText(order.pickup_point?.name ?? 'no point', { exact: true }).waitFor()
})

test('on account with Afterpay in Germany: nothing without a date of birth, which is stored nowhere afterwards', async () => {
  const guest = await stage.visit('de')
  const { page } = guest
  guest.email = 'afterpay@example.com'
  await guest.open('')
  await guest.fillCart(1)
  await guest.openCheckout()
  await guest.fillAddress()
  await guest.continueToShipping()
  await guest.continueToPayment()
  await page.getByRole('radio', { name: 'Afterpay' }).check({ force: true })
  await guest.field('Tag').waitFor()
  await guest.buyButton.click()
  // The error summary takes the focus, and links to the day.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Tag:')
  await expectAccessible(page)
  await guest.field('Tag').fill('9')
  await guest.field('Monat').fill('2')
  await guest.field('Jahr').fill('1990')
  await page.getByRole('checkbox', { name: /Afterpay/ }).check({ force: true })
  const shown = await sums(guest)
  await guest.buyButton.click()
  const order = await orderOf(await guest.readOrderNumber())
  expect(order).toMatchObject({ status: 'pending', payment_code: 'afterpay' })
  expect(shown).toContain(order.grand_total)
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]))
  expect(kept).not.toContain('1990')
})
