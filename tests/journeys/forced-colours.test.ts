// Forced colours: marks that are drawn as borders mark what they are to mark, and nothing else.
import { expect, test } from 'vitest'
import { untilReady } from '../support/visit.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()

/** Which sides of what matches have a line that can be seen on the page's ground. */
const lines = (elements: Element[]): string[] =>
  elements.map((element) => {
    const ground = getComputedStyle(document.body).backgroundColor
    const style = getComputedStyle(element)
    const isSeen = (side: 'top' | 'bottom') =>
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 && style.getPropertyValue(`border-${side}-color`) !== ground
    return `${element.textContent?.trim()}: ${(['top', 'bottom'] as const).filter(isSeen).join(' ')}`
  })

test('of the departments only the one she is in has a line, below it', async () => {
  const { page, base } = await stage.visit('en', { forcedColors: 'active', viewport: { width: 1280, height: 900 } })
  await page.goto(`${base}shoes`)
  await untilReady(page)
  const links = page.locator('.header-nav li[data-menu] > a')
  expect(await links.evaluateAll(lines)).toEqual([
    'Team wear: ',
    'Racket sports: ',
    'Shoes: bottom',
    'Clothing: ',
    'Balls: ',
    'Accessories: ',
  ])
  await links.first().hover()
  await expect.poll(async () => (await links.evaluateAll(lines))[0]).toBe('Team wear: bottom')
})
