// Tests customers' photos: thirty large ones at once occupy one processor, not all of them.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rewritePhoto } from './photos.ts'

test('many large photos are decoded one at a time', async () => {
  const large = await sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#c22' } })
    .jpeg()
    .toBuffer()
  const work = { isOver: false }
  let most = 0
  const all = Promise.all(Array.from({ length: 8 }, () => rewritePhoto(large, 'complaint.fields'))).finally(() => {
    work.isOver = true
  })
  while (!work.isOver) {
    const { process: running, queue } = sharp.counters()
    most = Math.max(most, running + queue)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect((await all).map(({ width }) => width)).toEqual(Array(8).fill(1600))
  // sharp still counts a task that has just ended, beside the one that begins.
  expect(most).toBeLessThanOrEqual(2)
  expect(sharp.concurrency()).toBe(1)
})
