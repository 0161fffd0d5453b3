// Uses the keyboard: tabs to an element, and checks at every stop that the focus is visible.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** This many presses of Tab reach anything on a page of the shop. */
const FAR = 200

/** The focused element. */
interface Stop {
  /** Its name, as far as HTML provides it. */
  name: string
  /** Why the focus is not visible; null if it is. */
  fault: string | null
}

/** Presses Tab (or Shift+Tab) until `target` has the focus. The focus must be visible at every stop, and must never be lost. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < FAR; presses++) {
    if (presses > 0 && (await hasFocus(target))) return
    await page.keyboard.press(key)
    const { name, fault } = await lookAtFocus(page)
    if (fault) expect.fail(`After ${key} the focus is on "${name}", and ${fault}.`)
  }
  expect.fail(`${FAR} presses of ${key} did not reach ${target.toString()}`)
}

/** Whether an element has the focus. */
export async function hasFocus(target: Locator): Promise<boolean> {
  return (await target.count()) > 0 && target.first().evaluate((element) => element === element.ownerDocument.activeElement)
}

/** Waits until an element has the focus. */
export async function untilFocused(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target), { timeout: 60_000 }).toBe(true)
}

/** Describes the focused element, and whether a person sees the focus. */
export function lookAtFocus(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return { name: 'nothing', fault: 'so it is lost' }
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 60) || element.id
    // The label of a radio or checkbox may show the focus, as may the frame around a field.
    const drawn = [element, element.closest('label'), element.nextElementSibling, element.parentElement, element.closest('article')].filter(
      (one) => one !== null,
    )
    const isMarked = drawn.some((one) => [null, '::before', '::after'].some((pseudo) => isOutlined(getComputedStyle(one, pseudo))))
    if (!isMarked) return { name, fault: 'nothing marks it' }
    const seen = element instanceof HTMLInputElement && element.type === 'radio' ? (element.closest('label') ?? element) : element
    const box = seen.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height, innerHeight) / 2]
    if (box.width === 0 || y < 0 || y > innerHeight || x < 0 || x > innerWidth) return { name, fault: 'it is outside of what can be seen' }
    const top = document.elementFromPoint(x, y)
    const isCovered = top !== null && !seen.contains(top) && !top.contains(seen) && getComputedStyle(seen).pointerEvents !== 'none'
    return { name, fault: isCovered ? `${top.outerHTML.slice(0, 80)} covers it` : null }

    function isOutlined({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean {
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    }
  })
}
