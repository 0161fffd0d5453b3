// Measures the shop's own pages on a slow computer: bytes as the browser counts them, requests, layout shift, our longest task, and the time until all widgets are ready.
import type { Browser, Cookie, Page } from 'playwright-core'
import * as v from 'valibot'
import { stage } from '../conformance/stage.ts'
import type { StartedHost } from '../support/host.ts'
import { layoutShift } from '../support/visit.ts'
import { fillCart } from './fill-cart.ts'
import type { Row } from './row.ts'
import { openSlowPage } from './slow-page.ts'

/** Measures each page of the shop; `budgets` are bytes of script by page. */
export async function measurePages(browser: Browser, shop: StartedHost, budgets: ReadonlyMap<string, number>): Promise<Row[]> {
  const rows: Row[] = []
  const origin = shop.url
  const cookies = await fillCart(shop, 3)
  for (const { name, path } of await findPages(browser, origin)) {
    rows.push(...(await measurePage(browser, { name, url: origin + path, budget: budgets.get(name) ?? null, cookies })))
  }
  const stranger = { name: 'home, of a stranger', url: `${origin}/en/`, budget: budgets.get('home') ?? null, cookies: [] }
  rows.push(...(await measurePage(browser, stranger)), await measureLoader(browser, origin))
  return rows
}

/** Home, a category and a product as links lead to them, cart and checkout. */
async function findPages(browser: Browser, origin: string): Promise<{ name: string; path: string }[]> {
  const { page, close } = await openSlowPage(browser, { rate: 1 })
  const first = (pattern: string) =>
    page.evaluate(
      (text) => Array.from(document.links, (link) => link.pathname).find((path) => new RegExp(text).test(path)) ?? null,
      pattern,
    )
  await page.goto(`${origin}/en/`)
  const category = await first('^/en/(team-wear|racket-sports|shoes|clothing|balls|accessories)')
  if (category) await page.goto(origin + category)
  const product = await first('^/en/product/')
  await close()
  const pages = [
    { name: 'home', path: '/en/' },
    { name: 'list', path: category },
    { name: 'product', path: product },
    { name: 'cart', path: '/en/checkout/cart' },
    { name: 'checkout', path: '/en/checkout' },
  ]
  return pages.flatMap(({ name, path }) => (path ? [{ name, path }] : []))
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline']

interface Measured {
  name: string
  url: string
  /** In bytes of script. */
  budget: number | null
  /** Whether the shopper has something in the cart. */
  cookies: readonly Cookie[]
}

async function measurePage(browser: Browser, { name, url, budget, cookies }: Measured): Promise<Row[]> {
  const { page, close } = await openSlowPage(browser, { cookies })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await browser.startTracing(page, { categories })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const trace = await browser.stopTracing()
  const scripts = requests.filter((address) => isOurs(address))
  const rows: Row[] = [
    {
      group: 'Pages',
      what: `${name}: script bytes`,
      value: await scriptBytes(page),
      unit: 'bytes',
      bar: budget,
    },
    { group: 'Pages', what: `${name}: script requests`, value: scripts.length, unit: '', bar: 12 },
    { group: 'Pages', what: `${name}: our longest task at start`, value: longestOwnTask(trace.toString()), unit: 'ms', bar: 50 },
    { group: 'Pages', what: `${name}: all widgets ready after`, value: await readyAfter(page), unit: 'ms', bar: null },
    { group: 'Pages', what: `${name}: layout shift`, value: await layoutShift(page), unit: '', bar: 0 },
  ]
  await close()
  return rows
}

const isOurs = (address: string) => address.includes('/touchline/') && address.endsWith('.js')

/** The cost of the script on a page without a mount. */
async function measureLoader(browser: Browser, origin: string): Promise<Row> {
  const { page, close } = await openSlowPage(browser, { rate: 1 })
  const url = await stage(page, origin, 'en', '')
  await browser.startTracing(page, { categories })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const trace = await browser.stopTracing()
  await close()
  return { group: 'Pages', what: 'no widget: the loader', value: longestOwnTask(trace.toString()), unit: 'ms', bar: 5 }
}

/** The compressed bytes of our scripts, as the browser counts them. */
function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/touchline/') && name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0),
  )
}

/** The time of our last performance mark; 0 if nothing of ours was loaded. */
function readyAfter(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      0,
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/touchline/'))
        .map(({ startTime, duration }) => startTime + duration),
    ),
  )
}

type TraceEvent = v.InferOutput<typeof Trace>['traceEvents'][number]
const Trace = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      ts: v.number(),
      dur: v.optional(v.number(), 0),
      /** Processor time, without that of other processes. */
      tdur: v.optional(v.number(), 0),
      tid: v.number(),
      args: v.optional(v.looseObject({ data: v.optional(v.looseObject({ url: v.optional(v.string(), '') })) })),
    }),
  ),
})

/** The longest time of our scripts within one task, in milliseconds of processor time. */
export function longestOwnTask(trace: string): number {
  const { traceEvents } = v.parse(Trace, JSON.parse(trace))
  // An evaluated module has no address in a trace, and the shop has no modules but ours.
  const ours = traceEvents.filter(
    ({ name, args }) =>
      name === 'v8.evaluateModule' || (/^(FunctionCall|v8\.compileModule)$/.test(name) && args?.data?.url.includes('/touchline/')),
  )
  const isWithin = (one: TraceEvent, other: TraceEvent) =>
    one !== other && one.tid === other.tid && one.ts >= other.ts && one.ts + one.dur <= other.ts + other.dur
  // A call within a call is counted once, with the outer one.
  const outer = ours.filter((one) => !ours.some((other) => isWithin(one, other)))
  const tasks = traceEvents.filter(({ name }) => name.endsWith('RunTask'))
  const shares = tasks.map((task) => outer.filter((one) => isWithin(one, task)).reduce((sum, { tdur }) => sum + tdur, 0))
  return Math.max(0, ...shares) / 1000
}
