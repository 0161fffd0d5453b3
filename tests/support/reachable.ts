// Asserts that focused elements can be seen and pressed in a low window: a rotated phone, a page at 400 %. Axe does not check what covers them.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { untilStill } from './visit.ts'

/** A rotated phone, a low window, and 1280 × 1024 at 400 %. */
export const lowWindows = [
  { width: 844, height: 390 },
  { width: 1280, height: 360 },
  { width: 320, height: 256 },
] as const

/** Asserts that every control can be seen and pressed while it has the focus: those in an overlay, or else those of the page's widgets. */
export async function expectReachable(page: Page): Promise<void> {
  await untilStill(page)
  // After a key press, the browser shows the focus as for keyboard users.
  await page.keyboard.press('Shift')
  const covered = await page.evaluate(() => {
    const over = [...document.querySelectorAll('dialog[open], :popover-open')].at(-1) ?? document.body
    const isThere = (control: HTMLElement) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && control.closest('[inert]') === null
    const faults: string[] = []
    for (const control of over.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
      if (!control.closest('[data-touchline]') || !isThere(control)) continue
      // What has the focus already is not scrolled to.
      if (document.activeElement === control) control.scrollIntoView({ block: 'nearest' })
      else control.focus()
      if (document.activeElement !== control) continue
      // A radio or checkbox may be drawn by its label alone.
      const label = 'labels' in control && control.labels instanceof NodeList ? control.labels[0] : undefined
      const isDrawn = control.offsetWidth > 4 && control.offsetHeight > 4
      const shown = !isDrawn && label instanceof HTMLElement ? label : control
      const { left, right, top, bottom } = shown.getBoundingClientRect()
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
      const hit = document.elementFromPoint(x, y)
      if (hit && (shown.contains(hit) || hit.contains(shown) || label?.contains(hit))) continue
      // A checkbox may be drawn over its whole label, and takes the press on a link in it.
      if (hit && control.closest('label')?.contains(hit)) continue
      // Closes what the press has opened.
      if (hit?.closest('.touchline-news')) continue
      const name = control.getAttribute('aria-label') ?? (control.textContent.trim() || control.getAttribute('name'))
      const cover = hit ? `below ${hit.localName}.${hit.className}` : 'outside the window'
      faults.push(`${control.localName} "${name}" is ${cover} (${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight} px)`)
    }
    return faults
  })
  expect.soft(covered).toEqual([])
}
