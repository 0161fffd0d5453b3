// What the shop's tags count of one purchase, however browsers and fingers disturb it: a table, each row a visit. In `npm test` one row
// and one word of consent by a seed, in a soak run all.
import type { Locator, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { sendAs } from '../support/browser-session.ts'
import { untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({ isCounting: true })

interface Told {
  /** Which load of a page told it. */
  load: string
  event: string
  event_id: string
  ecommerce: { items: { item_id: string; index?: number; item_list_name?: string }[] }
}

/** What happens to a step beside the step itself. */
interface Disturbance {
  /** Before the first page. */
  begin?: (guest: Guest) => Promise<void>
  /** Once a page of the way stands. */
  arrive?: (guest: Guest) => Promise<void>
  /** In the place of a click on the button that adds. */
  add?: (button: Locator, guest: Guest) => Promise<void>
  /** In the place of a click on the button that orders. */
  order?: (button: Locator) => Promise<void>
  /** Once the order stands. */
  after?: (guest: Guest, confirmation: string, told: Told[]) => Promise<void>
}

const click = (button: Locator) => button.click()

const disturbances = {
  nothing: {},
  'a double click': { add: (button) => button.dblclick(), order: (button) => button.dblclick() },
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
    async after(guest, confirmation, told) {
      await expect.poll(() => told.filter(({ event }) => event === 'purchase').length).toBe(1)
      const password = 'Correct-Horse-9'
      await sendAs(guest, 'post', `api/customer/orders/${await guest.readOrderNumber()}/account`, { password })
      const other = await stage.visit('en')
      await agree(other)
      await listen(other, told)
      await sendAs(other, 'post', 'api/customer/login', { email: guest.email, password })
      const answered = other.page.waitForResponse(CLAIM)
      await other.page.goto(confirmation)
      await other.readOrderNumber()
      expect(await (await answered).json()).toEqual({ granted: false })
    },
  },
  'a word of the host that is lost': {
    async begin({ context }) {
      // It grants the order, and nobody hears it; the next page asks again.
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
} satisfies Record<string, Disturbance>

/** The call that asks the host who tells of an order. */
const CLAIM = /\/last-order\/claim$/

const agree = ({ context, origin }: Guest) => context.addCookies([{ name: 'touchline-consent', value: 'granted', url: origin }])

/** Notes what every page and tab of the visit tells its tags, as it tells it. */
async function listen({ context }: Guest, told: Told[] = []): Promise<Told[]> {
  await context.exposeBinding('tellTest', (_source, entry: Told) => void told.push(entry))
  await context.addInitScript(() => {
    const layer: unknown[] = []
    const tell: unknown = Reflect.get(window, 'tellTest')
    const load = crypto.randomUUID()
    layer.push = (...entries: unknown[]) => {
      for (const entry of entries)
        if (entry && typeof entry === 'object' && 'event' in entry && typeof tell === 'function') tell({ ...entry, load })
      return layer.length
    }
    Object.assign(window, { dataLayer: layer })
  })
  return told
}

/** From the list to the thanks. */
async function buy(
  guest: Guest,
  settled: (event: string) => Promise<unknown>,
  told: Told[],
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
  // A second press takes it off again, so that a double click would be both.
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
  await after(guest, confirmation, told)
}

/** Each of these was done once in the visit, whatever came beside it. */
const deeds = [
  'select_item',
  'add_to_wishlist',
  'remove_from_wishlist',
  'add_to_cart',
  'remove_from_cart',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
]
/** Each of these is seen once in each load of its page. */
const sights = ['view_item_list', 'view_item', 'view_cart', 'begin_checkout']

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1000))
/** All in a soak run, else as many as are asked for, other ones each day. */
function sample<Row>(rows: readonly Row[], most: number): Row[] {
  if (process.env['SOAK'] === '1') return [...rows]
  return rows.map((_, place) => rows[(place + seed) % rows.length]).slice(0, most) as Row[]
}

test.each(sample(Object.entries(disturbances), 1))(
  `%s: each deed counts once, each sight once a page (seed ${seed})`,
  async (name, disturbance: Disturbance) => {
    const guest = await stage.visitAs(name.replaceAll(' ', '-').toLowerCase())
    await agree(guest)
    const told = await listen(guest)
    const times = (event: string) => told.filter((one) => one.event === event).length
    await buy(guest, (event) => expect.poll(() => times(event), { timeout: 20_000 }).toBeGreaterThan(0), told, disturbance)
    await expect.poll(() => deeds.map((event) => [event, times(event)])).toEqual(deeds.map((event) => [event, 1]))
    for (const event of sights) {
      const seen = told.filter((one) => one.event === event)
      expect(seen.length, event).toBeGreaterThan(0)
      const keys = seen.map(({ load, ecommerce }) => `${load} ${event === 'view_item_list' ? JSON.stringify(ecommerce.items) : ''}`)
      expect(keys, event).toEqual([...new Set(keys)])
    }
    const ids = told.map(({ event_id }) => event_id)
    expect(ids).toEqual([...new Set(ids)])
  },
  120_000,
)

/** A shopper's word on being counted; null is one who was not asked yet, or gave no answer. */
const words = [null, 'denied'] as const

test.each(sample(words, 1))(
  `with the word %s nothing of the visit is told, stored or sent (seed ${seed})`,
  async (word) => {
    const guest = await stage.visitAs(`word-${word}`)
    if (word) await guest.context.addCookies([{ name: 'touchline-consent', value: word, url: guest.origin }])
    const told = await listen(guest)
    const elsewhere: string[] = []
    guest.context.on('request', (request) => {
      // The provider's own page asks for its own style.
      const isShop = request.frame().url().startsWith(guest.origin)
      if (isShop && !request.isNavigationRequest() && !request.url().startsWith(guest.origin)) elsewhere.push(request.url())
    })
    await buy(guest, async () => {}, told, {})
    expect(told).toEqual([])
    expect(elsewhere).toEqual([])
    const kept = await guest.page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])
    expect(kept.filter((key) => key.includes('list-places'))).toEqual([])
  },
  120_000,
)
