// Tests going back to a completed step and changing it: the order contains what the screen showed last.
import { describe, expect, test } from 'vitest'
import type { Guest } from './guest.ts'
import { homes } from './homes.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()

async function goToPayment(name: string): Promise<Guest> {
  const guest = await stage.visit('en')
  guest.email = `${name}@example.com`
  await guest.fillCart()
  await guest.walkToPayment()
  return guest
}

const step = ({ page }: Guest, name: string) => page.getByRole('navigation', { name: 'Checkout steps' }).getByRole('button', { name })

async function payFrom(guest: Guest): Promise<void> {
  await guest.returnToPayment()
  await guest.choosePayment()
  await guest.buy()
  await guest.decide('Pay')
  await guest.readOrderNumber()
}

const orderOf = ({ email }: Guest) =>
  stage.shop.db.selectFrom('shop_order').select(['shipping_address', 'delivery_slot']).where('email', '=', email).executeTakeFirstOrThrow()

describe('a change after the payment step', () => {
  test('of the city: no link and no Forward skips it, and the parcel goes there', async () => {
    const guest = await goToPayment('moved')
    const { page, words } = guest
    await step(guest, 'Address').click()
    await guest.field(words.city).fill('Leeds')
    await step(guest, 'Shipping').waitFor({ state: 'detached' })
    await expect.poll(() => step(guest, 'Payment').count()).toBe(0)
    await payFrom(guest)
    await page.getByText('Leeds', { exact: true }).waitFor()
    expect((await orderOf(guest)).shipping_address).toMatchObject({ city: 'Leeds' })
  })

  test('of the city after Back twice: Forward stays at the address step', async () => {
    const guest = await goToPayment('moved-back')
    const { page, words } = guest
    await page.goBack()
    await page.getByRole('heading', { name: words.shipping }).waitFor()
    await page.goBack()
    await guest.field(words.city).fill('York')
    await page.goForward()
    await page.waitForURL(/\/checkout#?$/)
    await expect.poll(() => guest.field(words.city).inputValue()).toBe('York')
    await payFrom(guest)
    expect((await orderOf(guest)).shipping_address).toMatchObject({ city: 'York' })
  })

  test('in another tab: the parcel goes to the address on the screen where it is ordered', async () => {
    const guest = await goToPayment('two-homes')
    const other = await guest.openTab()
    await other.openCheckout()
    await other.fillAddress()
    await other.field(other.words.city).fill('Bristol')
    await other.continueToShipping()
    await other.continueToPayment()
    await guest.buy()
    await guest.decide('Pay')
    await guest.readOrderNumber()
    expect((await orderOf(guest)).shipping_address).toMatchObject({ city: homes.en.city })
  })

  test('of the delivery slot: the parcel is delivered in that one', async () => {
    const guest = await goToPayment('later')
    const { page, words } = guest
    await step(guest, 'Shipping').click()
    const slots = page.getByRole('combobox', { name: 'Delivery time' })
    await slots.selectOption({ index: 1 })
    const wanted = await slots.inputValue()
    await step(guest, 'Payment').waitFor({ state: 'detached' })
    await guest.button(words.continue).click()
    await page.getByRole('heading', { name: words.payment }).waitFor()
    await payFrom(guest)
    expect((await orderOf(guest)).delivery_slot).toMatchObject({ id: wanted })
  })
})
