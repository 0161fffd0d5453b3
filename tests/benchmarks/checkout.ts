// Measures the checkout on a computer four times slower, with 1 line and with 100: a letter, a choice, and "Continue" until the next step is rendered.
import type { Browser } from 'playwright-core'
import { Guest } from '../journeys/guest.ts'
import type { StartedHost } from '../support/host.ts'
import { untilReady } from '../support/visit.ts'
import { fillCart } from './fill-cart.ts'
import { forgetEvents, recordEvents, longestEvent, settle } from './next-paint.ts'
import { median, type Row } from './row.ts'
import { costOfDoing, openSlowPage, type SlowPage } from './slow-page.ts'

const counts = [1, 100] as const
const runs = 3
/** The maximum interaction to next paint, in milliseconds. */
const BAR = 100

/** The times of one visit, in milliseconds. */
interface Times {
  letter: number
  shipping: number
  payment: number
  way: number
}

/** Measures both carts. */
export async function measureCheckout(browser: Browser, shop: StartedHost): Promise<Row[]> {
  const rows: Row[] = []
  for (const count of counts) {
    const all: Times[] = []
    for (let run = 0; run < runs; run++) {
      const slow = await openSlowPage(browser, { cookies: await fillCart(shop, count) })
      all.push(await walk(slow, shop.url))
      await slow.close()
    }
    const of = (which: keyof Times) => median(all.map((times) => times[which]))
    const row = (what: string, value: number, bar: number | null): Row => ({
      group: 'Checkout',
      what: `${count} in the cart: ${what}`,
      value,
      unit: 'ms',
      bar,
    })
    rows.push(
      row('a letter to the next paint', of('letter'), BAR),
      row('Continue to shipping, of the main thread', of('shipping'), null),
      row('Continue to payment, of the main thread', of('payment'), null),
      row('a way to pay to the next paint', of('way'), BAR),
    )
  }
  return rows
}

async function walk(slow: SlowPage, origin: string): Promise<Times> {
  const { page } = slow
  await page.addInitScript(recordEvents)
  const visit = { page, context: page.context(), problems: [], calls: [], waiting: new Set<never>(), close: slow.close }
  const guest = new Guest(visit, origin, 'en')
  await guest.openCheckout()
  await untilReady(page, 'main')
  await guest.fillAddress()
  const timed = async (act: () => Promise<unknown>) => {
    await settle(page)
    await forgetEvents(page)
    await act()
    return longestEvent(page)
  }
  await guest.field(guest.words.city).focus()
  const letter = await timed(() => page.keyboard.press('x'))
  const next = () => guest.button(guest.words.continue).click()
  const shipping = await costOfDoing(slow, next, isAtShipping)
  const payment = await costOfDoing(slow, next, isAtPayment)
  const way = await timed(() => page.getByRole('radio').nth(1).check({ force: true }))
  return { letter, shipping, payment, way }
}

/** Runs in the page. */
const isAtShipping = () =>
  document.querySelector('.checkout-heading')?.textContent === 'Choose a delivery method' &&
  document.querySelector('[type="radio"]') !== null

/** Runs in the page. */
const isAtPayment = () =>
  document.querySelector('.checkout-heading')?.textContent === 'How would you like to pay?' &&
  document.querySelector('[type="radio"]') !== null
