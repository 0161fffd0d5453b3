// A page on a computer four times slower, and what it cost the main thread to draw it.
import type { Browser, CDPSession, Cookie, Page } from 'playwright-core'

/** A fresh profile with one slowed page. */
export interface SlowPage {
  page: Page
  /** Chromium's own counters: seconds of the main thread, nodes, listeners, heap. */
  counters: () => Promise<Counters>
  /** Ends what nobody holds any more, so that what is left is a leak. */
  collectGarbage: () => Promise<void>
  close: () => Promise<void>
}

/** Counters by Chromium's names. */
export type Counters = Record<
  'TaskDuration' | 'ScriptDuration' | 'LayoutDuration' | 'Nodes' | 'JSEventListeners' | 'JSHeapUsedSize',
  number
>

/** What a measurement may want different. */
export interface SlowOptions {
  /** How many times slower; 4 unless told. */
  rate?: number
  cookies?: readonly Cookie[]
}

/** Opens one; the caller closes it. */
export async function openSlowPage(browser: Browser, { rate = 4, cookies = [] }: SlowOptions = {}): Promise<SlowPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  if (cookies.length > 0) await context.addCookies([...cookies])
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  // Time of the processor, not of the clock: whoever else works on this computer does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  return {
    page,
    counters: () => readCounters(cdp),
    collectGarbage: async () => {
      await cdp.send('HeapProfiler.collectGarbage')
      await cdp.send('HeapProfiler.collectGarbage')
    },
    close: () => context.close(),
  }
}

/** Milliseconds of the main thread from the navigation until `isDone` holds in the page and it is idle. */
export function costOf(slow: SlowPage, url: string, isDone: () => boolean): Promise<number> {
  return costOfDoing(slow, () => slow.page.goto(url), isDone)
}

/** The same from whatever is done to a page that stands, so that neither the navigation nor the fetching of scripts counts. */
export async function costOfDoing({ page, counters }: SlowPage, act: () => Promise<unknown>, isDone: () => boolean): Promise<number> {
  const before = await counters()
  await act()
  await page.waitForFunction(isDone, undefined, { polling: 50 })
  // Behind a frame, or what was done would count and its drawing would not.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2000 }))))
  const after = await counters()
  return (after.TaskDuration - before.TaskDuration) * 1000
}

/** Runs in the page: whether everything that its head names has been fetched. */
export function hasFetched(): boolean {
  const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  const named = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
  return document.readyState === 'complete' && named.every(({ href }) => fetched.has(href))
}

/** Runs in the page: puts what stands in its `<template>` in the template's place, as a script of the host would. */
export function insertTemplate(): void {
  const template = document.querySelector('template')
  template?.replaceWith(template.content)
}

async function readCounters(cdp: CDPSession): Promise<Counters> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = (name: keyof Counters) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    TaskDuration: value('TaskDuration'),
    ScriptDuration: value('ScriptDuration'),
    LayoutDuration: value('LayoutDuration'),
    Nodes: value('Nodes'),
    JSEventListeners: value('JSEventListeners'),
    JSHeapUsedSize: value('JSHeapUsedSize'),
  }
}
