// Every screen of the shop in each language: its words have room on a small phone, a phone, a tablet and a desk.
import { expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { expectReadable } from '../support/readable.ts'
import { untilReady } from '../support/visit.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()
const widths = [320, 390, 768, 1280] as const

test.each(['nl', 'de', 'en', 'se'] as const)('every word has room in the store %s', async (store) => {
  const guest = await stage.visit(store)
  const { page, base } = guest
  await guest.open('')
  const [team, , shoes] = await page.locator('header nav').first().getByRole('link').all()
  const lists = await Promise.all([team, shoes].map(async (link) => new URL((await link?.getAttribute('href')) ?? '', base).pathname))
  const product = `product/${landmarks.configurable.slug}`
  const screens = [
    '',
    ...lists,
    product,
    'search?query=norrvik',
    `search?query=${'x'.repeat(100)}`,
    'wishlist',
    'compare',
    'checkout/cart',
    'account',
    'contact',
  ]
  for (const path of screens) {
    await page.goto(new URL(path, base).href)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await untilReady(page)
      await expectReadable(page)
    }
  }
  expect(lists).toHaveLength(2)
})

test.each(['de', 'se'] as const)('so has every word of a list without a script in the store %s', async (store) => {
  const { page, base } = await stage.visit(store, { javaScriptEnabled: false })
  await page.goto(new URL('search?query=norrvik', base).href)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectReadable(page)
  }
})
