// The way Back to a page that the browser kept asleep, and whether it did.
import { expect } from 'vitest'
import type { Guest } from './guest.ts'

/** Notes of every page from now on whether it was asleep; `goBack` answers it. */
export async function watchSleep({ page }: Guest): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagehide', () => Reflect.deleteProperty(window, 'wasAsleep'))
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasAsleep: persisted }))
  })
}

/** Goes back; answers whether the page was asleep and not loaded anew. */
export async function goBack({ page }: Guest): Promise<boolean> {
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => 'wasAsleep' in window && document.readyState === 'complete').catch(() => false)).toBe(true)
  return page.evaluate(() => (window as { wasAsleep?: boolean }).wasAsleep === true)
}

/** Lets the browser keep a page, as a host does that forbids no store; our shop forbids it for what is personal, and the page is then loaded anew. */
export async function letKeep({ page, base }: Guest, path: string): Promise<void> {
  await page.route(base + path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'private, no-cache' } })
  })
}
