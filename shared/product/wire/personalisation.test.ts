// Tests the schema of personalisation.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { list } from '#shared/wire/parts.ts'
import { PersonalisationGroup } from './personalisation.ts'
import { TeamWear } from './team-wear.ts'

const name = { id: 101, type: 'name', label: 'Name', price: 7, required: false, max_length: 12, characters: 'A-Z', choices: [] }
const group = { group_id: 1, title: 'Name and number', options: [name] }
const read = (wire: unknown) => v.parse(list(PersonalisationGroup), [wire])

test('a group has our names', () => {
  const tension = {
    id: 302,
    type: 'stringing',
    role: 'tension-mains',
    label: 'Mains',
    required: true,
    min: 20,
    max: 28,
    step: 0.5,
    unit: 'kg',
  }
  const wire = {
    ...group,
    no_return: true,
    delivery: { days: 3, is_made: true },
    recommendation: { text: 'Softer strings suit it.', values: [{ option_id: 302, option_value: 24.5 }] },
    options: [{ ...tension, depends_on: { option_id: 301, choice_ids: [30102] } }],
  }
  expect(read(wire)[0]).toMatchObject({
    id: 1,
    hasNoReturn: true,
    recommendation: { text: 'Softer strings suit it.', values: [{ optionId: 302, value: '24.5' }] },
    options: [
      {
        id: 302,
        kind: 'stringing',
        role: 'tension-mains',
        isRequired: true,
        price: 0,
        min: 20,
        max: 28,
        dependsOn: { optionId: 301, choiceIds: [30102] },
        choices: [],
      },
    ],
  })
})

test.each([
  ['price that is a word', { price: 'seven' }],
  ['price beyond all measure', { price: 1e308 }],
  ['choice without an id', { choices: [{ label: 'Gold' }] }],
  ['dependence on nothing', { depends_on: { option_id: null } }],
])('a group with a %s is left out, since a part of it would have another price', (_fault, part) => {
  expect(read({ ...group, options: [name, { ...name, id: 102, ...part }] })).toEqual([])
})

test('an unknown type is a text, an unknown role none', () => {
  expect(read({ ...group, options: [{ ...name, type: 'hologram', role: 'laser' }] })[0]?.options[0]).toMatchObject({
    kind: 'text',
    role: null,
  })
})

test('a team has thirty players at most and every number once, unless the host says otherwise', () => {
  expect(v.parse(TeamWear, {})).toEqual({
    minPlayers: 1,
    maxPlayers: 30,
    isByLine: true,
    hasUniqueNumbers: true,
    nameOptionId: null,
    numberOptionId: null,
    orderableUntil: null,
  })
})

test('without further data from the platform, each player is a line of the cart', () => {
  expect(v.parse(TeamWear, '1')).toMatchObject({ isByLine: true, maxPlayers: 30 })
})
