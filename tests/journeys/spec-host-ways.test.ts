// Tests DHL, AfterPay, gift cards and free gifts on a platform that answers only the specification's calls.
import { expect, test } from 'vitest'
import { rowsOf } from './rows.ts'
import { type SpecGuest, useSpecHost } from './use-spec-host.ts'

const stage = useSpecHost()

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Continues from the cart to the delivery methods. */
async function toShipping(guest: SpecGuest): Promise<void> {
  await guest.open('checkout')
  await guest.field(guest.words.email).waitFor()
  await guest.fillAddress()
  await guest.continueToShipping()
}

async function buy(guest: SpecGuest): Promise<void> {
  await guest.buyButton.click()
  await guest.page.waitForURL('**/checkout/success')
  await guest.settled()
  expect(await guest.page.locator('#order-number').textContent()).toBe(guest.host.state().orders[0]?.incrementId)
}

const fill = (guest: SpecGuest, qty: number) => guest.send('post', 'checkout/cart/items', { cartItems: [{ sku: 'BALL-MATCH', qty }] })

test.each(
  rowsOf([
    { seed: 3, browser: phone },
    { seed: 0, browser: {} },
    { seed: 5, browser: {} },
    { seed: 7, browser: phone },
  ]),
)('by seed $seed a ball goes to a ServicePoint of DHL and is paid by AfterPay', async (row) => {
  const guest = await stage.visit(row)
  const { page, words, host } = guest
  await fill(guest, 1)
  await toShipping(guest)
  await page.getByRole('radio', { name: /DHL ServicePoint/ }).check({ force: true })
  await guest.button(words.continue).click()
  await page.getByText('Kies een afhaalpunt.').waitFor()
  const point = page.locator('input[name="pickup_point"]').first()
  await point.check({ force: true })
  const code = await point.inputValue()
  await guest.continueToPayment()

  await page.getByRole('radio', { name: 'AfterPay' }).check({ force: true })
  const terms = page.getByRole('link', { name: /voorwaarden van Afterpay/ })
  expect(await terms.getAttribute('href')).toBe('https://terms.example/afterpay')
  await guest.buyButton.click()
  await page.getByText('Dit veld is verplicht').first().waitFor()
  expect(host.state().orders).toEqual([])
  await guest.field('Dag').fill('9')
  await guest.field('Maand').fill('5')
  await guest.field('Jaar').fill('1990')
  await page.getByRole('checkbox', { name: /voorwaarden van Afterpay/ }).check({ force: true })
  await buy(guest)

  const [order, ...more] = host.state().orders
  expect(more).toEqual([])
  expect(order).toMatchObject({ method: 'dhl_servicepoint', payment: { method: 'afterpay_20' }, shippingCents: 395 })
  expect(JSON.stringify(order?.payment.additionalData)).toContain('1990-05-09')
  expect(order?.extension).toMatchObject({ dhl_pickup_point: code })
  expect(JSON.stringify(order?.extension)).not.toContain('postnl')
})

test.each(rowsOf([3, 0, 5, 8]))(
  'by seed %i the gift card form stays the platform’s own, and the total is reduced by the card',
  async (seed) => {
    const guest = await stage.visit({ seed, provoked: [] })
    const { page, host } = guest
    await fill(guest, 2)
    await guest.visitPage('checkout/cart')
    const card = page.locator('[data-touchline="gift-card"]')
    const use = async (code: string) => {
      await card.getByRole('textbox', { name: 'Cadeaubon' }).fill(code)
      await card.getByRole('button', { name: 'OK' }).click()
      await page.waitForLoadState()
      await guest.settled()
    }
    await use('GIFT-USED')
    await page.getByText('Deze cadeaubon is al gebruikt.').waitFor()
    await use('gift-25')
    await guest.cart.getByText('Gift Card', { exact: true }).waitFor()
    await guest.cart.getByText(/24,90/).first().waitFor()

    await toShipping(guest)
    // The base has no call for gift cards, so the checkout has no field for them.
    await page.getByText('Code toevoegen', { exact: true }).click()
    await guest.button('Toepassen').waitFor()
    expect(await page.getByText(/cadeaukaart/i).count()).toBe(0)
    await page.getByRole('radio', { name: /Delivered at home/ }).check({ force: true })
    await guest.continueToPayment()
    await page.getByRole('radio', { name: 'iDEAL' }).check({ force: true })
    await page.getByRole('definition').filter({ hasText: '€ 29,85' }).last().waitFor()
    await buy(guest)
    expect(host.state().orders).toMatchObject([{ totalCents: 2985, giftCard: { code: 'GIFT-25', cents: 2500 } }])
    expect(host.state().requests.filter(({ path }) => path.includes('giftcards'))).toEqual([])
  },
)

test.each(rowsOf([3, 0, 5, 7]))('by seed %i a free gift is chosen, refused, removed below its amount, and ordered', async (seed) => {
  const guest = await stage.visit({ seed })
  const { page, cart, host } = guest
  await fill(guest, 6)
  await guest.visitPage('checkout/cart')
  const gift = page.getByRole('radio', { name: 'Key ring' })
  const skus = () => host.state().carts.flatMap(({ items }) => items.map(({ sku }) => sku))

  // The last piece was sold to somebody else: the platform reports it with status 200.
  await guest.scrollDown()
  await gift.waitFor({ state: 'attached' })
  const { 'GIFT-KEY': stock = 0 } = host.state().stock
  host.setStock('GIFT-KEY', 0)
  await gift.check({ force: true })
  await page.getByText('Something went wrong, please try again later').waitFor()
  expect(skus()).toEqual(['BALL-MATCH'])
  host.setStock('GIFT-KEY', stock)
  await guest.visitPage('checkout/cart')
  await guest.scrollDown()
  await gift.check({ force: true })
  await cart.getByRole('link', { name: 'Key ring' }).waitFor()
  expect(skus()).toEqual(['BALL-MATCH', 'GIFT-KEY'])
  await expect.poll(() => gift.count()).toBe(0)

  const balls = cart.getByRole('spinbutton', { name: /Match ball/ })
  await balls.fill('1')
  await balls.press('Tab')
  await cart.getByRole('link', { name: 'Key ring' }).waitFor({ state: 'detached' })
  await balls.fill('6')
  await balls.press('Tab')
  await gift.check({ force: true })
  await cart.getByRole('link', { name: 'Key ring' }).waitFor()

  await toShipping(guest)
  await guest.continueToPayment()
  await page.getByText('Key ring').first().waitFor()
  await page.getByRole('radio', { name: 'iDEAL' }).check({ force: true })
  await buy(guest)
  expect(host.state().orders).toMatchObject([
    {
      items: [
        { sku: 'BALL-MATCH', qty: 6 },
        { sku: 'GIFT-KEY', qty: 1, rowCents: 0 },
      ],
    },
  ])
})
