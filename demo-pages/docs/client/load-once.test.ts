// Tests that the docs' index is requested once for all letters of a query, and again after a failure, but not at every letter.
import { expect, test } from 'vitest'
import { loadOnce } from './load-once.ts'

test('one load serves all who ask; a failed one is repeated after a pause', async () => {
  let time = 0
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('index')]
  let loads = 0
  const load = loadOnce(
    () => answers[loads++] ?? Promise.reject(new Error('once too often')),
    () => time,
  )
  await expect(Promise.all([load(), load()])).rejects.toThrow('offline')
  time = 1_000
  await expect(load()).rejects.toThrow('offline')
  expect(loads).toBe(1)
  time = 5_000
  expect(await Promise.all([load(), load()])).toEqual(['index', 'index'])
  time = 1_000_000
  expect([await load(), loads]).toEqual(['index', 2])
})
