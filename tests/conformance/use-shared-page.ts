// The page that a file's tests share; a failed test reports what the page showed, and the next test gets a new page.
import type { ViewportSize } from 'playwright-core'
import { afterAll, inject } from 'vitest'
import { borrowBrowser } from '../support/browser.ts'
import { SharedPage } from './shared-page.ts'
import { witnessed } from './use-stage.ts'

/** Runs a test on the page after resetting it. */
export type OnPage = (run: (page: SharedPage) => Promise<void>, viewport?: ViewportSize) => Promise<void>

/** Call it once at the top of a test file; `starts` run in every document before its own scripts. */
export function useSharedPage(starts: readonly (() => void)[] = []): OnPage {
  const origin = inject('origin')
  let page: SharedPage | null = null
  afterAll(() => page?.visit.close())
  return async (run, viewport = { width: 1280, height: 900 }) => {
    // The next test must not see what a failed test left on the page.
    let hasPassed = false
    const own = (page ??= await SharedPage.open(await borrowBrowser(), origin, starts))
    try {
      await own.begin(viewport)
      await witnessed(own.visit, () => run(own))
      hasPassed = true
    } finally {
      if (!hasPassed) {
        page = null
        await own.visit.close()
      }
    }
  }
}
