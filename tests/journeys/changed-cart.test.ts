// Tests that nobody buys what she did not see: if the cart or its price changes behind an open checkout, she is asked again.
import { expect, test } from 'vitest'
import { landmarkSkus } from '#demo-pages/database/landmarks.ts'
import { goOnline } from '../support/browser-session.ts'
import { multiplyPrice } from '../support/purchase.ts'
import { expectAccessible } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { demo } from './menus.ts'
import { rowsOf } from './rows.ts'
import { cents } from './screen-order.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop()
const sku = landmarkSkus.comfortable.sku

const totalOnScreen = async ({ page }: Guest) => cents((await page.locator('.checkout-summary-total').textContent()) ?? '')
const changed = ({ page }: Guest) => page.locator('.checkout-changed')
const totalsOf = async (email: string) =>
  (await stage.shop.db.selectFrom('shop_order').select('grand_total').where('email', '=', email).execute()).map(
    ({ grand_total: total }) => total,
  )

/** The e-mail address of a customer is known. */
async function fillAddressOnly(guest: Guest): Promise<void> {
  const { words: say } = guest
  const home = {
    [say.firstName]: 'Åsa',
    [say.lastName]: "O'Neil",
    [say.postcode]: 'SW1A 1AA',
    [say.street]: '221B Baker Street',
    [say.city]: 'London',
  }
  for (const [label, text] of Object.entries(home)) await guest.field(label).fill(text)
}

test.each(rowsOf([390, 1280]))(
  'a price raised meanwhile is shown at %i px with the old and the new total, and only the second press orders it',
  async (width) => {
    const guest = await stage.visit('en', { viewport: { width, height: 844 }, provoked: [failedCalls] })
    guest.email = `raised-${width}@example.com`
    await guest.fillCart()
    await guest.openPayment()
    const before = await totalOnScreen(guest)
    const { product_id: productId } = await stage.shop.db
      .selectFrom('variant')
      .select('product_id')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
    await multiplyPrice(stage.shop.db, productId, 2)
    await guest.buyButton.click()
    await changed(guest).getByText('Your cart has changed. Nothing has been ordered yet.').waitFor()
    const now = await totalOnScreen(guest)
    expect(now).toBeGreaterThan(before)
    expect(await totalsOf(guest.email)).toEqual([])
    await expect.poll(() => changed(guest).evaluate((box) => document.activeElement === box)).toBe(true)
    const [box, button] = await Promise.all([changed(guest).boundingBox(), guest.buyButton.boundingBox()])
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    await expectAccessible(guest.page)
    await guest.buy()
    await expect.poll(() => totalsOf(guest.email)).toEqual([now])
  },
)

test('a customer who changes her cart in another browser sees here what was added and the new total', async () => {
  const [desk, phone] = [await stage.visit('en', { provoked: [failedCalls] }), await stage.visit('en')]
  for (const guest of [desk, phone]) await guest.send('post', 'api/customer/login', demo)
  await stage.shop.db.deleteFrom('cart_item').execute()
  await desk.fillCart()
  await desk.open('checkout')
  await fillAddressOnly(desk)
  await desk.button(desk.words.continue).click()
  await desk.page.getByRole('heading', { name: desk.words.shipping }).waitFor()
  await desk.continueToPayment()
  await desk.choosePayment()
  const before = await totalOnScreen(desk)
  await phone.fillCart(2)
  await desk.buyButton.click()
  await changed(desk)
    .getByText(/pieces instead of 1\./)
    .waitFor()
  const now = await totalOnScreen(desk)
  expect(now).toBeGreaterThan(before)
  expect(await totalsOf(demo.email)).toEqual([])
  await desk.buy()
  await expect.poll(() => totalsOf(demo.email)).toEqual([now])
})

test('a cart that she changes in another tab is shown above the button of this one, which then orders what it says', async () => {
  const guest = await stage.visitAs('second-tab')
  await guest.fillCart()
  await guest.openPayment()
  const before = await totalOnScreen(guest)
  const tab = await guest.openTab()
  await tab.openCart()
  await tab.cart.getByRole('button', { name: tab.words.increase }).click()
  await changed(guest).getByText('Your cart has changed. Nothing has been ordered yet.').waitFor()
  await changed(guest)
    .getByText(/2 pieces instead of 1\./)
    .waitFor()
  const now = await totalOnScreen(guest)
  expect(now).toBeGreaterThan(before)
  await expectAccessible(guest.page)
  await guest.buy()
  await expect.poll(() => totalsOf(guest.email)).toEqual([now])
})

test('an order whose answer is lost with the connection is checked when it is back, and paid once', async () => {
  const guest = await stage.visitAs('lost-line')
  await guest.fillCart()
  await guest.openPayment()
  await guest.page.route(
    /cart\/payment-information$/,
    async (route) => {
      await route.fetch()
      await guest.context.setOffline(true)
      await route.abort()
    },
    { times: 1 },
  )
  await guest.buyButton.click()
  await guest.button('Check again').waitFor()
  expect(await guest.buyButton.count()).toBe(0)
  await goOnline(guest)
  await guest.untilProvider()
  expect(await stage.statesOf(guest)).toEqual(['open'])
})
