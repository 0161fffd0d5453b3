// Tests how a shopper finds legal information: from the footer, beside the order button, and on a page with little text.
import { expect, test } from 'vitest'
import { articleSlugs } from '#demo-pages/pages/article-files.ts'
import { articleTitle } from '#demo-pages/pages/articles.ts'
import { storeByCode } from '#demo-pages/host/store-view.ts'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { expectReadable } from '../support/readable.ts'
import { expectAccessible, untilReady } from '../support/visit.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()

test.each(rowsOf(['de', 'nl', 'en', 'se']))('every article of the store %s can be read at every width', async (store) => {
  const { page, base } = await stage.visit(store)
  for (const slug of rowsOf(articleSlugs, 3)) {
    await page.goto(`${base}pages/${slug}`)
    await untilReady(page)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectReadable(page)
    }
    await expectAccessible(page)
  }
})

test.each(rowsOf([390, 1280]))('at %i px a German guest opens the terms beside the order button without leaving it', async (width) => {
  const guest = await stage.visit('de', { viewport: { width, height: 844 } })
  guest.email = `legal-${width}@example.com`
  const { page, buyButton } = guest
  await stage.shop.db.updateTable('product').set({ no_return: true }).where('slug', '=', landmarks.configurable.slug).execute()
  try {
    await guest.fillCart()
    await guest.openPayment()
    await page.getByText(/^Für dich angefertigt, deshalb kein Widerrufsrecht bei: /).waitFor()
    await expectAccessible(page)
    await expectReadable(page)
    const store = storeByCode('de')
    for (const [name, slug] of [
      ['AGB', 'terms'],
      ['Widerrufsbelehrung', 'withdrawal'],
      ['Datenschutzerklärung', 'privacy'],
    ] as const) {
      const [tab] = await Promise.all([
        guest.context.waitForEvent('page'),
        page.getByRole('main').getByRole('link', { name, exact: true }).click(),
      ])
      await tab.getByRole('heading', { level: 1, name: articleTitle(store, slug) }).waitFor()
      await tab.close()
      await buyButton.waitFor()
    }
  } finally {
    await stage.shop.db.updateTable('product').set({ no_return: false }).where('slug', '=', landmarks.configurable.slug).execute()
  }
})

test('on a page with little text the footer ends at the window’s bottom', async () => {
  const { page, base } = await stage.visit('en', { viewport: { width: 1280, height: 1800 }, provoked: [/404/] })
  await page.goto(`${base}no/such/page`)
  const foot = await page.locator('footer').boundingBox()
  expect(Math.round((foot?.y ?? 0) + (foot?.height ?? 0))).toBe(1800)
})
