// Tests forced colours and missing fonts: marks that are drawn as borders mark the right elements only.
import { expect, test } from 'vitest'
import { untilReady } from '../support/visit.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()

/** The sides of matching elements whose border is visible against the page's background. */
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

test('full stars of a rating are visible on any background, and empty ones are not filled', async () => {
  const { page, base } = await stage.visit('en', { forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(`${base}product/norrvik-home-shirt`)
  const fillOf = (part: string) => page.locator(`.buy-rating .stars-${part}`).evaluate((star) => getComputedStyle(star).fill)
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await fillOf('full')).not.toBe(ground)
  expect(await fillOf('empty')).toBe(ground)
})

test('bold text is bold without the web font', async () => {
  const { page, base } = await stage.visit('en', { provoked: [/woff2|ERR_FAILED/] })
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto(`${base}product/norrvik-home-shirt`)
  const widths = await page.locator('h1').evaluate((title) => {
    const copy = (weight: string) => {
      const word = document.createElement('span')
      word.append('Norrvik')
      title.append(word)
      word.style.setProperty('font-weight', weight)
      const { width } = word.getBoundingClientRect()
      word.remove()
      return width
    }
    return [copy('400'), copy('700')]
  })
  expect(widths[1]).toBeGreaterThan(widths[0] ?? 0)
})
