// Tests the events of a visit that the shop's tags get: none before consent, then each once with the server's amounts, and none after refusal.
import { expect, test } from 'vitest'
import { untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { doubleClick } from './holding.ts'
import { useShop } from './use-shop.ts'

const shop = useShop({ isCounting: true })

interface SentEvent {
  event: string
  event_id: string
  ecommerce: {
    value?: number
    transaction_id?: string
    items: { item_id: string; price?: number; quantity: number; item_list_name?: string }[]
  }
}

/** The events that the page's tag manager got, oldest first; a new page starts with none. */
const sentEvents = ({ page }: Guest): Promise<SentEvent[]> =>
  page.evaluate(() => ((Reflect.get(window, 'dataLayer') ?? []) as { event?: string }[]).filter(({ event }) => event)) as Promise<
    SentEvent[]
  >
/** Waits until an event of that name has arrived. */
const untilReported = (guest: Guest, ...wanted: string[]) => expect.poll(() => names(guest)).toEqual(expect.arrayContaining(wanted))
const names = async (guest: Guest) => (await sentEvents(guest)).map(({ event }) => event)
const held = ({ page }: Guest) =>
  page.evaluate(() => {
    let count = 0
    window.touchline?.watch(({ name }) => void (name === 'analytics:held' && count++))
    return count
  })
const storedNames = ({ page }: Guest) => page.evaluate(() => Object.keys(sessionStorage).concat(Object.keys(localStorage)))

/** Scrolls to the foot of the page, where the consent question is. */
async function answer({ page }: Guest, name: string) {
  const choice = page.locator('[data-touchline="consent-banner"][data-touchline-status="ready"]').getByRole('button', { name })
  await choice.click()
  await expect.poll(() => choice.getAttribute('aria-pressed')).toBe('true')
}

test('before consent nothing is reported or stored, and earlier actions are never reported', async () => {
  const guest = await shop.visit('en')
  await guest.openProduct()
  await guest.chooseVariant()
  await guest.add()
  await expect.poll(() => held(guest)).toBeGreaterThan(0)
  expect(await names(guest)).toEqual([])
  expect((await storedNames(guest)).filter((name) => /list-places|purchases-due/.test(name))).toEqual([])
  await guest.page.keyboard.press('Escape')
  await answer(guest, 'Count my visit')
  expect(await names(guest)).not.toContain('add_to_cart')
})

test('a purchase is reported from the list to the order, each step once, with the order’s amounts', async () => {
  const guest = await shop.visitAs('counted')
  await guest.open('')
  await answer(guest, 'Count my visit')
  await guest.openDepartment()
  await untilReady(guest.page)
  await guest.page.mouse.wheel(0, 900)
  await untilReported(guest, 'view_item_list')
  const lists = (await sentEvents(guest)).filter(({ event }) => event === 'view_item_list')
  for (const { ecommerce } of lists) expect(ecommerce.items.length).toBeLessThanOrEqual(4)
  const seen = lists.flatMap(({ ecommerce }) => ecommerce.items.map(({ item_id, item_list_name }) => `${item_id} ${item_list_name}`))
  expect(new Set(seen).size).toBe(seen.length)

  await guest.openProduct()
  await untilReported(guest, 'view_item')
  await guest.chooseVariant()
  // A double click adds one piece, and counts once.
  await doubleClick(guest.button(guest.words.add), /\/checkout\/cart\/items$/)
  await guest.popup.getByText(guest.words.added).waitFor()
  await untilReported(guest, 'view_cart')
  expect((await names(guest)).filter((name) => name === 'add_to_cart')).toHaveLength(1)

  await guest.openCart()
  await untilReported(guest, 'view_cart')
  await guest.walkToPayment()
  await untilReported(guest, 'begin_checkout', 'add_shipping_info', 'add_payment_info')
  await guest.buy()
  await guest.decide('Pay')
  await guest.readOrderNumber()
  await untilReported(guest, 'purchase')
  const [purchase] = (await sentEvents(guest)).filter(({ event }) => event === 'purchase')
  const order = await shop.shop.db
    .selectFrom('shop_order')
    .select(['number', 'grand_total', 'shipping_incl_tax'])
    .where('email', '=', guest.email)
    .executeTakeFirstOrThrow()
  expect(purchase?.ecommerce).toMatchObject({ transaction_id: order.number, value: (order.grand_total - order.shipping_incl_tax) / 100 })
  expect(purchase?.event_id).toBe(`purchase-${order.number}`)
  expect(JSON.stringify(await sentEvents(guest))).not.toContain(guest.email)

  // Reloaded, and in a second tab, it is the same purchase.
  await guest.page.reload()
  await untilReady(guest.page)
  expect(await names(guest)).not.toContain('purchase')
})

test('after a withdrawal of consent nothing is counted, in this tab and the next', async () => {
  const guest = await shop.visit('nl', { viewport: { width: 390, height: 844 } })
  await guest.open('')
  await answer(guest, 'Tel mijn bezoek mee')
  await guest.openProduct()
  await untilReported(guest, 'view_item')
  const other = await guest.openTab()
  await other.open('')
  await other.page
    .locator('[data-touchline="consent-banner"][data-touchline-status="ready"]')
    .getByRole('button', { name: 'Niet meetellen' })
    .click()
  await guest.chooseVariant()
  await guest.add()
  expect(await names(guest)).not.toContain('add_to_cart')
})

test('without JavaScript the form in the footer stores the decision and leads back', async () => {
  const guest = await shop.visit('de', { javaScriptEnabled: false })
  await guest.open('wishlist')
  await guest.page.getByRole('button', { name: 'Nicht zählen' }).click()
  expect(new URL(guest.page.url()).pathname).toBe('/de/wishlist')
  expect((await guest.context.cookies()).find(({ name }) => name === 'touchline-consent')?.value).toBe('denied')
})
