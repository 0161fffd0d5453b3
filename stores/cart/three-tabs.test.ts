// Three tabs, fifty operations in random order: at the end every tab shows the cart and the total of the server's last answer.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pick, seededRandom } from '#tests/support/random.ts'
import { SHIRT } from '#stores/testing/known-cart.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'
import { isSoak } from '#tests/support/scope.ts'

const OPERATIONS = 50
/** A sample by default, all schedules in a soak run; set the first seed to repeat one. */
const first = Number(process.env['SCHEDULE_SEED'] ?? 1)
const seeds = Array.from({ length: isSoak ? 20 : 2 }, (_, at) => first + at)

let visit: Visit
let tabs: [Tab, ...Tab[]]

beforeEach(async () => {
  visit = await startVisit()
  visit.shop.kept.stock = 1_000
  visit.shop.kept.lines = [{ id: 41, sku: SHIRT.sku, qty: 2 }]
  tabs = [await visit.open(), await visit.open(), await visit.open()]
  await Promise.all(tabs.map(({ cart }) => Promise.all([cart.loadCart(), cart.loadTotals()])))
})
afterEach(() => visit.end())

/** One random action on a cart, in the state that her tab shows. */
function operate({ cart }: Tab, random: () => number): Promise<unknown> {
  const lines = cart.$lines.get()
  const line = lines[Math.floor(random() * lines.length)]
  const quantity = 1 + Math.floor(random() * 9)
  const add = () => cart.addToCart([{ ...SHIRT, quantity }])
  if (!line) return add()
  return pick<() => Promise<unknown>>(random, [
    add,
    () => cart.changeQuantity(line.item.id, quantity),
    () => cart.changeQuantity(line.item.id, line.quantity + 1),
    () => cart.removeLine(line.item.id),
    () => cart.undoRemove(),
    () => cart.reloadCart(),
    () => cart.openCart(),
  ])()
}

const shownIn = ({ cart }: Tab) => {
  const totals = cart.$totals.get()
  const lines = cart.$lines.get().map(({ item, quantity }) => `${item.id}x${quantity}`)
  return { sum: totals.state === 'ready' ? totals.value.grandTotal : null, lines: lines.join(), isSure: cart.$hasTotals.get() }
}

describe.each(seeds)('seed %i', (seed) => {
  test('every tab shows the server’s total', async () => {
    const random = seededRandom(seed)
    const underway: Promise<unknown>[] = []
    for (let count = 0; count < OPERATIONS; count++) {
      const done = operate(pick(random, tabs), random)
      underway.push(done)
      // Some shoppers wait for the answer, some press again at once.
      if (random() < 0.4) await done
    }
    await Promise.all(underway)
    const { lines, price } = visit.shop.kept
    const pieces = lines.reduce((sum, { qty }) => sum + qty, 0)
    const truth = { sum: pieces * price, lines: lines.map(({ id, qty }) => `${id}x${qty}`).join(), isSure: true }
    for (const tab of tabs) {
      await until(() => JSON.stringify(shownIn(tab)) === JSON.stringify(truth))
      expect(shownIn(tab)).toEqual(truth)
      expect(tab.cart.$count.get()).toBe(pieces)
    }
  })
})
