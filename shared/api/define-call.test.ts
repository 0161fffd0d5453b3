// A call and its example fit each other, or there is no build: what is wrong here is wrong for the compiler.
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'
import { example } from './example.ts'

const facts = { method: 'GET', client: 'session', group: 'base' } as const
const getLine = defineCall({ ...facts, path: 'lines/{id}', answer: v.object({ sku: v.string() }), send: (id: number) => ({ at: { id } }) })

test('an example has the arguments and the answer of its call', () => {
  expect(example(getLine, [41], { answer: { sku: 'BALL' } })).toMatchObject({ facts: getLine.facts, sent: [{ at: { id: 41 } }] })
  // @ts-expect-error -- the id is a number
  example(getLine, ['41'], { answer: { sku: 'BALL' } })
  // @ts-expect-error -- it has to be given
  example(getLine, [], { answer: { sku: 'BALL' } })
  // @ts-expect-error -- an answer has a sku
  example(getLine, [41], { answer: { name: 'Ball' } })
})

test('every name in a path is filled, and no other', () => {
  // @ts-expect-error -- nobody says which line
  defineCall({ ...facts, path: 'lines/{id}', answer: v.string(), send: (id: number) => ({ json: { id } }) })
  // @ts-expect-error -- the path calls it id
  const misnamed = defineCall({ ...facts, path: 'lines/{id}', answer: v.string(), send: (line: number) => ({ at: { line } }) })
  expect(misnamed.send(41)).toEqual({ at: { line: 41 } })
})
