// Tests of toolbar and pagination: count, sort order, page size, layout, a search inside the list, and real links.
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { $layout, $list, toggleFacet } from '#stores/catalogue/catalogue.ts'
import { control, field, press, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { shownPages } from './shown-pages.ts'
import toolbar from './toolbar.tsx'

const page = useWidgetPage()
const LIST = 'GET catalog/category/3/product/list'
const lastQuery = (call = LIST) => page.shop.arrivals(call).at(-1)?.query.toString()
const show = (options: object = {}) => page.show(toolbar, { categoryId: 3, addresses: 'path', ...options })
const ready = () => soon(() => $list.get().state === 'ready')

beforeEach(() => page.tab.go('/nl/shirts'))

describe('the bar', () => {
  test('shows the number of products and the range on this page', async () => {
    show()
    await shown('1 to 24 of 60 products')
    await toggleFacet('size', 'M')
    await soon(() => words(document.querySelector('.toolbar-count')) === '20 products')
  })

  test('sorts the list', async () => {
    show()
    await shown('Price, high to low')
    type('Sort by', 'price:desc')
    await soon(() => lastQuery() === 'page=1&page_size=24&sort=price%3Adesc')
    expect(field('Sort by').value).toBe('price:desc')
  })

  test('shows more at once', async () => {
    show({ pageSizes: [24, 48] })
    await shown('1 to 24')
    type('Per page', '48')
    await shown('1 to 48 of 60 products')
  })

  test('offers the host’s page size although it is not listed', async () => {
    page.tab.go('/nl/shirts?page_size=96')
    show({ pageSizes: [24, 48] })
    await soon(() => field('Per page').value === '96')
  })

  test('is a form that keeps choices made elsewhere', async () => {
    page.tab.go('/nl/shirts/_Red?query=shirt&minPrice=12&utm_source=mail')
    show()
    await shown('products')
    await soon(() => document.querySelector('form')?.getAttribute('action') === '/nl/shirts/_Red')
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(({ name, value }) => `${name}=${value}`)
    expect(fields).toEqual(['query=shirt', 'utm_source=mail', 'minPrice=12'])
  })

  test('shows the products as a list and back', async () => {
    show()
    await press('As a list')
    expect($layout.get()).toBe('list')
    await soon(() => control('As a list')?.getAttribute('aria-pressed') === 'true')
    expect(control('As a grid')?.getAttribute('aria-pressed')).toBe('false')
    await press('As a grid')
    expect($layout.get()).toBe('grid')
  })

  test('searches inside the list on submit, and shows all of it again when the field is cleared', async () => {
    show({ hasSearch: true })
    await soon(() => document.querySelector('input[type="search"]'))
    const input = field('Search this list')
    input.value = 'shirt 2'
    await press('Search')
    await soon(() => lastQuery('GET catalog/search/product/list')?.includes('query=shirt+2&category_id=3') ?? false)
    await shown('11 products')
    input.value = ''
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await shown('60 products')
  })
})

describe('the pages', () => {
  test('the last one has the remaining products', async () => {
    page.tab.go('/nl/shirts?page=3')
    show()
    await shown('49 to 60 of 60 products')
  })

  test('are links to their addresses', async () => {
    page.tab.go('/nl/shirts?page=2&sort=price:desc')
    show({ part: 'pages' })
    await soon(() => control('Page 2 of 3')?.getAttribute('aria-current') === 'page')
    expect(['Previous', 'Page 3 of 3', 'Next'].map((name) => control(name)?.getAttribute('href'))).toEqual([
      '/nl/shirts?sort=price:desc',
      '/nl/shirts?page=3&sort=price:desc',
      '/nl/shirts?page=3&sort=price:desc',
    ])
  })

  test('are changed without leaving the page', async () => {
    show({ part: 'pages' })
    await press('Next')
    await soon(() => control('Page 2 of 3')?.getAttribute('aria-current') === 'page')
    expect(page.tab.environment.location?.search).toBe('?page=2')
  })

  test('are left to the browser with a modifier key', async () => {
    show({ part: 'pages' })
    await soon(() => control('Next'))
    const next = control('Next')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    next?.addEventListener('click', (event) => event.preventDefault(), { once: true })
    next?.dispatchEvent(click)
    await ready()
    expect(page.tab.environment.location?.search).toBe('')
  })

  test('of a short list are not rendered', async () => {
    const mount = show({ part: 'pages' })
    await soon(() => control('Next'))
    await toggleFacet('colour', 'Red')
    await soon(() => mount.querySelector('nav') === null)
  })

  test('contain the first, the last and the neighbouring pages', () => {
    expect(shownPages(1, 1)).toEqual([1])
    expect(shownPages(5, 9)).toEqual([1, 3, 4, 5, 6, 7, 9])
    expect(shownPages(417, 417)).toEqual([1, 415, 416, 417])
  })
})
