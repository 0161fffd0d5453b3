// Tests product addresses at a host whose product pages are not where the API says.
import { afterEach, expect, test } from 'vitest'
import { editLink, productLink } from './product-link.ts'
import { configureProductLinks } from './product-route.ts'

const shirt = { url: '/nl/product/home-shirt?color=1', sku: 'A&B 1', productId: 12 }
afterEach(() => configureProductLinks(null))

test('without a pattern it is the API’s', () => {
  expect(productLink(shirt)).toBe('/nl/product/home-shirt?color=1')
})

test.each([
  ['/index.php?route=product/product&sku={sku}', '/index.php?route=product/product&sku=A%26B%201'],
  ['/p/{id}-{slug}.html', '/p/12-home-shirt.html'],
])('the pattern %s is filled in', (pattern, link) => {
  configureProductLinks(pattern)
  expect(productLink(shirt)).toBe(link)
})

test('a value stays one part of the address', () => {
  configureProductLinks('{sku}')
  expect(productLink({ ...shirt, sku: 'javascript:alert(1)' })).toBe('javascript%3Aalert(1)')
})

test('a product without a page has no address, and if the pattern needs unknown data the API’s is used', () => {
  configureProductLinks('/p/{id}')
  expect(productLink({ ...shirt, url: null })).toBeNull()
  expect(productLink({ url: '/nl/product/home-shirt', sku: 'A' })).toBe('/nl/product/home-shirt')
})

test('the edit link of a line leads to the host’s page of its product, unless the API names another address', () => {
  const edit = '/nl/product/home-shirt?line=5'
  expect(editLink(shirt, edit)).toBe(edit)
  configureProductLinks('/index.php?route=product/product&sku={sku}')
  expect(editLink(shirt, edit)).toBe('/index.php?route=product/product&sku=A%26B%201&line=5')
  expect(editLink(shirt, '/checkout/cart/configure/id/5')).toBe('/checkout/cart/configure/id/5')
  configureProductLinks('/p/{id}')
  expect(editLink(shirt, edit)).toBe('/p/12?line=5')
})
