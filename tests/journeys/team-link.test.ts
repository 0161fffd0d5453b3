// A manager's whole way on a phone: from the kit's page to a link, players who enter themselves, a reminder, approval, cart and order.
import { beforeEach, expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { chooseShipping, placeOrder } from '../support/purchase.ts'
import { Shopper } from '../support/shopper.ts'
import { expectAccessible } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { demo, phone } from './menus.ts'
import { failedCalls, useShop } from './use-shop.ts'

const now = Date.parse('2026-11-23T10:00:00Z')
const stage = useShop({ now: () => new Date(now) })

beforeEach(async () => {
  await stage.shop.db.deleteFrom('team_order').execute()
  await stage.shop.db.deleteFrom('cart_item').execute()
})

const ready = (guest: Guest, widget: string) =>
  guest.page.locator(`[data-touchline="${widget}"][data-touchline-status="ready"]`).first().waitFor()
const visitor = () => stage.visit('en', { ...phone, provoked: [failedCalls] })
const rows = () => stage.shop.db.selectFrom('team_player').select(['name', 'number']).orderBy('id').execute()
const inCart = async () => {
  const lines = stage.shop.db.selectFrom('cart_item').innerJoin('cart', 'cart.id', 'cart_item.cart_id').where('cart.is_active', '=', true)
  return (await lines.select('choices').execute()).flatMap(({ choices }) => (choices.players ?? []).map(({ name }) => name))
}

/** Chooses the colour of the whole kit on its page. */
async function chooseColours({ page }: Guest): Promise<void> {
  await page.getByRole('radio', { name: 'Royal blue' }).check()
}

async function open(link: string): Promise<Guest> {
  const guest = await visitor()
  await guest.page.goto(link)
  await ready(guest, 'team-entry')
  await guest.page.getByRole('heading', { name: 'Under 12' }).waitFor()
  // She has opened it.
  expect(await guest.page.getByText('Open the link that your organiser sent you.').count()).toBe(0)
  return guest
}

async function fillIn({ page }: Guest, name: string, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name on the shirt' }).fill(name)
  await page.getByRole('textbox', { name: 'Number' }).fill(number)
  const sizes = page.locator('[data-touchline="team-entry"] form select')
  for (const select of await sizes.all()) await select.selectOption({ index: 1 })
}
const send = ({ page }: Guest) => page.getByRole('button', { name: 'Send to the organiser' })

test('a manager sends a link from the kit’s page, reminds, approves and orders', async () => {
  const manager = await visitor()
  const { page } = manager
  await manager.open(`product/${landmarks.teamWear.slug}`)
  await ready(manager, 'bundle-options')
  await ready(manager, 'team-link')
  await chooseColours(manager)
  await page.getByRole('button', { name: 'Send your players a link' }).click()
  await page.getByLabel('Name of the team').fill('Under 12')
  await page.getByLabel('Closing date').fill('2026-12-01')
  await expectAccessible(page, '[data-touchline="team-link"]')

  // A guest logs in over the page, and the team order is there.
  await page.getByRole('button', { name: 'Create link' }).click()
  const login = page.getByRole('dialog')
  await login.getByRole('textbox', { name: 'E-mail address' }).fill(demo.email)
  await login.locator('input[name="password"]').fill(demo.password)
  await login.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Your team order is ready. Players can sign up until 1 December 2026.').waitFor()
  const link = await page.getByLabel('Link for players').inputValue()
  expect(await inCart()).toEqual([])

  const anna = await open(link)
  const bo = await open(link)
  await expectAccessible(anna.page, 'main')
  await fillIn(anna, 'ANNA', '7')
  await send(anna).click()
  await anna.page.getByText('Your entry is with the organiser.').waitFor()
  // The number was taken meanwhile: it is said, struck through, and another one is pressed.
  await fillIn(bo, 'BO', '7')
  await send(bo).click()
  await bo.page.getByText('Number 7 is taken by another player.').first().waitFor()
  await bo.page.locator('.team-entry-grid s', { hasText: '7' }).first().waitFor()
  await bo.page.locator('.team-entry-grid').getByRole('button', { name: '8', exact: true }).click()
  await send(bo).click()
  await bo.page.getByText('Your entry is with the organiser.').waitFor()
  expect(await rows()).toEqual([
    { name: 'ANNA', number: '7' },
    { name: 'BO', number: '8' },
  ])
  const cleo = await open(link)
  await cleo.page.getByText('Not sure yet? We remind you by e-mail').click()
  await cleo.page.locator('[data-touchline="team-entry"]').getByRole('textbox', { name: 'E-mail address' }).fill('cleo@example.com')
  await cleo.page.getByRole('button', { name: 'Remind me' }).click()
  await cleo.page.getByText('The reminder goes to cleo@example.com.').waitFor()

  await page.getByRole('link', { name: 'To the team order' }).click()
  await ready(manager, 'team-orders')
  await page.getByText('2 players, 2 wait for you').waitFor()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: 'Send a reminder by e-mail' }).click()
  await page.getByText('The last reminder was sent on 23 November 2026.').waitFor()
  const mails = stage.shop.db.selectFrom('mail').select('recipient').where('kind', '=', 'team-reminder')
  expect((await mails.execute()).map(({ recipient }) => recipient)).toEqual(['cleo@example.com'])

  await page.getByRole('button', { name: 'Approve ANNA' }).click()
  await page.getByRole('button', { name: 'Add to cart ANNA' }).waitFor()
  await page.getByRole('button', { name: 'Approve BO' }).click()
  await page.getByRole('button', { name: 'Add 2 missing players to the cart' }).click()
  await expect.poll(inCart).toEqual(['ANNA', 'BO'])

  const sameManager = new Shopper(stage.shop.url, 'en')
  await sameManager.send('POST', 'api/customer/login', demo)
  await chooseShipping(sameManager)
  expect((await placeOrder(sameManager)).status).toBe(200)
  await page.reload()
  await ready(manager, 'team-orders')
  await page.getByText('Ordered').first().waitFor()
})
