// Tests of the comparison link in the header and its number.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { toggleCompare } from '#stores/saved/compare.ts'
import { control, soon, useWidgetPage } from '#tests/support/widget-page.ts'
import compareBadge from './compare-badge.tsx'

const page = useWidgetPage()
const badge = () => document.querySelector('.touchline-badge-count')

test.each([
  [[], null, 'Comparison'],
  [['A'], '1', 'Comparison, 1 product'],
  [['A', 'B', 'C'], '3', 'Comparison, 3 products'],
])('%j is %s on the scales and "%s" to a screen reader', async (skus, text, name) => {
  page.browser.cookies.set('touchline-session', '1000')
  page.shop.kept.compare = skus
  page.show(compareBadge)
  await soon(() => control(name))
  expect(badge()?.textContent ?? null).toBe(text)
})

test('it is a link to the comparison, at the address of the option or the page', () => {
  expect(control('Comparison', page.show(compareBadge))?.getAttribute('href')).toBe('/nl/compare')
  expect(control('Comparison', page.show(compareBadge, { compareUrl: '/side-by-side' }))?.getAttribute('href')).toBe('/side-by-side')
})

test('it counts products added and removed on the page', async () => {
  page.show(compareBadge)
  await toggleCompare('A')
  await soon(() => badge()?.textContent === '1')
  await toggleCompare('A')
  await soon(() => badge() === null)
})

test('the printed number stays until another is known', async () => {
  const release = page.shop.hold('GET api/session')
  page.browser.cookies.set('touchline-session', '1000')
  page.shop.kept.compare = ['A']
  page.show(compareBadge, {}, { html: '<a href="/nl/compare">Compare (2)</a>' })
  expect([control('Comparison, 2 products') !== undefined, badge()?.textContent]).toEqual([true, '2'])
  release()
  await soon(() => badge()?.textContent === '1')
})
