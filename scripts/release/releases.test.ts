// A release is kept before anything else is written, and the next one counts from it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepRelease, lastRelease, nextVersion, withPart } from './releases.ts'

const surface = { version: '1.9.0', widgets: {}, tokens: ['--touchline-ink'], classes: [], messages: [], calls: {}, schemas: {} }

test('the last of the kept releases is found by its numbers', async () => {
  const root = await mkdtemp(join(tmpdir(), 'releases-'))
  onTestFinished(() => rm(root, { recursive: true }))
  expect(await lastRelease(root)).toBeNull()
  await keepRelease(root, surface)
  await keepRelease(root, { ...surface, version: '1.10.0' })
  expect(await lastRelease(root)).toEqual({ ...surface, version: '1.10.0' })
})

test.each([
  [null, '1.0.0', 'major', '1.0.0'],
  ['1.2.3', '1.2.3', 'major', '2.0.0'],
  ['1.2.3', '2.0.0', 'major', '2.0.0'],
  ['1.2.3', '1.2.3', 'minor', '1.3.0'],
  ['1.2.3', '1.2.3', 'patch', '1.2.4'],
] as const)('after %s, with %s in the package, a %s is %s', (last, written, kind, next) => {
  expect(nextVersion(last, written, kind)).toBe(next)
})

test('the changelog gets one part for a version', () => {
  const begun = withPart('# Changes\n\n## 1.0.0\n\nThe first.\n', '1.1.0', '- New: a slot.')
  expect(begun).toBe('# Changes\n\n## 1.1.0\n\n- New: a slot.\n\n## 1.0.0\n\nThe first.\n')
  expect(withPart(begun, '1.1.0', '- Fixes.')).toBe(begun)
})
