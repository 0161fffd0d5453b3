// From a press or a key to the paint that shows it, as browsers count it for INP.
import type { Page } from 'playwright-core'

/** Runs in the page, before what is measured: keeps every event's time. What is shorter than a frame is not reported. */
export function recordEvents(): void {
  const durations: number[] = []
  Reflect.set(window, 'heardDurations', durations)
  // TypeScript's own library does not know the threshold yet.
  new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe(
    Object.assign({ type: 'event' }, { durationThreshold: 16 }),
  )
}

/** Nothing is drawn and nothing waits. */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2000 }))))

/** What was heard until now does not count. */
export const forgetEvents = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'heardDurations').splice(0))

/** The longest event since, in milliseconds; a frame where none was longer. */
export async function longestEvent(page: Page): Promise<number> {
  await settle(page)
  // Reports come some frames after the paint.
  await settle(page)
  return page.evaluate(() => Math.max(16, ...Reflect.get(window, 'heardDurations')))
}
