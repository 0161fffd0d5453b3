// A lockfile names every platform, whatever the registry it was made with could serve.
import { expect, test } from 'vitest'
import { findMissingPlatforms, withPlatforms } from './missing-platforms.ts'

const lockfile = {
  lockfileVersion: 3,
  packages: {
    '': {},
    'node_modules/oxfmt': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: {
        '@oxfmt/binding-linux-x64-gnu': '1.0.0',
        '@oxfmt/binding-linux-arm-musleabihf': '1.0.0',
        '@oxfmt/binding-win32-x64-msvc': '1.0.0',
        fsevents: '^2.0.0',
      },
    },
    'node_modules/@oxfmt/binding-linux-x64-gnu': { version: '1.0.0', optional: true },
  },
}

test('what is not locked is found, what is locked or names no platform is not', () => {
  expect(findMissingPlatforms(lockfile).map(({ path }) => path)).toEqual([
    'node_modules/@oxfmt/binding-linux-arm-musleabihf',
    'node_modules/@oxfmt/binding-win32-x64-msvc',
  ])
})

test('each gets an entry that only its own platform installs', () => {
  const { packages } = withPlatforms(lockfile)
  expect(packages['node_modules/@oxfmt/binding-win32-x64-msvc']).toEqual({
    version: '1.0.0',
    cpu: ['x64'],
    dev: true,
    optional: true,
    os: ['win32'],
  })
  expect(packages['node_modules/@oxfmt/binding-linux-arm-musleabihf']).toMatchObject({ cpu: ['arm'], libc: ['musl'], os: ['linux'] })
})

test('a complete lockfile stays as it is', () => {
  const complete = withPlatforms(lockfile)
  expect(withPlatforms(complete)).toEqual(complete)
  expect(findMissingPlatforms(complete)).toEqual([])
})
