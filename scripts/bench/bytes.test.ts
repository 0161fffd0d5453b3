// What a page loads is counted once a file, with the dearest language, and one byte over a budget is seen.
import { expect, test } from 'vitest'
import { onlySome } from './budgets.ts'
import { countBytes, type Manifest } from './bytes.ts'

const file = (kind: string, name: string, brotli: number) => ({ kind, name, brotli })
const manifest: Manifest = {
  build: 'B',
  files: {
    'touchline.js': file('loader', 'touchline', 3000),
    'start-1.js': file('widget', 'start', 10_500),
    'start-1.nl.js': file('catalogue', 'start', 1000),
    'start-1.css': file('css', 'start', 2000),
    'api-1.js': file('chunk', 'api', 5000),
    ...Object.fromEntries(onlySome.map(({ name }) => [`${name}-1.js`, file('chunk', name, 2000)])),
    'cart-1.js': file('widget', 'cart', 600),
    'cart-1.nl.js': file('catalogue', 'cart', 100),
    'cart-1.de.js': file('catalogue', 'cart', 130),
    'cart-1.css': file('css', 'cart', 250),
  },
  widgets: {
    'wishlist-badge': { file: 'start-1.js', when: 'idle', css: 'start-1.css', chunks: ['start-1.js'], later: [] },
    cart: { file: 'cart-1.js', when: 'load', css: 'cart-1.css', chunks: ['start-1.js', 'cart-1.js'], later: [] },
  },
}
const bytes = (what: string, of = manifest) => countBytes(of).find((row) => row.what === what)?.bytes

test('a page is its loader, chunks, widgets and one language', () => {
  expect(bytes('scripts of badges only')).toBe(3000 + 10_500 + 1000)
  expect(bytes('styles of badges only')).toBe(2000)
})

test('the API client counts where it is loaded', () => {
  expect(bytes('runtime with API client')).toBe(15_500)
})

test('a file that the build no longer has is no file of no bytes', () => {
  const { 'api-1.js': _gone, ...files } = manifest.files
  expect(() => countBytes({ ...manifest, files })).toThrow('the build has no file api')
})

test('a page whose widgets are not built is left out', () => {
  expect(bytes('scripts of checkout')).toBeUndefined()
})

test('one more widget is its file and its texts', () => {
  expect(bytes('one more cart')).toBe(730)
  expect(bytes('texts of cart')).toBe(130)
})

test('one byte over is over', () => {
  const files = { ...manifest.files, 'touchline.js': file('loader', 'touchline', 5 * 1024 + 1) }
  const row = countBytes({ ...manifest, files }).find(({ what }) => what === 'loader')
  expect(row && row.bytes - row.budget).toBe(1)
})

test('a page that is used says what it loads by itself and what it has loaded in the end', () => {
  const names = ['header-search', 'minicart', 'wishlist-badge', 'store-switch', 'cart']
  const widget = manifest.widgets['cart']
  if (!widget) throw new Error('The manifest above has a cart.')
  const files = { ...manifest.files, 'popup-1.js': file('chunk', 'popup', 700) }
  const widgets = { ...Object.fromEntries(names.map((name) => [name, widget])), minicart: { ...widget, later: ['popup-1.js'] } }
  const loaded = bytes('scripts of cart, as loaded', { ...manifest, files, widgets })
  expect(bytes('scripts of cart', { ...manifest, files, widgets })).toBe((loaded ?? 0) + 5000 + 700)
})

test('what waits to be seen or touched is not loaded by itself, and what only some need is on no page', () => {
  const start = manifest.widgets['wishlist-badge']
  const cart = manifest.widgets['cart']
  if (!start || !cart) throw new Error('The manifest above has both.')
  const names = ['header-search', 'minicart', 'wishlist-badge', 'store-switch']
  const widgets = {
    ...Object.fromEntries(names.map((name) => [name, start])),
    cart: { ...cart, when: 'interaction', later: ['analytics-1.js'] },
  }
  expect(bytes('scripts of cart, as loaded', { ...manifest, widgets })).toBe(3000 + 10_500 + 1000)
  expect(bytes('scripts of cart', { ...manifest, widgets })).toBe(3000 + 10_500 + 1000 + 730 + 5000)
})
