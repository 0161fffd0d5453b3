// Waits until a page has finished its requests, so that a test reads the final state.
import type { Page, Request } from 'playwright-core'

/** The time limit in milliseconds; the error says what the page waits for. */
const patience = 60_000

/**
 * Watches a page's requests; the returned function waits until none has been pending for a tenth of a second and the page has rendered:
 * on a busy machine, the time between an answer and the next request may be longer than that. `concerns` leaves out requests, such as
 * calls that a test holds back.
 */
export function watchIdle(page: Page): (concerns?: (request: Request) => boolean) => Promise<void> {
  const open = new Set<Request>()
  let last = performance.now()
  const note = (isDone: boolean) => (request: Request) => {
    if (isDone) open.delete(request)
    else open.add(request)
    last = performance.now()
  }
  page.on('request', note(false))
  page.on('requestfinished', note(true))
  page.on('requestfailed', note(true))
  return async (concerns = () => true) => {
    const start = performance.now()
    for (let drawn = -1; drawn !== last;) {
      while ([...open].some(concerns) || performance.now() - last < 100) {
        await new Promise((resolve) => setTimeout(resolve, 20))
        if (performance.now() - start < patience) continue
        const what = [...open].map((request) => `${request.method()} ${request.url()}`)
        throw new Error(`${page.url()} waits after ${patience / 1000} s for ${what.join(', ') || 'one request after the other'}`)
      }
      drawn = last
      await untilDrawn(page)
    }
  }
}

/** Rejects if counting a page's frames takes too long; a page that renders none would never answer. */
export async function inTime<Value>(page: Page, answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${page.url()} has drawn no frame for ${patience / 1000} s`)), patience)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** Waits until the page has rendered and is idle. */
export const untilDrawn = (page: Page): Promise<void> => inTime(page, page.evaluate(drawTwice))

/** Runs in the page: waits for two frames, then until it is idle. */
async function drawTwice(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2000 })))
  }
}
