// Tests the order in which a browser is searched for, on simulated machines.
import { expect, test } from 'vitest'
import { findBrowser, findHeadlessShell, findOrInstallBrowser, findOrInstallHeadlessShell, type Machine } from './find-browser.ts'

function machine(executables: string[], about: Partial<Machine> = {}): Machine & { commands: string[] } {
  const commands: string[] = []
  return {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: false,
    isDebian: false,
    playwrightPath: '/cache/playwright/chrome',
    isExecutable: (path) => executables.includes(path),
    run: (command, args) => {
      commands.push([command, ...args].join(' '))
      return true
    },
    commands,
    ...about,
  }
}

test('CHROMIUM_PATH comes before everything else', () => {
  const env = { CHROMIUM_PATH: '/opt/chrome', PATH: '/usr/bin' }
  expect(findBrowser(machine(['/opt/chrome', '/usr/bin/chromium'], { env }))?.path).toBe('/opt/chrome')
})

test('an invalid CHROMIUM_PATH is reported, not skipped', () => {
  expect(() => findBrowser(machine(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/gone', PATH: '/usr/bin' } }))).toThrow(
    'CHROMIUM_PATH is /gone',
  )
})

test('chromium is taken before google-chrome', () => {
  expect(findBrowser(machine(['/usr/local/bin/google-chrome', '/usr/bin/chromium']))?.path).toBe('/usr/bin/chromium')
})

test('root on Debian installs with apt-get after an update', () => {
  const executables: string[] = []
  const debian = machine(executables, { isRoot: true, isDebian: true })
  const run = debian.run
  debian.run = (command, args) => {
    if (args.includes('chromium')) executables.push('/usr/bin/chromium')
    return run(command, args)
  }
  expect(findOrInstallBrowser(debian).how).toBe('installed with apt-get (/usr/bin/chromium)')
  expect(debian.commands).toEqual(['apt-get update -qq', 'apt-get install -y -qq --no-install-recommends chromium'])
})

test('elsewhere Playwright fetches its own', () => {
  const executables: string[] = []
  const other = machine(executables)
  other.run = () => executables.push('/cache/playwright/chrome') > 0
  expect(findOrInstallBrowser(other).path).toBe('/cache/playwright/chrome')
})

test('without any browser the error says what to install', () => {
  const bare = machine([], { isRoot: true, isDebian: true, run: () => false })
  expect(() => findOrInstallBrowser(bare)).toThrow(/CHROMIUM_PATH.*apt-get install chromium.*playwright-core install chromium/)
})

test('the headless shell is searched for beside the browser, unless CHROMIUM_PATH selects one', () => {
  const executables = ['/opt/chrome', '/usr/bin/chromium', '/usr/bin/chromium-headless-shell']
  expect(findHeadlessShell(machine(executables))?.path).toBe('/usr/bin/chromium-headless-shell')
  expect(findBrowser(machine(executables))?.path).toBe('/usr/bin/chromium')
  const named = machine(executables, { env: { CHROMIUM_PATH: '/opt/chrome', PATH: '/usr/bin' } })
  expect(findHeadlessShell(named)).toBeNull()
})

test('root on Debian installs the headless shell too, and continues without it if that fails', () => {
  const executables = ['/usr/bin/chromium']
  const debian = machine(executables, { isRoot: true, isDebian: true })
  expect(findOrInstallHeadlessShell(debian)).toBeNull()
  const run = debian.run
  debian.run = (command, args) => {
    if (args.includes('chromium-headless-shell')) executables.push('/usr/bin/chromium-headless-shell')
    return run(command, args)
  }
  expect(findOrInstallHeadlessShell(debian)?.path).toBe('/usr/bin/chromium-headless-shell')
})

test('elsewhere no headless shell is required', () => {
  const other = machine(['/usr/bin/chromium'])
  expect(findOrInstallHeadlessShell(other)).toBeNull()
  expect(other.commands).toEqual([])
})
