// Goes back to a page in the back/forward cache, and reports whether it was restored from there.
import { expect } from 'vitest'
import type { Guest } from './guest.ts'

/** Records for every page from now on whether it was restored; `goBack` returns it. */
export async function watchSleep({ page }: Guest): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagehide', () => Reflect.deleteProperty(window, 'wasAsleep'))
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasAsleep: persisted }))
  })
}

/** Goes back; returns whether the page was restored and not loaded anew. */
export async function goBack({ page }: Guest): Promise<boolean> {
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => 'wasAsleep' in window && document.readyState === 'complete').catch(() => false)).toBe(true)
  return page.evaluate(() => (window as { wasAsleep?: boolean }).wasAsleep === true)
}

/** Lets the browser keep a page, like a host that does not forbid it; our shop forbids it for personal pages, which are then loaded anew. */
export async function letKeep({ page, base }: Guest, path: string): Promise<void> {
  await page.route(base + path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'private, no-cache' } })
  })
}
