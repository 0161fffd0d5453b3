// Tests which team order of an answer a form has started.
import { expect, test } from 'vitest'
import { teamsAnswer } from '../examples.ts'
import { TeamOrders } from '../wire.ts'
import * as v from 'valibot'
import { startedTeam } from './started-team.ts'

const [team] = teamsAnswer().items
const answer = (...titles: string[]) =>
  v.parse(TeamOrders, teamsAnswer({ items: titles.map((title, at) => ({ ...team, id: at + 1, title })) }))

test('it is the newest of that name and closing day', () => {
  const wish = { title: ' Under 12 ', closesOn: '2026-12-01' }
  expect(startedTeam(answer('Under 12', 'Under 12', 'Under 13'), wish)?.id).toBe(2)
  expect(startedTeam(answer('Under 12'), { ...wish, closesOn: '2026-12-02' })).toBeNull()
})

test.each([
  ['Cafe\u0301', 'Café'],
  ['Café', 'Cafe\u0301'],
])('a letter and its accent are one, however the keyboard and the host write them', (typed, kept) => {
  expect(startedTeam(answer(kept), { title: typed, closesOn: '2026-12-01' })?.id).toBe(1)
})
