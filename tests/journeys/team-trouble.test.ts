// A team when something goes wrong on its way into the cart, and when it is changed there: the list is never lost and never doubled.
import { describe, expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { forgetSession, goOffline, goOnline } from '../support/browser-session.ts'
import { untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { phone } from './menus.ts'
import { rowsOf } from './rows.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop()
const ITEMS = /\/checkout\/cart\/items(\/\d+)?$/
const desk = { viewport: { width: 1280, height: 800 } }

/** Opens the kit and enters these players, each in M by one list. */
async function enter(guest: Guest, ...names: readonly string[]): Promise<void> {
  const { page } = guest
  await guest.openProduct(landmarks.teamWear.slug)
  await page.getByRole('radio', { name: 'Royal blue' }).check()
  await guest.button('Add a list').click()
  await page.getByLabel('Your list').fill(names.map((name, at) => `${name};${at + 7};M;39-42`).join('\n'))
  await guest.button('Check the list').click()
  await guest.button('Use this list').click()
  await counted(guest, names.length)
  await page.locator('.team-roster-panel').getByRole('button', { name: 'Close', exact: true }).click()
}

const counted = ({ page }: Guest, players: number) => page.getByText(`${players} of at most 30 players`).waitFor()
const add = (guest: Guest) =>
  guest.page.locator('.team-sheet [data-touchline="add-to-cart"]').getByRole('button', { name: guest.words.add })

/** The players in the cart, line by line. */
const inCart = ({ page, base }: Guest): Promise<string[]> =>
  page.evaluate(async (url) => {
    const answer = await fetch(url, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
    const { items = [] }: { items?: { extension_attributes?: { players?: { name: string }[] }; players?: { name: string }[] }[] } =
      await answer.json()
    return items.map((item) => (item.players ?? item.extension_attributes?.players ?? []).map(({ name }) => name).join(' '))
  }, `${base}checkout/cart/quote`)

const added = (guest: Guest) => guest.popup.getByText(guest.words.added).waitFor()

describe('on its way into the cart', () => {
  test('a session that has ended costs nothing', async () => {
    const guest = await stage.visit('en', { ...desk, provoked: [failedCalls] })
    await enter(guest, 'Ada', 'Bo')
    await forgetSession(guest)
    await add(guest).click()
    await added(guest)
    expect(await inCart(guest)).toEqual(['Ada Bo'])
  })

  test('a line that is gone keeps the list, also by a reload; it is one team in the end', async () => {
    const guest = await stage.visit('en', { ...desk, provoked: [failedCalls] })
    const { page } = guest
    await enter(guest, 'Ada', 'Bo')
    await goOffline(guest)
    await add(guest).click()
    await page.locator('[data-touchline="add-to-cart"]').getByRole('alert').first().waitFor()
    await goOnline(guest)
    await page.reload()
    await untilReady(page, '.buy')
    await counted(guest, 2)
    await page.getByRole('radio', { name: 'Royal blue' }).check()
    await add(guest).dblclick()
    await added(guest)
    expect(await inCart(guest)).toEqual(['Ada Bo'])
  })

  test('a server that failed keeps the list and says so', async () => {
    const guest = await stage.visit('en', { ...desk, provoked: [failedCalls] })
    const { page } = guest
    await enter(guest, 'Ada', 'Bo')
    await page.route(ITEMS, (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"SQLSTATE"}' }), {
      times: 1,
    })
    await add(guest).click()
    const alert = page.locator('[data-touchline="add-to-cart"]').getByRole('alert').first()
    await alert.waitFor()
    expect(await alert.textContent()).not.toContain('SQLSTATE')
    await counted(guest, 2)
    await add(guest).click()
    await added(guest)
    expect(await inCart(guest)).toEqual(['Ada Bo'])
  })

  test('a second tab has a team of its own', async () => {
    const guest = await stage.visit('en', desk)
    const tab = await guest.openTab()
    await enter(guest, 'Ada')
    await enter(tab, 'Bo')
    await counted(guest, 1)
    await Promise.all([add(guest).click(), add(tab).click()])
    await Promise.all([added(guest), added(tab)])
    expect((await inCart(guest)).toSorted()).toEqual(['Ada', 'Bo'])
  })
})

test.each(
  rowsOf([
    ['a phone', phone],
    ['a desk', desk],
  ]),
)('on %s "Change" in the cart leads to the players, one more is entered, and it is one team', async (_device, device) => {
  const guest = await stage.visit('en', device)
  const { page } = guest
  await enter(guest, 'Ada', 'Bo')
  await add(guest).click()
  await added(guest)
  await guest.openCart()
  await guest.cart.getByRole('link', { name: /^Change/ }).click()
  await untilReady(page, '.buy')
  const heading = page.getByRole('heading', { name: 'Your team' })
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  // It stays there when everything above it has come.
  await page.waitForLoadState('networkidle')
  await expect.poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBeLessThan(160)
  await counted(guest, 2)
  await guest.button('Add a player').click()
  await page.keyboard.type('Cy')
  const row = page.locator('.team-roster-player').nth(2)
  for (const size of await row.locator('select').all()) await size.selectOption({ index: 2 })
  await page.locator('.team-sheet [data-touchline="add-to-cart"]').getByRole('button').last().click()
  await expect.poll(() => inCart(guest)).toEqual(['Ada Bo Cy'])
})
