// Starts the browser of the tests: found, never downloaded here (`npm test` did that), with flags that are safe on any machine.
import { chromium, type Browser } from 'playwright-core'
import { findBrowser, findHeadlessShell } from './find-browser.ts'

/** What a test may want different. */
export interface LaunchOptions {
  /** Keeps the back/forward cache, which Playwright switches off; for tests of the way Back. Only the whole browser has one. */
  hasBackForwardCache?: boolean
  /** The browser that people have, where numbers are to be like theirs; else the headless shell does, where the machine has one. */
  isWhole?: boolean
  /** Further switches of Chromium. */
  args?: readonly string[]
}

const safe = [
  // Root, as CI is, has no sandbox to enter.
  '--no-sandbox',
  '--disable-gpu',
  // On a busy machine the process that draws is late, not stuck: ended for it, it leaves pages that are never drawn again.
  '--disable-gpu-watchdog',
  // /dev/shm is 64 MB in containers, and a tab that fills it crashes.
  '--disable-dev-shm-usage',
  // Nothing a test does depends on the world outside.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The last such switch counts, so Playwright's own are said again; behind them what Chromium draws beside each window, unseen by anybody:
  // the suggestions of its address bar, two processes a profile and a quarter of what a short test costs.
  `--disable-features=${[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
  ].join(',')}`,
]

/** Starts a browser; the caller closes it. */
export async function launchBrowser({
  hasBackForwardCache = false,
  isWhole = hasBackForwardCache,
  args = [],
}: LaunchOptions = {}): Promise<Browser> {
  const found = (isWhole ? null : findHeadlessShell()) ?? findBrowser()
  if (!found)
    throw new Error('No browser was found, so this test cannot run. `node scripts/find-browser.ts` installs one or says what to install.')
  return chromium.launch({
    executablePath: found.path,
    args: [...safe, ...args],
    ignoreDefaultArgs: hasBackForwardCache ? ['--disable-back-forward-cache'] : [],
  })
}

const shared = new Map<string, Promise<Browser>>()

/**
 * The browser that a worker's files share: starting one costs as much as a short test, and each test has a profile of its own anyway.
 * Nobody closes it; it ends with its worker. One that broke is replaced for the next file.
 */
export async function borrowBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const key = JSON.stringify(options)
  const running = await shared.get(key)?.catch(() => null)
  if (running?.isConnected()) return running
  const started = launchBrowser(options)
  shared.set(key, started)
  return started
}

/** Gives a borrowed browser back: whatever a file left open is closed. */
export async function returnBrowser(browser: Browser | null): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()))
}
