// The cart with 1, 10 and 100 lines from the real shop: what a line costs, beside a hand-written script that draws the same.
import { createHash } from 'node:crypto'
import type { Browser, Cookie } from 'playwright-core'
import { mountHtml, pageConfig, readFixture, stage } from '../conformance/stage.ts'
import type { StartedHost } from '../support/host.ts'
import { fillCart } from './fill-cart.ts'
import { floorScript } from './floor.ts'
import { median, type Row } from './row.ts'
import { costOf, openSlowPage, type SlowPage } from './slow-page.ts'

const counts = [1, 10, 100] as const
const runs = 3

/** Rows of the cart's growth, and its ratio to the floor. */
export async function measureLines(browser: Browser, shop: StartedHost): Promise<Row[]> {
  const suite = new Map<number, number>()
  const floor = new Map<number, number>()
  const beats: number[] = []
  for (const count of counts) {
    const cookies = await fillCart(shop, count)
    suite.set(count, await repeated(browser, cookies, (slow) => drawSuite(slow, shop.url, count, beats)))
    floor.set(count, await repeated(browser, cookies, (slow) => drawFloor(slow, shop.url, count)))
  }
  const line = (costs: Map<number, number>, few: number, many: number) => ((costs.get(many) ?? 0) - (costs.get(few) ?? 0)) / (many - few)
  return [
    ...counts.map((count): Row => ({
      group: 'Cart',
      what: `cart of ${count}, mount`,
      value: suite.get(count) ?? 0,
      unit: 'ms',
      bar: null,
    })),
    { group: 'Cart', what: 'one line more', value: line(suite, 1, 100), unit: 'ms', bar: null },
    { group: 'Cart', what: 'one line more, by hand', value: line(floor, 1, 100), unit: 'ms', bar: null },
    { group: 'Cart', what: 'one line more beside the floor', value: line(suite, 1, 100) / line(floor, 1, 100), unit: 'times', bar: 2.2 },
    { group: 'Cart', what: 'plus at 100 lines, to the next paint', value: median(beats), unit: 'ms', bar: 40 },
  ]
}

async function repeated(browser: Browser, cookies: readonly Cookie[], draw: (slow: SlowPage) => Promise<number>): Promise<number> {
  const costs: number[] = []
  for (let run = 0; run < runs; run++) {
    const slow = await openSlowPage(browser, { cookies })
    costs.push(await draw(slow))
    await slow.close()
  }
  return median(costs)
}

async function drawSuite(slow: SlowPage, origin: string, count: number, beats: number[]): Promise<number> {
  const mount = mountHtml('cart', await readFixture('cart'), { attributes: { 'data-when': 'load' } })
  await slow.page.addInitScript((lines) => Object.defineProperty(window, 'expectedLines', { value: lines }), count)
  const url = await stage(slow.page, origin, 'en', mount)
  const cost = await costOf(slow, url, () => document.querySelectorAll('.cart-line').length === Reflect.get(window, 'expectedLines'))
  if (count === 100) beats.push(await timeOfPlus(slow))
  return cost
}

/** From the click to the paint that shows it, as the browser counts it for INP. */
async function timeOfPlus({ page }: SlowPage): Promise<number> {
  const heard = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (entry.name === 'click') resolve(entry.duration)
          // TypeScript's own library does not know the threshold yet.
        }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
        // Shorter than the threshold is not reported at all.
        setTimeout(() => resolve(16), 3000)
      }),
  )
  await page
    .locator('.cart-line')
    .nth(50)
    .getByRole('button', { name: /^One more/ })
    .click()
  return heard
}

async function drawFloor(slow: SlowPage, origin: string, count: number): Promise<number> {
  const url = `${origin}/en/floor`
  const hash = createHash('sha256').update(floorScript).digest('base64')
  const settings = JSON.stringify(pageConfig(origin, 'en')).replaceAll('<', '\\u003c')
  await slow.page.addInitScript((lines) => Object.defineProperty(window, 'expectedLines', { value: lines }), count)
  await slow.page.route(url, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${hash}'; img-src 'self'; connect-src 'self'` },
      body: `<!doctype html><html lang="en"><title>Floor</title><link rel="icon" href="data:,"><script type="application/json" id="touchline-page">${settings}</script><main id="floor"></main><script type="module">${floorScript}</script></html>`,
    }),
  )
  return costOf(slow, url, () => document.querySelectorAll('.floor-line').length === Reflect.get(window, 'expectedLines'))
}
