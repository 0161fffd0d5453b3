// Tests of the store switch: links with their language, and a list that closes by itself.
// @vitest-environment happy-dom
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { control, useWidgetPage, words } from '#tests/support/widget-page.ts'
import storeSwitch from './store-switch.tsx'

const page = useWidgetPage()
const stores = [
  { code: 'nl', label: 'Nederland', language: 'nl-NL', url: '/nl/shoes' },
  { code: 'en', label: 'United Kingdom', language: 'en-GB', url: '/en/', isCurrent: true },
]

/** Opens the list of stores. */
function open(): HTMLDetailsElement {
  const details = page.show(storeSwitch, { stores }).querySelector('details')
  if (!details) throw new Error('There is no list')
  details.open = true
  return details
}

test('its name is that of the current store, which is marked in the list', () => {
  page.show(storeSwitch, { stores })
  expect(control('Store: United Kingdom')).toBeDefined()
  expect(control('United Kingdom')?.getAttribute('aria-current')).toBe('true')
  expect(control('Nederland')?.hasAttribute('aria-current')).toBe(false)
})

test('each store is a link to the same page there, in its own language', () => {
  page.show(storeSwitch, { stores })
  const link = control('Nederland')
  expect(['href', 'lang', 'hreflang'].map((name) => link?.getAttribute(name))).toEqual(['/nl/shoes', 'nl-NL', 'nl-NL'])
})

test('without a current store it invites to choose', () => {
  page.show(storeSwitch, { stores: stores.slice(0, 1) })
  expect(words(control('Choose a store'))).toBe('Choose a store')
})

test('Escape closes the list and gives the focus back', () => {
  const details = open()
  details.querySelector('a')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(details.open).toBe(false)
  expect(document.activeElement).toBe(details.querySelector('summary'))
})

test.each(['pointerdown', 'focusin'])('a %s outside closes the list, one inside does not', (name) => {
  const details = open()
  details.querySelector('a')?.dispatchEvent(new Event(name, { bubbles: true }))
  expect(details.open).toBe(true)
  document.body.dispatchEvent(new Event(name, { bubbles: true }))
  expect(details.open).toBe(false)
})

test('without stores it is not rendered', () => {
  expect(v.safeParse(storeSwitch.options, { stores: [] }).success).toBe(false)
})
