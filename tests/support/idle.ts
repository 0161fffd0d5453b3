// Waits until a page is done with what it asked for, so that a test reads what stays and not what is on its way.
import type { Page, Request } from 'playwright-core'

/** In milliseconds: what is not done by then never will be, and the failure says what it waits for. */
const patience = 60_000

/**
 * Watches what a page has on its way; the answer waits until nothing has been for a tenth of a second and the page has drawn what came:
 * on a busy machine it may take longer than that from an answer to what the answer asks for.
 */
export function watchIdle(page: Page): () => Promise<void> {
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
  return async () => {
    const start = performance.now()
    for (let drawn = -1; drawn !== last;) {
      while (open.size > 0 || performance.now() - last < 100) {
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

/** The answer of something that counts a page's frames; a page that draws none any more would leave it open for ever. */
export async function inTime<Value>(page: Page, answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${page.url()} has drawn no frame for ${patience / 1000} s`)), patience)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** Waits until the page has drawn what came and has nothing to do. */
export const untilDrawn = (page: Page): Promise<void> => inTime(page, page.evaluate(drawTwice))

/** Runs in the page: twice a frame and then nothing to do. */
async function drawTwice(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2000 })))
  }
}
