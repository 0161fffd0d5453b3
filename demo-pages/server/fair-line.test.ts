// Tests the queue: how many are served at once, who is next, and who is refused.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFairLine, type Leave } from './fair-line.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Records who is served and who is refused, and ends turns in the order in which they began. */
function watched(limits: Parameters<typeof createFairLine>[0]) {
  const enter = createFairLine(limits)
  const [served, refused, turns]: [string[], string[], Leave[]] = [[], [], []]
  return {
    served,
    refused,
    come: (...visitors: string[]) => {
      for (const name of visitors)
        void enter(name.replace(/\d/, '')).then((leave) => {
          if (leave) turns.push(leave)
          ;(leave ? served : refused).push(name)
        })
      return vi.advanceTimersByTimeAsync(0)
    },
    end: async () => {
      turns.shift()?.()
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

test('serves so many at once, and the next when one is done', async () => {
  const line = watched({ atOnce: 2, depth: 10, patience: 1_000 })
  await line.come('a1', 'b1', 'c1', 'd1')
  expect(line.served).toEqual(['a1', 'b1'])
  await line.end()
  expect(line.served).toEqual(['a1', 'b1', 'c1'])
})

test('a visitor with many requests gets one turn per round, like the others', async () => {
  const line = watched({ atOnce: 1, depth: 10, patience: 1_000 })
  await line.come('a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2')
  for (let round = 0; round < 6; round++) await line.end()
  expect(line.served).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('a full queue drops the last request of the visitor with the most; a newcomer gets a place', async () => {
  const line = watched({ atOnce: 1, depth: 3, patience: 1_000 })
  await line.come('a1', 'a2', 'a3', 'a4')
  await line.come('a5')
  expect(line.refused).toEqual(['a5'])
  await line.come('b1')
  expect(line.refused).toEqual(['a5', 'a4'])
  for (let round = 0; round < 4; round++) await line.end()
  expect(line.served).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('nobody waits longer than the limit, and her place becomes free', async () => {
  const line = watched({ atOnce: 1, depth: 2, patience: 1_000 })
  await line.come('a1', 'b1')
  await vi.advanceTimersByTimeAsync(600)
  await line.come('c1')
  await vi.advanceTimersByTimeAsync(500)
  expect(line.refused).toEqual(['b1'])
  await line.come('d1')
  await line.end()
  await line.end()
  expect(line.served).toEqual(['a1', 'c1', 'd1'])
})

test('ending a turn twice serves only one more', async () => {
  const enter = createFairLine({ atOnce: 1, depth: 5, patience: 1_000 })
  const leave = await enter('a')
  const second = enter('b')
  let third: unknown = 'waits'
  void enter('c').then((turn) => (third = turn))
  leave?.()
  leave?.()
  expect(await second).not.toBeNull()
  await vi.advanceTimersByTimeAsync(0)
  expect(third).toBe('waits')
})
