// Tests random choices of all kinds: page, cart, totals and order have the price of the rows, to the cent, and take exactly these pieces.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WireProduct } from '../catalogue/product-wire.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { reckon } from '#tests/support/kind-oracle.ts'
import { shownOf } from '#tests/support/client-info.ts'
import { chooseShipping, placeOrder } from '#tests/support/purchase.ts'
import { randomItems } from '#tests/support/random-choice.ts'
import { pick, seededRandom } from '#tests/support/random.ts'
import { Shopper } from '#tests/support/shopper.ts'
import type { StoreCode } from '../host/store-view.ts'
import type { BuyRequest } from '../shop/kinds/buy-request.ts'
import { isSoak } from '#tests/support/scope.ts'

type Place = readonly [StoreCode, id: number, 'EUR' | 'GBP' | 'SEK']

const cases = Number(process.env['CASES'] ?? (isSoak ? 5_000 : 50))
const kinds = ['bundle', 'grouped', 'team-wear', 'personalised', 'strung-racket', 'configurable', 'simple'] as const
const stores: [Place, ...Place[]] = [
  ['nl', 1, 'EUR'],
  ['en', 3, 'GBP'],
  ['se', 5, 'SEK'],
]

let shop: StartedHost
let ids: Map<string, [number, ...number[]]>

beforeAll(async () => {
  shop = await startHost()
  const rows = await shop.db.selectFrom('product').select(['id', 'kind']).orderBy('id').execute()
  ids = new Map(
    [...Map.groupBy(rows, ({ kind }) => kind)].flatMap(([kind, [first, ...others]]) =>
      first ? [[kind, [first.id, ...others.map(({ id }) => id)]]] : [],
    ),
  )
  // Adds tiers, since the seed seldom combines them with prints and special prices.
  const tiered = rows.filter(({ kind }, at) => (kind === 'personalised' || kind === 'configurable') && at % 3 === 0)
  await shop.db
    .insertInto('tier_price')
    .values(
      tiered.flatMap(({ id }) =>
        stores.flatMap(([, store_id]) => [3, 7].map((qty) => ({ product_id: id, store_id, qty, price_cents: 1901 - qty }))),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})
afterAll(() => shop.close())

const stockOf = async (skus: readonly string[]) => {
  const rows = await shop.db.selectFrom('variant').select(['sku', 'stock']).where('sku', 'in', skus).execute()
  return new Map(rows.map(({ sku, stock }) => [sku, stock]))
}

test(
  `${cases} random choices have the price of the rows in cart, totals and order, and take their pieces`,
  { timeout: cases > 50 ? 7_200_000 : 240_000 },
  async () => {
    const seed = Number(process.env['SEED'] ?? (isSoak ? Date.now() % 1e9 : 4173))
    const random = seededRandom(seed)
    const bought = new Map<string, number>()
    for (let at = 0; at < cases; at++) {
      const kind = kinds[at % kinds.length] ?? 'bundle'
      const [store, storeId, currency] = pick(random, stores)
      const shopper = new Shopper(shop.url, store)
      const product: WireProduct = (await shopper.get(`catalog/product/${pick(random, ids.get(kind) ?? [0])}`)).body
      const items = product.in_stock ? randomItems(random, product) : null
      if (!items) continue
      const wanted = await Promise.all(items.map((item) => reckon(shop.db, storeId, currency, item)))
      const context = `seed ${seed}, case ${at}: ${JSON.stringify(items)}`
      const needed: Record<string, number> = {}
      for (const { pieces } of wanted) for (const [sku, count] of Object.entries(pieces)) needed[sku] = (needed[sku] ?? 0) + count
      const before = await stockOf(Object.keys(needed))
      const isThere = Object.entries(needed).every(([sku, count]) => count <= (before.get(sku) ?? 0))
      // The page shows availability and price before the same request is bought.
      const shown = await shownOf(product, items)
      expect(`${context} ${shown.items.length > 0} ${shown.problems.join()}`).toBe(`${context} ${isThere} ${shown.problems.join()}`)
      const sent = isThere ? shown.items : items
      const { status, body } = await shopper.send('POST', 'checkout/cart/items', { cartItems: sent })
      expect(`${context} ${status} ${JSON.stringify(body.errors ?? null)}`).toBe(
        `${context} ${isThere ? '200 null' : `400 ${JSON.stringify(body.errors)}`}`,
      )
      if (!isThere) {
        expect((await shopper.get('checkout/cart/quote')).body.items, context).toEqual([])
        continue
      }
      const sum = wanted.reduce((total, { unitCents }, index) => total + unitCents * (items[index]?.qty ?? 0), 0)
      expect(shown.totalCents, context).toBe(sum)
      expect(cents(body.items.map((line: { price_incl_tax: number }) => line.price_incl_tax)), context).toEqual(
        wanted.map(({ unitCents }) => unitCents),
      )
      const totals = (await shopper.get('checkout/cart/totals-information')).body
      expect(Math.round(totals.subtotal_incl_tax * 100), context).toBe(sum)
      // A line's own request, sent again, must result in the same line.
      const again: BuyRequest[] = body.items.map(
        (line: { extension_attributes: { buy_request: BuyRequest } }) => line.extension_attributes.buy_request,
      )
      const twin = new Shopper(shop.url, store)
      const repeated = await twin.send('POST', 'checkout/cart/items', { cartItems: again })
      expect(comparable(repeated.body.items), context).toEqual(comparable(body.items))
      if (at % 5 && !isSoak) continue
      await chooseShipping(shopper)
      const placed = await placeOrder(shopper)
      expect(placed.status, `${context} ${JSON.stringify(placed.body)}`).toBe(200)
      const order = await shop.db
        .selectFrom('shop_order')
        .selectAll()
        .where('number', '=', placed.body.order_number)
        .executeTakeFirstOrThrow()
      expect(order.subtotal_incl_tax, context).toBe(sum)
      const after = await stockOf(Object.keys(needed))
      for (const [sku, count] of Object.entries(needed)) expect((before.get(sku) ?? 0) - (after.get(sku) ?? 0), context).toBe(count)
      bought.set(kind, (bought.get(kind) ?? 0) + 1)
    }
    console.info(`kinds: ${cases} cases with seed ${seed}; ordered ${JSON.stringify(Object.fromEntries(bought))}`)
    expect([...bought.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(cases / 12)
  },
)

function cents(amounts: readonly number[]): number[] {
  return amounts.map((amount) => Math.round(amount * 100))
}

function comparable(items: readonly Record<string, unknown>[]): unknown[] {
  return items.map(({ item_id: _, ...item }) => JSON.parse(JSON.stringify(item).replaceAll(/\?line=\d+/g, '')))
}
