// Tests the wishlist's page: into the cart, removed and restored, shared with somebody else, a thousand products, login, and without JavaScript.
import { describe, expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { demoLogin } from '#demo-pages/shop/demo-customers.ts'
import { expectAccessible, untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { doubleClick } from './holding.ts'
import { rowsOf } from './rows.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({}, { isShared: true })
const { simple, configurable, soldOut } = landmarks
const items = (guest: Guest) => guest.page.locator('.wishlist-item')
const place = (guest: Guest, id: number) => items(guest).filter({ has: guest.page.locator(`[data-product-id="${id}"]`) })

/** Adds products to the wishlist by calls. */
const keep = async (guest: Guest, ...ids: number[]) => (await guest.kit()).make.wishes(...ids)
async function openList(guest: Guest, path = 'wishlist'): Promise<void> {
  await guest.open(path)
  await untilReady(guest.page, 'main')
}

describe.each(
  rowsOf([
    ['a desktop', { width: 1280, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ]),
)('on %s', (_where, viewport) => {
  test('a simple product is added to the cart at once, a shirt by its options, and a sold-out one says so', async () => {
    const guest = await stage.visit('en', { viewport })
    await keep(guest, soldOut.id, configurable.id, simple.id)
    await openList(guest)
    await expectAccessible(guest.page)
    await place(guest, soldOut.id).getByText('Sold out').waitFor()
    await doubleClick(place(guest, simple.id).getByRole('button', { name: /^Add to cart/ }), /\/checkout\/cart\/items$/)
    await guest.popup.getByText(guest.words.added).waitFor()
    await guest.untilCount(1)
    await guest.page.keyboard.press('Escape')
    await place(guest, configurable.id)
      .getByRole('link', { name: /^Choose/ })
      .click()
    await guest.page.locator('.quick-buy-dialog').getByRole('radio').first().waitFor()
    await guest.chooseVariant()
    await guest.page.locator('.quick-buy-dialog').getByRole('button', { name: guest.words.add }).click()
    await guest.untilCount(2)
  })
})

test('a removal by keyboard is undone in its notice, and the other tab agrees', async () => {
  const guest = await stage.visit('en')
  await keep(guest, configurable.id, simple.id)
  const other = await guest.openTab()
  await Promise.all([openList(guest), openList(other)])
  await guest.page.locator(`[data-touchline-key="give-${simple.id}"]`).focus()
  await guest.page.keyboard.press('Enter')
  await expect.poll(() => items(guest).count()).toBe(1)
  await expect.poll(() => items(other).count()).toBe(1)
  await guest.button('Undo').press('Enter')
  await expect.poll(() => items(guest).count()).toBe(2)
  await expect.poll(() => items(other).count()).toBe(2)
})

test('a shared list viewed by somebody else shows nothing of its owner, and its hearts save for the viewer', async () => {
  const owner = await stage.visit('en')
  await keep(owner, simple.id, configurable.id)
  await openList(owner)
  const href = await owner.page.getByRole('link', { name: 'Share this list' }).getAttribute('href')
  expect(href).toMatch(new RegExp(`/en/wishlist\\?ids=${configurable.id},${simple.id}$`))
  const friend = await stage.visit('en')
  await openList(friend, `wishlist${new URL(href ?? '', friend.base).search}`)
  await friend.page.getByText('Someone shared this list with you.').waitFor()
  await expect.poll(() => items(friend).count()).toBe(2)
  await expect.poll(() => friend.page.getByRole('button', { name: /^Remove from wishlist/ }).count()).toBe(0)
  await friend.page.locator('button[data-touchline-product]').first().click()
  await friend.page.getByRole('link', { name: 'Wishlist, 1 product', exact: true }).waitFor()
  await expect.poll(() => items(owner).count()).toBe(2)
})

test.each(rowsOf(['ids=abc,-1,99999999', 'ids=', `ids=${Array.from({ length: 500 }, (_, at) => at + 70_000).join()}`]))(
  'an invalid shared list (%#) is an empty one',
  async (query) => {
    const guest = await stage.visit('en')
    await openList(guest, `wishlist?${query}`)
    await guest.page.getByText('There is nothing on this list any more.').waitFor()
  },
)

test('a thousand products are listed a screenful at a time', async () => {
  const guest = await stage.visit('en')
  await keep(guest, simple.id)
  const { db } = stage.shop
  const ownRows = await db
    .selectFrom('kept_product')
    .selectAll()
    .where('product_id', '=', simple.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const products = await db.selectFrom('product').select('id').where('id', '<>', simple.id).execute()
  await db
    .insertInto('kept_product')
    .values(products.map(({ id }) => ({ kind: 'wishlist' as const, owner: ownRows.owner, store_id: ownRows.store_id, product_id: id })))
    .execute()
  await openList(guest)
  const total = products.length + 1
  await expect.poll(() => items(guest).count()).toBe(Math.min(48, total))
  const more = guest.page.getByRole('link', { name: 'Show more' })
  // A card that is laid out once it is visible must not push away what somebody is pressing.
  const [atOnce, later] = await more.evaluate(async (link) => {
    link.scrollIntoView({ block: 'end' })
    const top = link.getBoundingClientRect().top
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return [top, link.getBoundingClientRect().top]
  })
  expect(later).toBe(atOnce)
  await more.click()
  await expect.poll(() => items(guest).count()).toBe(Math.min(96, total))
})

test('a guest’s products are the customer’s after login, each once', async () => {
  const guest = await stage.visit('de')
  await keep(guest, simple.id)
  await (await guest.kit()).make.login(demoLogin)
  await keep(guest, configurable.id)
  const later = await stage.visit('de')
  await keep(later, simple.id)
  await (await later.kit()).make.login(demoLogin)
  await openList(later)
  await expect.poll(() => items(later).count()).toBe(2)
})

test('a failed removal keeps the product without a message, as the spec requires', async () => {
  const guest = await stage.visit('en', { provoked: [failedCalls] })
  await keep(guest, simple.id)
  await openList(guest)
  await guest.breakShop('status:500@PUT:/en/customer/wishlist')
  const refused = guest.page.waitForResponse((response) => response.status() === 500)
  await guest.page.getByRole('button', { name: /^Remove from wishlist/ }).click()
  await refused
  await guest.page.getByText('was removed from your wishlist').waitFor({ state: 'detached' })
  await expect.poll(() => items(guest).count()).toBe(1)
})

test('without JavaScript products are removed and added to the cart by forms', async () => {
  const guest = await stage.visit('nl', { javaScriptEnabled: false })
  await keep(guest, configurable.id, simple.id)
  await guest.open('wishlist')
  await place(guest, simple.id)
    .getByRole('button', { name: /winkelwagen/ })
    .click()
  await guest.page.waitForURL(`${guest.base}checkout/cart`)
  await guest.open('wishlist')
  await guest.page
    .getByRole('button', { name: /^Van verlanglijst verwijderen/ })
    .first()
    .click()
  await expect.poll(() => items(guest).count()).toBe(1)
})
