// A purchase whose tags are recorded, and the disturbances of browsers and fingers during its steps.
import type { Locator, Route } from 'playwright-core'
import { expect } from 'vitest'
import { sendAs } from '../support/browser-session.ts'
import { untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { doubleClick } from './holding.ts'
import type { Stage } from './use-shop.ts'

/** The events that the tags got. */
export interface SentEvent {
  /** The load of a page that the event came from. */
  load: string
  event: string
  event_id: string
  ecommerce: { items: { item_id: string; index?: number; item_list_name?: string }[] }
}

/** What happens during a step besides the step itself. */
export interface Disturbance {
  /** Runs before the first page. */
  begin?: (guest: Guest) => Promise<void>
  /** Runs once a page of the purchase is ready. */
  arrive?: (guest: Guest) => Promise<void>
  /** Replaces the click on the button that adds. */
  add?: (button: Locator, guest: Guest) => Promise<void>
  /** Replaces the click on the button that orders. */
  order?: (button: Locator) => Promise<void>
  /** Runs once the order is placed. */
  after?: (guest: Guest, confirmation: string, events: SentEvent[]) => Promise<void>
}

const click = (button: Locator) => button.click()

/** The disturbances by name; a second device is a visit of its own in the test. */
export const disturbancesOn = (stage: Stage) =>
  ({
    nothing: {},
    'a double click': { add: (button) => doubleClick(button, /\/checkout\/cart\/items$/), order: (button) => button.dblclick() },
    'a reload': {
      async arrive({ page }) {
        await page.reload()
        await untilReady(page)
      },
    },
    'Back and Forward': {
      async arrive({ page }) {
        const { pathname } = new URL(page.url())
        await page.goBack()
        await page.goForward()
        await page.waitForURL((url) => url.pathname === pathname)
        await untilReady(page)
      },
    },
    'a second tab': {
      async arrive(guest) {
        const tab = await guest.openTab()
        await tab.page.goto(guest.page.url())
        await untilReady(tab.page)
        await tab.page.close()
      },
    },
    'an answer that fails first': {
      async add(button, guest) {
        await guest.breakShop('status:500@POST:/en/checkout/cart/items')
        await button.click()
        await guest.page.getByRole('main').getByText('Fault 500').first().waitFor()
        await guest.breakShop(null)
        await button.click()
      },
    },
    'a return from the provider that comes again': {
      async after({ page }, confirmation) {
        for (let times = 0; times < 2; times++) {
          await page.goto(confirmation)
          await untilReady(page)
        }
      },
    },
    'another device of hers': {
      async after(guest, confirmation, events) {
        await expect.poll(() => events.filter(({ event }) => event === 'purchase').length).toBe(1)
        const password = 'Correct-Horse-9'
        await sendAs(guest, 'post', `api/customer/orders/${await guest.readOrderNumber()}/account`, { password })
        const other = await stage.visit('en')
        await agree(other)
        await listen(other, events)
        await sendAs(other, 'post', 'api/customer/login', { email: guest.email, password })
        const answered = other.page.waitForResponse(CLAIM)
        await other.page.goto(confirmation)
        await other.readOrderNumber()
        expect(await (await answered).json()).toEqual({ granted: false })
      },
    },
    'a word of the host that is lost': {
      async begin({ context }) {
        // The answer that grants the order is lost, so the next page asks again.
        const lose = async (route: Route) => {
          await route.fetch()
          await route.abort()
        }
        await context.route(CLAIM, lose, { times: 1 })
      },
      async after({ page }) {
        await page.reload()
        await untilReady(page)
      },
    },
  }) satisfies Record<string, Disturbance>

/** The call that asks the host which page reports the order. */
export const CLAIM = /\/last-order\/claim$/

/** Grants consent to analytics from the first page on. */
export const agree = ({ context, origin }: Guest) => context.addCookies([{ name: 'touchline-consent', value: 'granted', url: origin }])

/** Records the events of every page and tab of the visit. */
export async function listen({ context }: Guest, events: SentEvent[] = []): Promise<SentEvent[]> {
  await context.exposeBinding('tellTest', (_source, entry: SentEvent) => void events.push(entry))
  await context.addInitScript(() => {
    const layer: unknown[] = []
    const send: unknown = Reflect.get(window, 'tellTest')
    const load = crypto.randomUUID()
    layer.push = (...entries: unknown[]) => {
      for (const entry of entries)
        if (entry && typeof entry === 'object' && 'event' in entry && typeof send === 'function') send({ ...entry, load })
      return layer.length
    }
    Object.assign(window, { dataLayer: layer })
  })
  return events
}

/** Goes from the list to the confirmation. */
export async function buy(
  guest: Guest,
  settled: (event: string) => Promise<unknown>,
  events: SentEvent[],
  { begin = async () => {}, arrive = async () => {}, add = click, order = click, after = async () => {} }: Disturbance,
): Promise<void> {
  const { page, words: say } = guest
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /wishlist/ })
    .first()
  await begin(guest)
  await guest.open('')
  await guest.openDepartment()
  await untilReady(page)
  await page.mouse.wheel(0, 600)
  await settled('view_item_list')
  await arrive(guest)
  await guest.followShirt()
  await arrive(guest)
  await settled('view_item')
  // A second press would remove it from the wishlist, so a double click would do both.
  await heart.click()
  await page.getByText('Added to your wishlist').first().waitFor()
  await page.getByRole('main').locator('button[aria-busy]').waitFor({ state: 'detached' })
  await heart.click()
  await page.getByText('Removed from your wishlist').first().waitFor()
  await guest.chooseVariant()
  await guest.increase()
  await add(guest.button(say.add), guest)
  await guest.popup.getByText(say.added).waitFor()
  await guest.openCart()
  await arrive(guest)
  await guest.cart.getByRole('button', { name: /^One less|^One fewer/ }).click()
  await guest.untilSaved(guest.cart)
  await guest.openCheckout()
  await arrive(guest)
  await guest.fillAddress()
  await guest.continueToShipping()
  await guest.continueToPayment()
  await guest.choosePayment()
  await order(guest.buyButton)
  await guest.untilProvider()
  await guest.decide('Pay')
  await guest.readOrderNumber()
  await untilReady(page)
  const confirmation = page.url()
  await arrive(guest)
  await after(guest, confirmation, events)
}
