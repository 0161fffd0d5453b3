// Measures the returns page of an order of 1, 10, 100 and 200 lines, opened by a mail's link: the cost of each further line in the shop and in the page.
import type { Browser } from 'playwright-core'
import { storeByCode } from '#demo-pages/host/store-view.ts'
import { orderLink } from '#demo-pages/service/order-link.ts'
import { deliverParcel, sendParcel } from '#demo-pages/service/parcels.ts'
import { writePaidOrder } from '../support/paid-order.ts'
import type { StartedHost } from '../support/serve-shop.ts'
import { Shopper } from '../support/shopper.ts'
import { median, type Row } from './row.ts'
import { costOf, openSlowPage } from './slow-page.ts'

const counts = [1, 10, 100, 200] as const
const rounds = 15
const runs = 5

/** Measures the page's growth. A line between 100 and 200 may cost no more than one between 1 and 100. */
export async function measureReturns(browser: Browser, shop: StartedHost): Promise<Row[]> {
  const served = new Map<number, number>()
  const drawn = new Map<number, number>()
  for (const count of counts) {
    const { number, url } = await deliveredOrder(shop, count)
    served.set(count, await timeOf(shop, number, count))
    drawn.set(count, await costOfPage(browser, url, count))
  }
  // In the shop, the cost of a line is less than the variation of answers, so whole orders are compared.
  const answers = counts.map((count): Row => row(`an order of ${count}, served`, served.get(count) ?? Number.NaN))
  return [...answers, ...rowsOf(drawn)]
}

const row = (what: string, value: number): Row => ({ group: 'Returns', what, value, unit: 'ms', bar: null })

function rowsOf(times: ReadonlyMap<number, number>): Row[] {
  const of = (count: number) => times.get(count) ?? Number.NaN
  const [early, late] = [(of(100) - of(1)) / 99, (of(200) - of(100)) / 100]
  return [
    ...counts.map((count) => row(`an order of ${count}, drawn`, of(count))),
    row('each line of 2 to 100, drawn', early),
    row('each line of 101 to 200, drawn', late),
    { group: 'Returns', what: 'a late line beside an early one, drawn', value: late / early, unit: 'times', bar: 1.25 },
  ]
}

async function deliveredOrder(shop: StartedHost, count: number): Promise<{ number: string; url: string }> {
  const lines = Array.from({ length: count }, () => ({ qty: 2, price: 1_000n, isMade: false }))
  const money = { subtotal: BigInt(count) * 2_000n, discount: 0n, shipping: 0n, cards: 0n }
  const { id, items } = await writePaidOrder(shop, { store: 3, currency: 'GBP', lines, ...money })
  const { number } = await shop.db.selectFrom('shop_order').select('number').where('id', '=', id).executeTakeFirstOrThrow()
  const pieces = new Map(items.map((item) => [item, 2]))
  await sendParcel(shop.host.shop, id, { carrier: 'royalmail', trackingCode: `BENCH-${count}`, pieces })
  const parcel = await shop.db.selectFrom('parcel').select('id').where('order_id', '=', id).executeTakeFirstOrThrow()
  await deliverParcel(shop.host.shop, parcel.id)
  const [, fragment = ''] = (orderLink(shop.host.shop, storeByCode('en'), 'returns', number) ?? '').split('#')
  return { number, url: `${shop.url}/en/returns#${fragment}` }
}

/** The first answers warm up the shop; the guard against guessing does not count successful tries. */
async function timeOf(shop: StartedHost, number: string, count: number): Promise<number> {
  const shopper = new Shopper(shop.url, 'en')
  const times: number[] = []
  for (let round = 0; round < rounds + 3; round++) {
    const begun = performance.now()
    const { body } = await shopper.send('POST', 'returns/fetch/order', { params: { email: 'sanne@example.com', order_number: number } })
    if (round >= 3) times.push(performance.now() - begun)
    if (body.order?.items?.length !== count) throw new Error(`The order of ${count} lines was not found`)
  }
  return median(times)
}

async function costOfPage(browser: Browser, url: string, count: number): Promise<number> {
  const costs: number[] = []
  for (let run = 0; run < runs; run++) {
    const slow = await openSlowPage(browser)
    // Each run has the same number of lines, so that the page can wait for the last one.
    await slow.page.addInitScript((lines) => Reflect.set(window, 'linesWanted', lines), count)
    costs.push(await costOf(slow, url, () => document.querySelectorAll('.returns-form-line').length === Reflect.get(window, 'linesWanted')))
    await slow.close()
  }
  return median(costs)
}
