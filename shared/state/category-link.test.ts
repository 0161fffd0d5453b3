// Tests category addresses on a host whose category pages differ from the API's addresses.
// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { categoryLink } from './category-link.ts'
import { leadToOwnPages } from './html-links.ts'
import { configureProductLinks } from './product-route.ts'

const shoes = { url: '/nl/shoes/football', id: 4 }
const pages = (category: string | null, apiUrl = '/nl/') => ({ apiUrl, routes: { category } })
afterEach(() => configureProductLinks(null))

test('without a pattern it is the API’s', () => {
  expect(categoryLink(shoes, pages(null))).toBe('/nl/shoes/football')
})

test.each([
  ['/index.php?route=product/category&path={id}', '/nl/', '/index.php?route=product/category&path=4'],
  ['/collections/{slug}', '/nl/', '/collections/football'],
  ['/shop/{path}', '/nl/', '/shop/shoes/football'],
  ['/shop/{path}', 'https://shop.example/nl/', '/shop/shoes/football'],
  // The API's addresses lack the proxy's prefix.
  ['/shop/{path}', '/touchline-api/nl/', '/shop/shoes/football'],
  ['/shop/{path}', '/', '/shop/nl/shoes/football'],
])('the pattern %s is filled in, with the API at %s', (pattern, apiUrl, link) => {
  expect(categoryLink(shoes, pages(pattern, apiUrl))).toBe(link)
})

test('a category without a page has no address, and if the pattern needs unknown data the API’s is used', () => {
  expect(categoryLink({ url: null, id: 4 }, pages('/c/{id}'))).toBeNull()
  expect(categoryLink({ url: '/nl/shoes', id: null }, pages('/c/{id}'))).toBe('/nl/shoes')
})

test('links in the HTML of answers lead to the host’s pages if they name their target', () => {
  configureProductLinks('/p/{sku}')
  document.body.innerHTML =
    '<a href="https://shop.example/nl/shoes" data-category-id="4">A</a><a href="/nl/product/ball" data-sku="BALL-5">B</a><a href="/nl/news">C</a>'
  leadToOwnPages(document.body, pages('/shop/{path}'))
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/shop/shoes', '/p/BALL-5', '/nl/news'])
})
