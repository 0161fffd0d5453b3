// Measures cart and minicart with 1, 10 and 100 lines from the real shop: the cost of a line, compared with a hand-written script that renders the same.
import { createHash } from 'node:crypto'
import type { Browser, Cookie } from 'playwright-core'
import { mountHtml, pageConfig, readFixture, stage } from '../conformance/stage.ts'
import type { StartedHost } from '../support/host.ts'
import { fillCart } from './fill-cart.ts'
import { floorScript, popupFloorScript } from './floor.ts'
import { median, type Row } from './row.ts'
import { costOf, openSlowPage, type SlowPage } from './slow-page.ts'

const counts = [1, 10, 100] as const
const runs = 3

/** One implementation of a cart: main-thread milliseconds until all lines are rendered. */
type Draw = (slow: SlowPage, origin: string) => Promise<number>

/** Measurements once the lines are rendered and their memory is known. */
type Then = (slow: SlowPage, count: number) => Promise<void>

/** The cost of rendering: milliseconds, and the heap kept afterwards in kB. */
interface Cost {
  time: number
  heap: number
}

/** Measures the growth of cart and minicart, and their ratio to the floor. */
export async function measureLines(browser: Browser, shop: StartedHost): Promise<Row[]> {
  const cookies = new Map<number, Cookie[]>()
  for (const count of counts) cookies.set(count, await fillCart(shop, count))
  const beats: number[] = []
  const costs = (draw: Draw, then?: Then) => costsOf(browser, shop.url, cookies, draw, then)
  const cart = await costs(drawCart, async (slow, count) => {
    if (count === 100) beats.push(await timeOfPlus(slow))
  })
  const floor = await costs((slow, origin) => drawFloor(slow, origin, floorScript))
  const popup = await costs(drawMinicart)
  const popupFloor = await costs((slow, origin) => drawFloor(slow, origin, popupFloorScript))
  return [
    ...rowsOf('Cart', 'cart', cart, floor),
    { group: 'Cart', what: 'one line more beside the floor', value: line(cart, 'time') / line(floor, 'time'), unit: 'times', bar: 2.2 },
    { group: 'Cart', what: 'plus at 100 lines, to the next paint', value: median(beats), unit: 'ms', bar: 40 },
    ...rowsOf('Minicart', 'minicart', popup, popupFloor),
    {
      group: 'Minicart',
      what: 'minicart of 100 beside the floor',
      value: at(popup, 100).time / at(popupFloor, 100).time,
      unit: 'times',
      bar: 2.8,
    },
  ]
}

const at = (costs: ReadonlyMap<number, Cost>, count: number): Cost => costs.get(count) ?? { time: Number.NaN, heap: Number.NaN }

/** The cost of one more line, from the first to the hundredth. */
const line = (costs: ReadonlyMap<number, Cost>, what: keyof Cost) => (at(costs, 100)[what] - at(costs, 1)[what]) / 99

function rowsOf(group: string, name: string, suite: ReadonlyMap<number, Cost>, floor: ReadonlyMap<number, Cost>): Row[] {
  return [
    ...counts.map((count): Row => ({ group, what: `${name} of ${count}, mount`, value: at(suite, count).time, unit: 'ms', bar: null })),
    { group, what: `${name} of 100, by hand`, value: at(floor, 100).time, unit: 'ms', bar: null, isPeer: true },
    { group, what: 'one line more', value: line(suite, 'time'), unit: 'ms', bar: null },
    { group, what: 'one line more, by hand', value: line(floor, 'time'), unit: 'ms', bar: null, isPeer: true },
    { group, what: 'memory of one line', value: line(suite, 'heap'), unit: 'kB', bar: 10 },
    { group, what: 'memory of one line, by hand', value: line(floor, 'heap'), unit: 'kB', bar: null, isPeer: true },
  ]
}

async function costsOf(
  browser: Browser,
  origin: string,
  cookies: ReadonlyMap<number, Cookie[]>,
  draw: Draw,
  then?: Then,
): Promise<ReadonlyMap<number, Cost>> {
  const costs = new Map<number, Cost>()
  for (const count of counts) {
    const times: number[] = []
    const heaps: number[] = []
    for (let run = 0; run < runs; run++) {
      const slow = await openSlowPage(browser, { cookies: cookies.get(count) ?? [] })
      await slow.page.addInitScript((lines) => Object.defineProperty(window, 'expectedLines', { value: lines }), count)
      times.push(await draw(slow, origin))
      await slow.collectGarbage()
      heaps.push((await slow.counters()).JSHeapUsedSize / 1024)
      await then?.(slow, count)
      await slow.close()
    }
    costs.set(count, { time: median(times), heap: median(heaps) })
  }
  return costs
}

async function drawCart(slow: SlowPage, origin: string): Promise<number> {
  const mount = mountHtml('cart', await readFixture('cart'), { attributes: { 'data-when': 'load' } })
  const url = await stage(slow.page, origin, 'en', mount)
  return costOf(slow, url, () => document.querySelectorAll('.cart-line').length === Reflect.get(window, 'expectedLines'))
}

/** Presses the header as soon as it is rendered, so that loading the popup counts as well. */
async function drawMinicart(slow: SlowPage, origin: string): Promise<number> {
  const mount = mountHtml('minicart', await readFixture('minicart'), { attributes: { 'data-when': 'load' } })
  const url = await stage(slow.page, origin, 'en', mount)
  return costOf(slow, url, () => {
    const opener = document.querySelector<HTMLElement>('[data-touchline-status="ready"] [aria-expanded="false"]')
    if (opener && !Reflect.get(window, 'hasPressed')) {
      Reflect.set(window, 'hasPressed', true)
      opener.click()
    }
    return document.querySelectorAll('.minicart-line').length === Reflect.get(window, 'expectedLines')
  })
}

/** Measures from the click to the paint that shows its result, as the browser measures INP. */
async function timeOfPlus({ page }: SlowPage): Promise<number> {
  const duration = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (entry.name === 'click') resolve(entry.duration)
          // TypeScript's own library does not know the threshold yet.
        }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
        // Events shorter than the threshold are not reported.
        setTimeout(() => resolve(16), 3000)
      }),
  )
  await page
    .locator('.cart-line')
    .nth(50)
    .getByRole('button', { name: /^One more/ })
    .click()
  return duration
}

async function drawFloor(slow: SlowPage, origin: string, script: string): Promise<number> {
  const url = `${origin}/en/floor`
  const hash = createHash('sha256').update(script).digest('base64')
  const settings = JSON.stringify(pageConfig(origin, 'en')).replaceAll('<', '\\u003c')
  await slow.page.route(url, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${hash}'; img-src 'self'; connect-src 'self'` },
      body: `<!doctype html><html lang="en"><title>Floor</title><link rel="icon" href="data:,"><script type="application/json" id="touchline-page">${settings}</script><main id="floor"></main><script type="module">${script}</script></html>`,
    }),
  )
  return costOf(slow, url, () => document.querySelectorAll('.floor-line').length === Reflect.get(window, 'expectedLines'))
}
