// Tests a complaint about a broken item: sent from a phone with a photo, and seen by the operator.
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { team, teamPlayer } from '../support/kind-items.ts'
import { logInOperator } from '../support/operator.ts'
import { chooseShipping, placeOrder, purchase, stockUp } from '../support/purchase.ts'
import { Shopper } from '../support/shopper.ts'
import { expectAccessible } from '../support/visit.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true })
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

test('a shopper reports a torn seam with a photo, and the operator sees both', async () => {
  const { body } = await purchase(new Shopper(stage.shop.url, 'en'), await stockUp(stage.shop.db, 5), {})
  const order = await stage.shop.db
    .selectFrom('shop_order')
    .select(['id', 'email'])
    .where('number', '=', body.order_number)
    .executeTakeFirstOrThrow()
  const guest = await stage.visit('en', phone)
  const { page } = guest
  await guest.open('complaint')
  await page.getByLabel('Order number').fill(body.order_number)
  await page.getByLabel('E-mail address').fill(order.email)
  await page.getByRole('button', { name: 'Find order' }).click()
  await page.getByRole('heading', { name: `Order ${body.order_number}` }).waitFor()
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('All fields must be filled').waitFor()
  await page.getByLabel('What is wrong?').fill('The seam is torn')
  const item = page.getByLabel('Item')
  if ((await item.inputValue()) === '') await item.selectOption({ index: 1 })
  const buffer = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: '#2a6', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .withExif({ IFD0: { Model: 'Canary camera' } })
    .jpeg()
    .toBuffer()
  const sent = page.waitForRequest((request) => request.url().endsWith('/returns/post/complaint'))
  await page.getByLabel('Photos').setInputFiles({ name: 'seam.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('heading', { name: 'We have received your report' }).waitFor()
  // The photo was reduced before it left the device, and the host checked it again.
  expect(Number(await (await sent).headerValue('content-length'))).toBeLessThan(buffer.length / 2)
  const { jpeg } = await stage.shop.db.selectFrom('complaint_photo').select('jpeg').executeTakeFirstOrThrow()
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1600, format: 'jpeg' })
  expect(Buffer.from(jpeg).includes('Canary')).toBe(false)

  const operator = await logInOperator(stage.shop.url)
  const { body: seen } = await operator.open(`/operator/orders/${order.id}`)
  expect(seen).toContain('The seam is torn')
  expect(seen).toMatch(/\/operator\/complaints\/\d+\/photos\/1/)
})

test.each([
  ['a phone', phone],
  ['a desktop', {}],
])(
  'on %s the manager of a team reports one player’s wrong print from the returns form, and the staff read whose it is',
  async (_device, device) => {
    const coach = new Shopper(stage.shop.url, 'en')
    const players = [teamPlayer('a', 'M', { name: 'ANNA', number: '7' }), teamPlayer('b', 'L', { name: 'BO', number: '9' })]
    await coach.send('POST', 'checkout/cart/items', { cartItems: [await team(stage.shop.db, players)] })
    await chooseShipping(coach)
    const { body } = await placeOrder(coach)
    const order = await stage.shop.db
      .selectFrom('shop_order')
      .select(['id', 'email'])
      .where('number', '=', body.order_number)
      .executeTakeFirstOrThrow()
    const guest = await stage.visit('en', device)
    const { page } = guest
    const find = async () => {
      await page.getByLabel('Order number').fill(body.order_number)
      await page.getByLabel('E-mail address').fill(order.email)
      await page.getByRole('button', { name: 'Find order' }).click()
      await page.getByRole('heading', { name: `Order ${body.order_number}` }).waitFor()
    }
    await guest.open('returns')
    await find()
    await expectAccessible(page, 'main')
    await page.getByRole('link', { name: /^Report a fault or a wrong print/ }).click()
    await page.waitForURL(/complaint/)
    expect(await page.getByLabel('Order number').inputValue()).toBe(body.order_number)
    await find()
    await page.getByLabel('Item').selectOption({ label: await labelWith(page.getByLabel('Item'), 'BO 9') })
    await page.getByLabel('Piece').selectOption({ index: 1 })
    const piece = await page.getByLabel('Piece').inputValue()
    await page.getByLabel('What is wrong?').fill('The number is a 6')
    await expectAccessible(page, 'main')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'We have received your report' }).waitFor()

    const operator = await logInOperator(stage.shop.url)
    for (const path of [`/operator/orders/${order.id}`, '/operator/complaints'])
      expect((await operator.open(path)).body).toContain(`BO 9, ${piece} L`)
  },
)

/** The label of the option with these words. */
async function labelWith(list: Locator, words: string): Promise<string> {
  const labels = await list.locator('option').allTextContents()
  return labels.find((label) => label.includes(words)) ?? `no option with ${words}`
}
