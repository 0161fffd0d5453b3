// Tests the whole purchase in the German store with the keyboard alone.
import { expect, test } from 'vitest'
import type { Guest } from './guest.ts'
import { homes } from './homes.ts'
import { hasFocus, lookAtFocus, tabTo, untilFocused } from './keyboard.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()

test('a guest buys without touching the mouse, and always sees where she is', async () => {
  const guest = await stage.visit('de')
  await findShirt(guest)
  await chooseAndAdd(guest)
  await lookIntoCart(guest)
  await checkOut(guest)
  const number = await guest.readOrderNumber()
  const order = await stage.shop.db.selectFrom('shop_order').selectAll().where('number', '=', number).executeTakeFirstOrThrow()
  expect(order).toMatchObject({ status: 'paid', email: guest.email })
})

test('the test detects a focus that is invisible, covered or lost', async () => {
  const { page } = await stage.visit('de')
  const see = async (html: string) => {
    await page.setContent(html)
    await page.keyboard.press('Tab')
    return (await lookAtFocus(page)).fault
  }
  expect(await see('<a href="#here">marked</a>')).toBeNull()
  expect(await see('<style>a { outline: none }</style><a href="#here">unmarked</a>')).toBe('nothing marks it')
  expect(await see('<style>p { position: fixed; inset: 0; background: #fff }</style><a href="#here">below</a><p>bar</p>')).toContain(
    'covers it',
  )
  expect(await see('<p>nothing to press</p>')).toBe('so it is lost')
})

async function findShirt({ page, words, ...guest }: Guest): Promise<void> {
  await page.goto(guest.base)
  await page.keyboard.press('Tab')
  await untilFocused(page.getByRole('link', { name: 'Zum Inhalt' }))
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: words.department, exact: true }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: words.department }).waitFor()
  await tabTo(page, page.locator('a[href$="/product/norrvik-home-shirt"]').first())
  await page.keyboard.press('Enter')
}

async function chooseAndAdd(guest: Guest): Promise<void> {
  const { page, words } = guest
  await page.locator('.buy [data-touchline-status="ready"]').nth(1).waitFor()
  const colours = page.getByRole('group', { name: /^Farbe/ }).getByRole('radio')
  await tabTo(page, colours.first())
  await page.keyboard.press('Space')
  await arrowTo(guest, words.colour)
  await tabTo(
    page,
    page
      .getByRole('group', { name: /^Größe/ })
      .getByRole('radio')
      .first(),
  )
  await page.keyboard.press('Space')
  await arrowTo(guest, 'M')
  const quantity = page.locator('[data-touchline="add-to-cart"]').getByRole('spinbutton')
  await tabTo(page, quantity)
  await page.keyboard.press('ArrowUp')
  await tabTo(page, guest.button(words.add))
  await page.keyboard.press('Enter')
  await guest.popup.getByText(words.added).waitFor()
  await guest.untilCount(2)
  await expect.poll(() => guest.popup.evaluate((popup) => popup.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await guest.popup.waitFor({ state: 'detached' })
  await untilFocused(guest.button(words.add))
}

/** Moves from radio to radio until the one with this name is selected. */
async function arrowTo({ page }: Guest, name: string): Promise<void> {
  const wanted = page.getByRole('radio', { name, exact: true })
  for (let presses = 0; presses < 10 && !(await wanted.isChecked()); presses++) {
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.evaluate(() => document.activeElement instanceof HTMLInputElement)).toBe(true)
  }
  await expect.poll(() => hasFocus(wanted)).toBe(true)
}

async function lookIntoCart(guest: Guest): Promise<void> {
  const { page, popup, words, opener } = guest
  await tabTo(page, opener, 'Shift+Tab')
  await page.keyboard.press('Space')
  await popup.getByRole('spinbutton').waitFor()
  await page.keyboard.press('Escape')
  await untilFocused(opener)
  await page.keyboard.press('Enter')
  await popup.getByRole('spinbutton').waitFor()
  const more = popup.getByRole('button', { name: words.increase })
  await tabTo(page, more)
  await page.keyboard.press('Enter')
  await guest.untilSaved()
  await expect.poll(() => guest.quantity().inputValue()).toBe('3')
  await expect.poll(() => hasFocus(more)).toBe(true)
  await tabTo(page, popup.getByRole('link', { name: words.checkout }))
  await page.keyboard.press('Enter')
  await guest.field(words.email).waitFor()
}

async function checkOut(guest: Guest): Promise<void> {
  const { page, words } = guest
  const home = homes[guest.store]
  const typed: [string, string][] = [
    [words.email, guest.email],
    [words.firstName, 'Jörg'],
    [words.lastName, 'Strauß'],
    [words.street, home.street],
    [words.houseNumber, home.houseNumber ?? ''],
    [words.postcode, home.postcode],
    [words.city, home.city],
  ]
  for (const [label, text] of typed) {
    await tabTo(page, guest.field(label))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await untilFocused(page.getByRole('heading', { name: words.shipping }))
  await tabTo(page, guest.button(words.continue))
  await page.keyboard.press('Enter')
  await untilFocused(page.getByRole('heading', { name: words.payment }))
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, guest.buyButton)
  await page.keyboard.press('Enter')
  await guest.untilProvider()
  await tabTo(page, guest.button('Pay'))
  await page.keyboard.press('Enter')
}
