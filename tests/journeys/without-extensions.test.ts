// Tests our own shop without any of our extensions: everything that the specification's calls cover works, and no other call is made.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { extensionNames } from '#shared/domain/extension.ts'
import { namedCalls } from '#shared/api/example.ts'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { deliver } from '../support/operator.ts'
import { purchase, stockUp } from '../support/purchase.ts'
import { Shopper } from '../support/shopper.ts'
import { untilReady } from '../support/visit.ts'
import { rowsOf } from './rows.ts'
import { failedCalls, useShop } from './use-shop.ts'

const calls = namedCalls(import.meta.glob<Record<string, unknown>>('/shared/*/**/calls.ts', { eager: true }))

/** The first write has no token yet, so its refusal sets one. */
const firstWrite = /status of 403/

/** Records each call to an extension that the pages do not name. */
function watchUnoffered(page: Page, offered: readonly string[] = []): string[] {
  const heading = ({ info: { method, path } }: (typeof calls)[number]) => `${method} ${path}`
  const isOffered = ({ info: { group } }: (typeof calls)[number]) => group === 'base' || offered.includes(group)
  // Some calls of the base and of an extension share a heading.
  const headings = new Set(calls.filter(isOffered).map(heading))
  const unoffered = calls
    .filter((call) => !headings.has(heading(call)))
    .map(({ info: { method, path } }) => ({ method, path: new RegExp(`/en/${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`) }))
  const made: string[] = []
  page.on('request', (request) => {
    const isCall = ['fetch', 'xhr'].includes(request.resourceType())
    if (isCall && unoffered.some(({ method, path }) => method === request.method() && path.test(request.url())))
      made.push(`${request.method()} ${request.url()}`)
  })
  return made
}

describe('without any extension', () => {
  const stage = useShop({ extensions: [] })
  const { configurable, simple } = landmarks

  test.each(
    rowsOf([
      { name: 'a phone', viewport: { width: 390, height: 844 } },
      { name: 'a desktop', viewport: { width: 1280, height: 900 } },
    ]),
  )('on $name, a guest buys a shirt and reads the order number', async ({ name, viewport }) => {
    const guest = await stage.visit('en', { viewport, provoked: [firstWrite] })
    guest.email = `${name.replaceAll(' ', '-')}@example.com`
    const made = watchUnoffered(guest.page)
    await guest.openProduct()
    await guest.chooseVariant()
    await guest.add()
    await guest.untilCount(1)
    await guest.walkToPayment()
    await guest.buy()
    await guest.decide('Pay')
    const [order] = await stage.shop.db.selectFrom('shop_order').select(['number', 'status']).where('email', '=', guest.email).execute()
    await guest.page.getByText(String(order?.number)).first().waitFor()
    expect(await stage.statesOf(guest)).toEqual(['paid'])
    expect(made).toEqual([])
  })

  test('a heart stays after a reload, and the wishlist shows the product', async () => {
    const guest = await stage.visit('en', { provoked: [firstWrite] })
    const made = watchUnoffered(guest.page)
    await guest.openProduct(simple.slug)
    await guest.page
      .locator('.buy')
      .getByRole('button', { name: /wishlist/i })
      .click()
    await expect.poll(() => guest.page.locator('[data-touchline="wishlist-badge"]').textContent()).toContain('1')
    await guest.open('wishlist')
    await untilReady(guest.page, 'main')
    await guest.page.locator(`.wishlist-item [data-product-id="${simple.id}"]`).first().waitFor()
    expect(configurable.id).not.toBe(simple.id)
    expect(made).toEqual([])
  })

  test('an order is returned, and its label is saved', async () => {
    const piece = await stockUp(stage.shop.db, 50)
    const { body } = await purchase(new Shopper(stage.shop.url, 'en'), piece, { qty: 1 })
    await deliver(stage.shop, body.order_number)
    const guest = await stage.visit('en', { provoked: [failedCalls] })
    const { page } = guest
    const made = watchUnoffered(page)
    await guest.open('returns')
    await page.getByLabel('Order number').fill(body.order_number)
    await page.getByLabel('E-mail address').fill('sanne@example.com')
    await page.getByRole('button', { name: 'Find order' }).click()
    await page.getByLabel('Quantity').selectOption('1')
    await page.getByLabel('Reason').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Submit return' }).click()
    await page.getByRole('heading', { name: 'Your return has been registered' }).waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download return label' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    expect(made).toEqual([])
  })
})

describe.each(rowsOf(extensionNames))('with all extensions but %s', (missing) => {
  const offered = extensionNames.filter((name) => name !== missing)
  const stage = useShop({ extensions: offered })

  test('a guest puts a shirt into the cart and reaches the payment, and no call of it is made', async () => {
    const guest = await stage.visit('en', { provoked: [firstWrite] })
    const made = watchUnoffered(guest.page, offered)
    await guest.openProduct()
    await guest.chooseVariant()
    await guest.add()
    await guest.untilCount(1)
    await guest.walkToPayment()
    await guest.buy()
    await guest.decide('Pay')
    await expect.poll(() => stage.statesOf(guest)).toEqual(['paid'])
    expect(made).toEqual([])
  })
})
