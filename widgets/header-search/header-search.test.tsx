// Tests of the search form: what it sends, when it can be sent, and what clears it.
// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { followRecentSearches, keepSearch } from '#stores/catalogue/recent-searches.ts'
import { changeConsent } from '#stores/page/consent.ts'
import { control, field, press, soon, typeInto, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { publicApi } from '#widgets/page/public-api.ts'
import headerSearch from './header-search.tsx'

const page = useWidgetPage()
const categories = [
  { id: 3, label: 'Racket sports' },
  { id: 4, label: 'Team wear' },
]
const form = () => document.querySelector('form')
const input = () => document.querySelector('input')
const submitButton = () => document.querySelector<HTMLButtonElement>('.header-search-submit')

/** Types into the text field. */
async function write(text: string): Promise<void> {
  typeInto(input(), text)
  await soon(() => Boolean(submitButton()?.disabled) === (text.trim() === ''))
}

/** Submits the form, and returns whether the browser would have sent it. */
function send(): boolean {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  form()?.addEventListener('submit', (sent) => setTimeout(() => sent.preventDefault()))
  return form()?.dispatchEvent(event) ?? false
}

test('it is a GET form with the shop’s fields', () => {
  page.show(headerSearch, { categories })
  expect([form()?.getAttribute('action'), form()?.getAttribute('method'), form()?.getAttribute('role')]).toEqual([
    '/nl/search',
    'get',
    'search',
  ])
  expect(input()).toMatchObject({ name: 'query', placeholder: 'Search for...' })
  expect(field('Search in').name).toBe('discipline')
})

test('the categories follow All sports, which has no value', () => {
  page.show(headerSearch, { categories })
  const options = [...field('Search in').querySelectorAll('option')].map((one) => [one.value, words(one)])
  expect(options).toEqual([
    ['', 'All sports'],
    ['3', 'Racket sports'],
    ['4', 'Team wear'],
  ])
})

test('on a results page its search is filled in', () => {
  page.show(headerSearch, { categories, query: 'ball', discipline: 4, searchUrl: '/find' })
  expect([input()?.value, field('Search in').value, form()?.getAttribute('action')]).toEqual(['ball', '4', '/find'])
})

test('recent searches leave the device when consent is withdrawn, also where the panel was never opened', async () => {
  const kept = () => [...page.browser.local.keys()].filter((name) => name.endsWith('searches')).length
  await changeConsent(true)
  const stop = followRecentSearches({ needsConsent: true })
  keepSearch('racket')
  stop()
  page.show(headerSearch, { needsConsent: true })
  expect(kept()).toBe(1)
  await changeConsent(false)
  // Its store is loaded first, since searches are stored.
  await soon(() => kept() === 0)
})

test('without text there is nothing to send and nothing to clear', async () => {
  page.show(headerSearch)
  expect([submitButton()?.disabled, control('Clear')]).toEqual([true, undefined])
  await write('  ')
  expect(send()).toBe(false)
  await write('ball')
  await soon(() => control('Clear'))
})

test('categories that are not active are left out', () => {
  page.show(headerSearch, { categories: [...categories, { id: 9, label: 'Old', isActive: false }] })
  expect([...field('Search in').querySelectorAll('option')].map(words)).toEqual(['All sports', 'Racket sports', 'Team wear'])
})

test('Clear removes the text and focuses the field', async () => {
  page.show(headerSearch, { query: 'ball' })
  await press('Clear')
  await soon(() => input()?.value === '')
  expect(document.activeElement).toBe(input())
  expect(control('Clear')).toBeUndefined()
})

test('another category clears the text and announces it', async () => {
  page.show(headerSearch, { categories, query: 'ball' })
  typeInto(field('Search in'), '3')
  await soon(() => input()?.value === '')
  expect(words(document.querySelector('[role="status"]'))).toBe('Search text cleared')
  expect(field('Search in').value).toBe('3')
})

test('a text under three letters is marked as short', async () => {
  page.show(headerSearch)
  await write('ba')
  expect(form()?.hasAttribute('data-short')).toBe(true)
  await write('bal')
  await soon(() => form()?.hasAttribute('data-short') === false)
})

test('it is sent once: meanwhile a spinner replaces Clear, and a second press does nothing', async () => {
  page.show(headerSearch, { query: 'ball' })
  expect(send()).toBe(true)
  await soon(() => document.querySelector('.touchline-spinner'))
  expect(control('Clear')).toBeUndefined()
  expect(send()).toBe(false)
})

test('it is a combobox from the first paint on, closed and without a list', () => {
  page.show(headerSearch)
  const read = (name: string) => input()?.getAttribute(name)
  expect([read('role'), read('aria-autocomplete'), read('aria-expanded'), read('aria-controls')]).toEqual([
    'combobox',
    'list',
    'false',
    null,
  ])
})

test('the public verb focuses the field, also before it is rendered', async () => {
  await publicApi.search.open()
  page.show(headerSearch)
  await soon(() => document.activeElement === input())
  input()?.blur()
  await publicApi.search.open()
  await soon(() => document.activeElement === input())
})

/** Presses a key on the focused element, and returns whether it was handled. */
function key(name: string, target: Element | null = document.body, init: KeyboardEventInit = {}): boolean {
  return !(target ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init }))
}

test('a slash focuses the field, except while typing in another', async () => {
  page.show(headerSearch)
  const elsewhere = document.createElement('textarea')
  document.body.append(elsewhere)
  expect(key('/', elsewhere)).toBe(false)
  expect([key('/', document.body, { ctrlKey: true }), key('/', document.body, { isComposing: true })]).toEqual([false, false])
  expect(document.activeElement).not.toBe(input())
  expect(key('/')).toBe(true)
  await soon(() => document.activeElement === input())
})

test('the shortcut can be another key, or none', async () => {
  page.show(headerSearch, { shortcut: '' })
  expect([key('/'), key('')]).toEqual([false, false])
  page.show(headerSearch, { shortcut: 's' })
  expect(key('s')).toBe(true)
})

test('Escape clears the text if nothing is open', async () => {
  page.show(headerSearch, { query: 'ball' })
  expect(key('Escape', input())).toBe(true)
  await soon(() => input()?.value === '')
  expect(key('Escape', input())).toBe(false)
})

describe('on a host whose search is part of a query', () => {
  const html = '<form action="/index.php"><input type="hidden" name="route" value="product/search"><input name="s"></form>'
  const sent = () => [...new FormData(form() ?? undefined)].map(([name, value]) => [name, value])

  test('the hidden fields of the host’s own form are sent', () => {
    page.show(headerSearch, { query: 'ball' }, { html })
    expect(form()?.getAttribute('action')).toBe('/index.php')
    expect(sent()).toEqual([
      ['route', 'product/search'],
      ['discipline', ''],
      ['query', 'ball'],
    ])
  })

  test('so is the query of the option, which a form drops from its action', () => {
    page.show(headerSearch, { query: 'ball', searchUrl: '/index.php?route=product/search&lang=nl' }, { html })
    expect(sent()).toEqual([
      ['route', 'product/search'],
      ['lang', 'nl'],
      ['discipline', ''],
      ['query', 'ball'],
    ])
  })
})
