// Opens a page on a computer four times slower, and measures the main thread's time to render it.
import type { Browser, CDPSession, Cookie, Page } from 'playwright-core'

/** A fresh profile with one slowed page. */
export interface SlowPage {
  page: Page
  /** Chromium's own counters: seconds of the main thread, nodes, listeners, heap. */
  counters: () => Promise<Counters>
  /** Collects garbage, so that whatever is left is a leak. */
  collectGarbage: () => Promise<void>
  close: () => Promise<void>
}

/** Counters by Chromium's names. */
export type Counters = Record<
  'TaskDuration' | 'ScriptDuration' | 'LayoutDuration' | 'Nodes' | 'JSEventListeners' | 'JSHeapUsedSize',
  number
>

/** The options of a measurement. */
export interface SlowOptions {
  /** The slowdown factor; 4 by default. */
  rate?: number
  cookies?: readonly Cookie[]
}

/** Opens one; the caller closes it. */
export async function openSlowPage(browser: Browser, { rate = 4, cookies = [] }: SlowOptions = {}): Promise<SlowPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  if (cookies.length > 0) await context.addCookies([...cookies])
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  // Processor time instead of elapsed time, so that other processes do not count.
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

/** Main-thread milliseconds from the navigation until `isDone` is true in the page and it is idle. */
export function costOf(slow: SlowPage, url: string, isDone: () => boolean): Promise<number> {
  return costOfDoing(slow, () => slow.page.goto(url), isDone)
}

/** The same for an action on a page that is ready, so that neither the navigation nor the loading of scripts counts. */
export async function costOfDoing({ page, counters }: SlowPage, act: () => Promise<unknown>, isDone: () => boolean): Promise<number> {
  const before = await counters()
  await act()
  await page.waitForFunction(isDone, undefined, { polling: 50 })
  // Waits for a frame, or only the action would count and not its rendering.
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

/** Runs in the page: replaces its `<template>` with the template's content, as a host's script would. */
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
