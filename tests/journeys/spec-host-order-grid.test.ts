// Tests twenty shirts in three sizes on a platform that has one call for a line and none for many: each is a line, and what is refused stays.
import { expect, test } from 'vitest'
import { rowsOf } from './rows.ts'
import { type SpecGuest, useSpecHost } from './use-spec-host.ts'

const stage = useSpecHost()
/** Some platforms answer 404 where there is no cart yet. */
const noCart = /404 .*checkout\/cart\/quote/

const mount = ({ page }: SpecGuest) => page.locator('[data-touchline="order-grid"]')
const cell = (guest: SpecGuest, name: string) => mount(guest).getByRole('textbox', { name, exact: true })
const addAll = (guest: SpecGuest) => mount(guest).getByRole('dialog').getByRole('button', { name: guest.words.add, exact: true })
const cartOf = ({ host }: SpecGuest) => host.state().carts.flatMap(({ items }) => items.map(({ sku, qty }) => `${qty} × ${sku}`))

async function openGrid(guest: SpecGuest, path = 'training-shirt-120.html'): Promise<void> {
  await guest.visitPage(path)
  await mount(guest).getByRole('button', { name: 'Meerdere maten bestellen' }).click()
  await mount(guest).getByRole('table').waitFor()
}

test.each(rowsOf([0, 3, 5, 7]))('by seed %i they are three lines, and the cart shows them', async (seed) => {
  const guest = await stage.visit({ seed, provoked: [noCart] })
  await openGrid(guest)
  for (const [size, pieces] of [
    ['S', '5'],
    ['M', '10'],
    ['L', '5'],
  ] as const)
    await cell(guest, size).fill(pieces)
  await addAll(guest).click()
  await guest.popup.getByText(guest.words.added).waitFor()
  await guest.untilCount(20)
  expect(cartOf(guest)).toEqual(['5 × TEE-S', '10 × TEE-M', '5 × TEE-L'])
})

test('a size that has run out stays with the platform’s words, the others are in the cart', async () => {
  const guest = await stage.visit({ seed: 3, provoked: [/Failed to load resource/] })
  await openGrid(guest)
  for (const [size, pieces] of [
    ['S', '5'],
    ['M', '10'],
  ] as const)
    await cell(guest, size).fill(pieces)
  guest.host.setStock('TEE-M', 2)
  await addAll(guest).click()
  await mount(guest).getByRole('alert').getByText('5 van 15 stuks liggen in je winkelwagen.').waitFor()
  expect(cartOf(guest)).toEqual(['5 × TEE-S'])
  await cell(guest, 'M').fill('2')
  await addAll(guest).click()
  await guest.popup.getByText(guest.words.added).waitFor()
  expect(cartOf(guest)).toEqual(['5 × TEE-S', '2 × TEE-M'])
})

test.each(['500 after', 'malformed', 'html', 'cut', 'null'] as const)(
  'an add that is done and answered by %j is in the cart once',
  async (broken) => {
    const guest = await stage.visit({ seed: 0, provoked: [/Failed to load resource/] })
    await openGrid(guest)
    for (const [size, pieces] of [
      ['S', '5'],
      ['M', '10'],
    ] as const)
      await cell(guest, size).fill(pieces)
    guest.host.options.broken = { 'POST checkout/cart/items': broken }
    await addAll(guest).click()
    await guest.popup.getByText(guest.words.added).waitFor()
    expect(cartOf(guest)).toEqual(['5 × TEE-S', '10 × TEE-M'])
  },
)

test('a cart that is gone with its session is told, and the next press brings all of it', async () => {
  const guest = await stage.visit({ seed: 0, provoked: [/Failed to load resource/] })
  await openGrid(guest)
  for (const [size, pieces] of [
    ['S', '5'],
    ['M', '10'],
  ] as const)
    await cell(guest, size).fill(pieces)
  let count = 0
  await guest.page.route(/\/checkout\/cart\/items$/, async (route) => {
    count++
    if (count === 2) guest.host.expireSessions()
    await route.fallback()
  })
  await addAll(guest).click()
  await mount(guest).getByRole('alert').waitFor()
  await addAll(guest).click()
  await guest.popup.getByText(guest.words.added).waitFor()
  expect(cartOf(guest).toSorted()).toEqual(['10 × TEE-M', '5 × TEE-S'])
})

test('shoes in colours and sizes are a grid of both', async () => {
  const guest = await stage.visit({ seed: 7, provoked: [noCart] })
  await openGrid(guest, 'road-runner-shoe-110.html')
  await cell(guest, 'Red, 42').fill('2')
  await addAll(guest).click()
  await guest.popup.getByText(guest.words.added).waitFor()
  expect(cartOf(guest)).toEqual(['2 × RUN-RED-42'])
})

test.each(['match-ball-101.html', 'tennis-starter-set-130.html', 'racket-pro-98-160.html'])('nothing is drawn on %s', async (path) => {
  const guest = await stage.visit({ seed: 3 })
  await guest.visitPage(path)
  expect(await mount(guest).getByRole('button').count()).toBe(0)
})
