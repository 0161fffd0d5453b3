// Tests every kind of product, read from the JSON that a platform printed in its mount: the choices on the screen, and the platform's order.
import { expect, test } from 'vitest'
import { rowsOf } from './rows.ts'
import { type SpecGuest, useSpecHost } from './use-spec-host.ts'

const stage = useSpecHost()

/** Before the first of several lines is sent, the cart is read, and there is none yet: the browser says so. */
const noCart = /404 \(Not Found\).*checkout\/cart\/quote/

/** A price on the screen, in cents. */
const cents = (text: string) =>
  Number(
    text
      .replace(/[^\d,]/g, '')
      .replace(/,$/, ',00')
      .replace(',', ''),
  )

/** Presses the button, and waits until the cart in the header shows the new number. */
async function add(guest: SpecGuest): Promise<void> {
  await guest.add()
  await guest.page.keyboard.press('Escape')
}

/** The cart on the platform. */
const cartOf = ({ host }: SpecGuest) => host.state().carts.flatMap(({ items }) => items.map(({ sku, qty }) => `${qty} × ${sku}`))

/** The price of a line on the cart's page. */
async function rowsOn(guest: SpecGuest): Promise<number[]> {
  await guest.visitPage('checkout/cart')
  await guest.cart.locator('.cart-row-total').first().waitFor()
  return (await guest.cart.locator('.cart-row-total').allTextContents()).map(cents)
}

const kinds: { name: string; path: string; choose: (guest: SpecGuest) => Promise<void>; cart: string[]; row: number }[] = [
  {
    name: 'a shoe in colour and size',
    path: 'road-runner-shoe-110.html',
    choose: (guest) => guest.chooseVariant('Red', '42'),
    cart: ['1 × RUN-RED-42'],
    row: 9995,
  },
  {
    name: 'a bundle with extras',
    path: 'tennis-starter-set-130.html',
    choose: async ({ page }) => {
      await page.getByRole('radio', { name: /Racket Club/ }).check({ force: true })
      await page.getByRole('checkbox', { name: /Overgrip/ }).check({ force: true })
    },
    cart: ['1 × TENNIS-SET-RK-CLUB-GRIP'],
    row: 11_696 + 446,
  },
  {
    name: 'a shirt with name and number',
    path: 'club-shirt-with-name-150.html',
    choose: async (guest) => {
      await guest.choose('M')
      await guest.page.getByRole('textbox', { name: /^Name/ }).fill('Emma')
      await guest.page.getByRole('textbox', { name: /^Number/ }).fill('9')
      await guest.page.getByRole('radio', { name: /Cup/ }).check({ force: true })
    },
    cart: ['1 × FAN-M'],
    row: 6995 + 600 + 400 + 500,
  },
  {
    name: 'a racket with its string',
    path: 'racket-pro-98-160.html',
    choose: ({ page }) => page.getByRole('radio', { name: /Multifilament/ }).check({ force: true }),
    cart: ['1 × RK-PRO'],
    row: 19_995 + 2495,
  },
]

test.each(
  rowsOf(
    kinds.flatMap((kind) => [0, 3, 7].map((seed) => ({ ...kind, seed }))).toSorted((a, b) => a.seed - b.seed),
    4,
  ),
)('$name, by seed $seed', async ({ path, choose, cart, row, seed }) => {
  const guest = await stage.visit({ seed })
  await guest.visitPage(path)
  await choose(guest)
  await add(guest)
  expect(cartOf(guest)).toEqual(cart)
  expect(await rowsOn(guest)).toEqual([row])
})

test.each(rowsOf([0, 3, 7]))('a set, each of its products a line of its own, by seed %i', async (seed) => {
  const guest = await stage.visit({ seed })
  await guest.visitPage('home-kit-140.html')
  await add(guest)
  expect(cartOf(guest)).toEqual(['1 × KIT-SHIRT', '1 × KIT-SHORT', '1 × KIT-SOCK'])
  expect(await rowsOn(guest)).toEqual([3495, 1995, 995])
})

test.each(rowsOf([0, 3, 7]))('a team, each player a line in her own size with her name, by seed %i', async (seed) => {
  const guest = await stage.visit({ seed, provoked: [noCart] })
  const { page } = guest
  await guest.visitPage('team-kit-with-roster-170.html')
  await page.getByRole('radio', { name: /Team shirt/ }).check({ force: true })
  const roster = page.locator('[data-touchline="team-roster"]')
  for (const [index, [name, number, size]] of [
    ['Emma', '9', 'S'],
    ['Noor', '10', 'M'],
  ].entries()) {
    const row = roster.locator('.team-roster-player').nth(index)
    const card = row.locator('.team-roster-toggle')
    if ((await card.isVisible()) && (await card.getAttribute('aria-expanded')) === 'false') await card.click()
    await row.locator('[data-column="name"]').fill(name ?? '')
    await row.locator('[data-column="number"]').fill(number ?? '')
    await row.getByRole('combobox').selectOption({ label: size ?? '' })
  }
  await add(guest)
  expect(cartOf(guest)).toEqual(['1 × TEAM-KIT-TEAM-SHIRT-S', '1 × TEAM-KIT-TEAM-SHIRT-M'])
  const each = Math.round((2495 + 500 + 300) * 0.8)
  expect(await rowsOn(guest)).toEqual([each, each])
  await page.getByText('Emma').waitFor()
})
