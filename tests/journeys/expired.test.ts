// Tests tokens and sessions that expired before a write, for every write: no typed text is lost, nothing happens twice, and the visit continues.
import { describe, expect, test } from 'vitest'
import { forgetSession, spoilToken } from '../support/browser-session.ts'
import { isAll } from '../support/scope.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()

describe('an expired token', () => {
  test('is renewed at an add, a change, a removal and its undo, and each happens once', async () => {
    const guest = await stage.visitAs('token-cart')
    await guest.fillCart()
    await guest.openProduct()
    await guest.chooseVariant()
    await spoilToken(guest)
    await guest.add()
    await guest.untilCount(2)
    await guest.openCart()
    await spoilToken(guest)
    await guest.cart.getByRole('button', { name: guest.words.increase }).click()
    await guest.untilSaved(guest.cart)
    await expect.poll(() => guest.quantity(guest.cart).inputValue()).toBe('3')
    await guest.untilCount(3)
    await spoilToken(guest)
    await guest.cart.getByRole('button', { name: /^Remove/ }).click()
    await guest.untilCount(0)
    // The displayed count is ahead of the server's; a token that is invalid twice in one call is renewed only once.
    await guest.cart.getByText('was removed.').waitFor()
    await spoilToken(guest)
    await guest.cart.getByRole('button', { name: 'Undo' }).click()
    await guest.untilCount(3)
  })

  test('is renewed at each step of the checkout and at Buy now, and the order is one', async () => {
    const guest = await stage.visitAs('token-buy')
    await guest.fillCart()
    await guest.openCheckout()
    await guest.fillAddress()
    await spoilToken(guest)
    await guest.continueToShipping()
    await spoilToken(guest)
    await guest.continueToPayment()
    await guest.choosePayment()
    await spoilToken(guest)
    await guest.buy()
    await guest.decide('Pay')
    await guest.readOrderNumber()
    await expect.poll(() => stage.statesOf(guest)).toEqual(['paid'])
  })
})

test('at a heart an expired token is renewed, and an expired session is replaced', async () => {
  const guest = await stage.visitAs('heart')
  await guest.fillCart()
  await guest.open('search?query=shirt')
  await guest.untilCount(1)
  const hearts = guest.page.getByRole('article').getByRole('button', { name: 'Add to wishlist' })
  await spoilToken(guest)
  await hearts.first().click()
  await guest.page.getByRole('link', { name: 'Wishlist, 1 product' }).waitFor()
  // Everything that was stored went with the session.
  await forgetSession(guest)
  await guest.page.getByRole('article').nth(1).getByRole('button', { name: 'Add to wishlist' }).click()
  await guest.page.getByRole('link', { name: 'Wishlist, 1 product' }).waitFor()
})

describe('an expired session', () => {
  test('is replaced at an add, and the choice is added', async () => {
    const guest = await stage.visitAs('session-add')
    await guest.fillCart(3)
    await guest.openProduct()
    await guest.chooseVariant()
    await guest.increase()
    await forgetSession(guest)
    await guest.add()
    await guest.untilCount(2)
  })

  test.each(rowsOf(['removal', 'change']))('at a %s shows the current cart', async (deed) => {
    const guest = await stage.visitAs(`session-${deed}`)
    await guest.fillCart(3)
    await guest.openCart()
    await forgetSession(guest)
    await guest.cart.getByRole('button', { name: deed === 'removal' ? /^Remove/ : guest.words.increase }).click()
    await guest.page.getByText('Your cart is empty').waitFor()
    await guest.untilCount(0)
  })

  test('at Buy now orders nothing, and the input is kept for the next cart', async () => {
    const guest = await stage.visitAs('session-buy')
    await guest.fillCart()
    await guest.walkToPayment()
    await forgetSession(guest)
    await guest.buyButton.click()
    // Her cart went with the session: the page says so where she pressed, and leads to the cart.
    await guest.page.getByText('Your cart has changed. Nothing has been ordered yet.').waitFor()
    await guest.page.getByRole('link', { name: 'Back to the cart' }).click()
    await guest.page.waitForURL(/\/checkout\/cart$/)
    await guest.cart.getByText('Your cart is empty').waitFor()
    await expect.poll(() => stage.statesOf(guest)).toEqual([])
    await guest.fillCart()
    await guest.openCheckout()
    await expect.poll(() => guest.field('E-mail address').inputValue()).toBe(guest.email)
    await expect.poll(() => guest.field('Last name').inputValue()).toBe("O'Neil-Weiß")
    await guest.returnToPayment()
    await guest.choosePayment()
    await guest.buy()
    await guest.decide('Pay')
    await guest.readOrderNumber()
    await expect.poll(() => stage.statesOf(guest)).toEqual(['paid'])
  })

  if (isAll)
    test('whose row on the server is gone is no dead end either', async () => {
      const guest = await stage.visitAs('row-gone')
      await guest.fillCart()
      await guest.openProduct()
      await guest.chooseVariant()
      await stage.shop.db.deleteFrom('session').execute()
      await guest.add()
      await guest.untilCount(1)
    })
})
