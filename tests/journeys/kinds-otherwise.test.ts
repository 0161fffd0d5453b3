// Tests every kind of `kinds.test.ts` in another way: with the keyboard what is chosen by mouse there, on a phone what is typed on a desktop there.
import { expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import type { Guest } from './guest.ts'
import { tabTo } from './keyboard.ts'
import { orderKind } from './order-kind.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function addByKeyboard(guest: Guest): Promise<void> {
  await tabTo(guest.page, guest.button(guest.words.add))
  await guest.page.keyboard.press('Enter')
  await guest.popup.getByText(guest.words.added).waitFor()
}

const within = (guest: Guest, widget: string) => guest.page.locator(`[data-touchline="${widget}"]`)

test('ten balls at their lower price, by keyboard alone and in Dutch', async () => {
  const guest = await stage.visit('nl')
  await guest.openProduct(landmarks.tierPriced.slug)
  await tabTo(guest.page, within(guest, 'add-to-cart').getByRole('spinbutton'))
  await guest.page.keyboard.press('Control+A')
  await guest.page.keyboard.type('10')
  await addByKeyboard(guest)
  await guest.untilCount(10)
  expect(await orderKind(stage, guest)).toMatchObject([{ qty: 10 }])
})

test('a bundle with a bag, by keyboard alone', async () => {
  const guest = await stage.visit('en')
  const { page } = guest
  await guest.openProduct(landmarks.bundle.slug)
  await tabTo(page, page.getByRole('radio', { name: /Attack/ }))
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.getByRole('radio', { name: /Control/ }).isChecked()).toBe(true)
  await tabTo(page, page.getByRole('checkbox', { name: /bag/ }))
  await page.keyboard.press('Space')
  await addByKeyboard(guest)
  await guest.popup
    .getByText(/Control/)
    .first()
    .waitFor()
  await guest.popup.getByText(/bag/).first().waitFor()
  await orderKind(stage, guest)
})

test('a shirt with a name, by keyboard alone and in German', async () => {
  const guest = await stage.visit('de')
  const { page } = guest
  await guest.openProduct(landmarks.personalised.slug)
  for (const group of await within(guest, 'product-options')
    .getByRole('radiogroup')
    .or(within(guest, 'product-options').getByRole('group'))
    .all()) {
    await tabTo(page, group.getByRole('radio').first())
    await page.keyboard.press('Space')
  }
  await tabTo(page, within(guest, 'personalisation').getByRole('textbox').first())
  await page.keyboard.type('Jörg')
  await addByKeyboard(guest)
  await guest.popup.getByText('Jörg').first().waitFor()
  await orderKind(stage, guest)
})

test('a player of a team, by keyboard alone and in Swedish', async () => {
  const guest = await stage.visit('se')
  const { page } = guest
  await guest.openProduct(landmarks.teamWear.slug)
  await tabTo(page, within(guest, 'bundle-options').getByRole('radio').first())
  await page.keyboard.press('Space')
  const roster = within(guest, 'team-roster')
  await tabTo(page, roster.getByRole('textbox').first())
  await page.keyboard.type('Åsa')
  await page.keyboard.press('Tab')
  await page.keyboard.type('10')
  for (let part = 0; part < 3; part++) {
    await page.keyboard.press('Tab')
    // The first letter of a size: the shirt's and the shorts' M, the socks' 39-42.
    await page.keyboard.type(part < 2 ? 'm' : '39')
  }
  await addByKeyboard(guest)
  await guest.popup.locator('summary').click()
  await guest.popup.getByText(/Åsa/).first().waitFor()
  await orderKind(stage, guest)
})

test('a set on a phone, one thing of it left out', async () => {
  const guest = await stage.visit('en', phone)
  await guest.openProduct(landmarks.grouped.slug)
  await within(guest, 'set-builder').getByRole('spinbutton').first().fill('0')
  await guest.button(guest.words.add).tap()
  await guest.popup.getByText(guest.words.added).waitFor()
  expect(await orderKind(stage, guest)).toHaveLength(3)
})

test('a strung racket on a phone and in Dutch', async () => {
  const guest = await stage.visit('nl', phone)
  const { page } = guest
  await guest.openProduct(landmarks.strungRacket.slug)
  await page.getByRole('radio', { name: /^L2/ }).check({ force: true })
  await within(guest, 'personalisation').getByRole('button').first().tap()
  await guest.button(guest.words.add).tap()
  await guest.popup.getByText(guest.words.added).waitFor()
  await guest.popup.getByText('25,5 kg').first().waitFor()
  await orderKind(stage, guest)
})

test('a player of a team on a phone and in German', async () => {
  const guest = await stage.visit('de', phone)
  await guest.openProduct(landmarks.teamWear.slug)
  await within(guest, 'bundle-options').getByRole('radio').first().check()
  const roster = within(guest, 'team-roster')
  await roster.getByRole('textbox').nth(0).fill('Jörg')
  await roster.getByRole('textbox').nth(1).fill('10')
  for (const part of await roster.locator('.team-roster-player').first().getByRole('combobox').all()) await part.selectOption({ index: 1 })
  await guest.button(guest.words.add).tap()
  await guest.popup.getByText(guest.words.added).waitFor()
  await guest.popup.locator('summary').tap()
  await guest.popup.getByText(/Jörg/).first().waitFor()
  await orderKind(stage, guest)
})
