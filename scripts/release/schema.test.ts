// A schema may take more than it did, and nothing less.
import { expect, test } from 'vitest'
import { narrowed, type Schema } from './schema.ts'

const none = { before: {}, after: {} }
const faults = (before: Schema, after: Schema, lost: 'is a fault' | 'is fine' = 'is a fault') => narrowed(before, after, none, lost)
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({ type: 'object', properties, required })

test.each<[string, Schema, Schema]>([
  ['the same', { type: 'string' }, { type: 'string' }],
  ['a new property that may be missing', object({ a: { type: 'string' } }), object({ a: { type: 'string' }, b: { type: 'number' } })],
  ['a property that may be missing now', object({ a: { type: 'string' } }, ['a']), object({ a: { type: 'string' } })],
  ['a further value', { enum: ['a'] }, { enum: ['a', 'b'] }],
  ['any text instead of listed ones', { enum: ['a'] }, { type: 'string' }],
  ['a further type', { type: 'string' }, { anyOf: [{ type: 'number' }, { type: 'string' }] }],
  ['any number instead of whole ones', { type: 'integer' }, { type: 'number' }],
  ['a lower minimum and a higher maximum', { type: 'number', minimum: 2, maximum: 4 }, { type: 'number', minimum: 1 }],
  ['anything', { type: 'string', pattern: 'a' }, {}],
])('%s is not narrower', (_what, before, after) => {
  expect(faults(before, after)).toEqual([])
})

test.each<[string, Schema, Schema, string]>([
  ['another type', { type: 'string' }, { type: 'number' }, 'it is string and has to be number'],
  ['a value less', { enum: ['a', 'b'] }, { enum: ['a'] }, 'it may not be "b"'],
  ['listed values instead of any', { type: 'string' }, { enum: ['a'] }, 'it may only be a'],
  ['a type less', { anyOf: [{ type: 'number' }, { type: 'string' }] }, { type: 'number' }, 'it is string and has to be number'],
  [
    'a required property',
    object({ a: object({ b: { type: 'string' } }) }),
    object({ a: object({ b: { type: 'string' } }, ['b']) }),
    '“a.b” is required',
  ],
  ['a property less', object({ a: { type: 'string' } }), object({}), '“a” is gone'],
  [
    'a minimum',
    { type: 'array', items: { type: 'number' } },
    { type: 'array', items: { type: 'number', minimum: 1 } },
    '“[]” has minimum 1',
  ],
  ['a pattern', { type: 'string' }, { type: 'string', pattern: '^a' }, 'it has to match ^a'],
  ['a type instead of anything', {}, { type: 'string' }, 'it is anything and has to be string'],
])('%s is narrower', (_what, before, after, sentence) => {
  expect(faults(before, after)).toEqual([sentence])
})

test('a field that is no longer read narrows no answer', () => {
  expect(faults(object({ a: { type: 'string' } }), object({}), 'is fine')).toEqual([])
})

test('references are followed, also of a schema that holds itself', () => {
  const tree = (leaf: Schema): Record<string, Schema> => ({
    Tree: object({ leaf, children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } }),
  })
  const named = { before: tree({ type: 'string' }), after: tree({ type: 'number' }) }
  const ref = { $ref: '#/components/schemas/Tree' }
  expect(narrowed(ref, ref, named, 'is fine')).toEqual(['“leaf” is string and has to be number'])
})
