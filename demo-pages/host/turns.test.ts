// Tests the concurrency limit: never more tasks at once than allowed, first come first served, whatever fails.
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('two tasks run at a time, the others follow in order, and a failure blocks none', async () => {
  const inTurn = createTurns(2)
  const [begun, held]: [number[], PromiseWithResolvers<void>[]] = [[], []]
  const all = [0, 1, 2, 3, 4].map((at) =>
    inTurn(async () => {
      begun.push(at)
      await (held[at] = Promise.withResolvers<void>()).promise
      if (at === 1) throw new Error('torn')
      return at
    }),
  )
  const settled = Promise.allSettled(all)
  for (const [end, expected] of [
    [1, 3],
    [0, 4],
    [2, 5],
  ] as const) {
    expect(begun).toEqual(Array.from({ length: expected - 1 }, (_, at) => at))
    held[end]?.resolve()
    await expect.poll(() => begun.length).toBe(expected)
  }
  for (const one of held) one.resolve()
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
})
