// Measures 1, 100 and 1,000 mounts of a widget on one page. The cost of one more must not grow with their number.
import type { Browser } from 'playwright-core'
import { mountHtml, readFixture, stage } from '../conformance/stage.ts'
import { median, type Row } from './row.ts'
import { costOf, openSlowPage } from './slow-page.ts'

const counts = [1, 100, 1000] as const
const runs = 3

/** Measures each widget: milliseconds per mount at each count, and the growth of the cost of one more. */
export async function measureGrowth(browser: Browser, origin: string, names: readonly string[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const name of names) {
    const fixture = await readFixture(name)
    const costs = new Map<number, number>()
    for (const count of counts) {
      const mounts = Array.from({ length: count }, (_, index) =>
        mountHtml(name, fixture, { id: `mount-${index}`, attributes: { 'data-when': 'load' } }),
      )
      costs.set(count, await costOfMounts(browser, origin, mounts.join('\n')))
    }
    const [one = 0, hundred = 0, thousand = 0] = counts.map((count) => costs.get(count))
    const early = (hundred - one) / 99
    const late = (thousand - hundred) / 900
    rows.push(
      { group: 'Growth', what: `${name}: page with 1`, value: one, unit: 'ms', bar: null },
      { group: 'Growth', what: `${name}: each of 2 to 100`, value: early, unit: 'ms', bar: null },
      { group: 'Growth', what: `${name}: each of 101 to 1,000`, value: late, unit: 'ms', bar: null },
      // Less than a quarter is noise here.
      { group: 'Growth', what: `${name}: growth of one more`, value: late / early, unit: 'times', bar: 1.25 },
    )
  }
  return rows
}

async function costOfMounts(browser: Browser, origin: string, body: string): Promise<number> {
  const costs: number[] = []
  for (let run = 0; run < runs; run++) {
    const slow = await openSlowPage(browser)
    const url = await stage(slow.page, origin, 'en', body)
    costs.push(
      await costOf(slow, url, () => {
        const mounts = Array.from(document.querySelectorAll('[data-touchline]'))
        return mounts.length > 0 && mounts.every((mount) => mount.getAttribute('data-touchline-status') === 'ready')
      }),
    )
    await slow.close()
  }
  return median(costs)
}
