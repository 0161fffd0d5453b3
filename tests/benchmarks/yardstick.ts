// Measures the machine: main-thread milliseconds of a fixed page without any code of ours, so that times of two days can be compared.
import type { Browser } from 'playwright-core'
import { median } from './row.ts'
import { costOfDoing, openSlowPage } from './slow-page.ts'

const runs = 3

/** The time of the page. */
export async function measureYardstick(browser: Browser): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const slow = await openSlowPage(browser)
    times.push(
      await costOfDoing(
        slow,
        () => slow.page.evaluate(drawRows),
        () => document.querySelectorAll('p').length === 1500,
      ),
    )
    await slow.close()
  }
  return median(times)
}

/** Runs in the page: reads data, builds rows from it, and lays them out. Never change it, or earlier figures lose their scale. */
function drawRows(): void {
  const data: { name: string; sum: number }[] = JSON.parse(
    JSON.stringify(Array.from({ length: 1500 }, (_, at) => ({ name: `Row ${at}`, sum: at * 1.5 }))),
  )
  const rows = data.map(({ name, sum }) => {
    const row = document.createElement('p')
    for (const text of [name, sum.toFixed(2)])
      row.append(Object.assign(document.createElement('span'), { className: 'cell', textContent: text }))
    return row
  })
  document.body.append(...rows)
}
