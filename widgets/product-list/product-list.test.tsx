// Tests of the product list: every state, the cells between the cards, and elements that stay in place; long because one shop and its helpers serve all tests.
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { choosePage, chooseSort, searchWithin, toggleFacet } from '#stores/catalogue/catalogue.ts'
import { $recentSearches, followRecentSearches, keepSearch } from '#stores/catalogue/recent-searches.ts'
import { answerList } from '#stores/testing/lists.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, press, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { cellsOf } from './cells.ts'
import productList from './product-list.tsx'

const page = useWidgetPage()
const LIST = 'GET catalog/category/3/product/list'
const cards = () => [...document.querySelectorAll<HTMLElement>('.touchline-card')]
const names = () => cards().map((card) => words(card.querySelector('h2')))
const grid = () => document.querySelector('ul.product-list-grid:not([aria-hidden])')
const show = (options: object = {}) => page.show(productList, { categoryId: 3, addresses: 'path', listName: 'Shirts', ...options })
const answer = (part: object) => {
  const whole = Object(answerList('catalog/category/3/product/list', new URLSearchParams()))
  return { ...whole, catalog: { ...whole.catalog, ...part } }
}

beforeEach(() => page.tab.go('/nl/shirts'))

describe('what is shown', () => {
  test('reserves the space of the products until they are loaded', async () => {
    const release = page.shop.hold(LIST)
    const mount = show()
    expect(mount.querySelector('[role="status"][aria-label]')?.getAttribute('aria-label')).toBe('Loading products')
    expect(mount.querySelectorAll('.product-list-ghost').length).toBeGreaterThan(6)
    release()
    await soon(() => cards().length === 24)
    expect(mount.querySelector('.product-list-ghost')).toBeNull()
  })

  test('a card has its list and its position in the whole list', async () => {
    show()
    await soon(() => cards().length === 24)
    await choosePage(2)
    await soon(() => names()[0] === 'Shirt 25')
    expect(cards()[0]?.dataset).toMatchObject({ listName: 'Shirts', index: '25', productId: '25' })
  })

  test('the count is announced after a change, and the sort order if that changed', async () => {
    show()
    await soon(() => cards().length === 24)
    const said = () => words(document.querySelector('[data-touchline-said]'))
    expect(said()).toBe('')
    await toggleFacet('colour', 'Red')
    await soon(() => said() === '15 products')
    await chooseSort('price:desc')
    await soon(() => said() === 'Sorted by Price, high to low: 15 products')
    await choosePage(1)
    await toggleFacet('colour', 'Red')
    await soon(() => said() === '60 products, page 1 of 3')
  })

  test('the pictures of the first row are loaded at once, the rest when they are near', async () => {
    show({ firstRow: 3 })
    await soon(() => cards().length === 24)
    expect(
      cards()
        .map((card) => card.querySelector('img')?.getAttribute('loading'))
        .slice(0, 5),
    ).toEqual([null, null, null, 'lazy', 'lazy'])
  })

  test('an empty search result has a message', async () => {
    show()
    await soon(() => cards().length === 24)
    await searchWithin('xyzzy')
    await shown('No results found for xyzzy')
    expect(control('Show all products')?.getAttribute('href')).toBe('/nl/shirts')
  })

  test.each([
    ['leaves the recent searches alone within a category, since the whole shop may have it', 3, ['xyzzy', 'shirt']],
    ['is removed from the recent searches where the whole shop was searched', undefined, ['shirt']],
  ])('an empty search result %s', async (_what, categoryId, left) => {
    const stop = followRecentSearches({ needsConsent: false })
    for (const text of ['shirt', 'xyzzy']) keepSearch(text)
    stop()
    show({ categoryId })
    await soon(() => cards().length === 24)
    await searchWithin('xyzzy')
    await shown('No results found for xyzzy')
    // The removal loads its file first.
    await import('#stores/catalogue/kept-searches.ts')
    await new Promise((resolve) => setTimeout(resolve))
    followRecentSearches({ needsConsent: false })()
    expect($recentSearches.get()).toEqual(left)
  })

  test('an empty list without filters does not mention filters', async () => {
    page.shop.once(LIST, json(answer({ items: [], total_items: 0, last_page: 1 })))
    const mount = show()
    await shown('There are no products to show')
    expect(mount.querySelector('.touchline-empty a, .touchline-empty-text')).toBeNull()
  })

  test('a list emptied by filters offers to clear them', async () => {
    const mount = show()
    await soon(() => cards().length === 24)
    page.shop.once(LIST, json(answer({ items: [], total_items: 0, last_page: 1 })))
    await toggleFacet('colour', 'Red')
    await shown('No products match these filters')
    expect(control('Clear all filters')?.getAttribute('href')).toBe('/nl/shirts')
    await press('Clear all filters')
    await soon(() => cards().length === 24)
    expect(document.activeElement).toBe(mount)
  })

  test('above the products stands which words were left out, or what a mistyped query was taken for, and it is announced', async () => {
    show()
    await soon(() => cards().length === 24)
    const read = () => words(document.querySelector('.product-list-reading'))
    expect(read()).toBe('')
    const search = 'GET catalog/search/product/list'
    page.shop.once(search, json({ ...answer({}), reading: { dropped: ['nike', 'gold'], corrected: null } }))
    await searchWithin('nike shirt gold')
    await soon(() => read() === 'Nothing fits all your words, so we searched without “nike, gold”.')
    await soon(() => words(document.querySelector('[data-touchline-said]')) === `${read()} 60 products, page 1 of 3`)
    page.shop.once(search, json({ ...answer({}), reading: { dropped: [], corrected: 'shirt' } }))
    await searchWithin('shrit')
    await soon(() => read() === 'Results for “shirt”, since we found nothing for “shrit”.')
    expect(document.querySelector('.product-list-reading a')).toBeNull()
    page.shop.once(search, json({ ...answer({}), reading: { corrected: 'shirt', literal: '"shrti"' } }))
    await searchWithin('shrti')
    await soon(() => read() === 'Showing results for “shirt”. Search for “shrti” instead')
    expect(document.querySelector('.product-list-reading a')?.getAttribute('href')).toBe('/nl/shirts?query=%22shrti%22')
    await searchWithin('shirt')
    await soon(() => read() === '')
  })

  test('where nothing was found, only that is said', async () => {
    show()
    await soon(() => cards().length === 24)
    const none = { ...answer({ items: [], total_items: 0, last_page: 1 }), reading: { dropped: ['xyzzy'], corrected: null } }
    page.shop.once('GET catalog/search/product/list', json(none))
    await searchWithin('xyzzy')
    await shown('No results found for xyzzy')
    expect(document.querySelector('.product-list-reading')).toBeNull()
  })

  test('names are text, whatever they contain', async () => {
    page.shop.once(LIST, json(answer({ items: [{ ...answer({}).catalog.items[0], name: '<img src=x onerror=alert(1)>' }] })))
    show()
    await soon(() => names()[0] === '<img src=x onerror=alert(1)>')
    expect(document.querySelector('[onerror]')).toBeNull()
  })
})

describe('a failure', () => {
  test('of the first call offers to try again, without an error text', async () => {
    page.shop.once(LIST, json({ message: 'Broken' }, 400))
    show()
    await shown('There are no products to show')
    expect(words(document.body)).not.toContain('Broken')
    await press('Show the products again')
    await soon(() => cards().length === 24)
  })

  test('of a later one keeps the list', async () => {
    show()
    await soon(() => cards().length === 24)
    page.shop.once(LIST, json({}, 400))
    await choosePage(2)
    await soon(() => control('Show the products again'))
    expect(words(document.querySelector('.touchline-notice'))).toContain('These products do not reflect your last choice yet.')
    expect([names()[0], grid()?.hasAttribute('aria-busy')]).toEqual(['Shirt 1', false])
    await press('Show the products again')
    await soon(() => names()[0] === 'Shirt 25')
  })
})

describe('a change', () => {
  test('keeps the cards that are in both lists unchanged', async () => {
    show()
    await soon(() => cards().length === 24)
    const fifth = cards()[4]
    await toggleFacet('colour', 'Red')
    await soon(() => names()[1] === 'Shirt 5')
    expect(cards()[1]).toBe(fifth)
  })

  test('reuses the cards of removed products, but recreates the links, pressed buttons, and each picture', async () => {
    show({ hasCompare: true })
    await soon(() => cards().length === 24)
    const parts = () => cards().map((card) => [...card.querySelectorAll('.touchline-card-name a, img')])
    const tools = () => cards().map((card) => [...card.querySelectorAll<HTMLElement>('button, [data-quick-buy]')])
    const [before, old, oldTools] = [cards(), parts().flat(), tools()]
    // Sets the attributes that wishlist-toggle sets, while a request is running and after it.
    oldTools[0]?.[0]?.setAttribute('aria-pressed', 'true')
    oldTools[1]?.[1]?.setAttribute('aria-busy', 'true')
    oldTools[2]?.[2]?.focus()
    const { items } = answer({}).catalog
    const others = items.map((item: object, at: number) => ({
      ...item,
      product_id: 100 + at,
      name: `Sock ${at}`,
      image: `/sock-${at}.webp`,
      images: [],
    }))
    page.shop.once(LIST, json(answer({ items: others })))
    await chooseSort('price:desc')
    await soon(() => names()[0] === 'Sock 0')
    expect(cards()).toEqual(before)
    const now = parts().flat()
    expect([now.length, now.filter((part) => old.includes(part)).length]).toEqual([old.length, 0])
    const kept = tools().map((card, at) => card.filter((tool) => oldTools[at]?.includes(tool)).length)
    expect(kept).toEqual([0, 0, 0, ...Array.from({ length: 21 }, () => 3)])
    expect(document.activeElement).toBe(document.body)
    expect(document.querySelector('.touchline-card :is([aria-pressed="true"], [aria-busy])')).toBeNull()
    const [heart, , buy] = tools()[3] ?? []
    expect(heart?.dataset).toMatchObject({ touchlineProduct: '103', touchlineName: 'Sock 3' })
    expect(buy?.dataset).toMatchObject({ quickBuy: '103' })
    // A pressed heart that was reused for another product is replaced as well.
    heart?.setAttribute('aria-pressed', 'true')
    await chooseSort('name:asc')
    await soon(() => names()[3] === 'Shirt 4')
    expect(tools()[3]?.[0]).not.toBe(heart)
    expect(tools()[4]).toEqual(oldTools[4])
  })

  test('of the order moves each card with its product', async () => {
    show()
    await soon(() => cards().length === 24)
    const [first, second] = cards()
    const { items } = answer({}).catalog
    page.shop.once(LIST, json(answer({ items: [items[1], items[30] ?? items[5], items[0]] })))
    await chooseSort('price:desc')
    await soon(() => cards().length === 3)
    expect([cards()[0], cards()[2]]).toEqual([second, first])
  })

  test('marks the list as busy while it is loading, and fades it once that is late', async () => {
    show()
    await soon(() => cards().length === 24)
    const release = page.shop.hold(LIST)
    void choosePage(2)
    await soon(() => grid()?.getAttribute('aria-busy') === 'true')
    expect(grid()?.hasAttribute('data-late')).toBe(false)
    page.browser.pass(180)
    await soon(() => grid()?.hasAttribute('data-late'))
    release()
    await soon(() => !grid()?.hasAttribute('aria-busy'))
    expect(grid()?.hasAttribute('data-late')).toBe(false)
  })

  test('of the page moves the focus to the start of the list', async () => {
    show()
    await soon(() => cards().length === 24)
    await choosePage(2)
    await soon(() => document.activeElement === grid())
  })

  test('keeps canonical, prev and next of the page up to date', async () => {
    document.head.innerHTML = '<link rel="canonical" href="/nl/shirts"><link rel="next" href="/nl/shirts?page=2">'
    const links = () =>
      [...document.head.querySelectorAll('link')].map(
        (link) => `${link.rel} ${link.getAttribute('href')?.replace(/^https?:\/\/[^/]+/, '')}`,
      )
    show()
    await soon(() => cards().length === 24)
    await choosePage(3)
    await soon(() => links().length === 2 && links().includes('prev /nl/shirts?page=2'))
    expect(links()).toContain('canonical /nl/shirts?page=3')
    document.head.innerHTML = ''
  })
})

describe('facets between the products', () => {
  test('are at their positions, filter the list when pressed, and disappear', async () => {
    show()
    await soon(() => document.querySelectorAll('.product-list-inline').length === 2)
    const places = [...(grid()?.children ?? [])].flatMap((cell, at) => (cell.querySelector('.product-list-inline') ? [at] : []))
    expect(places).toEqual([3, 9])
    control('A & B')?.focus()
    await press('A & B')
    await soon(() => document.querySelectorAll('.product-list-inline').length === 1)
    await soon(() => names()[0] === 'Shirt 4')
    expect(document.activeElement).toBe(grid())
  })

  test('count a block of the host among the cells before them', () => {
    const items = answer({}).catalog.items.slice(0, 4)
    const facet = (position: number) => ({ position, code: `f${position}`, label: '', options: [] })
    const cells = cellsOf({ items, first: 1, widget: { position: 1, html: '' } }, [facet(2), facet(3), facet(99)])
    expect(cells.map(({ type }) => type)).toEqual(['product', 'widget', 'facet', 'product', 'facet', 'product', 'product'])
  })

  test('a tile of the theme counts products, at the end too, and is left out where there are too few', () => {
    const items = answer({}).catalog.items.slice(0, 2)
    const cells = cellsOf({ items, first: 1, widget: { position: 1, html: '' } }, [], [0, 1, 2, 3])
    expect(cells.map((cell) => (cell.type === 'tile' ? cell.position : cell.type))).toEqual([0, 'product', 'widget', 1, 'product', 2])
  })
})
