// What a page loads is counted once a file, with the dearest language, and one byte over a budget is seen.
import { expect, test } from 'vitest'
import { countBytes, type Manifest } from './bytes.ts'

const file = (kind: string, name: string, brotli: number) => ({ kind, name, brotli })
const manifest: Manifest = {
  build: 'B',
  files: {
    'touchline.js': file('loader', 'touchline', 3000),
    'runtime-1.js': file('chunk', 'runtime', 10_000),
    'start-1.js': file('chunk', 'start', 500),
    'shopping-1.js': file('chunk', 'shopping', 5000),
    'wishlist-badge-1.js': file('widget', 'wishlist-badge', 600),
    'wishlist-badge-1.nl.js': file('catalogue', 'wishlist-badge', 100),
    'wishlist-badge-1.de.js': file('catalogue', 'wishlist-badge', 130),
    'wishlist-badge-1.css': file('css', 'wishlist-badge', 250),
    'shared-1.nl.js': file('catalogue', 'shared', 1000),
    'base-1.css': file('css', 'base', 2000),
  },
  widgets: {
    'wishlist-badge': {
      file: 'wishlist-badge-1.js',
      css: 'wishlist-badge-1.css',
      chunks: ['runtime-1.js', 'start-1.js', 'wishlist-badge-1.js'],
      later: [],
      laterTexts: [],
    },
  },
}
const bytes = (what: string, of = manifest) => countBytes(of).find((row) => row.what === what)?.bytes

test('a page is its loader, chunks, widgets and one language', () => {
  expect(bytes('scripts of badges only')).toBe(3000 + 10_000 + 500 + 600 + 130 + 1000)
  expect(bytes('styles of badges only')).toBe(2250)
})

test('the API client counts where it is loaded', () => {
  expect(bytes('runtime with API client')).toBe(15_000)
})

test('a file that the build no longer has is no file of no bytes', () => {
  const { 'shopping-1.js': _gone, ...files } = manifest.files
  expect(() => countBytes({ ...manifest, files })).toThrow('the build has no file with api')
})

test('a page whose widgets are not built is left out', () => {
  expect(bytes('scripts of checkout')).toBeUndefined()
})

test('one more widget is its file and its texts', () => {
  expect(bytes('one more wishlist-badge')).toBe(730)
})

test('one byte over is over', () => {
  const files = { ...manifest.files, 'touchline.js': file('loader', 'touchline', 3 * 1024 + 1) }
  const row = countBytes({ ...manifest, files }).find(({ what }) => what === 'loader')
  expect(row && row.bytes - row.budget).toBe(1)
})

test('a page that is used says what it loads by itself and what it has loaded in the end', () => {
  const names = ['header-search', 'minicart', 'wishlist-badge', 'store-switch', 'cart']
  const widget = manifest.widgets['wishlist-badge']
  if (!widget) throw new Error('The manifest above has a badge.')
  const files = { ...manifest.files, 'popup-1.js': file('chunk', 'popup', 700) }
  const widgets = { ...Object.fromEntries(names.map((name) => [name, widget])), minicart: { ...widget, later: ['popup-1.js'] } }
  const loaded = bytes('scripts of cart, as loaded', { ...manifest, files, widgets })
  expect(bytes('scripts of cart', { ...manifest, files, widgets })).toBe((loaded ?? 0) + 5000 + 700)
})

test('the texts of a part count once somebody touched it, and with the texts of its widget', () => {
  const names = ['header-search', 'minicart', 'wishlist-badge', 'store-switch', 'cart']
  const widget = manifest.widgets['wishlist-badge']
  if (!widget) throw new Error('The manifest above has a badge.')
  const files = { ...manifest.files, 'panel-1.nl.js': file('catalogue', 'panel', 40), 'panel-1.de.js': file('catalogue', 'panel', 50) }
  const searching = { ...widget, laterTexts: ['panel'] }
  const widgets = { ...Object.fromEntries(names.map((name) => [name, widget])), 'header-search': searching, 'wishlist-badge': searching }
  const of = { ...manifest, files, widgets }
  expect(bytes('scripts of cart', of)).toBe((bytes('scripts of cart', { ...of, files: manifest.files }) ?? 0) + 50)
  expect(bytes('scripts of cart, as loaded', of)).toBe(bytes('scripts of cart, as loaded', { ...of, files: manifest.files }))
  expect(bytes('texts of wishlist-badge', { ...of, widgets: { 'wishlist-badge': searching } })).toBe(130 + 50)
})
