// Tests a team over its seasons: the list of last year's order is a start, sizes are asked for, and one who is missing is two presses.
import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { team, teamPlayer } from '../support/kind-items.ts'
import { chooseShipping, placeOrder } from '../support/purchase.ts'
import { Shopper } from '../support/shopper.ts'
import { expectAccessible } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { demo, phone } from './menus.ts'
import { rowsOf } from './rows.ts'
import { failedCalls, useShop } from './use-shop.ts'

const lastSeason = Date.parse('2025-08-10T10:00:00Z')
const thisSeason = Date.parse('2026-07-20T10:00:00Z')
let clock = lastSeason
const stage = useShop({ now: () => new Date(clock) })

/** Orders the kit for three players, and returns the order's number. */
async function orderLastSeason(): Promise<string> {
  clock = lastSeason
  await stage.shop.db.deleteFrom('team_order').execute()
  await stage.shop.db.deleteFrom('cart_item').execute()
  const coach = new Shopper(stage.shop.url, 'en')
  await coach.send('POST', 'api/customer/login', demo)
  const players = [['ANNA', '7'] as const, ['BO', '9'] as const, ['CLEO', '11'] as const].map(([name, number]) =>
    teamPlayer(name.toLowerCase(), 'M', { name, number }),
  )
  await coach.send('POST', 'checkout/cart/items', { cartItems: [await team(stage.shop.db, players)] })
  await chooseShipping(coach)
  const { order_number: number } = (await placeOrder(coach)).body
  clock = thisSeason
  return number
}

async function organiser(device: BrowserContextOptions): Promise<Guest> {
  const guest = await stage.visit('en', { ...device, provoked: [failedCalls] })
  await guest.send('post', 'api/customer/login', demo)
  return guest
}

const ready = ({ page }: Guest, name: string) => page.locator(`[data-touchline="${name}"][data-touchline-status="ready"]`).waitFor()
const row = ({ page }: Guest, name: string) => page.locator('.team-orders-player').filter({ hasText: name })
const inCart = async () => {
  const lines = stage.shop.db.selectFrom('cart_item').innerJoin('cart', 'cart.id', 'cart_item.cart_id').where('cart.is_active', '=', true)
  return (await lines.select('choices').execute()).flatMap(({ choices }) =>
    (choices.players ?? []).map(({ name, number }) => `${name} ${number}`),
  )
}

test.each(
  rowsOf([
    ['a phone', phone],
    ['a desktop', {}],
  ]),
)('on %s the order of last season starts a new list: sizes are asked, one grows, one leaves, one joins', async (_device, device) => {
  const number = await orderLastSeason()
  const desk = await organiser(device)
  const { page } = desk
  await desk.open(`account/orders/${number}`)
  await page.getByRole('link', { name: 'Start a team order with these players' }).click()
  await ready(desk, 'team-orders')
  expect(await page.getByLabel('Kit').locator('option:checked').innerText()).toContain('3 players of 2025')
  await page.getByText('see whether last year’s sizes still fit').waitFor()
  await page.getByLabel('Name of the team order').fill('Under 13')
  await page.getByLabel('Closing date').fill('2026-08-15')
  await page.getByRole('button', { name: 'Create link for players' }).click()
  await page.waitForURL(/account\/teams\/\d+$/)
  await ready(desk, 'team-orders')

  await row(desk, 'ANNA').getByText('Number 7').waitFor()
  await row(desk, 'ANNA').getByText('as in 2025').first().waitFor()
  await expectAccessible(page, 'main')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await row(desk, 'ANNA')
    .getByRole('button', { name: /^Larger: L/ })
    .first()
    .click()
  await row(desk, 'ANNA').getByText('2025: M').waitFor()
  await row(desk, 'BO').getByRole('button', { name: 'Remove BO' }).click()
  await expect.poll(() => row(desk, 'BO').count()).toBe(0)
  const link = await page.getByLabel('Link for players').inputValue()

  // One who joins uses the link; so does one who stays, and she takes her own place.
  const player = await stage.visit('en', { ...phone, provoked: [failedCalls] })
  await player.page.goto(link)
  await ready(player, 'team-entry')
  await player.page.getByRole('textbox', { name: 'Name on the shirt' }).fill('DEE')
  await player.page.getByRole('textbox', { name: 'Number' }).fill('9')
  for (const list of await player.page.locator('[data-touchline="team-entry"] form select').all()) await list.selectOption({ index: 1 })
  await player.page.getByRole('button', { name: 'Send to the organiser' }).click()
  await player.page.getByText('Your entry is with the organiser.').waitFor()

  await page.reload()
  await ready(desk, 'team-orders')
  await page.getByRole('button', { name: 'Approve all 3 players' }).click()
  await page.getByRole('button', { name: 'Add 3 missing players to the cart' }).click()
  await expect.poll(inCart).toEqual(['ANNA 7', 'CLEO 11', 'DEE 9'])
})

test('one player who is missing after the order is two presses on the team’s page', async () => {
  const number = await orderLastSeason()
  clock = lastSeason
  const desk = await organiser({})
  const { page } = desk
  await desk.open(`account/orders/${number}`)
  await page.getByRole('link', { name: 'Start a team order with these players' }).click()
  await ready(desk, 'team-orders')
  await page.getByLabel('Name of the team order').fill('Under 12')
  await page.getByLabel('Closing date').fill('2025-09-01')
  await page.getByRole('button', { name: 'Create link for players' }).click()
  await page.waitForURL(/account\/teams\/\d+$/)
  const link = await page.getByLabel('Link for players').inputValue()
  const late = await stage.visit('en', { ...phone, provoked: [failedCalls] })
  await late.page.goto(link)
  await ready(late, 'team-entry')
  await late.page.getByRole('textbox', { name: 'Name on the shirt' }).fill('EVE')
  await late.page.getByRole('textbox', { name: 'Number' }).fill('4')
  for (const list of await late.page.locator('[data-touchline="team-entry"] form select').all()) await list.selectOption({ index: 1 })
  await late.page.getByRole('button', { name: 'Send to the organiser' }).click()
  await late.page.getByText('Your entry is with the organiser.').waitFor()

  await page.reload()
  await ready(desk, 'team-orders')
  await page.getByRole('button', { name: 'Approve EVE' }).click()
  await page.getByRole('button', { name: 'Add to cart EVE' }).click()
  await expect.poll(inCart).toEqual(['EVE 4'])
})
