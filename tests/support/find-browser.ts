// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright-core'

/** A browser that can be started. */
export interface FoundBrowser {
  path: string
  /** Where it was found, as a sentence for the log. */
  how: string
}

/** What the search uses of the machine; tests pass their own. */
export interface Machine {
  env: NodeJS.ProcessEnv
  isRoot: boolean
  isDebian: boolean
  /** Playwright's own copy, downloaded or not. */
  playwrightPath: string
  isExecutable: (path: string) => boolean
  /** Runs a command and returns whether it succeeded. */
  run: (command: string, args: readonly string[]) => boolean
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Debian's name for the package and its command. */
const shell = 'chromium-headless-shell'

const fixes = [
  'set CHROMIUM_PATH to a Chromium or Chrome of this year',
  'or install one: `apt-get install chromium` on Debian as root',
  'or let Playwright fetch its own: `npx playwright-core install chromium`',
]

/** Searches for a browser without changing the machine; null if there is none. */
export function findBrowser(machine: Machine = thisMachine()): FoundBrowser | null {
  const { env, isExecutable, playwrightPath } = machine
  const named = env.CHROMIUM_PATH
  if (named) {
    if (isExecutable(named)) return { path: named, how: `CHROMIUM_PATH names ${named}` }
    throw new Error(`CHROMIUM_PATH is ${named}, which cannot be executed, so no browser test can run. Correct it or unset it.`)
  }
  for (const name of names) {
    const path = onPath(name, machine)
    if (path) return { path, how: `${name} stands on the PATH (${path})` }
  }
  return isExecutable(playwrightPath) ? { path: playwrightPath, how: `Playwright's own copy (${playwrightPath})` } : null
}

/**
 * Searches for the same Chromium without windows, which renders the same pages in two thirds of the time, but has no back/forward cache.
 * Null if there is none, or if CHROMIUM_PATH selects a browser.
 */
export function findHeadlessShell(machine: Machine = thisMachine()): FoundBrowser | null {
  const path = machine.env.CHROMIUM_PATH ? null : onPath(shell, machine)
  return path ? { path, how: `${shell} stands on the PATH (${path})` } : null
}

function onPath(name: string, { env, isExecutable }: Machine): string | null {
  const paths = (env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  return paths.find(isExecutable) ?? null
}

/** Finds a browser or installs one: Debian's first, since it includes its libraries. Throws an error that says what to install if it cannot. */
export function findOrInstallBrowser(machine: Machine = thisMachine()): FoundBrowser {
  const found = findBrowser(machine)
  if (found) return found
  const installed = install(machine)
  if (installed) return installed
  throw new Error(`No browser was found and none could be installed, so the browser tests cannot run. To solve it, ${fixes.join(', ')}.`)
}

/** Finds the headless shell, or installs it if that takes one command; null if the whole browser has to be used. */
export function findOrInstallHeadlessShell(machine: Machine = thisMachine()): FoundBrowser | null {
  const found = findHeadlessShell(machine)
  if (found || machine.env.CHROMIUM_PATH || !machine.isRoot || !machine.isDebian) return found
  console.log(`Installing ${shell} with apt-get.`)
  installPackage(shell, machine)
  return findHeadlessShell(machine)
}

function install(machine: Machine): FoundBrowser | null {
  if (machine.isRoot && machine.isDebian) {
    console.log('No browser found: installing chromium with apt-get.')
    const found = installPackage('chromium', machine) ? findBrowser(machine) : null
    if (found) return { ...found, how: `installed with apt-get (${found.path})` }
  }
  console.log("No browser found: fetching Playwright's own Chromium.")
  const withLibraries = machine.isRoot ? ['--with-deps'] : []
  machine.run(process.execPath, [
    join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js'),
    'install',
    ...withLibraries,
    'chromium',
  ])
  const found = findBrowser(machine)
  return found && { ...found, how: `fetched with Playwright's installer (${found.path})` }
}

function installPackage(name: string, { run }: Machine): boolean {
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

function thisMachine(): Machine {
  return {
    env: process.env,
    isRoot: process.getuid?.() === 0,
    // Ubuntu's package of the same name only starts a snap, which CI machines cannot run.
    isDebian: /^ID=debian$/m.test(readOr('/etc/os-release', '')),
    playwrightPath: chromium.executablePath(),
    isExecutable: canExecute,
    run: (command, args) =>
      spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0,
  }
}

function canExecute(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise
  }
}
