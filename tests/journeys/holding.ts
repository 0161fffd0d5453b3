// Calls and files that come when the test says so: what is to happen meanwhile has happened then, however slow the machine is.
import type { Locator, Page, Route } from 'playwright-core'

/** Holds back what the page asks of this kind until the answer is called. */
export async function holdBack(page: Page, kind: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(kind, async (route) => {
    await promise
    // A page that has gone meanwhile wants nothing any more.
    await route.fallback().catch(() => {})
  })
  return resolve
}

/**
 * Double-clicks what makes a call of this kind, whose answer comes when both clicks have landed: before that, the second would be a press
 * beside the popup that the answer opens, and close it.
 */
export async function doubleClick(button: Locator, kind: RegExp): Promise<void> {
  const release = await holdBack(button.page(), kind)
  await button.dblclick()
  release()
}

/**
 * Presses what makes a call of this kind; the shop does it when the answer is called, and the page never hears of it, as where somebody
 * reloads while a slow shop is at work.
 */
export async function delayDoing(page: Page, kind: RegExp, press: () => Promise<void>): Promise<() => Promise<void>> {
  const asked = Promise.withResolvers<Route>()
  await page.route(kind, asked.resolve, { times: 1 })
  const [route] = await Promise.all([asked.promise, press()])
  return async () => void (await route.fetch())
}
