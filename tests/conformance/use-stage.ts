// Sets up the worker's browser, the suite's one host, and a fresh page for each test.
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, inject, TestRunner } from 'vitest'
import { borrowBrowser, returnBrowser } from '../support/browser.ts'
import { openVisit, type Visit } from '../support/visit.ts'
import { reportFailure } from '../support/witness.ts'
import { mountHtml, readFixture, readManifest, stage, type Language, type StageExtras } from './stage.ts'

/** Attributes that start a widget as the test needs it. */
export const when = (strategy: string) => ({ attributes: { 'data-when': strategy } })

/** The mount under test, as a selector. */
export const subject = '#subject'

/** Waits until a mount has a status. */
export const until = (visit: Visit, status: string, id = 'subject') =>
  visit.page.waitForSelector(`#${id}[data-touchline-status="${status}"]`, { state: 'attached' })

/**
 * Waits without a selector: Playwright adds an engine for selectors to every document that uses one, which costs 60 ms of processor time,
 * more than many a widget. For documents that stay.
 */
export const untilOneOf = ({ page }: Pick<Visit, 'page'>, statuses: readonly string[], id = 'subject') =>
  page.evaluate(seeStatus, { id, statuses })

/** Runs in the page. */
function seeStatus({ id, statuses }: { id: string; statuses: readonly string[] }): Promise<void> {
  return new Promise((resolve, reject) => {
    const status = () => document.getElementById(id)?.getAttribute('data-touchline-status') ?? 'unseen'
    const late = setTimeout(() => reject(new Error(`#${id} is ${status()} after 30 s, not ${statuses.join(' or ')}`)), 30_000)
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-touchline-status'] })
    look()
    function look() {
      if (!statuses.includes(status())) return
      observer.disconnect()
      clearTimeout(late)
      resolve()
    }
  })
}

/** The current status of a mount. */
export const statusOf = (visit: Visit, id = 'subject') => visit.page.locator(`#${id}`).getAttribute('data-touchline-status')

/** Waits for two frames, after which the loader has seen changes of the document. */
export const twoFrames = (visit: Visit) =>
  visit.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** The HTML that a host prints for a widget without special options; it starts at once. */
export async function plainMount(name: string, id = 'subject'): Promise<string> {
  return mountHtml(name, await readFixture(name), { id, ...when('load') })
}

/** Runs a test on a page; if it fails, reports what the page showed. */
export async function witnessed(visit: Visit, run: () => Promise<void>): Promise<void> {
  let hasFailed = true
  try {
    await run()
    hasFailed = false
  } finally {
    // A failed soft expectation does not throw.
    const test = TestRunner.getCurrentTest()
    if (hasFailed || test?.result?.state === 'fail') await reportFailure(visit, test?.fullName ?? 'a test')
  }
}

/** Opens a page with the given body. */
export type Open = (body: string, extras?: StageExtras & { language?: Language }) => Promise<void>

/** Call it once at the top of a test file. */
export async function useStage() {
  const manifest = await readManifest()
  let browser: Browser | null = null
  beforeAll(async () => {
    browser = await borrowBrowser()
  })
  afterAll(async () => {
    await returnBrowser(browser)
  })
  const origin = inject('origin')
  const openOn = async (visit: Visit, body: string, { language = 'en', ...extras }: StageExtras & { language?: Language } = {}) => {
    await visit.page.goto(await stage(visit.page, origin, language, body, extras))
  }
  return {
    manifest,
    /** The name of a widget's script. */
    file: (name: string) => manifest.widgets[name]?.file ?? '',
    /** The host's origin. */
    origin,
    /** Opens a page with the given body in a visit. */
    openOn,
    /** Opens a fresh profile, runs the test in it and closes it. */
    async visiting(run: (visit: Visit, open: Open) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
      if (!browser) throw new Error('A page can only be opened inside a test')
      const visit = await openVisit(browser, options)
      await witnessed(visit, () => run(visit, (body, extras) => openOn(visit, body, extras))).finally(visit.close)
    },
  }
}
