// A team's cart line: sizes of the kit's colour, prices, refusals, and all changes to rows.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { emptyPlayer, type Player } from '#shared/product/rules/player.ts'
import { Product } from '#shared/product/wire/product.ts'
import { productAnswer } from '#tests/support/answers.ts'
import { bundleModel } from '#stores/product/bundle.ts'
import { productItem, groupAnswer, configuration } from '#stores/testing/kinds.ts'
import { roster } from './model.ts'
import { planOf } from './plan.ts'
import { sortOf, withAnother, withColumn, withCopy, withoutPlayer, withPlayer, withSize, withSort } from './rows.ts'
import { emptyRoster, playersOf, rosterOf } from './state.ts'
import { rowsOf } from './view.ts'

const kit = v.parse(
  Product,
  productAnswer({
    product_id: 8,
    product_type: 'bundle',
    personalisation: [groupAnswer()],
    team_wear: { by_line: false, min_players: 1, max_players: 30, unique_numbers: true, name_option_id: 101, number_option_id: 102 },
  }),
)
const variant = (colour: number, size: number, part: object = {}) => ({
  productId: colour * 100 + size,
  sku: `S-${colour}-${size}`,
  status: 1,
  stock: 9,
  price: { regular: 30, final: 30, regularExclTax: null, finalExclTax: null, lowestOf30Days: null },
  images: [],
  options: { colour, size },
  partPrice: 25.5,
  expectedOn: null,
  ...part,
})
const option = (id: number, label: string) => ({ id, label, swatch: null })
const shirt = productItem({
  productId: 21,
  name: 'Home shirt',
  title: 'Shirt',
  optionId: 1,
  selectionId: 11,
  attributes: [
    { id: 93, code: 'colour', label: 'Colour', role: 'colour', options: [option(1, 'Red'), option(2, 'Blue')] },
    { id: 94, code: 'size', label: 'Size', role: 'size', options: [option(5, 'M'), option(6, 'L'), option(7, 'XL')] },
  ],
  variants: [variant(1, 5), variant(1, 6, { partPrice: 27 }), variant(1, 7, { stock: 0 }), variant(2, 5), variant(1, 8, { status: 2 })],
  choices: [{ attributeCode: 'colour', optionId: 1 }],
})
const socks = productItem({ productId: 22, name: 'Socks', title: 'Socks', optionId: 2, selectionId: 12, quantity: 2, price: 3.3 })
const parts = [shirt, socks]
/** The kit on a platform without rosters. */
const wireTeamByLine = productAnswer({ product_id: 8, product_type: 'bundle', bundle_options: [], team_wear: true })
const player = (id: string, part: Partial<Player> = {}): Player => ({
  ...emptyPlayer(id),
  name: 'Ada',
  number: '7',
  sizes: { 21: '5' },
  ...part,
})
const derive = (players: Player[], personalisation: Record<string, string> = {}) =>
  roster.derive(kit, configuration({ roster: rosterOf(players), personalisation }), parts)

test('the plan has the sizes of the colour that is chosen, with their own price and stock', () => {
  const plan = planOf(kit, parts, {})
  expect(plan.products).toEqual([
    {
      id: 21,
      label: 'Shirt',
      quantity: 1,
      price: 25.5,
      sizes: [
        { id: '5', label: 'M', price: 25.5, stock: 9 },
        { id: '6', label: 'L', price: 27, stock: 9 },
        { id: '7', label: 'XL', price: 25.5, stock: 0 },
      ],
    },
    { id: 22, label: 'Socks', quantity: 2, price: 3.3, sizes: [] },
  ])
  expect(plan).toMatchObject({ name: { price: 7, maxLength: 12 }, number: { price: 5 }, extra: 0 })
})

test('a team costs the sum of its players, a crest for each of them', () => {
  const team = [player('p1'), player('p2', { number: '8', sizes: { 21: '6' } }), player('p3', { isOrdered: false }), emptyPlayer('p4')]
  expect(derive(team, { '8.103': '10301' })).toMatchObject({ problems: [], quantity: null, total: 97.7 })
})

test('what is sent are the ordered players with what they chose', () => {
  expect(derive([player('p1', { name: ' Zoë ' }), emptyPlayer('p2')]).payload).toEqual({
    players: [{ id: 'p1', name: 'Zoë', number: '7', sizes: [{ productId: 21, choices: [{ attribute: 94, optionId: 5 }] }] }],
  })
  expect(derive([emptyPlayer('p1')]).payload).toEqual({})
})

test('pieces are sent with the player, and come back with the cart line', () => {
  const pieces = player('p1', { name: '', number: '', quantity: 20 })
  const [sent] = derive([pieces]).payload.players ?? []
  expect(sent).toMatchObject({ id: 'p1', quantity: 20 })
  const line = { sku: 'K', quantity: 1, choices: [], bundle: [], personalisation: [], players: sent ? [sent] : [] }
  const { roster: restored } = roster.restore(kit, line)
  expect(restored && playersOf(restored)).toEqual([pieces])
})

test('where each player is a line of the cart, her pieces are its quantity', () => {
  const byLine = v.parse(Product, wireTeamByLine)
  const asked = configuration({
    roster: rosterOf([player('p1', { sizes: { 21: '5' }, quantity: 3 }), player('p2', { sizes: { 21: '5' } })]),
  })
  const { items, lines } = bundleModel.derive(byLine, asked)
  const { payload } = roster.derive(byLine, asked, items)
  expect(lines(1, payload).map(({ quantity }) => quantity)).toEqual([3, 1])
})

test('what is wrong is said at the fields that the host names', () => {
  const team = [player('p1'), player('p2', { sizes: {} }), player('p3', { number: '9', sizes: { 21: '7' } })]
  expect(derive(team).problems.map(({ field, code }) => [field, code])).toEqual([
    ['players.p1.number', 'team-roster.number-twice'],
    ['players.p2.number', 'team-roster.number-twice'],
    ['players.p2.sizes.21', 'team-roster.size-missing'],
    ['players.p3.sizes.21', 'product.size-gone'],
  ])
  expect(derive([]).problems).toMatchObject([{ field: 'players', code: 'team-roster.too-few' }])
})

test('ten of a size of which nine are left is said for the team', () => {
  const team = Array.from({ length: 10 }, (_, at) => player(`p${at}`, { number: String(at) }))
  expect(derive(team).problems).toEqual([
    { field: 'players', code: 'team-roster.too-little-stock', values: { product: 'Shirt', size: 'M', stock: 9, wanted: 10 } },
  ])
})

test('a cart line brings its players back', () => {
  const [sent] = derive([player('p1')]).payload.players ?? []
  const restored = roster.restore(kit, { sku: 'K', quantity: 1, choices: [], bundle: [], personalisation: [], players: sent ? [sent] : [] })
  expect(restored.roster && playersOf(restored.roster)).toEqual([player('p1')])
})

describe('rows', () => {
  const two = rosterOf([player('p1'), player('p2')])

  test('one change leaves every other player the same object', () => {
    const changed = withSize(withPlayer(two, 'p1', { name: 'Bo' }), 'p1', 21, '6')
    expect(changed.players.p1).toMatchObject({ name: 'Bo', sizes: { 21: '6' } })
    expect(changed.players.p2).toBe(two.players.p2)
    expect(withSize(changed, 'p1', 21, '').players.p1?.sizes).toEqual({})
    expect(withPlayer(two, 'p9', { name: 'x' })).toBe(two)
  })

  test('only the row that changed is drawn anew', () => {
    const plan = planOf(kit, parts, {})
    const pressed = { isAsked: true, refusals: {} }
    const draw = (state: typeof two) =>
      rowsOf(plan, playersOf(state), roster.derive(kit, configuration({ roster: state }), parts).problems, pressed)
    const before = draw(rosterOf([player('p1'), player('p2', { number: '8' })]))
    const first = before.p1?.player
    const second = before.p2?.player
    if (!first || !second) throw new Error('both rows are there')
    const after = draw(rosterOf([{ ...first, name: 'Bo' }, second]))
    expect(after.p2).toBe(before.p2)
    expect(after.p1).not.toBe(before.p1)
    // A number that is used twice is an error of both rows.
    expect(draw(rosterOf([{ ...first, number: '8' }, second])).p2).not.toBe(before.p2)
  })

  test('a copy has the clothes, and a name and number of its own', () => {
    const { order, players } = withCopy(two, 'p1')
    expect(order).toEqual(['p1', 'p3', 'p2'])
    expect(players.p3).toMatchObject({ name: '', number: '', sizes: { 21: '5' } })
  })

  test('there are never more than thirty', () => {
    const full = Array.from({ length: 40 }).reduce<typeof two>((team) => withAnother(team), two)
    expect(full.order).toHaveLength(30)
    expect(new Set(full.order).size).toBe(30)
    expect(withCopy(full, 'p1')).toBe(full)
    expect(withAnother(rosterOf([player('p1')]), 1).order).toEqual(['p1'])
  })

  test('a size for everybody replaces what they had; one that does not exist changes nothing', () => {
    const [product] = planOf(kit, parts, {}).products
    if (!product) throw new Error('the kit has a shirt')
    expect(playersOf(withColumn(emptyRoster, product, '6')).map(({ sizes }) => sizes[21])).toEqual(['6', '6', '6'])
    expect(withColumn(two, product, '99')).toBe(two)
  })

  test('sorting keeps the order of entry, which the rows return to with those added since at the end', () => {
    const plan = planOf(kit, parts, {})
    const three = rosterOf(['Cy', 'Ada', 'Bo'].map((name, at) => player(`p${at + 1}`, { name, number: String(9 - at) })))
    const byName = withSort(three, plan, 'name')
    expect(byName.order).toEqual(['p2', 'p3', 'p1'])
    expect(sortOf(byName, plan)).toBe('name')
    expect(withSort(byName, plan, 'number').order).toEqual(['p3', 'p2', 'p1'])
    const grown = withoutPlayer(withAnother(withPlayer(byName, 'p2', { name: 'Zoe' })), 'p3')
    expect(sortOf(grown, plan)).toBeNull()
    const back = withSort(grown, plan, 'entry')
    expect(back.order).toEqual(['p1', 'p2', 'p4'])
    expect(sortOf(back, plan)).toBe('entry')
    expect(withSort(three, plan, 'entry')).toBe(three)
  })

  test('the last row is emptied instead of taken away', () => {
    const left = withoutPlayer(withoutPlayer(two, 'p1'), 'p2')
    expect(playersOf(left)).toMatchObject([{ name: '', sizes: {} }])
  })
})
