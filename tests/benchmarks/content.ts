// Measures a host's own long pages: a form of 500 fields and an article of 500 pictures. The cost of a keystroke or press must not grow with them.
import type { Browser, Page } from 'playwright-core'
import { stage } from '../conformance/stage.ts'
import { recordEvents } from './next-paint.ts'
import { median, type Row } from './row.ts'
import { costOfDoing, insertTemplate, openSlowPage, type SlowPage } from './slow-page.ts'

const FEW = 50
const MANY = 500
const runs = 5
/** The goal for a key, and the longest acceptable wait, in milliseconds. */
const AIM = 40
const WORST = 100

/** Measures keys and presses in both. */
export async function measureContent(browser: Browser, origin: string): Promise<Row[]> {
  const [few, many] = [await measureForm(browser, origin, FEW), await measureForm(browser, origin, MANY)]
  const [picturesOfFew, picturesOfMany] = [await costOfPictures(browser, origin, FEW), await costOfPictures(browser, origin, MANY)]
  const row = (what: string, value: number, bar: number | null): Row => ({ group: 'Content', what, value, unit: 'ms', bar })
  const each = 'sent, half of them wrong, for each field'
  return [
    row(`form of ${FEW} fields: a key to the next paint`, few.key, AIM),
    row(`form of ${MANY} fields: a key to the next paint`, many.key, AIM),
    row(`form of ${MANY} fields: the same without the widget`, many.bareKey, null),
    row(`form of ${MANY} fields: sent, the longest task`, many.longest, WORST),
    row(`form of ${FEW} fields: ${each}`, few.sent / FEW, null),
    row(`form of ${MANY} fields: ${each}`, many.sent / MANY, null),
    { group: 'Content', what: 'form: growth for each field', value: many.sent / MANY / (few.sent / FEW), unit: 'times', bar: 1.25 },
    row(`lazy-images: ${FEW} pictures, for each`, picturesOfFew / FEW, null),
    row(`lazy-images: ${MANY} pictures, for each`, picturesOfMany / MANY, null),
    row(`lazy-images: ${MANY} pictures, all of it`, picturesOfMany, WORST),
  ]
}

const field = (place: number) =>
  `<p><label for="f${place}">Field ${place}</label> <input id="f${place}" name="f${place}" data-rules="${place % 2 ? 'nullable|integer' : 'required|min:2'}"></p>`

/** Measures a key in one of the last fields until the next paint (INP), with and without the widget, and the main thread's time and longest task of the submit. */
async function measureForm(
  browser: Browser,
  origin: string,
  count: number,
): Promise<Record<'key' | 'bareKey' | 'sent' | 'longest', number>> {
  const fields = Array.from({ length: count }, (_, place) => field(place)).join('')
  const bodyWith = (mount: string) => `<form ${mount} action="/en/stage" method="post">${fields}<button>Send</button></form>`
  const all = { key: [] as number[], bareKey: [] as number[], sent: [] as number[], longest: [] as number[] }
  const typeIn = async (page: Page) => {
    await page.evaluate(recordEvents)
    await page.locator(`#f${count - 2}`).focus()
    await page.keyboard.press('a')
  }
  const slowest = (page: Page) => page.evaluate(() => Math.max(16, ...Reflect.get(window, 'heardDurations')))
  for (let run = 0; run < runs; run++) {
    const bare = await openReady(browser, origin, bodyWith(''))
    await typeIn(bare.page)
    await bare.page.evaluate(rested)
    all.bareKey.push(await slowest(bare.page))
    await bare.close()
    const slow = await openReady(browser, origin, bodyWith('data-touchline="form-validator" data-on-input="true" data-when="load"'))
    const { page } = slow
    // One letter is too short, which is reported half a second later.
    await typeIn(page)
    await page.waitForFunction(isSaid)
    all.key.push(await slowest(page))
    await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
    all.sent.push(await costOfDoing(slow, () => press(page), isSummed))
    all.longest.push(longestSincePress(await browser.stopTracing()))
    await slow.close()
  }
  return { key: median(all.key), bareKey: median(all.bareKey), sent: median(all.sent), longest: median(all.longest) }
}

/** A task, or an event within it, in a trace. */
interface Traced {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Processor time in microseconds, on the slowed processor; other processes do not count. */
  tdur?: number
  args?: { data?: { type?: string } }
}

/** The longest task on the main thread from the press on, in milliseconds. */
function longestSincePress(trace: Buffer): number {
  const { traceEvents: all }: { traceEvents: Traced[] } = JSON.parse(trace.toString())
  const press = all.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click')
  if (!press) throw new Error('The trace has no press, so there is nothing to measure.')
  const tasks = all.filter(
    ({ name, pid, tid, ts, dur = 0 }) => name === 'RunTask' && pid === press.pid && tid === press.tid && ts + dur > press.ts,
  )
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000))
}

/** Submits like Enter: a mouse click would first scroll to the button. */
const press = (page: Page) => page.locator('form button').evaluate((button: HTMLButtonElement) => button.click())

/** Runs in the page. */
const isSaid = () => document.querySelectorAll('.form-validator-error').length === 1
/** Events shorter than 16 ms are not reported, so the entries are read once the page is idle. */
const rested = () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2000 })))
/** Each mistake is in the list above and beside its field. */
const isSummed = () => {
  const said = document.querySelectorAll('.form-validator-error').length
  return (
    said > 20 && said === document.querySelectorAll('.touchline-summary li').length && said * 2 >= document.querySelectorAll('input').length
  )
}

/** Measures the cost of the widget in an article of this many lazy pictures, from its start until it is idle. */
async function costOfPictures(browser: Browser, origin: string, count: number): Promise<number> {
  const picture = '<p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" loading="lazy" alt="" width="640" height="426"></p>'
  const article = picture.repeat(count)
  const spent: number[] = []
  for (let run = 0; run < runs; run++) {
    const costs: number[] = []
    for (const mount of ['data-touchline="lazy-images" data-when="load"', '']) {
      const slow = await openReady(
        browser,
        origin,
        `<div data-touchline="lazy-images" data-when="load"></div><template><div ${mount}>${article}</div></template>`,
      )
      costs.push(await costOfDoing(slow, () => slow.page.evaluate(insertTemplate), isReady))
      await slow.close()
    }
    spent.push((costs[0] ?? 0) - (costs[1] ?? 0))
  }
  return Math.max(0, median(spent))
}

async function openReady(browser: Browser, origin: string, body: string): Promise<SlowPage> {
  const slow = await openSlowPage(browser)
  await slow.page.goto(await stage(slow.page, origin, 'en', body))
  await slow.page.waitForFunction(isReady)
  return slow
}

/** Runs in the page: whether every mount is ready. */
function isReady(): boolean {
  return [...document.querySelectorAll('[data-touchline]')].every((mount) => mount.getAttribute('data-touchline-status') === 'ready')
}
