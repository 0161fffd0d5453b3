// Tests a team's players, prices and problems.
import { describe, expect, test } from 'vitest'
import { emptyPlayer, type Player } from './player.ts'
import { playerFaults, playerPrice, type RosterPlan, shortages, teamFault, teamPrice } from './roster.ts'

const size = (id: string, price = 20, stock: number | null = 10) => ({ id, label: id.toUpperCase(), price, stock })
const plan = (part: Partial<RosterPlan> = {}): RosterPlan => ({
  products: [
    { id: 21, label: 'Shirt', quantity: 1, price: 20, sizes: [size('m'), size('l', 22.1), size('xl', 22, 0)] },
    { id: 22, label: 'Socks', quantity: 2, price: 3.3, sizes: [] },
  ],
  name: { price: 7, isRequired: false, maxLength: 12, characters: 'A-Za-z ' },
  number: { price: 5, isRequired: false, maxLength: 2, characters: '0-9' },
  extra: 0,
  minPlayers: 2,
  maxPlayers: 30,
  hasUniqueNumbers: true,
  ...part,
})
const player = (id: string, part: Partial<Player> = {}): Player => ({ ...emptyPlayer(id), name: 'Ada', sizes: { 21: 'm' }, ...part })
const faults = (players: Player[], given = plan()) =>
  playerFaults(given, players).map(({ playerId, field, code }) => [playerId, field, code])

describe('what is wrong with players', () => {
  test('is nothing with one who has a name and her size', () => {
    expect(faults([player('a')])).toEqual([])
  })

  test('is a size that is missing, unknown or gone', () => {
    expect(faults([player('a', { sizes: {} }), player('b', { sizes: { 21: 'xs' } }), player('c', { sizes: { 21: 'xl' } })])).toEqual([
      ['a', 21, 'team-roster.size-missing'],
      ['b', 21, 'team-roster.size-missing'],
      ['c', 21, 'product.size-gone'],
    ])
  })

  test('is a number given twice, at both of them, however it is written', () => {
    const twice = [player('a', { number: '7' }), player('b', { number: ' 07' }), player('c', { number: '8' })]
    expect(faults(twice)).toEqual([
      ['a', 'number', 'team-roster.number-twice'],
      ['b', 'number', 'team-roster.number-twice'],
    ])
    expect(faults(twice, plan({ hasUniqueNumbers: false }))).toEqual([])
  })

  test('is no number of one who is not part of the order', () => {
    expect(faults([player('a', { number: '7' }), player('b', { number: '7', isOrdered: false })])).toEqual([])
  })

  test('is a name that cannot be printed, and is any name where none is printed', () => {
    const odd = player('a', { name: 'X'.repeat(500) })
    expect(faults([odd, player('b', { name: '😀' })])).toEqual([
      ['a', 'name', 'personalisation.too-long'],
      ['b', 'name', 'personalisation.characters'],
    ])
    expect(faults([odd], plan({ name: null }))).toEqual([])
  })

  test('is nothing in rows where nothing stands', () => {
    expect(faults([emptyPlayer('a'), player('b', { name: ' ', sizes: {} })])).toEqual([])
  })

  test('is a missing size of pieces without a name', () => {
    expect(faults([{ ...emptyPlayer('a'), quantity: 20 }])).toEqual([['a', 21, 'team-roster.size-missing']])
  })
})

describe('what is wrong with the team', () => {
  const team = (count: number) => Array.from({ length: count }, (_, at) => player(`p${at}`, { number: String(at) }))

  test.each([
    [0, 'team-roster.too-few'],
    [1, 'team-roster.too-few'],
    [2, undefined],
    [30, undefined],
    [31, 'team-roster.too-many'],
  ])('of %i players is %s', (count, code) => {
    expect(teamFault(plan(), team(count))?.code).toBe(code)
  })

  test('thirty is the most, whatever the host says', () => {
    expect(teamFault(plan({ maxPlayers: 90 }), team(31))?.values).toEqual({ count: 30 })
    expect(teamFault(plan({ maxPlayers: 3 }), team(4))?.values).toEqual({ count: 3 })
  })

  test('counts a row of pieces as one player for the most, and each piece for the least', () => {
    const pieces = player('a', { name: '', quantity: 40 })
    expect(teamFault(plan(), [pieces])).toBeNull()
    expect(teamFault(plan({ maxPlayers: 3 }), [pieces, ...team(2)])).toBeNull()
    expect(teamFault(plan({ maxPlayers: 2 }), [pieces, ...team(2)])?.code).toBe('team-roster.too-many')
  })

  test('counts what is in the cart already: its pieces for the least, its players for the most', () => {
    const five = plan({ minPlayers: 5, maxPlayers: 6 })
    expect(teamFault(five, team(1), { players: 2, pieces: 4 })).toBeNull()
    expect(teamFault(five, team(1), { players: 2, pieces: 3 })).toEqual({ code: 'team-roster.too-few', values: { count: 2 } })
    expect(teamFault(five, [], { players: 2, pieces: 40 })).toEqual({ code: 'team-roster.too-few', values: { count: 1 } })
    expect(teamFault(five, team(2), { players: 4, pieces: 40 })).toBeNull()
    expect(teamFault(five, team(3), { players: 4, pieces: 4 })).toEqual({ code: 'team-roster.too-many', values: { count: 6 } })
  })

  test('is a size of which fewer are left than all pieces of it', () => {
    const few = plan({ products: [{ id: 21, label: 'Shirt', quantity: 2, price: 20, sizes: [size('m', 20, 9)] }] })
    expect(shortages(few, [player('a', { quantity: 4 })])).toEqual([])
    expect(shortages(few, [player('a', { quantity: 4 }), player('b')])).toMatchObject([{ wanted: 10 }])
  })

  test('is a size of which fewer are left than the team needs', () => {
    const few = plan({ products: [{ id: 21, label: 'Shirt', quantity: 2, price: 20, sizes: [size('m', 20, 5)] }] })
    expect(shortages(few, team(2))).toEqual([])
    expect(shortages(few, team(3))).toMatchObject([{ size: { label: 'M' }, wanted: 6 }])
  })
})

describe('what it costs', () => {
  test.each([
    ['clothes alone, with no number', { name: '' }, 26.6],
    ['a name', {}, 33.6],
    ['a name and a number', { number: '7' }, 38.6],
    ['a size with a price of its own', { number: '7', sizes: { 21: 'l' } }, 40.7],
    ['the usual price while no size is chosen', { sizes: {} }, 33.6],
    ['all of her pieces, with their prints', { number: '7', quantity: 3 }, 115.8],
    ['twenty without a name', { name: '', quantity: 20 }, 532],
  ])('is %s', (_case, part, price) => {
    expect(playerPrice(plan(), player('a', part))).toBe(price)
  })

  test('has the crest for every player, and nothing for who is not part of it', () => {
    const crest = plan({ extra: 4.05 })
    expect(teamPrice(crest, [player('a'), player('b', { number: '7' }), player('c', { isOrdered: false }), emptyPlayer('d')])).toBe(80.3)
  })

  test('is not known where a price is not', () => {
    const unknown = plan({ products: [{ id: 21, label: 'Shirt', quantity: 1, price: null, sizes: [] }] })
    expect(teamPrice(unknown, [player('a')])).toBe(null)
    expect(teamPrice(unknown, [])).toBe(0)
  })
})
