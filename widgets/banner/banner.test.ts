// Tests of the host's content block: the printed HTML stays until the list changes; a new block is sanitised, or not shown.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { choosePage, loadCatalogue } from '#stores/catalogue/catalogue.ts'
import { answerList } from '#stores/testing/lists.ts'
import { json } from '#tests/support/fault-server.ts'
import { soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import banner from './banner.ts'

const page = useWidgetPage()
const LIST = 'GET catalog/category/3/product/list'
const withBanner = (html: string | null) => json({ ...Object(answerList(LIST, new URLSearchParams())), banner: html })
beforeEach(() => page.tab.go('/nl/shirts'))

test('the printed block stays for its list', async () => {
  page.shop.once(LIST, withBanner('<p>Sale</p>'))
  const mount = page.show(banner, {}, { html: '<p id="own">Sale</p>' })
  await loadCatalogue({ categoryId: 3 })
  expect(mount.querySelector('#own')).not.toBeNull()
})

test('is removed for a list without one', async () => {
  page.shop.once(LIST, withBanner('<p>Sale</p>'))
  const mount = page.show(banner, {}, { html: '<p>Sale</p>' })
  await loadCatalogue({ categoryId: 3 })
  page.shop.once(LIST, withBanner(null))
  await choosePage(2)
  await soon(() => words(mount) === '')
})
