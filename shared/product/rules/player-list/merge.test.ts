// Tests what becomes of the players who are there when a list is taken over.
import { describe, expect, test } from 'vitest'
import { emptyPlayer, type Player } from '#shared/product/rules/player.ts'
import type { ListedPlayer } from './listed.ts'
import { countKnown, merge, type MergeWay } from './merge.ts'
import { plan } from './plans.cases.ts'

const there = (id: string, name: string, part: Partial<Player> = {}): Player => ({ ...emptyPlayer(id), name, ...part })
const listed = (name: string, number = '', sizes: ListedPlayer['sizes'] = {}): ListedPlayer => ({ line: 1, name, number, sizes })
const ada = there('p1', 'Ada Lovelace', { number: '7', sizes: { 21: 'm' } })
const bo = there('p4', 'Bo', { isOrdered: false })
const names = (present: readonly Player[], list: readonly ListedPlayer[], way: MergeWay) =>
  merge(present, list, way, plan).players.map(({ id, name }) => `${id} ${name}`)

describe('a list', () => {
  test('is added below those who are there; empty rows go, ids stay', () => {
    expect(names([ada, emptyPlayer('p2'), bo], [listed('Cy'), listed('Di')], 'add')).toEqual(['p1 Ada Lovelace', 'p4 Bo', 'p5 Cy', 'p6 Di'])
  })

  test('replaces them, and says who goes', () => {
    expect(names([ada, bo], [listed('Cy')], 'replace')).toEqual(['p5 Cy'])
    expect(merge([ada, emptyPlayer('p2')], [listed('Cy')], 'replace', plan).removed).toEqual([ada])
  })

  test('is matched by name: what is missing is filled in, what is another value is a change, the rest stays', () => {
    const found = merge([ada, bo], [listed('LOVELACE Ada', '07', { 21: 'l', 22: 's' }), listed('Cy')], 'match', plan)
    expect(found.players).toEqual([{ ...ada, number: '07', sizes: { 21: 'l', 22: 's' } }, bo, { ...emptyPlayer('p5'), name: 'Cy' }])
    expect(found.outcomes.map(({ kind, playerId, changes }) => [kind, playerId, changes])).toEqual([
      [
        'changed',
        'p1',
        [
          { field: 'number', from: '7', to: '07' },
          { field: 21, from: 'm', to: 'l' },
          { field: 22, from: '', to: 's' },
        ],
      ],
      ['new', 'p5', []],
    ])
  })

  test('that says the same changes nothing', () => {
    const [outcome] = merge([ada], [listed('ada lovelace', '7', { 21: 'm' })], 'match', plan).outcomes
    expect(outcome).toMatchObject({ kind: 'same', playerId: 'p1', changes: [] })
  })

  test('does not empty what it does not say', () => {
    expect(merge([ada], [listed('Ada Lovelace')], 'match', plan).players).toEqual([ada])
  })

  test('with two of one name meets the one with this number first, and each only once', () => {
    const twins = [there('p1', 'Sam', { number: '1' }), there('p2', 'Sam', { number: '2' })]
    const found = merge(twins, [listed('Sam', '2'), listed('Sam', '1'), listed('Sam', '3')], 'match', plan)
    expect(found.outcomes.map(({ playerId }) => playerId)).toEqual(['p2', 'p1', 'p3'])
  })

  test('never has more players than the team may have, and names who has no room', () => {
    const small = { ...plan, maxPlayers: 3 }
    const found = merge(
      [ada, emptyPlayer('p2')],
      ['Cy', 'Di', 'Ed', 'Flo'].map((name) => listed(name)),
      'add',
      small,
    )
    expect(found.players.map(({ name }) => name)).toEqual(['Ada Lovelace', 'Cy', 'Di'])
    expect(found.outcomes.filter(({ kind }) => kind === 'left').map(({ listed: { name } }) => name)).toEqual(['Ed', 'Flo'])
  })

  test('brings its pieces, to a new row and to one that is there', () => {
    const spare = there('p2', 'Bo', { quantity: 2 })
    const pieces = (name: string, quantity?: number): ListedPlayer => ({ ...listed(name), quantity })
    const found = merge([ada, spare], [pieces('Ada Lovelace', 3), pieces('Bo'), pieces('', 20)], 'match', plan)
    expect(found.players).toEqual([{ ...ada, quantity: 3 }, spare, { ...emptyPlayer('p3'), quantity: 20 }])
    expect(found.outcomes.map(({ kind, changes }) => [kind, changes])).toEqual([
      ['changed', [{ field: 'quantity', from: '1', to: '3' }]],
      ['same', []],
      ['new', []],
    ])
    expect(merge([ada], [pieces('Ada Lovelace', 1)], 'match', plan).players).toEqual([ada])
  })

  test('keeps the name that is printed, unless another part of it was chosen', () => {
    const found = merge([ada], [{ ...listed('Lovelace', '7'), whole: 'Ada Lovelace' }], 'match', plan)
    expect(found.players).toEqual([{ ...ada, name: 'Lovelace' }])
    expect(found.outcomes[0]?.changes).toEqual([{ field: 'name', from: 'Ada Lovelace', to: 'Lovelace' }])
    expect(merge([ada], [listed('Lovelace', '7')], 'match', plan).players).toEqual([ada])
  })

  test('asks who is meant, and follows the answer', () => {
    const sisters = [ada, there('p2', 'Byron Lovelace', { number: '9' })]
    const found = merge(sisters, [listed('Lovelace', '', { 21: 'l' })], 'match', plan)
    expect(found.outcomes[0]?.kind).toBe('new')
    expect(found.questions.map(({ candidates, answer }) => [candidates.map(({ id }) => id), answer])).toEqual([[['p1', 'p2'], 'new']])
    const [question] = found.questions
    const answered = merge(sisters, [listed('Lovelace', '', { 21: 'l' })], 'match', plan, { [question?.key ?? '']: 'p2' })
    expect(answered.outcomes[0]).toMatchObject({ kind: 'changed', playerId: 'p2' })
    expect(answered.questions[0]?.answer).toBe('p2')
  })

  test('of players without names is added', () => {
    expect(names([there('p1', '', { sizes: { 21: 'm' } })], [listed('', '', { 21: 'l' })], 'match')).toEqual(['p1 ', 'p2 '])
  })
})

test('who is known by name is counted', () => {
  expect(countKnown([ada, bo], [listed('lovelace ada'), listed('Cy'), listed('')], plan)).toBe(1)
})
