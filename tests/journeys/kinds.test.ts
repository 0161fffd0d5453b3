// Tests composed and personalised products up to the order: a bundle, a set, a printed shirt, a strung racket, a team from a spreadsheet.
import { expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { untilReady } from '../support/visit.ts'
import { tabTo } from './keyboard.ts'
import { orderKind } from './order-kind.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

test('a bottle and so many balls that they are cheaper are bought in Swedish on a phone', async () => {
  const guest = await stage.visit('se', phone)
  await guest.openProduct(landmarks.simple.slug)
  await guest.add()
  await guest.openProduct(landmarks.tierPriced.slug)
  await guest.page.locator('[data-touchline="add-to-cart"]').getByRole('spinbutton').fill('5')
  await guest.add()
  await guest.untilCount(6)
  const lines = await orderKind(stage, guest)
  const tier = await stage.shop.db
    .selectFrom('tier_price')
    .select('price_cents')
    .where('product_id', '=', landmarks.tierPriced.id)
    .where('store_id', '=', 5)
    .where('qty', '=', 5)
    .executeTakeFirstOrThrow()
  expect(lines.find(({ qty }) => qty === 5)?.total).toBe(5 * tier.price_cents)
})

test('a bundle is put together, changed from the cart, and bought in German on a phone', async () => {
  const guest = await stage.visit('de', phone)
  const { page } = guest
  await guest.openProduct(landmarks.bundle.slug)
  await page.getByRole('radio', { name: /Control/ }).check()
  const bag = page.locator('[data-touchline="bundle-options"]').getByRole('checkbox').first()
  await bag.check()
  await guest.add()
  await guest.popup
    .getByText(/tasche/i)
    .first()
    .waitFor()
  await guest.openCart()
  await guest.cart.getByRole('link', { name: /^Ändern/ }).click()
  await untilReady(page, '.buy')
  await expect.poll(() => page.getByRole('radio', { name: /Control/ }).isChecked()).toBe(true)
  await bag.uncheck()
  await guest.button('Warenkorb aktualisieren').click()
  await guest.popup.getByText('Control').first().waitFor()
  await expect.poll(() => guest.popup.getByText(/tasche/i).count()).toBe(0)
  await orderKind(stage, guest)
})

test('a set becomes a line for each of its products, by keyboard alone and in Dutch', async () => {
  const guest = await stage.visit('nl')
  const { page } = guest
  await guest.openProduct(landmarks.grouped.slug)
  await tabTo(page, page.locator('[data-touchline="set-builder"]').getByRole('spinbutton').first())
  await page.keyboard.press('ArrowUp')
  await tabTo(page, guest.button(guest.words.add))
  await page.keyboard.press('Enter')
  await guest.popup.getByText(guest.words.added).waitFor()
  await expect.poll(() => guest.popup.getByRole('list').first().locator(':scope > li').count()).toBe(4)
  const lines = await orderKind(stage, guest)
  expect(lines).toHaveLength(4)
})

test('a shirt with a name and a number is bought on a phone', async () => {
  const guest = await stage.visit('en', phone)
  const { page } = guest
  await guest.openProduct(landmarks.personalised.slug)
  await guest.choose('Sky blue')
  await guest.choose('M')
  await guest.field('Name on the back').fill('Zoë 😀')
  await page.getByText('This cannot be printed: 😀').waitFor()
  await guest.field('Name on the back').fill('Zoë')
  await guest.field('Number').fill('10')
  await page.getByRole('img', { name: 'Back of the shirt in Sky blue: ZOË, number 10' }).waitFor()
  await page.getByText('There is no right of withdrawal, since it is made for you. Your rights if it is faulty remain.').waitFor()
  await guest.add()
  await guest.popup.getByText('Zoë').first().waitFor()
  await orderKind(stage, guest)
  await page.getByText('Zoë').first().waitFor()
})

test('a racket is strung as recommended and bought by keyboard alone', async () => {
  const guest = await stage.visit('en')
  const { page } = guest
  await guest.openProduct(landmarks.strungRacket.slug)
  await tabTo(
    page,
    page
      .getByRole('radio', { name: /^L2/ })
      .or(page.getByRole('radio', { name: /^L1/ }))
      .first(),
  )
  await page.keyboard.press('Space')
  await tabTo(page, guest.button('Use our recommendation'))
  await page.keyboard.press('Enter')
  const mains = guest.field('Tension of the mains')
  await tabTo(page, mains)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('99')
  await page.getByText(/Please enter a number between/).waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('24')
  await tabTo(page, guest.button('Add to cart'))
  await page.keyboard.press('Enter')
  await guest.popup.getByText('Added to your cart').waitFor()
  await guest.popup
    .getByText(/24 kg|24/)
    .first()
    .waitFor()
  await orderKind(stage, guest)
})

test('a team comes out of a spreadsheet, outlives a reload and is bought with every player', async () => {
  const guest = await stage.visit('en')
  const { page } = guest
  await guest.openProduct(landmarks.teamWear.slug)
  await guest.button('Add a list').click()
  const list = [
    'Name\tNo\tShirt\tShorts\tSocks',
    'Ada\t10\tM\tM\t39-42',
    'Bo\t7\tL\tL\t39-42',
    'Cy\t7\tL\tL\t39-42',
    'Di\t8\tXS9\tL\t39-42',
  ].join('\n')
  await page.getByLabel('Your list').fill(list)
  await guest.button('Check the list').click()
  await page.getByText('Line 5:').waitFor()
  await guest.button('Use this list').click()
  await page.getByText('4 players added.').waitFor()
  await page.reload()
  await untilReady(page, '.buy')
  await expect.poll(() => guest.field('Name, Cy').inputValue()).toBe('Cy')
  await page.getByRole('radio', { name: 'Royal blue' }).check()
  await guest.button('Add to cart').click()
  await page.getByRole('link', { name: 'Di, Shirt: Please select all player sizes.' }).click()
  await page.keyboard.type('m')
  await guest.field('Number, Cy').fill('9')
  await guest.button('Add to cart').click()
  await guest.popup.getByText('Added to your cart').waitFor()
  await guest.popup.locator('summary').click()
  for (const name of ['Ada', 'Bo', 'Cy', 'Di']) await guest.popup.getByText(new RegExp(name)).first().waitFor()
  await orderKind(stage, guest)
})
