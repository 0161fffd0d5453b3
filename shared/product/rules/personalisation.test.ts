// Tests which options apply, their prices and their problems.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { PersonalisationGroup } from '#shared/product/wire/personalisation.ts'
import { activeOptions, requestedOptions, groupFaults, personalisationPrice, readTension } from './personalisation.ts'

const option = (id: number, part: object = {}) => ({
  id,
  type: 'text',
  label: `Option ${id}`,
  price: 0,
  required: false,
  choices: [],
  ...part,
})
const group = (...options: object[]) => v.parse(PersonalisationGroup, { group_id: 1, title: 'Group', options })

const name = option(101, { type: 'name', price: 7, max_length: 12, characters: 'A-Za-zÀ-ÿ ' })
const number = option(102, { type: 'number', price: 5, max_length: 2, characters: '0-9' })
const crest = option(103, {
  type: 'print',
  price: 1,
  choices: [
    { id: 10301, label: 'Printed', price: 4 },
    { id: 10302, label: 'Stitched', price: 9.1 },
  ],
})
const strings = option(301, {
  type: 'stringing',
  role: 'string',
  required: true,
  choices: [
    { id: 30101, label: 'Unstrung', price: 0, is_plain: true },
    { id: 30102, label: 'Soft', price: 22 },
  ],
})
const tension = (id: number, part: object = {}) =>
  option(id, {
    type: 'stringing',
    role: 'tension-mains',
    required: true,
    min: 20,
    max: 28,
    step: 0.5,
    unit: 'kg',
    depends_on: { option_id: 301, choice_ids: [30102] },
    ...part,
  })

describe('the active options', () => {
  const shirt = group(name, number, crest, option(0, { price: 99 }))

  test.each([
    ['nothing of nothing', {}, [], 0],
    ['a text that is there', { 101: ' Zoë ' }, [[101, 'Zoë']], 7],
    ['no text of spaces', { 101: '   ' }, [], 0],
    ['a choice, with the price of its option', { 103: '10302' }, [[103, 10302]], 10.1],
    ['no choice that does not exist', { 103: '7' }, [], 0],
    [
      'everything together',
      { 101: 'Zoë', 102: '7', 103: '10301' },
      [
        [101, 'Zoë'],
        [102, '7'],
        [103, 10301],
      ],
      17,
    ],
    ['nothing without an id above 0', { 0: 'x' }, [], 0],
  ])('is %s', (_case, written, sent, price) => {
    const active = activeOptions(shirt, written)
    expect(active.map(({ id, value }) => [id, value])).toEqual(sent)
    expect(personalisationPrice(active)).toBe(price)
  })

  test('a product without personalisation has no makings', () => {
    const racket = group(strings, tension(302))
    expect(activeOptions(racket, { 301: '30101' })).toMatchObject([{ isMade: false, value: 30101 }])
    expect(activeOptions(racket, { 301: '30102', 302: '24,5' })).toMatchObject([{ isMade: true }, { isMade: true, value: 24.5 }])
  })
})

describe('a requested option', () => {
  test('depends on a choice, and is not sent without it', () => {
    const racket = group(strings, tension(302))
    expect(requestedOptions(racket, { 302: '24' }).map(({ id }) => id)).toEqual([301])
    expect(activeOptions(racket, { 301: '30101', 302: '24' }).map(({ id }) => id)).toEqual([301])
    expect(requestedOptions(racket, { 301: '30102' }).map(({ id }) => id)).toEqual([301, 302])
  })

  test('ignores options that depend on themselves, on unknown ones, or in a circle', () => {
    const wait = (id: number, on: number) =>
      option(id, { depends_on: { option_id: on, choice_ids: [1] }, choices: [{ id: 1, label: 'A', price: 0 }] })
    expect(requestedOptions(group(wait(1, 1), wait(2, 9), wait(3, 4), wait(4, 3)), { 1: '1', 2: '1', 3: '1', 4: '1' })).toEqual([])
  })
})

describe('an invalid value', () => {
  const racket = group(strings, tension(302), tension(303, { required: false, step: null }))
  const shirt = group(name, number, option(104, { required: true }))

  test.each([
    ['a required choice', racket, {}, [[301, 'personalisation.choice-missing', undefined]]],
    ['nothing that is not asked', racket, { 301: '30101' }, []],
    ['a tension that is required', racket, { 301: '30102' }, [[302, 'personalisation.text-missing', undefined]]],
    ['a tension below the limit', racket, { 301: '30102', 302: '19.5' }, [[302, 'personalisation.range', { min: 20, max: 28 }]]],
    ['a tension above the limit', racket, { 301: '30102', 302: '28,5' }, [[302, 'personalisation.range', { min: 20, max: 28 }]]],
    ['a tension between two steps', racket, { 301: '30102', 302: '24.3' }, [[302, 'personalisation.step', { step: 0.5 }]]],
    [
      'a tension that is no number',
      racket,
      { 301: '30102', 302: 'hard', 303: '24.3' },
      [[302, 'personalisation.range', { min: 20, max: 28 }]],
    ],
    ['the limits themselves not', racket, { 301: '30102', 302: '20', 303: '28' }, []],
    ['a text that is required', shirt, { 104: ' ' }, [[104, 'personalisation.text-missing', undefined]]],
    ['a text that is too long', shirt, { 101: 'A'.repeat(500), 104: 'x' }, [[101, 'personalisation.too-long', { count: 12 }]]],
    ['letters that cannot be printed', shirt, { 101: 'Zoë 😀', 104: 'x' }, [[101, 'personalisation.characters', { characters: '😀' }]]],
    ['names from right to left', shirt, { 101: 'محم', 104: 'x' }, [[101, 'personalisation.characters', { characters: 'م ح' }]]],
  ])('is %s', (_case, subject, written, faults) => {
    expect(groupFaults(subject, written).map(({ optionId, code, values }) => [optionId, code, values])).toEqual(faults)
  })
})

test.each([
  ['24', 24],
  ['24,5', 24.5],
  [' 24.5 ', 24.5],
  ['', null],
  ['-3', null],
  ['1e3', null],
  ['24,5,1', null],
  ['٢٤', null],
])('%j is read as %s', (typed, expected) => {
  expect(readTension(typed)).toBe(expected)
})
