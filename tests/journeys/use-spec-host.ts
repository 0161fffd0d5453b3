// Starts a platform that answers only the specification's calls, with the suite embedded by its README; every visit ends with a check for console errors and for technical terms on the screen.
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFinished } from 'vitest'
import type { StoreCode } from '#demo-pages/host/store-view.ts'
import { join } from 'node:path'
import { distFolder, flavour } from '../conformance/stage.ts'
import { borrowBrowser, returnBrowser } from '../support/browser.ts'
import type { SpecHostOptions } from '../support/spec-host/options.ts'
import { startSpecHost, type SpecHost } from '../support/spec-host/spec-host.ts'
import { specTheme, suiteAt } from '../support/spec-theme/index.ts'
import { complaints, expectQuiet, openVisit, untilSettled, type Visit } from '../support/visit.ts'
import { reportFailure } from '../support/witness.ts'
import { Guest } from './guest.ts'

/** A guest of the spec host; `host` has the results of her actions. */
export class SpecGuest extends Guest {
  readonly host: SpecHost

  constructor(visit: Visit, host: SpecHost, store: StoreCode) {
    super(visit, host.origin, store, pathOf[store])
    this.host = host
  }

  /** Opens a page and waits until all its widgets have started. */
  async visitPage(path: string): Promise<void> {
    await this.open(path)
    await this.settled()
  }

  /** Scrolls to the end of the page, so that widgets start that wait for visibility. */
  async scrollDown(): Promise<void> {
    await this.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  }

  /** Waits until every mount that starts by itself is rendered, or keeps the platform's HTML. */
  async settled(): Promise<void> {
    await untilSettled(this.page)
  }
}

/** The host's path of each store; two stores share a path and differ only by a header. */
const pathOf: Record<StoreCode, string> = { nl: 'nl', be: 'nl', en: 'en', de: 'de', se: 'sv' }

/** Texts that no shopper may see: a platform's technical messages, and values printed by mistake. */
export const technical =
  /route .* could not be found|unauthenticated|csrf|server error|bad gateway|\bundefined\b|\bnull\b|\bNaN\b|\[object|%\d|syntax error|[a-z]+_[a-z]+_?[a-z]*\b/i

/** The options of a visit. */
interface Visiting extends SpecHostOptions {
  store?: StoreCode
  browser?: BrowserContextOptions
  /** The console messages that the visit provokes. */
  provoked?: readonly RegExp[]
}

/** Opens platforms and visits for a file; each test has a platform of its own. */
export function useSpecHost(): { visit: (visiting?: Visiting) => Promise<SpecGuest> } {
  let browser: Browser | null = null
  const open: { visit: Visit; provoked: readonly RegExp[] }[] = []
  beforeAll(async () => {
    browser = await borrowBrowser({ args: ['--blink-settings=imagesEnabled=false'] })
  })
  afterEach(async ({ task }) => {
    const visits = open.splice(0)
    for (const { visit, provoked } of visits)
      if (task.result?.state === 'fail' || complaints(visit, provoked).length > 0) await reportFailure(visit, task.fullName)
    const texts = await Promise.all(visits.map(({ visit }) => visit.page.locator('body').innerText()))
    await Promise.all(visits.map(({ visit }) => visit.close()))
    for (const { visit, provoked } of visits) expectQuiet(visit, provoked)
    for (const text of texts) expect(text).not.toMatch(technical)
  })
  afterAll(() => returnBrowser(browser))
  return {
    visit: async ({ store = 'nl', browser: options = {}, provoked = [], ...host } = {}) => {
      if (browser === null) throw new Error('The browser is there from beforeAll on.')
      const started = await startSpecHost({ theme: specTheme, assets: { [suiteAt]: join(distFolder, flavour) }, ...host })
      onTestFinished(() => started.close())
      const visit = await openVisit(browser, options)
      visit.context.setDefaultTimeout(Number(process.env['T'] ?? 60_000))
      open.push({ visit, provoked })
      return new SpecGuest(visit, started, store)
    },
  }
}
