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
export const barriersOn = (page: Page, within = 'html'): Promise<Finding[]> => runAxe(page, within, { 'target-size': { enabled: true } })

/**
 * Runs axe once the page stands still, with the rules that it enables by itself and these.
 * @internal
 */
export async function runAxe(page: Page, within: string, rules: Readonly<Record<string, { enabled: boolean }>>): Promise<Finding[]> {
  source ??= readAxe()
  // By the debugger, which a page's own policy does not bind.
  await page.evaluate(await source)
  await untilStill(page)
  return page.evaluate(
    async (given) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(given.within, { resultTypes: ['violations'], rules: given.rules })
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map(({ html, failureSummary = '' }) => `${html} ${failureSummary}`),
      }))
    },
    { within, rules },
  )
}

/** Throws if axe finds a barrier. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const found = await barriersOn(page, within)
  if (found.length === 0) return
  const lines = found.flatMap(({ id, help, where }) => [`${id}: ${help}`, ...where.map((one) => `  ${one}`)])
  throw new Error(`${page.url()} has barriers:\n${lines.join('\n')}`)
}

/**
 * Waits for animations and transitions that end: a colour in transition is neither the old nor the new one. An animation with a delay of
 * seconds is a fallback for a script that does not load, and moves nothing until then.
 * @internal
 */
export function untilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter((animation) => {
        const { endTime, delay = 0 } = animation.effect?.getComputedTiming() ?? {}
        const isFallback = delay >= 1000 && Number(animation.currentTime) < delay
        return (
          animation.playState === 'running' && animation.timeline instanceof DocumentTimeline && Number.isFinite(endTime) && !isFallback
        )
      })
    for (let all = moving(); all.length > 0; all = moving()) await Promise.allSettled(all.map((animation) => animation.finished))
  })
}
