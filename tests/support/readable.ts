// Asserts that every text on a page has room, which axe does not check.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { untilStill } from './visit.ts'

/**
 * Asserts that nothing is wider than the page, no text is squeezed to a column of letters, and no word is cut at an edge;
 * every select shows at least the beginning of its option, and every empty field its whole placeholder.
 */
export async function expectReadable(page: Page): Promise<void> {
  await untilStill(page)
  const faults = await page.evaluate(() => {
    const isSeen = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false

    const { scrollWidth, clientWidth } = document.documentElement
    const widest = [...document.body.querySelectorAll('*')].find(
      (element) => Math.round(element.getBoundingClientRect().right) >= scrollWidth,
    )
    const sideways =
      scrollWidth > clientWidth
        ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth}: ${widest?.outerHTML.slice(0, 200)}`]
        : []

    /** The element that clips overflow; null if it can be scrolled to, or ends in an ellipsis on purpose. */
    const cutter = (element: Element | null): Element | null => {
      for (let box = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, textOverflow, position } = getComputedStyle(box)
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return null
        if (overflowX !== 'visible') return box
        if (position === 'fixed') return null
      }
      return null
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const problems: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? ''
      const parent = texts.currentNode.parentElement
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { left, right, width, height } = range.getBoundingClientRect()
      // Text for screen readers only is one pixel wide on purpose.
      if (text === '' || width <= 1 || !isSeen(parent)) continue
      if (text.length > 15 && width < 60 && height > width * 2) problems.push(`"${text}" is ${width} px wide`)
      const box = cutter(parent)?.getBoundingClientRect()
      // Elements that are completely outside belong to another page of a slider.
      if (box && box.width > 1 && left < box.right && right > box.left && (right > box.right + 1 || left < box.left - 1))
        problems.push(`"${text}" is cut: it goes from ${left} to ${right}, its box from ${box.left} to ${box.right}`)
    }

    const pen = document.createElement('canvas').getContext('2d')
    const selects = [...document.querySelectorAll('select')].filter(isSeen).flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      if (!pen) return []
      pen.font = font
      const chosen = select.selectedOptions[0]?.text ?? ''
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      // The beginning is enough, since the open list is wider.
      return room < Math.min(pen.measureText(chosen).width, 60) ? [`the select ${select.name} has ${room} px for "${chosen}"`] : []
    })
    const hints = [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')].filter(isSeen).flatMap((input) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input)
      if (!pen || input.value !== '') return []
      pen.font = font
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return room < pen.measureText(input.placeholder).width ? [`"${input.placeholder}" has ${room} px`] : []
    })
    return [...sideways, ...problems, ...selects, ...hints]
  })
  expect.soft(faults, `${page.url()} at ${page.viewportSize()?.width ?? 0} px`).toEqual([])
}
