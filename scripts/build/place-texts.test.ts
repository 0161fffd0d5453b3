// A shared text ships with whoever can say it, in every language, and is lost to nobody.
import { expect, test } from 'vitest'
import type { Bundle } from './bundle.ts'
import { foldIntoShared, partsWithTexts, placeTexts } from './place-texts.ts'

const bundle = (name: string, code: string): [string, Bundle] => [name, { name, code, map: '', inputs: {} }]
const bundles = new Map([
  bundle('cart', 'import{a}from"chunk:start/stores/page.ts";say("cart.full")'),
  bundle('checkout', 'import("chunk:pay/stores/payment.ts")'),
  bundle('badge', 'import{a}from"chunk:start/stores/page.ts"'),
  bundle('pay', 'import{a}from"chunk:start/stores/page.ts";fail(`payment.failed`)'),
  bundle('start', "fail('general.failed')"),
])
const shared = { 'general.failed': ['G'], 'payment.failed': ['P'], 'cart.full': ['C'], 'never.said': ['N'] }
const placed = placeTexts(
  { shared: { en: shared, nl: shared }, cart: { en: { own: ['O'] }, nl: {} }, checkout: { en: {}, nl: {} }, badge: { en: {}, nl: {} } },
  bundles,
  ['cart', 'checkout', 'badge'],
)

test('what many may say stays shared, and what nobody says is not shipped', () => {
  expect(placed['shared']).toEqual({ en: { 'general.failed': ['G'] }, nl: { 'general.failed': ['G'] } })
})

test('what few may say goes to them, also where a later part says it, beside their own', () => {
  expect(placed['cart']).toEqual({ en: { own: ['O'], 'cart.full': ['C'] }, nl: { 'cart.full': ['C'] } })
  expect(placed['checkout']).toEqual({ en: { 'payment.failed': ['P'] }, nl: { 'payment.failed': ['P'] } })
  expect(placed['badge']).toEqual({ en: {}, nl: {} })
})

test('what it was given is left as it is', () => {
  expect(shared['payment.failed']).toEqual(['P'])
})

/** A search whose panel loads its texts with itself, and a list that says some of the same. */
const parted = new Map([
  bundle(
    'search',
    'import{a}from"chunk:start/stores/page.ts";say("!a");withTexts("panel", import("chunk:panel/widgets/search/Panel.tsx"))',
  ),
  bundle('list', 'say("!c")'),
  bundle('panel', 'import{find}from"chunk:found/stores/found.ts";say("!a");say("!b");say("!c");say("!d")'),
  bundle('found', "fail('search.failed')"),
  bundle('start', ''),
])
const words = { '!a': ['A'], '!b': ['B'], '!c': ['C'] }

test('what a widget says only with a part that comes later travels with the part, in every language', () => {
  const search = { ...words, '!d': ['D'] }
  const there = placeTexts(
    { shared: { en: { ...words, 'search.failed': ['S'] }, nl: words }, search: { en: search, nl: search }, list: { en: words, nl: words } },
    parted,
    ['search', 'list'],
  )
  expect(there['search']).toEqual({ en: { '!a': ['A'] }, nl: { '!a': ['A'] } })
  expect(there['panel']).toEqual({
    en: { '!b': ['B'], '!c': ['C'], '!d': ['D'], 'search.failed': ['S'] },
    nl: { '!b': ['B'], '!c': ['C'], '!d': ['D'] },
  })
  expect(there['list']?.['en']).toEqual(words)
})

test('a part that is named otherwise than it is loaded is refused, since its texts would be missing', () => {
  const wrong = new Map([bundle('search', 'withTexts("panels", import("chunk:panel/widgets/search/Panel.tsx"))')])
  expect(() => partsWithTexts(wrong)).toThrow('search loads panel with the texts of panels')
})

test('texts that are too few for a file are shared, and what is shared is in no other catalogue', () => {
  const all = {
    shared: { en: { a: ['A'] }, nl: { a: ['A'] } },
    badge: { en: { b: ['B'] }, nl: { b: ['B'] } },
    cart: { en: { a: ['A'], b: ['B'], c: ['C'] }, nl: { a: ['A'], b: ['B'], c: ['C'] } },
  }
  foldIntoShared(all, ['badge'])
  expect(all.shared).toEqual({ en: { a: ['A'], b: ['B'] }, nl: { a: ['A'], b: ['B'] } })
  expect(all.cart).toEqual({ en: { c: ['C'] }, nl: { c: ['C'] } })
})

test('what many may say goes to each of them where each is a page of its own, and stays shared where one stands in the frame', () => {
  const code = [
    "fail('general.failed');say('from')",
    "fail('general.failed');say('from')",
    "fail('general.failed');say('from')",
    "fail('general.failed')",
  ]
  const names = ['cart', 'checkout', 'wishlist', 'badge']
  const there = placeTexts(
    { shared: { en: { from: ['F'], 'general.failed': ['G'] } }, ...Object.fromEntries(names.map((name) => [name, { en: {} }])) },
    new Map(names.map((name, index) => bundle(name, code[index] ?? ''))),
    names,
    new Set(['cart', 'checkout', 'wishlist']),
  )
  expect(there).toEqual({
    shared: { en: { 'general.failed': ['G'] } },
    cart: { en: { from: ['F'] } },
    checkout: { en: { from: ['F'] } },
    wishlist: { en: { from: ['F'] } },
    badge: { en: {} },
  })
})
