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
