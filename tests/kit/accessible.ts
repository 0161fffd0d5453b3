// Looks for barriers with axe, which the project installs itself: npm install --save-dev axe-core
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** What axe found. */
export interface Finding {
  /** The rule. */
  id: string
  help: string
  /** The elements with what is wrong about each. */
  where: string[]
}

let source: Promise<string> | null = null

/** The text of axe: from beside this file, or from the project that runs the test. */
function readAxe(): Promise<string> {
  for (const from of [import.meta.filename, join(process.cwd(), 'package.json')]) {
    try {
      return readFile(createRequire(from).resolve('axe-core/axe.min.js'), 'utf8')
    } catch {
      // The next place may have it.
    }
  }
  throw new Error('expectAccessible needs axe: npm install --save-dev axe-core')
}

/** The findings of axe on the page or a part of it, with the rules of WCAG 2.2 AA and its best practices. */
export async function barriersOn(page: Page, within = 'html'): Promise<Finding[]> {
  source ??= readAxe()
  // By the debugger, which a page's own policy does not bind.
  await page.evaluate(await source)
  await settled(page)
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(selector, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html, failureSummary = '' }) => `${html} ${failureSummary}`),
    }))
  }, within)
}

/** Throws if axe finds a barrier. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const found = await barriersOn(page, within)
  if (found.length === 0) return
  const lines = found.flatMap(({ id, help, where }) => [`${id}: ${help}`, ...where.map((one) => `  ${one}`)])
  throw new Error(`${page.url()} has barriers:\n${lines.join('\n')}`)
}

/** Waits for transitions and animations that end: a colour on its way is neither the old nor the new one. */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter((animation) => {
        const { endTime, delay = 0 } = animation.effect?.getComputedTiming() ?? {}
        // One that waits for seconds is for a script that never comes.
        return (
          animation.playState === 'running' && Number.isFinite(endTime) && delay < 1000 && animation.timeline instanceof DocumentTimeline
        )
      })
    for (let all = moving(); all.length > 0; all = moving()) await Promise.allSettled(all.map((animation) => animation.finished))
  })
}
