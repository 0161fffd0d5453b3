// One shopper's visit in a real browser: everything that goes wrong on the page is kept, and nothing is expected to.
import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { widgets } from '#widgets/index.ts'
import { watchIdle } from './idle.ts'

/** What a page complained of while a test looked at it. */
export interface Visit {
  context: BrowserContext
  page: Page
  /** Console errors and warnings, uncaught errors, unhandled rejections and CSP violations, in order. */
  problems: string[]
  /** Pages and calls of the API with their answers, in order. */
  calls: string[]
  /** What was asked for and has no answer yet, files too. */
  waiting: Set<Request>
  close: () => Promise<void>
}

/** `THROTTLE=6` makes every page so many times slower: what then fails waits for the wrong thing, or is a race that shoppers lose as well. */
const slowness = Number(process.env['THROTTLE'] ?? 1)
/** `JITTER=150` sends every request up to so many milliseconds late, so that answers change places. */
const jitter = Number(process.env['JITTER'] ?? 0)

/** Collects a page's complaints into `problems`. */
export async function watchPage(page: Page, problems: string[]): Promise<void> {
  if (slowness > 1) await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowness })
  page.on('console', (message) => {
    // What a page preloads is not fetched where a journey needs no pictures.
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

/** Opens a fresh profile; `close` forgets it. */
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

/** What the page complained of beside what the test provoked. */
export function complaints({ problems }: Visit, provoked: readonly RegExp[] = []): string[] {
  return problems.filter((problem) => !provoked.some((pattern) => pattern.test(problem)))
}

/** Asserts that the page complained of nothing but what the test provoked; the report of a run holds what it said, and the calls before. */
export function expectQuiet(visit: Visit, provoked: readonly RegExp[] = []): void {
  const found = complaints(visit, provoked)
  expect(found, [...found, 'The last calls:', ...visit.calls.slice(-6)].join('\n')).toEqual([])
}

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
let axeText: Promise<string> | null = null

/**
 * Waits for what moves or fades and comes to an end: a colour on its way is neither the one before nor the one after. An animation that first
 * waits for seconds is a fallback for a script that never comes, and moves nothing until then.
 */
export function untilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter((animation) => {
        const { endTime, delay = 0 } = animation.effect?.getComputedTiming() ?? {}
        const isFallback = delay >= 1000 && Number(animation.currentTime) < delay
        return (
          animation.playState === 'running' && animation.timeline instanceof DocumentTimeline && Number.isFinite(endTime) && !isFallback
        )
      })
    for (let all = moving(); all.length > 0; all = moving()) await Promise.allSettled(all.map((animation) => animation.finished))
  })
}

/** What axe finds on the page or in a part of it, with every rule on. */
export async function violationsOn(page: Page, within = 'html'): Promise<object[]> {
  axeText ??= readFile(axeFile, 'utf8')
  // Evaluated through the debugger, which the page's own CSP does not reach.
  await page.evaluate(await axeText)
  await untilStill(page)
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const result = await axe.run(selector, { resultTypes: ['violations'] })
    return result.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    }))
  }, within)
}

/** Asserts that axe finds nothing. Soft, so that one page tells all its faults and the visit goes on. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  expect.soft(await violationsOn(page, within)).toEqual([])
}

/** The sum of layout shifts that no input of the person excuses, since the page was opened. */
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

/** Those shifts one by one, each with what moved and from where to where. */
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

/** What starts by itself, whatever the visitor does; the others wait for a touch, a width or being seen. */
const startsAlone = Object.entries<{ when: string }>(widgets).flatMap(([name, { when }]) =>
  when === 'load' || when === 'idle' ? [name] : [],
)

/** Waits until every mount of the page (or of a part) is ready that starts by itself. */
export const untilReady = (page: Page, within = ''): Promise<void> => untilStatus(page, within, ['ready'])

/** Waits until every such mount is drawn or has left the host's HTML as it is, for a host that does not offer all calls. */
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

/** Opens a page and waits for all that comes behind it: what starts when it is seen asks the shop as well, and a late answer brings a session back. */
export async function openWhole(page: Page, address: string): Promise<void> {
  const isIdle = watchIdle(page)
  await page.goto(address)
  await untilReady(page)
  await isIdle()
}
