// The shop's own pages on a slow computer: bytes as the browser counts them, requests, layout shift, our longest task and when all is ready.
import type { Browser, Page } from 'playwright-core'
import * as v from 'valibot'
import { layoutShift } from '../support/visit.ts'
import type { Row } from './row.ts'
import { openSlowPage } from './slow-page.ts'

/** Rows for each page that the shop has; `budgets` are bytes of script by page. */
export async function measurePages(browser: Browser, origin: string, budgets: ReadonlyMap<string, number>): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path } of await findPages(browser, origin))
    rows.push(...(await measurePage(browser, name, origin + path, budgets.get(name) ?? null)))
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
    { name: 'category', path: category },
    { name: 'product', path: product },
    { name: 'cart', path: '/en/checkout/cart' },
    { name: 'checkout', path: '/en/checkout' },
  ]
  return pages.flatMap(({ name, path }) => (path ? [{ name, path }] : []))
}

async function measurePage(browser: Browser, name: string, url: string, budget: number | null): Promise<Row[]> {
  const { page, close } = await openSlowPage(browser)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
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
    { group: 'Pages', what: `${name}: our longest task at start`, value: longestOwnTask(trace), unit: 'ms', bar: 50 },
    { group: 'Pages', what: `${name}: all widgets ready after`, value: await readyAfter(page), unit: 'ms', bar: null },
    { group: 'Pages', what: `${name}: layout shift`, value: await layoutShift(page), unit: '', bar: 0 },
  ]
  await close()
  return rows
}

const isOurs = (address: string) => address.includes('/touchline/') && address.endsWith('.js')

/** What the browser itself counted of our scripts, packed. */
function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/touchline/') && name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0),
  )
}

/** The last of our own marks, 0 where nothing of ours was loaded. */
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

const Trace = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      ts: v.number(),
      dur: v.optional(v.number(), 0),
      tid: v.number(),
      args: v.optional(v.looseObject({ data: v.optional(v.looseObject({ url: v.optional(v.string(), '') })) })),
    }),
  ),
})

/** The longest task of any thread in which a script of ours ran, in milliseconds. */
function longestOwnTask(trace: Buffer): number {
  const { traceEvents } = v.parse(Trace, JSON.parse(trace.toString()))
  const ours = traceEvents.filter(
    ({ name, args }) => /^(FunctionCall|EvaluateScript|v8\.compile|RunMicrotasks)$/.test(name) && args?.data?.url.includes('/touchline/'),
  )
  const tasks = traceEvents.filter(({ name }) => name.endsWith('RunTask'))
  const lengths = tasks
    .filter((task) => ours.some(({ tid, ts }) => tid === task.tid && ts >= task.ts && ts <= task.ts + task.dur))
    .map(({ dur }) => dur / 1000)
  return Math.max(0, ...lengths)
}
