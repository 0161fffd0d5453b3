// Holds back calls and files until the test releases them, so that events happen in the intended order on any machine.
import type { Locator, Page, Route } from 'playwright-core'

/** Holds back such requests of the page until the returned function is called. */
export async function holdBack(page: Page, kind: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(kind, async (route) => {
    await promise
    // A page that has closed meanwhile needs no answer.
    await route.fallback().catch(() => {})
  })
  return resolve
}

/**
 * Double-clicks what makes such a call, and answers after both clicks: an earlier answer would open the popup, and the second click would
 * close it.
 */
export async function doubleClick(button: Locator, kind: RegExp): Promise<void> {
  const release = await holdBack(button.page(), kind)
  await button.dblclick()
  release()
}

/**
 * Presses what makes such a call; the shop runs it when the returned function is called, and the page never gets the answer, as if somebody
 * reloaded during a slow call.
 */
export async function delayDoing(page: Page, kind: RegExp, press: () => Promise<void>): Promise<() => Promise<void>> {
  const requested = Promise.withResolvers<Route>()
  await page.route(kind, requested.resolve, { times: 1 })
  const [route] = await Promise.all([requested.promise, press()])
  return async () => void (await route.fetch())
}
