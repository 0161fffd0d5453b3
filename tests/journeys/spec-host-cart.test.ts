// Tests the cart of a platform that offers only the specification's calls: quantities, a valid and an invalid coupon, a free gift, and emptying it.
import { expect, test } from 'vitest'
import { rowsOf } from './rows.ts'
import { useSpecHost } from './use-spec-host.ts'

const stage = useSpecHost()

test.each(rowsOf([3, 0, 5, 6, 9]))('by seed %i a cart is filled, discounted, given a gift, and emptied', async (seed) => {
  const guest = await stage.visit({ seed, provoked: [/404/] })
  const { page, cart, host } = guest
  await guest.visitPage('match-ball-101.html')
  await guest.increase()
  await guest.add()
  await guest.visitPage('checkout/cart')
  const quantity = guest.quantity(cart)
  await expect.poll(() => quantity.inputValue()).toBe('2')
  await quantity.fill('6')
  await quantity.press('Tab')
  await guest.untilSaved(cart)
  expect(host.state().carts[0]?.items).toMatchObject([{ sku: 'BALL-MATCH', qty: 6 }])

  await page.getByText('Kortingscode', { exact: true }).click()
  await guest.field('Kortingscode').or(guest.field('Code')).first().fill('NOTHING')
  await guest.button('Toepassen').click()
  await page.getByText("The coupon code isn't valid. Verify the code and try again.").waitFor()
  await guest.field('Kortingscode').or(guest.field('Code')).first().fill('sport10')
  await guest.button('Toepassen').click()
  await page.getByText('Kortingscode SPORT10 is toegepast.').waitFor()
  await cart.getByText(/Discount \(SPORT10\)/).waitFor()

  await page.getByRole('radio', { name: 'Key ring' }).check({ force: true })
  await expect.poll(() => host.state().carts[0]?.items.map(({ sku }) => sku)).toEqual(['BALL-MATCH', 'GIFT-KEY'])
  await cart.getByRole('link', { name: 'Key ring' }).waitFor()

  await cart.getByRole('button', { name: /^Verwijderen Match ball/ }).click()
  await page.getByText('Je winkelwagen is leeg').first().waitFor()
  expect(host.state().carts.flatMap(({ items }) => items)).toEqual([])
})
