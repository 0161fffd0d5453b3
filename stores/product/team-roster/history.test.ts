// Tests undo and redo of a team.
import { expect, test } from 'vitest'
import { emptyPlayer } from '#shared/product/rules/player.ts'
import { canRedo, canUndo, type History, noHistory, redone, settled, takenBack, undone, withoutStep, withStep } from './history.ts'
import { withPlayer } from './rows.ts'
import { type RosterState, rosterOf } from './state.ts'

const start = rosterOf([emptyPlayer('a'), emptyPlayer('b')])
const named = (roster: RosterState, name: string) => withPlayer(roster, 'a', { name })
const names = (roster: RosterState | undefined) => roster?.order.map((id) => roster.players[id]?.name).join()

/** Types a name letter by letter, as one cell is typed into. */
function typed(history: History, roster: RosterState, name: string): { history: History; roster: RosterState } {
  return [...name].reduce(
    (now, _letter, at) => {
      const next = named(now.roster, name.slice(0, at + 1))
      return { history: withStep(now.history, now.roster, next, 'a.name'), roster: next }
    },
    { history, roster },
  )
}

test('typing within one cell is one step', () => {
  const { history, roster } = typed(noHistory, start, 'Ada')
  expect(history.past).toEqual([start])
  expect(undone(history, roster)?.roster).toEqual(start)
})

test('typing into the same cell again, after leaving it, is another step', () => {
  const first = typed(noHistory, start, 'Ada')
  const second = typed(settled(first.history), first.roster, 'Bo')
  const back = undone(second.history, second.roster)
  expect(names(back?.roster)).toBe('Ada,')
  expect(back && names(undone(back.history, back.roster)?.roster)).toBe(',')
})

test('what was undone can be redone, until something else is entered', () => {
  const { history, roster } = typed(noHistory, start, 'Ada')
  const back = undone(history, roster)
  if (!back) throw new Error('there is a step')
  expect([canUndo(back.history, back.roster), canRedo(back.history, back.roster)]).toEqual([false, true])
  expect(names(redone(back.history, back.roster)?.roster)).toBe('Ada,')
  const other = typed(back.history, back.roster, 'Cy')
  expect(canRedo(other.history, other.roster)).toBe(false)
})

test('Escape takes back what is being typed, and leaves nothing to redo', () => {
  const { history, roster } = typed(noHistory, start, 'Ada')
  const back = takenBack(history, roster)
  expect(back?.roster).toEqual(start)
  expect(back?.history.future).toEqual([])
  expect(takenBack(settled(history), roster)).toBeNull()
})

test('rows that a step did not change stay the same objects', () => {
  const { history, roster } = typed(noHistory, start, 'Ada')
  expect(undone(history, roster)?.roster.players['b']).toBe(start.players['b'])
})

test('opening a card is no step, and an open card stays open', () => {
  const { history, roster } = typed(noHistory, start, 'Ada')
  const open = withPlayer(roster, 'b', { isOpen: true })
  const after = withoutStep(history, roster, open)
  expect(after.past).toBe(history.past)
  expect(undone(after, open)?.roster.players['b']?.isOpen).toBe(true)
})

test('after another change, such as a cart line that was opened, there is nothing to undo', () => {
  const { history } = typed(noHistory, start, 'Ada')
  const line = rosterOf([{ ...emptyPlayer('x'), name: 'Zoë' }])
  expect(canUndo(history, line)).toBe(false)
  expect(undone(history, line)).toBeNull()
  const next = withPlayer(line, 'x', { name: 'Zoe' })
  expect(undone(withStep(history, line, next), next)?.roster).toEqual(line)
})

test('two hundred steps are kept', () => {
  let history = noHistory
  let roster = start
  for (let at = 0; at < 250; at++) {
    const next = named(roster, `Name ${at}`)
    history = withStep(history, roster, next)
    roster = next
  }
  expect(history.past).toHaveLength(200)
})
