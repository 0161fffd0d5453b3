// What a theme or a host relies on may grow; what it loses is a break.
import { expect, test } from 'vitest'
import { compareSurfaces } from './compare.ts'
import { byVersion } from './releases.ts'
import type { Surface } from './surface-in.ts'

const surface: Surface = {
  version: '1.0.0',
  widgets: {
    minicart: {
      options: { type: 'object', properties: { cartUrl: { type: 'string' } } },
      events: { 'touchline:cart:added': '{ lines: AnalyticsItem[]; cart: Cart | null }' },
      slots: ['minicart.foot'],
      classes: ['minicart-line'],
      customProperties: ['--touchline-ink'],
    },
  },
  tokens: ['--touchline-ink'],
  classes: ['touchline-button'],
  messages: ['cart cart.add-failed'],
  calls: {
    'POST checkout/cart/items': {
      part: 'base',
      sent: { type: 'object', properties: { sku: { type: 'string' } }, required: ['sku'] },
      answered: { $ref: '#/components/schemas/Cart' },
    },
  },
  schemas: { Cart: { type: 'object', properties: { id: { type: 'number' }, note: { type: 'string' } } } },
}

/** The surface after a change. */
function changed(change: (copy: Surface) => void): Surface {
  const copy = structuredClone(surface)
  change(copy)
  return copy
}
const minicartOf = ({ widgets: { minicart } }: Surface) => {
  if (!minicart) throw new Error('There is no minicart.')
  return minicart
}
const callOf = ({ calls }: Surface) => {
  const call = calls['POST checkout/cart/items']
  if (!call) throw new Error('There is no call.')
  return call
}

test('a version that is the same breaks and adds nothing', () => {
  expect(compareSurfaces(surface, surface)).toEqual({ breaks: [], additions: [] })
})

test.each<[string, (copy: Surface) => void, string]>([
  ['a widget', (copy) => delete copy.widgets['minicart'], 'widget minicart is gone'],
  ['an option', (copy) => (minicartOf(copy).options = { type: 'object' }), 'options of minicart: “cartUrl” is gone'],
  ['an event', (copy) => (minicartOf(copy).events = {}), 'event of minicart touchline:cart:added is gone'],
  [
    'a member of an event',
    (copy) => (minicartOf(copy).events = { 'touchline:cart:added': '{ lines: AnalyticsItem[] }' }),
    'event touchline:cart:added of minicart: its detail had cart: Cart | null',
  ],
  ['a slot', (copy) => (minicartOf(copy).slots = []), 'slot of minicart minicart.foot is gone'],
  ['a class', (copy) => (minicartOf(copy).classes = []), 'class of minicart minicart-line is gone'],
  ['a token', (copy) => (copy.tokens = []), 'token --touchline-ink is gone'],
  ['a message', (copy) => (copy.messages = []), 'message cart cart.add-failed is gone'],
  ['a call', (copy) => (copy.calls = {}), 'call POST checkout/cart/items is gone'],
  [
    'what a call sent',
    (copy) => (callOf(copy).sent = { type: 'object', properties: { sku: { type: 'number' } }, required: ['sku'] }),
    'call POST checkout/cart/items, sent otherwise: “sku” is number and has to be string',
  ],
  [
    'a field that may not be missing in an answer',
    (copy) => (copy.schemas = { Cart: { ...copy.schemas['Cart'], required: ['id'] } }),
    'call POST checkout/cart/items, answered: “id” is required',
  ],
])('%s that is lost or narrowed is a break', (_what, change, sentence) => {
  expect(compareSurfaces(surface, changed(change))).toEqual({ breaks: [sentence], additions: [] })
})

test('a field that an answer need no longer have is no break', () => {
  const lighter = changed((copy) => (copy.schemas = { Cart: { type: 'object', properties: { id: { type: 'number' } } } }))
  expect(compareSurfaces(surface, lighter).breaks).toEqual([])
})

test('what is new is listed for the changelog', () => {
  const larger = changed((copy) => {
    minicartOf(copy).options = { type: 'object', properties: { cartUrl: { type: 'string' }, isQuiet: { type: 'boolean' } } }
    minicartOf(copy).slots = ['minicart.foot', 'minicart.head']
    copy.calls['GET api/teams'] = { part: 'teams', sent: null, answered: null }
  })
  expect(compareSurfaces(surface, larger)).toEqual({
    breaks: [],
    additions: ['option isQuiet of minicart', 'slot of minicart minicart.head', 'call GET api/teams'],
  })
})

test('versions are ordered by their numbers', () => {
  expect(['1.10.0', '2.0.0', '1.9.3', '1.9.12'].toSorted(byVersion)).toEqual(['1.9.3', '1.9.12', '1.10.0', '2.0.0'])
})
