// Tests of facets by keyboard and screen reader: the names of options, and the keys that open the filters on a phone.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { control, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import facets from './facets.tsx'

const page = useWidgetPage()
const box = (label: string) => [...document.querySelectorAll<HTMLInputElement>('.facets-option input')].find(({ value }) => value === label)
const show = (options: object = {}) => page.show(facets, { categoryId: 3, addresses: 'path', ...options })

beforeEach(() => page.tab.go('/nl/shirts'))

test('an option is named by its visible text and number', async () => {
  show({ expanded: ['*'] })
  const red = await soon(() => box('Red'))
  const named = red?.getAttribute('aria-labelledby')?.split(' ') ?? []
  expect(named.map((id) => words(document.getElementById(id)))).toEqual(['Red', '15'])
  expect(red?.hasAttribute('aria-label')).toBe(false)
  const all = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(all).size).toBe(all.length)
})

test('Space opens the filters of a phone as Enter does, and does not scroll the page', async () => {
  show()
  await soon(() => box('Red'))
  const opener = control('Filters')
  expect(opener?.getAttribute('role')).toBe('button')
  const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
  opener?.dispatchEvent(space)
  expect(space.defaultPrevented).toBe(true)
  await soon(() => document.querySelector('dialog[open]'))
})
