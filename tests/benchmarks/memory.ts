// Measures memory: a mount that is added and removed a hundred times must leave nothing.
import type { Browser } from 'playwright-core'
import { answerCalls } from '../conformance/call-answers.ts'
import { mountHtml, readFixture, stage } from '../conformance/stage.ts'
import type { Row } from './row.ts'
import { openSlowPage } from './slow-page.ts'

const cycles = 100
/** The limit for the heap, in kB; nodes and listeners must return to their initial numbers. */
const heapBar = 64

/** Measures each widget: the nodes, listeners and heap left by a hundred cycles. */
export async function measureMemory(browser: Browser, origin: string, names: readonly string[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const name of names) {
    const { page, counters, collectGarbage, close } = await openSlowPage(browser, { rate: 1 })
    const fixture = await readFixture(name)
    // Without a cart, a checkout would navigate away.
    if (fixture.answers) await answerCalls(page, origin, fixture.answers)
    const mount = mountHtml(name, fixture, { attributes: { 'data-when': 'load' } })
    await page.goto(await stage(page, origin, 'en', `<div id="place"></div><template id="pattern">${mount}</template>`))
    // The first rounds fill permanent caches, above all the compiler's.
    await page.evaluate(comeAndGo, 3 * cycles)
    await collectGarbage()
    const before = await counters()
    await page.evaluate(comeAndGo, cycles)
    await collectGarbage()
    const after = await counters()
    rows.push(
      { group: 'Memory', what: `${name}: nodes left of ${cycles} mounts`, value: after.Nodes - before.Nodes, unit: '', bar: 0 },
      { group: 'Memory', what: `${name}: listeners left`, value: after.JSEventListeners - before.JSEventListeners, unit: '', bar: 0 },
      {
        group: 'Memory',
        what: `${name}: heap left`,
        value: (after.JSHeapUsedSize - before.JSHeapUsedSize) / 1024,
        unit: 'kB',
        bar: heapBar,
      },
    )
    await close()
  }
  return rows
}

/** Runs in the page: inserts the host's own HTML, waits until the mount is ready, and removes it. */
async function comeAndGo(times: number): Promise<void> {
  const place = document.querySelector('#place')
  const pattern = document.querySelector('#pattern')
  if (!place || !(pattern instanceof HTMLTemplateElement)) throw new Error('There is no mount to repeat')
  for (let round = 0; round < times; round++) {
    place.replaceChildren(pattern.content.cloneNode(true))
    await new Promise<void>((resolve) => {
      const look = () => {
        if (place.querySelector('[data-touchline-status="ready"]')) resolve()
        else requestAnimationFrame(look)
      }
      look()
    })
    place.replaceChildren()
  }
  // A removed mount ends after a delay, since it may be inserted elsewhere; so the last mount's memory is no leak.
  await new Promise((resolve) => setTimeout(resolve, 1000))
}
