// Measures the time from a press or a key to the paint that shows its result, as browsers measure INP.
import type { Page } from 'playwright-core'

/** Runs in the page before the measurement: records the duration of every event. Events shorter than a frame are not reported. */
export function recordEvents(): void {
  const durations: number[] = []
  Reflect.set(window, 'heardDurations', durations)
  // TypeScript's own library does not know the threshold yet.
  new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe(
    Object.assign({ type: 'event' }, { durationThreshold: 16 }),
  )
}

/** Waits until the page is rendered and idle. */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2000 }))))

/** Clears the durations recorded until now. */
export const forgetEvents = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'heardDurations').splice(0))

/** The longest event since then, in milliseconds; at least one frame. */
export async function longestEvent(page: Page): Promise<number> {
  await settle(page)
  // Entries arrive some frames after the paint.
  await settle(page)
  return page.evaluate(() => Math.max(16, ...Reflect.get(window, 'heardDurations')))
}
