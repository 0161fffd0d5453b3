// The kit on a mock host for the journeys of a file, without the reference host: a shop for each test, whose page must report no error.
import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, onTestFinished } from 'vitest'
import type { MockHost, MockHostOptions } from '#scripts/mock-host/host-api.ts'
import { startMockHost } from '#scripts/mock-host/mock-host.ts'
import { distFolder, flavour } from '../conformance/stage.ts'
import { openShop, type Shop } from '../kit/shop.ts'
import { borrowBrowser, returnBrowser } from '../support/browser.ts'
import { complaints, expectQuiet, openVisit, type Visit } from '../support/visit.ts'
import { reportFailure } from '../support/witness.ts'

/** Options of a shop. */
interface Opening extends MockHostOptions {
  browser?: BrowserContextOptions
  /** The console messages that the test provokes. */
  provoked?: readonly RegExp[]
}

/** A shop and the host behind it. */
export interface MockShop {
  shop: Shop
  host: MockHost
}

/** Opens shops for a file; each has a mock host of its own. */
export function useMockShop(): (opening?: Opening) => Promise<MockShop> {
  let browser: Browser | null = null
  const open: { visit: Visit; provoked: readonly RegExp[] }[] = []
  beforeAll(async () => {
    browser = await borrowBrowser()
  })
  afterEach(async ({ task }) => {
    const visits = open.splice(0)
    for (const { visit, provoked } of visits)
      if (task.result?.state === 'fail' || complaints(visit, provoked).length > 0) await reportFailure(visit, task.fullName)
    await Promise.all(visits.map(({ visit }) => visit.close()))
    for (const { visit, provoked } of visits) expectQuiet(visit, provoked)
  })
  afterAll(() => returnBrowser(browser))
  return async ({ browser: options = {}, provoked = [], ...host } = {}) => {
    if (browser === null) throw new Error('The browser is there from beforeAll on.')
    const started = await startMockHost({ build: join(distFolder, flavour), ...host })
    onTestFinished(() => started.close())
    const visit = await openVisit(browser, options)
    open.push({ visit, provoked })
    return { shop: await openShop(visit.page, { url: started.url }), host: started }
  }
}
