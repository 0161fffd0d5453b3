// Tests a team where each player is a line of the cart: who is there leaves the list, and who is not stays with the reason.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reset } from '#tests/support/fault-server.ts'
import { teamAnswer } from '#stores/testing/kinds.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

const ADD = 'POST checkout/cart/items'
let visit: Visit
let tab: Tab
let team: ReturnType<typeof import('#stores/product/team-roster/team-roster.ts').rosterStore>
let buy: typeof import('./buying.ts').buy

beforeEach(async () => {
  visit = await startVisit()
  await openKit(() => visit.open(), true)
  for (const [at, name] of ['Ada', 'Bo', 'Cy'].entries()) {
    team.change(`p${at + 1}`, { name })
    team.chooseSize(`p${at + 1}`, 31, '11')
  }
  visit.shop.forgetCalls()
})
afterEach(() => visit.end())

/** Opens the page of a kit with these rules for a team. */
async function openKit(open: () => Promise<Tab>, rules: unknown) {
  visit.shop.kept.product = { ...teamAnswer(), team_wear: rules }
  tab = await open()
  await tab.product.productStore(8).load()
  ;({ buy } = await import('./buying.ts'))
  const { rosterStore } = await import('#stores/product/team-roster/team-roster.ts')
  team = rosterStore(8)
  team.follow()
}

const names = () => team.$order.get().map((id) => team.row(id).get()?.player.name)
const pieces = () => visit.shop.kept.lines.reduce((sum, { qty }) => sum + qty, 0)

test('all of them leave the list once they are in the cart', async () => {
  expect(await buy(8)).toMatchObject({ ok: true, value: true })
  expect(pieces()).toBe(3)
  expect(names()).toEqual(['', '', ''])
  expect(team.$isBought.get()).toBe(true)
})

test('only those stay whom the server has not accepted, with its reason, and the next press sends them alone', async () => {
  visit.shop.kept.stock = 2
  expect(await buy(8)).toMatchObject({ ok: false, error: { message: 'Only 2 left' } })
  expect(names()).toEqual(['Cy'])
  expect(team.$inCart.get()).toBe(2)
  expect(team.$problems.get()).toContainEqual({ field: 'players.p3.name', words: 'Only 2 left' })
  visit.shop.kept.stock = 7
  visit.shop.forgetCalls()
  expect(await buy(8)).toMatchObject({ ok: true, value: true })
  expect(visit.shop.arrivals(ADD)).toHaveLength(1)
  expect(pieces()).toBe(3)
  expect(team.$isBought.get()).toBe(true)
})

test('a connection that ends on the way leaves those who were not sent, and nobody is ordered twice', async () => {
  visit.shop.loseAnswer(ADD)
  visit.shop.always('GET checkout/cart/quote', reset)
  await buy(8)
  expect(names()).toContain('Cy')
  visit.shop.always('GET checkout/cart/quote', visit.shop.asUsual)
})

test('after a lost answer the cart says who is there', async () => {
  visit.shop.loseAnswer(ADD)
  expect(await buy(8)).toMatchObject({ ok: true })
  expect(pieces()).toBe(3)
})

test('each player keeps her own line when the list is changed right after the press', async () => {
  visit.shop.kept.stock = 2
  const bought = buy(8)
  team.remove('p1')
  await bought
  expect([visit.shop.arrivals(ADD).length, pieces(), names()]).toEqual([3, 2, ['Cy']])
})

test('a player whom the host takes out of the request leaves the others their own lines', async () => {
  const { on } = await import('#shared/events/bus.ts')
  visit.shop.kept.stock = 1
  const stop = on('cart:adding', ({ lines, change }) => change(lines.slice(1)))
  await buy(8)
  stop()
  expect([pieces(), names()]).toEqual([1, ['Cy']])
})

/** Presses, and edits the sheet while the first line is on its way. */
async function buyWhile(edit: () => void) {
  const release = visit.shop.holdAnswer(ADD)
  const bought = buy(8)
  await until(() => visit.shop.arrivals(ADD).length === 1)
  edit()
  release()
  return bought
}

function addDan() {
  const id = team.add() ?? ''
  team.change(id, { name: 'Dan' })
  team.chooseSize(id, 31, '12')
}

test('a player who is typed while the lines are on their way stays where one of them is refused', async () => {
  visit.shop.kept.stock = 2
  expect(await buyWhile(addDan)).toMatchObject({ ok: false })
  expect([names(), team.$inCart.get()]).toEqual([['Cy', 'Dan'], 2])
})

test('a player who is typed while the lines are on their way stays where all of them are in the cart, and is sent next', async () => {
  expect(await buyWhile(addDan)).toMatchObject({ ok: true })
  expect([names(), team.$inCart.get(), team.$isBought.get()]).toEqual([['Dan'], 3, false])
  expect(await buy(8)).toMatchObject({ ok: true })
  expect([pieces(), team.$isBought.get()]).toEqual([4, true])
})

test('a player who is no longer in the order when her line has landed leaves the list, and one who was never asked for stays', async () => {
  team.change('p3', { isOrdered: false })
  await buyWhile(() => team.change('p1', { isOrdered: false }))
  expect([names(), pieces()]).toEqual([['Cy'], 2])
})

test('of the pieces of one row, those stay that the cart turns out to lack, also where nobody is there whole', async () => {
  for (const id of ['p2', 'p3']) team.remove(id)
  team.change('p1', { quantity: 5 })
  await buyWhile(() => {
    for (const line of visit.shop.kept.lines) line.qty = 3
  })
  expect([names(), team.row('p1').get()?.player.quantity]).toEqual([['Ada'], 2])
})

describe('where a team has a least number of players', () => {
  const RULES = { by_line: true, min_players: 5 }

  beforeEach(async () => {
    await openKit(() => visit.open(), RULES)
    const { emptyPlayer } = await import('#shared/product/rules/player.ts')
    team.adopt(Array.from({ length: 10 }, (_, at) => ({ ...emptyPlayer(`p${at + 1}`), name: `Player ${at + 1}`, sizes: { 31: '11' } })))
    visit.shop.kept.stock = 8
    await buy(8)
    visit.shop.kept.stock = 10
  })

  test('the few whom the cart has not taken can be sent alone, since those in the cart count', async () => {
    expect(names()).toEqual(['Player 9', 'Player 10'])
    expect(await buy(8)).toMatchObject({ ok: true, value: true })
    expect([pieces(), team.$isBought.get()]).toEqual([10, true])
  })

  test('they can be sent after a reload, too', async () => {
    await openKit(() => visit.follow(tab), RULES)
    expect([names(), team.$inCart.get()]).toEqual([['Player 9', 'Player 10'], 8])
    expect(await buy(8)).toMatchObject({ ok: true, value: true })
    expect([pieces(), team.$isBought.get()]).toEqual([10, true])
  })

  test('another team has to have that many again', async () => {
    for (const id of ['p9', 'p10']) team.remove(id)
    const first = team.$order.get()[0] ?? ''
    team.change(first, { name: 'Eve' })
    team.chooseSize(first, 31, '11')
    expect(await buy(8)).toMatchObject({ ok: true, value: false })
    expect(team.$problems.get()).toContainEqual({ code: 'team-roster.too-few', field: 'players', values: { count: 5 } })
  })
})

test('the pieces of a player who is not in the cart whole count for the least, too', async () => {
  await openKit(() => visit.open(), { by_line: true, min_players: 5 })
  team.change('p1', { name: 'Ada', quantity: 6 })
  team.chooseSize('p1', 31, '11')
  await buyWhile(() => {
    for (const line of visit.shop.kept.lines) line.qty = 4
  })
  expect(team.row('p1').get()?.player.quantity).toBe(2)
  expect(await buy(8)).toMatchObject({ ok: true, value: true })
  expect(pieces()).toBe(6)
})
