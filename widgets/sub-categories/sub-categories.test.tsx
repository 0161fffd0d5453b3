// Tests of the sub-categories: links, or nothing if there are none.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { searchWithin } from '#stores/catalogue/catalogue.ts'
import { configurePage } from '#stores/page/page.ts'
import { control, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import subCategories from './sub-categories.tsx'

const page = useWidgetPage()
beforeEach(() => page.tab.go('/nl/shirts'))

test('are links in a navigation with a name', async () => {
  const mount = page.show(subCategories, { categoryId: 3 })
  await soon(() => control('Home shirts')?.getAttribute('href') === '/nl/shirts/home')
  expect(mount.querySelector('nav')?.getAttribute('aria-label')).toBe('In this category')
})

test('lead to the host’s own pages if it names them', async () => {
  configurePage({ baseUrl: '/nl/', apiUrl: page.shop.url, routes: { category: '/c/{id}/{slug}' } })
  page.show(subCategories, { categoryId: 3 })
  await soon(() => control('Home shirts')?.getAttribute('href') === '/c/4/home')
})

test('are removed for a search without any', async () => {
  const mount = page.show(subCategories, { categoryId: 3 })
  await soon(() => control('Home shirts'))
  await searchWithin('shirt')
  await soon(() => words(mount) === '')
})
