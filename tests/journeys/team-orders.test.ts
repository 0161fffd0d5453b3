// Tests a team order: its organiser at her desk and players on phones with her link; ordered, and later again for the missing ones. Long because organiser and players take turns.
import type { BrowserContextOptions } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { team, teamPlayer } from '../support/kind-items.ts'
import { chooseShipping, placeOrder } from '../support/purchase.ts'
import { isAll } from '../support/scope.ts'
import { Shopper } from '../support/shopper.ts'
import { expectAccessible } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { doubleClick } from './holding.ts'
import { demo, phone } from './menus.ts'
import { rowsOf } from './rows.ts'
import { failedCalls, useShop } from './use-shop.ts'

const now = Date.parse('2026-11-23T10:00:00Z')
let clock = now
const stage = useShop({ now: () => new Date(clock) })
let coach: Shopper

beforeAll(async () => {
  coach = new Shopper(stage.shop.url, 'en')
  await coach.send('POST', 'api/customer/login', demo)
})

/** Puts a kit for two into the cart; there is no team order yet. */
beforeEach(async () => {
  clock = now
  await stage.shop.db.deleteFrom('team_order').execute()
  await stage.shop.db.deleteFrom('cart_item').execute()
  const players = [teamPlayer('a', 'M', { name: 'ANNA', number: '7' }), teamPlayer('b', 'M', { name: 'BO', number: '9' })]
  await coach.send('POST', 'checkout/cart/items', { cartItems: [await team(stage.shop.db, players)] })
})

const ready = (guest: Guest, name: string) => guest.page.locator(`[data-touchline="${name}"][data-touchline-status="ready"]`).waitFor()
/** The team order on its own page. */
const card = ({ page }: Guest) => page.locator('article.touchline-row')
const linkOf = (guest: Guest) => guest.page.getByLabel('Link for players').inputValue()
const rows = () => stage.shop.db.selectFrom('team_player').select(['name', 'number']).orderBy('id').execute()
const inCart = async () => {
  const lines = stage.shop.db.selectFrom('cart_item').innerJoin('cart', 'cart.id', 'cart_item.cart_id').where('cart.is_active', '=', true)
  return (await lines.select('choices').execute()).flatMap(({ choices }) => (choices.players ?? []).map(({ name }) => name))
}
const emptyCart = () => stage.shop.db.deleteFrom('cart_item').execute()

/** The player's own page. */
async function organiser(device: BrowserContextOptions = {}): Promise<Guest> {
  const guest = await stage.visit('en', { ...device, provoked: [failedCalls] })
  await guest.send('post', 'api/customer/login', demo)
  await guest.open('account/teams')
  await ready(guest, 'team-orders')
  return guest
}

/** Starts a team order from the kit in the cart, which is then removed; returns the link. */
async function begin(guest: Guest): Promise<string> {
  const { page } = guest
  await page.getByLabel('Name of the team order').fill('Under 12')
  await page.getByLabel('Closing date').fill('2026-12-01')
  await page.getByRole('button', { name: 'Create link for players' }).dblclick()
  await page.waitForURL(/account\/teams\/\d+$/)
  await card(guest).waitFor()
  await emptyCart()
  return linkOf(guest)
}

/** From the list to the page of the team order. */
async function openTeam(guest: Guest): Promise<void> {
  await guest.open('account/teams')
  await guest.page.getByRole('link', { name: 'Open Under 12' }).click()
  await card(guest).waitFor()
}

async function player(link: string): Promise<Guest> {
  const guest = await stage.visit('en', { ...phone, provoked: [failedCalls] })
  await guest.page.goto(link)
  await ready(guest, 'team-entry')
  return guest
}

async function fillIn({ page }: Guest, name: string, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name on the shirt' }).fill(name)
  await page.getByRole('textbox', { name: 'Number' }).fill(number)
  const sizes = page.locator('[data-touchline="team-entry"] form select')
  for (const select of await sizes.all()) await select.selectOption({ index: 1 })
}
const send = ({ page }: Guest) => page.getByRole('button', { name: 'Send to the organiser' })
const approve = (guest: Guest, name: string) => guest.page.getByRole('button', { name: `Approve ${name}` })
const stands = (guest: Guest, name: string) => card(guest).getByRole('listitem').filter({ hasText: name })

test('players enter themselves, the organiser approves and orders, and later only the missing players order', async () => {
  const desk = await organiser()
  const link = await begin(desk)
  expect(await stage.shop.db.selectFrom('team_order').select('id').execute()).toHaveLength(1)
  await expectAccessible(desk.page, 'main')

  const cleo = await player(link)
  await cleo.page.getByRole('heading', { name: 'Under 12' }).waitFor()
  expect(cleo.page.url()).not.toContain('#')
  await expectAccessible(cleo.page, 'main')
  await fillIn(cleo, 'CLEO', '7')
  await send(cleo).click()
  await cleo.page.getByText('Number 7 is taken by another player.').first().waitFor()
  await fillIn(cleo, 'CLEO', '11')
  await send(cleo).dblclick()
  await cleo.page.getByText('Your entry is with the organiser.').waitFor()
  await cleo.page.reload()
  await cleo.page.getByText('This is what you have entered.').waitFor()
  expect(await rows()).toEqual([
    { name: 'ANNA', number: '7' },
    { name: 'BO', number: '9' },
    { name: 'CLEO', number: '11' },
  ])

  await desk.page.reload()
  await ready(desk, 'team-orders')
  await approve(desk, 'CLEO').dblclick()
  await stands(desk, 'CLEO').getByText('Approved').waitFor()
  await doubleClick(desk.page.getByRole('button', { name: 'Add 3 missing players to the cart' }), /\/teams\/\d+\/order$/)
  await desk.page.getByRole('dialog').waitFor()
  await expect.poll(inCart).toEqual(['ANNA', 'BO', 'CLEO'])
  await stands(desk, 'CLEO').getByText('In the cart').waitFor({ state: 'attached' })
  await chooseShipping(coach)
  const { order_number: number } = (await placeOrder(coach)).body

  const dan = await player(link)
  await fillIn(dan, 'DAN', '12')
  await send(dan).click()
  await dan.page.getByText('Your entry is with the organiser.').waitFor()
  await openTeam(desk)
  await stands(desk, 'CLEO').getByText('Ordered').waitFor()
  await approve(desk, 'DAN').click()
  await desk.page.getByRole('button', { name: 'Add 1 missing player to the cart' }).click()
  await expect.poll(inCart).toEqual(['DAN'])

  // The roster of the order starts the next team order.
  await desk.open(`account/orders/${number}`)
  await desk.page.getByRole('link', { name: 'Start a team order with these players' }).click()
  await ready(desk, 'team-orders')
  expect(await desk.page.getByLabel('Kit').locator('option:checked').innerText()).toContain('3 players, ordered')
  await cleo.page.reload()
  await cleo.page.getByText('Your entry is approved. Ask your organiser if something has to change.').waitFor()
})

test('a revoked link opens nothing, the new one works until the closing day', async () => {
  const desk = await organiser()
  const old = await begin(desk)
  const eve = await player(old)
  await fillIn(eve, 'EVE', '4')
  await desk.page.getByRole('button', { name: 'Revoke link' }).click()
  await desk.page.getByText('There is no link, so nobody can sign up.').waitFor()
  await send(eve).click()
  await eve.page.getByText('This link does not work any more. Ask your organiser for a new one.').waitFor()
  expect(await eve.page.getByRole('textbox', { name: 'Name on the shirt' }).inputValue()).toBe('EVE')
  await desk.page.getByRole('button', { name: 'Create new link' }).click()
  await desk.page.getByLabel('Link for players').waitFor()
  const link = await linkOf(desk)
  expect(link).not.toBe(old)
  const fay = await player(link)
  await fillIn(fay, 'FAY', '5')
  clock = Date.parse('2026-12-02T10:00:00Z')
  await send(fay).click()
  await fay.page.getByText('The closing date has passed. Nothing was changed.').waitFor()
  const late = await player(link)
  await late.page.getByText('The closing date has passed. Ask your organiser.').waitFor()
  expect(await late.page.locator('[data-touchline="team-entry"] form').count()).toBe(0)
  expect((await rows()).map(({ name }) => name)).toEqual(['ANNA', 'BO'])
})

test.each(
  rowsOf([
    ['a phone', phone],
    ['a desktop', {}],
  ]),
)('on %s the organiser sets another closing day, ends collecting and opens it again; a player reads each', async (_, device) => {
  const desk = await organiser(device)
  const ivy = await player(await begin(desk))
  const setDay = async (day: string) => {
    await card(desk).getByRole('button', { name: 'Change day' }).click()
    await card(desk).getByLabel('Open until').fill(day)
    await expectAccessible(desk.page, 'main')
    await card(desk).getByRole('button', { name: 'Set day' }).dblclick()
  }
  await ivy.page.getByText('You can sign up until 1 December 2026.').waitFor()
  await setDay('2026-12-05')
  await card(desk).getByText('Players can sign up until 5 December 2026.').waitFor()
  await ivy.page.reload()
  await ivy.page.getByText('You can sign up until 5 December 2026.').waitFor()

  await fillIn(ivy, 'IVY', '3')
  await card(desk).getByRole('button', { name: 'Close sign-up now' }).dblclick()
  await card(desk).getByText('Closed since 23 November 2026.').waitFor()
  await send(ivy).click()
  await ivy.page.getByText('The closing date has passed. Nothing was changed.').waitFor()
  await ivy.page.reload()
  await ivy.page.getByText('The closing date has passed. Ask your organiser.').waitFor()
  expect(await ivy.page.locator('[data-touchline="team-entry"] form').count()).toBe(0)
  expect((await rows()).map(({ name }) => name)).toEqual(['ANNA', 'BO'])

  await setDay('2026-12-02')
  await card(desk).getByRole('button', { name: 'Close sign-up now' }).waitFor()
  await ivy.page.reload()
  await ivy.page.getByText('You can sign up until 2 December 2026.').waitFor()
  await fillIn(ivy, 'IVY', '3')
  await send(ivy).click()
  await ivy.page.getByText('Your entry is with the organiser.').waitFor()
})

if (isAll)
  test('a lost answer does not create a second player, and the link can be copied', async () => {
    const desk = await organiser()
    await desk.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const link = await begin(desk)
    await desk.page.getByRole('button', { name: 'Copy link' }).click()
    await desk.page.getByText('The link was copied').first().waitFor()
    expect(await desk.page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    const gus = await player(link)
    await fillIn(gus, 'GUS', '6')
    await gus.page.route(/api\/teams\/enter/, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await send(gus).click()
    await gus.page.getByText('Your entry is with the organiser.').waitFor()
    expect((await rows()).map(({ name }) => name)).toEqual(['ANNA', 'BO', 'GUS'])
  })

test('without JavaScript: the code is typed, a player enters herself, and the organiser approves and orders', async () => {
  const desk = await stage.visit('en', { javaScriptEnabled: false })
  const { page } = desk
  await desk.open('account/teams')
  await page.locator('main').getByRole('textbox', { name: 'E-mail address' }).fill(demo.email)
  await page.locator('main input[name="password"]').fill(demo.password)
  await page.locator('main').getByRole('button', { name: 'Log in' }).click()
  const link = await begin(desk)
  const hal = await stage.visit('en', { ...phone, javaScriptEnabled: false })
  await hal.open('account/team')
  await hal.page.getByRole('textbox', { name: 'Code from your link' }).fill(link)
  await hal.page.getByRole('button', { name: 'Open' }).click()
  await fillIn(hal, 'HAL', '8')
  await send(hal).click()
  await hal.page.getByText('Your entry is with the organiser.').waitFor()
  await openTeam(desk)
  await approve(desk, 'HAL').click()
  await desk.page.getByRole('button', { name: 'Add 3 missing players to the cart' }).click()
  await page.waitForURL(/checkout\/cart/)
  expect(await inCart()).toEqual(['ANNA', 'BO', 'HAL'])
})

test.each(
  rowsOf([
    ['nl', 'Teambestellingen'],
    ['be', 'Teambestellingen'],
    ['en', 'Team orders'],
    ['de', 'Teambestellungen'],
    ['se', 'Lagbeställningar'],
  ]),
)('the account of %s leads to %s', async (store, title) => {
  const shopper = new Shopper(stage.shop.url, store)
  await shopper.send('POST', 'api/customer/login', demo)
  expect((await shopper.open('account')).body).toMatch(new RegExp(`<a href="/${store}/account/teams" ?>${title}</a>`))
  expect((await shopper.open('account/teams')).body).toContain(`<h1>${title}</h1>`)
})
