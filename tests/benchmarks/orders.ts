// Measures the order list of a customer with 0, 10, 100 and 500 orders, in the shop and in the page. A page has ten rows, so a row must cost the
// same on the last page of 500 as on the only page of 10.
import type { Browser, Cookie } from 'playwright-core'
import { cookiesOf, customerWithOrders } from '../support/many-orders.ts'
import type { StartedHost } from '../support/serve-shop.ts'
import type { Shopper } from '../support/shopper.ts'
import { median, type Row } from './row.ts'
import { costOf, openSlowPage } from './slow-page.ts'

const counts = [0, 10, 100, 500] as const
const rounds = 15
const runs = 5

/** Measures the growth of the order list, in the shop and in the page. */
export async function measureOrders(browser: Browser, shop: StartedHost): Promise<Row[]> {
  const served = new Map<number, number>()
  const drawn = new Map<number, number>()
  for (const count of counts) {
    const shopper = await customerWithOrders(shop, count)
    const last = `account/orders?page=${Math.max(1, count / 10)}`
    served.set(count, await timeOf(shopper, last))
    drawn.set(count, await costOfPage(browser, `${shop.url}/en/${last}`, cookiesOf(shopper, shop.url)))
  }
  const of = (times: ReadonlyMap<number, number>, count: number) => times.get(count) ?? Number.NaN
  return [
    ...counts.map((count): Row => ({
      group: 'Orders',
      what: `last page of ${count}, served`,
      value: of(served, count),
      unit: 'ms',
      bar: null,
    })),
    { group: 'Orders', what: 'a row of 500 beside one of 10, served', value: of(served, 500) / of(served, 10), unit: 'times', bar: 1.25 },
    ...counts.map((count): Row => ({
      group: 'Orders',
      what: `last page of ${count}, drawn`,
      value: of(drawn, count),
      unit: 'ms',
      bar: null,
    })),
    { group: 'Orders', what: 'a row of 500 beside one of 10, drawn', value: of(drawn, 500) / of(drawn, 10), unit: 'times', bar: 1.25 },
  ]
}

/** The first answers warm the shop up. */
async function timeOf(shopper: Shopper, path: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds + 3; round++) {
    const begun = performance.now()
    await shopper.open(path)
    if (round >= 3) times.push(performance.now() - begun)
  }
  return median(times)
}

async function costOfPage(browser: Browser, url: string, cookies: readonly Cookie[]): Promise<number> {
  const costs: number[] = []
  for (let run = 0; run < runs; run++) {
    const slow = await openSlowPage(browser, { cookies })
    costs.push(
      await costOf(slow, url, () => document.querySelector('[data-touchline="order-list"][data-touchline-status="ready"]') !== null),
    )
    await slow.close()
  }
  return median(costs)
}
