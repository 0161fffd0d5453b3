// One shopper's visit in a real browser: records every error on the page, and tests expect none.
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { widgets } from '#widgets/index.ts'
import { type Finding, runAxe } from '../kit/accessible.ts'
import { watchIdle } from './idle.ts'

export { untilStill } from '../kit/accessible.ts'

/** The errors that a page reported during a test. */
export interface Visit {
  context: BrowserContext
  page: Page
  /** Console errors and warnings, uncaught errors, unhandled rejections and CSP violations, in order. */
  problems: string[]
  /** Pages and calls of the API with their answers, in order. */
  calls: string[]
  /** Requests without an answer so far, including files. */
  waiting: Set<Request>
  close: () => Promise<void>
}

/** `THROTTLE=6` slows every page down by this factor: a test that fails then waits for the wrong event, or finds a race that shoppers lose too. */
const slowness = Number(process.env['THROTTLE'] ?? 1)
/** `JITTER=150` delays every request by up to this many milliseconds, so that answers change their order. */
const jitter = Number(process.env['JITTER'] ?? 0)

/** Collects a page's errors in `problems`. */
export async function watchPage(page: Page, problems: string[]): Promise<void> {
  if (slowness > 1) await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowness })
  page.on('console', (message) => {
    // A journey without pictures does not load what a page preloads.
    if (message.text().includes('image loading is disabled')) return
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('crash', () => problems.push('the page crashed'))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `CSP violation: ${event.violatedDirective} by ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
      )
    })
  })
}

/** Opens a fresh profile; `close` deletes it. */
export async function openVisit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options })
  context.setDefaultTimeout(30_000)
  if (jitter > 0)
    await context.route('**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * jitter))
      await route.fallback().catch(() => {})
    })
  const calls: string[] = []
  const waiting = new Set<Request>()
  const note = (request: Request, answer: string) => {
    waiting.delete(request)
    if (/^(document|fetch|xhr)$/.test(request.resourceType())) calls.push(`${request.method()} ${request.url()} ${answer}`)
  }
  context.on('request', (request) => void waiting.add(request))
  context.on('response', (response) => note(response.request(), String(response.status())))
  context.on('requestfailed', (request) => note(request, request.failure()?.errorText ?? 'failed'))
  const page = await context.newPage()
  const problems: string[] = []
  await watchPage(page, problems)
  return { context, page, problems, calls, waiting, close: () => context.close() }
}

/** The page's errors, except those that the test provoked. */
export function complaints({ problems }: Visit, provoked: readonly RegExp[] = []): string[] {
  return problems.filter((problem) => !provoked.some((pattern) => pattern.test(problem)))
}

/** Asserts that the page reported no errors except those that the test provoked; the run's report contains them, and the calls before them. */
export function expectQuiet(visit: Visit, provoked: readonly RegExp[] = []): void {
  const found = complaints(visit, provoked)
  expect(found, [...found, 'The last calls:', ...visit.calls.slice(-6)].join('\n')).toEqual([])
}

/** The findings of axe on the page or in a part of it, with the rules that it enables by itself. */
export const violationsOn = (page: Page, within = 'html'): Promise<Finding[]> => runAxe(page, within, {})

/** Asserts that axe finds nothing. A soft assertion, so that one page reports all its faults and the visit continues. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  expect.soft(await violationsOn(page, within)).toEqual([])
}

/** The sum of layout shifts since the page was opened that no input explains. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput)) sum += Number(entry.value)
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}

/** These shifts one by one, each with the moved elements and their positions. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = []
        const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
            sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
          })[]) {
            if (entry.hadRecentInput) continue
            const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
              const name = node instanceof Element ? `${node.localName}.${node.className}` : (node?.parentElement?.className ?? '')
              return `${name} from ${box(previousRect)} to ${box(currentRect)}`
            })
            found.push(`${entry.value.toFixed(5)} at ${Math.round(entry.startTime)} ms: ${moved.join('; ')}`)
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(found)))
      }),
  )
}

/** Strategies that start a widget without the visitor; others wait for a touch, a width or being visible. */
const startsAlone = Object.entries<{ when: string }>(widgets).flatMap(([name, { when }]) =>
  when === 'load' || when === 'idle' ? [name] : [],
)

/** Waits until every mount of the page (or a part of it) that starts by itself is ready. */
export const untilReady = (page: Page, within = ''): Promise<void> => untilStatus(page, within, ['ready'])

/** Waits until every such mount has rendered or has left the host's HTML unchanged, for a host that does not offer all calls. */
export const untilSettled = (page: Page, within = ''): Promise<void> => untilStatus(page, within, ['ready', 'failed'])

async function untilStatus(page: Page, within: string, statuses: readonly string[]): Promise<void> {
  await page.waitForFunction(
    ([selector, names, wanted]) => {
      const isAlone = (mount: Element) => {
        const when = mount.getAttribute('data-when')
        return when === null ? names.includes(mount.getAttribute('data-touchline') ?? '') : when === 'load' || when === 'idle'
      }
      const mounts = Array.from(document.querySelectorAll(`${selector} [data-touchline]`))
      return (
        mounts.length > 0 && mounts.filter(isAlone).every((mount) => wanted.includes(mount.getAttribute('data-touchline-status') ?? ''))
      )
    },
    [within, startsAlone, statuses] as const,
  )
}

/** Opens a page and waits for everything that follows: widgets that start when visible also make calls, and a late answer restores a session. */
export async function openWhole(page: Page, address: string): Promise<void> {
  const isIdle = watchIdle(page)
  await page.goto(address)
  await untilReady(page)
  await isIdle()
}
