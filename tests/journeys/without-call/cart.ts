// Visits to cart, coupon and free gift without each of their calls.
import { expect } from 'vitest'
import { untilAnswered } from '#tests/support/browser-session.ts'
import type { Trial, Visit } from './trial.ts'

const ADD = 'POST checkout/cart/items'
const CHANGE = 'PUT checkout/cart/items/{id}'
const REMOVE = 'DELETE checkout/cart/items/{id}'
const APPLY = 'POST checkout/cart/coupons'
const REVOKE = 'DELETE checkout/cart/coupons'
const GIFT = 'POST checkout/cart/gifts/add'

const alertsOf = ({ page }: Trial) => page.getByRole('main').getByRole('alert').filter({ visible: true })

/** Opens the cart page with a number of balls in the cart. */
async function openCart(trial: Trial, balls: number): Promise<void> {
  const { guest } = trial
  if (!trial.cart.includes(`${balls} × BALL-MATCH`))
    await guest.send('post', 'checkout/cart/items', { cartItems: [{ sku: 'BALL-MATCH', qty: balls }] })
  await guest.visitPage('checkout/cart')
}

async function drawnCart(trial: Trial, balls: number): Promise<void> {
  await openCart(trial, balls)
  await trial.guest.cart.locator('.cart-line').first().waitFor()
  await untilAnswered(trial.guest.visit)
}

export const cart: Visit = {
  title: 'cart, coupon and free gift',
  proves: {
    [ADD]: 'Nothing can be added to the cart, and the button says so.',
    'GET checkout/cart/quote': 'Cart and checkout do not show added products. The HTML that you printed stays.',
    [CHANGE]: 'A changed quantity is reset, and the line says so.',
    [REMOVE]: 'A removed line reappears, and says so.',
    'GET checkout/cart/coupons': 'The applied coupon is taken from the totals.',
    [APPLY]: 'A coupon is refused with a message.',
    [REVOKE]: 'A coupon stays applied, and the form says so.',
    'GET checkout/cart/gifts': 'No free gift is offered.',
    [GIFT]: 'Choosing a gift fails with a message.',
  },
  walk: async (trial) => {
    const { page, guest } = trial
    const { cart: lines } = guest
    await trial.without(ADD, async () => {
      await guest.visitPage('match-ball-101.html')
      await trial.untilAsked(ADD, () => guest.button(guest.words.add).click())
      if (!trial.isDone(ADD)) await page.locator('.add-to-cart-error').waitFor()
      expect(trial.cart).toEqual(trial.isDone(ADD) ? ['1 × BALL-MATCH'] : [])
    })

    await trial.without('GET checkout/cart/quote', async () => {
      await openCart(trial, 1)
      await trial.shows('Match ball', '24,95')
      await page.getByRole('main').locator('a[href="/nl/checkout"]').click()
      await page.waitForURL('**/nl/checkout')
      await guest.settled()
      await trial.shows('Match ball', '24,95')
    })

    await drawnCart(trial, 1)
    await trial.without(CHANGE, async () => {
      const quantity = guest.quantity(lines)
      await quantity.fill('3')
      await trial.untilAsked(CHANGE, () => quantity.press('Tab'))
      if (!trial.isDone(CHANGE)) await lines.locator('.cart-fault').waitFor()
      await expect.poll(() => quantity.inputValue()).toBe(trial.isDone(CHANGE) ? '3' : '1')
    })

    await drawnCart(trial, trial.isDone(CHANGE) ? 3 : 1)
    await trial.without(REMOVE, async () => {
      await trial.untilAsked(REMOVE, () => lines.getByRole('button', { name: /^Verwijderen Match ball/ }).click())
      if (trial.isDone(REMOVE)) await trial.shows('Je winkelwagen is leeg')
      else await lines.locator('.cart-line .cart-fault').waitFor()
    })

    if (trial.cart.length === 0) await guest.send('post', 'checkout/cart/items', { cartItems: [{ sku: 'BALL-MATCH', qty: 1 }] })
    await guest.visitPage('checkout/cart')
    const coupon = trial.mount('coupon')
    await lines.locator('.cart-line').first().waitFor()
    await trial.without(APPLY, async () => {
      await coupon.getByText('Kortingscode', { exact: true }).first().click()
      await coupon.getByRole('textbox').fill('SPORT10')
      await trial.untilAsked(APPLY, () => coupon.getByRole('button', { name: 'Toepassen' }).click())
      if (trial.isTaken(APPLY)) await trial.shows('Kortingscode SPORT10 is toegepast.')
      else if (!trial.isDone(APPLY)) await expect.poll(() => coupon.innerText()).toMatch(/niet geldig|misgegaan|kon niet/)
    })

    await guest.send('post', 'checkout/cart/coupons', { coupon_code: 'SPORT10' })
    await trial.without('GET checkout/cart/coupons', async () => {
      await guest.visitPage('checkout/cart')
      await trial.shows('Kortingscode SPORT10 is toegepast.')
    })

    await trial.without(REVOKE, async () => {
      await trial.untilAsked(REVOKE, () => coupon.getByRole('button', { name: 'Kortingscode verwijderen' }).click())
      if (!trial.isDone(REVOKE)) await trial.shows('De kortingscode kon niet worden verwijderd', 'Kortingscode SPORT10 is toegepast.')
      else if (trial.isTaken(REVOKE)) await expect.poll(() => coupon.innerText()).not.toContain('toegepast')
    })

    await guest.send('post', 'checkout/cart/items', { cartItems: [{ sku: 'BALL-MATCH', qty: 6 }] })
    await trial.without('GET checkout/cart/gifts', async () => {
      await trial.untilAsked('GET checkout/cart/gifts', async () => {
        await guest.visitPage('checkout/cart')
        await guest.scrollDown()
      })
      await lines.locator('.cart-line').first().waitFor()
      expect(await page.getByRole('radio', { name: 'Key ring' }).count()).toBe(0)
    })

    await guest.visitPage('checkout/cart')
    await guest.scrollDown()
    await trial.without(GIFT, async () => {
      await trial.untilAsked(GIFT, () => page.getByRole('radio', { name: 'Key ring' }).click({ force: true }))
      if (!trial.isDone(GIFT)) await alertsOf(trial).first().waitFor()
      expect(trial.cart.some((line) => line.endsWith('GIFT-KEY'))).toBe(trial.isDone(GIFT))
      await guest.visitPage('checkout/cart')
      await trial.shows('Match ball')
      await expect.poll(() => lines.locator('.cart-line').count()).toBe(trial.cart.length)
    })
  },
}
