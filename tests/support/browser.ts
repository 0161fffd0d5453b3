// Starts the browser of the tests: found, never downloaded here (`npm test` does that), with flags that are safe on any machine.
import { chromium, type Browser } from 'playwright-core'
import { findBrowser, findHeadlessShell } from './find-browser.ts'

/** What a test can change. */
export interface LaunchOptions {
  /** Keeps the back/forward cache, which Playwright disables; for tests of the Back button. Requires the whole browser. */
  hasBackForwardCache?: boolean
  /** Uses the whole browser, for numbers like those of real visitors; otherwise the headless shell if the machine has it. */
  isWhole?: boolean
  /** Additional switches of Chromium. */
  args?: readonly string[]
}

const safe = [
  // Root, as in CI, cannot use the sandbox.
  '--no-sandbox',
  '--disable-gpu',
  // On a busy machine the renderer is slow, not stuck; if Chromium ended it, its pages would never be rendered again.
  '--disable-gpu-watchdog',
  // In containers /dev/shm has 64 MB, and a tab that fills it crashes.
  '--disable-dev-shm-usage',
  // No test depends on the network outside.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Only the last switch of this name counts, so it repeats Playwright's own features. The others disable what Chromium renders beside each
  // window: the suggestions of its address bar need two processes per profile and a quarter of the time of a short test.
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
 * The browser that a worker's files share: starting one takes as long as a short test, and each test has its own profile anyway.
 * Nobody closes it; it ends with its worker. A crashed one is replaced for the next file.
 */
export async function borrowBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const key = JSON.stringify(options)
  const running = await shared.get(key)?.catch(() => null)
  if (running?.isConnected()) return running
  const started = launchBrowser(options)
  shared.set(key, started)
  return started
}

/** Returns a borrowed browser: closes everything that a file left open. */
export async function returnBrowser(browser: Browser | null): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()))
}
