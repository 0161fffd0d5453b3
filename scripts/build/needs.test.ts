// A file contains the modules that the same pages need, and no page loads modules that it does not use.
import { expect, test } from 'vitest'
import { placeModules, type Module } from './needs.ts'

/** Modules with their imports; `+` before a name marks a dynamic import, `*` after it a small module. */
function graphOf(lines: Readonly<Record<string, string>>): Map<string, Module> {
  return new Map(
    Object.entries(lines).map(([name, imported]) => {
      const all = imported.split(' ').filter(Boolean)
      const id = name.replace('*', '')
      const imports = all.filter((one) => !one.startsWith('+'))
      const later = all.filter((one) => one.startsWith('+')).map((one) => one.slice(1))
      return [id, { id, size: name.endsWith('*') ? 1000 : 5000, imports, later }]
    }),
  )
}

const widgets = ['cart', 'list', 'search']
const place = (lines: Readonly<Record<string, string>>, pages: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    placeModules(graphOf({ runtime: '', ...lines }), {
      always: ['start', ['runtime']],
      named: new Map(widgets.filter((name) => lines[name] !== undefined).map((name) => [name, [name]])),
      pages: new Map(Object.entries(pages)),
      alone: new Set(Object.keys(pages).filter((page) => page.endsWith('alone'))),
    }),
  )

test('modules that one widget needs are in its file', () => {
  expect(place({ cart: 'lines', lines: '' }, { 'on cart': ['cart'] })).toEqual({ runtime: 'start', cart: 'cart', lines: 'cart' })
})

test('modules that the same pages need are one file, named after the largest; those that other pages need too are another file', () => {
  const lines = { cart: 'card price money', list: 'card price money', search: 'money', card: '', price: '', money: '' }
  const files = place(lines, { 'on cart': ['cart', 'list'], 'on list': ['list', 'cart'], 'on search': ['search'] })
  expect(files).toMatchObject({ card: 'card', price: 'card', money: 'money' })
})

test('a page does not load modules that it does not need', () => {
  const before = { cart: 'card', list: 'card', search: '', card: '' }
  const pages = { 'on cart': ['cart'], 'on list': ['list'], 'on search': ['search'] }
  const after = place({ ...before, cart: 'card rule', rule: '' }, pages)
  expect(after).toEqual({ ...place(before, pages), rule: 'cart' })
})

test('a small set joins the smallest larger set', () => {
  const lines = { cart: 'tiny whole', list: 'tiny whole', search: 'whole', 'tiny*': '', whole: '' }
  expect(place(lines, { 'on cart': ['cart'], 'on list': ['list'], 'on search': ['search'] })).toMatchObject({
    tiny: 'whole',
    whole: 'whole',
  })
})

test('a small set does not join if other pages would then load modules that only its own pages need', () => {
  const lines = { cart: 'tiny whole', list: 'tiny whole', search: 'whole', 'tiny*': 'large', whole: '', large: '' }
  const files = place(lines, { 'on cart': ['cart'], 'on list': ['list'], 'on search': ['search'] })
  expect(files).toMatchObject({ tiny: 'large', whole: 'whole', large: 'large' })
})

test('a small set does not join if the saved requests are worth less than the extra bytes of other pages', () => {
  const lines = { cart: 'tiny whole', list: 'tiny whole', search: 'whole', 'tiny*': '', whole: '' }
  const others = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`on search ${at}`, ['search']]))
  const files = place(lines, { 'on cart': ['cart'], 'on list': ['list'], ...others })
  expect(files).toMatchObject({ tiny: 'tiny', whole: 'whole' })
})

test('sets that most of their pages share are one file, unless a page with a single widget would get more by it', () => {
  const lines = { cart: 'one', list: 'one two', search: 'two', 'one*': '', 'two*': '' }
  const all = ['cart', 'list', 'search']
  const others = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`on other ${at}`, []]))
  const shared = { 'on the home page': all, 'on another': all, 'on a third': all, ...others }
  const files = place(lines, { ...shared, 'on cart': ['cart'], 'on search': ['search'] })
  expect(files['one']).toBe(files['two'])
  expect(files['one']).not.toBe('start')
  expect(place(lines, { ...shared, 'cart alone': ['cart'], 'on search': ['search'] })).toMatchObject({ one: 'one', two: 'two' })
})

test('a page with a single widget counts as four, since it is small', () => {
  const lines = { cart: 'tiny whole', list: 'tiny whole', search: 'whole', 'tiny*': '', whole: '' }
  const others = (end: string) => ({ [`on search${end}`]: ['search'], [`on the other search${end}`]: ['search'] })
  const pages = { 'on cart': ['cart'], 'on list': ['list'] }
  expect(place(lines, { ...pages, ...others('') })).toMatchObject({ tiny: 'whole' })
  expect(place(lines, { ...pages, ...others(' alone') })).toMatchObject({ tiny: 'tiny' })
})

test('modules loaded on touch are separate files, and modules that several of those share are another one', () => {
  const lines = { cart: '+panel +sheet', panel: 'dialog', sheet: 'dialog', dialog: '' }
  expect(place(lines, { 'on cart': ['cart'] })).toEqual({
    runtime: 'start',
    cart: 'cart',
    panel: 'panel',
    sheet: 'sheet',
    dialog: 'dialog',
  })
})

test('modules shared by a first call and another file are in neither of the two, since their files would import each other', () => {
  const lines = { cart: '+read +write', list: '', read: 'client schema', write: 'client schema other', client: '', schema: '', other: '' }
  const files = place(lines, { 'on cart': ['cart'], 'on cart, calling': ['cart', 'read'] })
  expect(files['schema']).not.toBe('write')
  expect(files['schema']).toBe(files['client'])
  expect(files['other']).toBe('write')
})
