// A page's files are counted once each, with the largest language, and one byte over a limit is reported.
import { expect, test } from 'vitest'
import { countBytes, type Manifest } from './bytes.ts'

const file = (kind: string, name: string, brotli: number) => ({ kind, name, brotli })
const start = { file: 'start-1.js', when: 'idle', css: 'start-1.css', chunks: ['start-1.js'], later: [] }
const cart = { file: 'cart-1.js', when: 'load', css: 'cart-1.css', chunks: ['start-1.js', 'cart-1.js'], later: ['popup-1.js'] }
const manifest: Manifest = {
  build: 'B',
  files: {
    'touchline.js': file('loader', 'touchline', 3000),
    'start-1.js': file('widget', 'start', 10_500),
    'start-1.nl.js': file('catalogue', 'start', 1000),
    'start-1.css': file('css', 'start', 2000),
    'api-1.js': file('chunk', 'api', 5000),
    'popup-1.js': file('chunk', 'popup', 700),
    'cart-1.js': file('widget', 'cart', 600),
    'cart-1.nl.js': file('catalogue', 'cart', 100),
    'cart-1.de.js': file('catalogue', 'cart', 130),
    'cart-1.css': file('css', 'cart', 250),
    'tabs-1.js': file('widget', 'tabs', 40),
    'menu-1.js': file('widget', 'menu', 50),
  },
  widgets: {
    'wishlist-badge': start,
    cart,
    tabs: { ...start, file: 'tabs-1.js', when: 'visible', chunks: ['start-1.js', 'tabs-1.js'] },
    menu: { ...start, file: 'menu-1.js', when: 'interaction', chunks: ['start-1.js', 'menu-1.js'] },
  },
  pages: {
    badges: { widgets: ['wishlist-badge'], calls: [] },
    cart: { widgets: ['wishlist-badge', 'cart', 'tabs', 'menu'], calls: ['api-1.js'] },
  },
}
const runtime = 3000 + 10_500 + 1000
const rowOf = (what: string, of = manifest) => countBytes(of).find((row) => row.what === what)

test('a page counts its loader, chunks, widgets and one language', () => {
  expect(rowOf('badges, as loaded')?.value).toBe(runtime)
  expect(rowOf('badges, styles')?.value).toBe(2000)
})

test('a page that makes calls at once counts their files, and the largest language', () => {
  expect(rowOf('cart, as loaded')?.value).toBe(runtime + 600 + 130 + 5000)
  expect(rowOf('cart, requests for scripts as loaded')?.value).toBe(6)
})

test('scrolling loads widgets that wait for visibility, but not those that wait for a touch', () => {
  expect(rowOf('cart, scrolled to its end')?.value).toBe(runtime + 600 + 130 + 5000 + 40)
  expect(rowOf('cart, everything touched')?.value).toBe(runtime + 600 + 130 + 5000 + 40 + 50 + 700)
})

test('a widget alone counts what it adds to the runtime', () => {
  expect(rowOf('cart, where there is nothing but the runtime')?.value).toBe(730)
})

test('one byte over a limit is a fault', () => {
  const files = { ...manifest.files, 'touchline.js': file('loader', 'touchline', 36_001 - 11_500) }
  const row = rowOf('badges, scrolled to its end', { ...manifest, files })
  expect((row?.value ?? 0) - (row?.limit ?? 0)).toBe(1)
})

test('rows without a limit are only reported', () => {
  expect(rowOf('the script popup')).toMatchObject({ value: 700, limit: null })
})
