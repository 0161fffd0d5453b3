// A page of the whole UI kit, in both flavours and under a strict policy, for the browser tests beside shared/ui.
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { esbuildSettings, root } from '../scripts/build/flavours.ts'
import { compileCatalogue } from '../scripts/messages/catalogues.ts'
import { baseCss } from '../scripts/styles/styles.ts'
import { withWeight } from '../scripts/styles/weight.ts'
import { findBrowser } from './support/find-browser.ts'
import { isAll } from './support/scope.ts'
import { watchPage } from './support/visit.ts'

const stage = fileURLToPath(new URL('../shared/ui/kit.stage.tsx', import.meta.url))
const csp = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types touchline"
const html = `<!doctype html><html lang="en"><head><title>Kit</title><link rel="stylesheet" href="/kit.css"><link rel="stylesheet" href="/host.css"></head>
<body><main><h1>Kit</h1><div id="stage" data-touchline="stage"></div></main><script type="module" src="/kit.js"></script></body></html>`
const row = '.stage-row{display:flex;gap:16px;align-items:center;flex-wrap:wrap}'
const flags = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', '--disable-component-update']

type Flavour = 'preact' | 'react'
/** The flavours to test in. */
export const flavours: readonly Flavour[] = isAll ? ['preact', 'react'] : ['preact']

/** The options of a test. */
export interface KitOptions {
  width?: number
  /** The host's own stylesheet, after ours. */
  host?: string
}

/** Opens the kit, runs a test on it and expects no errors on the page. */
export type OpenKit = (flavour: Flavour, run: (page: Page) => Promise<void>, options?: KitOptions) => Promise<void>

/** One tab per flavour: a navigation gives a new page, and is much cheaper than a new profile. */
interface Tab {
  page: Page
  problems: string[]
  host: string
}

/** Builds the kit before the tests of a file, and closes the browser after them. */
export function useKit(): OpenKit {
  let browser: Browser
  let css: string
  const scripts = new Map<Flavour, string>()
  const tabs = new Map<Flavour, Tab>()

  beforeAll(async () => {
    css = await readStyles()
    for (const flavour of flavours) scripts.set(flavour, await buildStage(flavour))
    const found = findBrowser()
    if (!found) throw new Error('No browser was found. `node scripts/find-browser.ts` installs one or says what to install.')
    // Playwright hides scrollbars, which would hide faults of the scroll lock.
    browser = await chromium.launch({ executablePath: found.path, args: flags, ignoreDefaultArgs: ['--hide-scrollbars'] })
  }, 60_000)
  afterAll(() => browser?.close())

  async function tabOf(flavour: Flavour): Promise<Tab> {
    const known = tabs.get(flavour)
    if (known) return known
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    page.setDefaultTimeout(10_000)
    const tab: Tab = { page, problems: [], host: '' }
    tabs.set(flavour, tab)
    await watchPage(page, tab.problems)
    await page.route('http://kit.test/**', (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/kit.css') return route.fulfill({ contentType: 'text/css', body: css })
      if (pathname === '/host.css') return route.fulfill({ contentType: 'text/css', body: tab.host + row })
      if (pathname === '/kit.js') return route.fulfill({ contentType: 'text/javascript', body: scripts.get(flavour) ?? '' })
      return route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': csp }, body: html })
    })
    return tab
  }

  return async (flavour, run, { width = 1280, host = '' } = {}) => {
    const tab = await tabOf(flavour)
    tab.host = host
    tab.problems.length = 0
    await tab.page.setViewportSize({ width, height: 700 })
    await tab.page.goto('http://kit.test/')
    await tab.page.getByRole('button', { name: 'Open middle' }).waitFor()
    await run(tab.page)
    expect(tab.problems).toEqual([])
  }
}

/** The focused element: its id, else its name, else its text. */
export function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.id || activeElement?.getAttribute('aria-label') || activeElement?.textContent?.trim()
  })
}

async function readStyles(): Promise<string> {
  const texts = globSync('shared/*/parts/apart/*.css', { cwd: root }).map((file) => readFile(join(root, file), 'utf8'))
  return (await baseCss([])) + withWeight((await Promise.all(texts)).join('\n'))
}

async function buildStage(flavour: Flavour): Promise<string> {
  const messages = await compileCatalogue(join(root, 'locales/shared/en.po'))
  const { outputFiles } = await build({
    ...esbuildSettings(flavour, { __MESSAGES__: JSON.stringify(messages) }),
    entryPoints: [stage],
  })
  return outputFiles[0]?.text ?? ''
}
