// Tests every screen of the shop in each language: its texts have room on a small phone, a phone, a tablet and a desktop.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { expectReadable } from '../support/readable.ts'
import { untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { isShared: true })
const widths = [320, 390, 768, 1280] as const

/** Every screen, by its path. */
async function screensOf(guest: Guest): Promise<string[]> {
  await guest.open('')
  const [team, , shoes] = await guest.page.locator('header nav').first().getByRole('link').all()
  const lists = await Promise.all([team, shoes].map(async (link) => new URL((await link?.getAttribute('href')) ?? '', guest.base).pathname))
  expect(lists).toHaveLength(2)
  const product = `product/${landmarks.configurable.slug}`
  const searches = ['search?query=norrvik', `search?query=${'x'.repeat(100)}`]
  return ['', ...lists, product, ...searches, 'wishlist', 'compare', 'checkout/cart', 'account', 'contact']
}

/** Increases the spacing of letters, words and lines as WCAG 1.4.12 requires, returns the page's width, and removes the stylesheet. */
const widthSetApart = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    )
    const own = document.adoptedStyleSheets
    document.adoptedStyleSheets = [...own, sheet]
    const { scrollWidth } = document.documentElement
    document.adoptedStyleSheets = own
    return scrollWidth
  })

test.each(rowsOf(['de', 'nl', 'en', 'se']))(
  'every text has room in the store %s, also with wider spacing of letters, words and lines',
  async (store) => {
    const guest = await stage.visit(store)
    const { page, base } = guest
    for (const path of await screensOf(guest)) {
      await page.goto(new URL(path, base).href)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await untilReady(page)
        await expectReadable(page)
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await expect.poll(async () => [path, await widthSetApart(page)]).toEqual([path, 390])
    }
  },
)

test.each(rowsOf(['nl', 'de']))('so has every text at twice the font size in the store %s', async (store) => {
  const guest = await stage.visit(store, { viewport: { width: 390, height: 844 } })
  const { page, base } = guest
  const paths = await screensOf(guest)
  await (await page.context().newCDPSession(page)).send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const path of paths) {
    await page.goto(new URL(path, base).href)
    await untilReady(page)
    await expectReadable(page)
  }
})

test.each(rowsOf(['se', 'de']))('so has every text of a list without JavaScript in the store %s', async (store) => {
  const { page, base } = await stage.visit(store, { javaScriptEnabled: false })
  await page.goto(new URL('search?query=norrvik', base).href)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectReadable(page)
  }
})
