// What pages have in valibot's place says of every value what valibot says: the same yes or no, the same output, the same first word of blame.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as valibot from 'valibot'
import { expect, test, vi } from 'vitest'
import * as answers from '#tests/support/answers.ts'
import { pathsOf, replaced, wrongValues } from '#tests/support/mutate.ts'
import * as small from './small-valibot.ts'

/** The same schema in both, from one source. */
type Build = (v: typeof valibot) => valibot.GenericSchema

// Ours has the names that our source uses, under looser types.
const ours = small as unknown as typeof valibot

const values: unknown[] = [
  ...wrongValues.map(([, value]) => value),
  ...['', ' a ', 'load', 'red', '12'],
  ...[0, -1, 1.5, 12, 99],
  ...[null, false, [1, 2], ['a'], [null]],
  ...[
    { a: 'x' },
    { a: 'x', b: 2, c: 3 },
    { a: 1 },
    { b: 2 },
    { a: null, b: null },
    JSON.parse('{"__proto__":"x","constructor":"y","a":"z"}'),
  ],
]

/** How each says what was wrong first; a rule that names nothing it expects has its own words. */
function verdict(v: typeof valibot, schema: valibot.GenericSchema, value: unknown) {
  const result = v.safeParse(schema, value)
  return result.success ? { output: result.output } : { expected: result.issues[0].expected }
}

test.each<[string, Build]>([
  ['text', (v) => v.string()],
  ['a number', (v) => v.number()],
  ['yes or no', (v) => v.boolean()],
  ['nothing', (v) => v.null()],
  ['anything', (v) => v.unknown()],
  ['one of some words', (v) => v.picklist(['load', 'red', 'load'])],
  ['one of one word', (v) => v.picklist(['red'])],
  ['one of some numbers', (v) => v.picklist([0, 12])],
  ['optional', (v) => v.optional(v.string())],
  ['optional with a default', (v) => v.optional(v.string(), 'blue')],
  ['optional with a made default', (v) => v.optional(v.array(v.number()), () => [7])],
  ['nullable', (v) => v.nullable(v.number(), 3)],
  ['nullish', (v) => v.nullish(v.string())],
  ['nullish with null', (v) => v.nullish(v.string(), null)],
  ['a list', (v) => v.array(v.number())],
  ['either', (v) => v.union([v.string(), v.number(), v.array(v.string())])],
  ['a record', (v) => v.record(v.string(), v.string())],
  ['an object', (v) => v.object({ a: v.string(), b: v.optional(v.number()) })],
  [
    'an object with defaults',
    (v) => v.object({ a: v.nullish(v.string(), 'x'), b: v.fallback(v.number(), 1), d: v.optional(v.string(), 'y') }),
  ],
  ['an object in an object', (v) => v.object({ a: v.object({ value: v.string() }), value: v.nullish(v.unknown(), 1) })],
  ['a loose object', (v) => v.looseObject({ a: v.string() })],
  ['a fallback', (v) => v.fallback(v.number(), 4)],
  ['a made fallback', (v) => v.fallback(v.array(v.string()), () => ['x'])],
  ['a fallback of a fallback', (v) => v.fallback(v.fallback(v.string(), 'x'), 'y')],
  ['trimmed text that is not empty', (v) => v.pipe(v.string(), v.trim(), v.nonEmpty())],
  ['short text', (v) => v.pipe(v.string(), v.minLength(1), v.maxLength(3))],
  ['text of a form', (v) => v.pipe(v.string(), v.startsWith('r'), v.regex(/d$/))],
  ['a whole number from 1 to 50', (v) => v.pipe(v.number(), v.integer(), v.minValue(1), v.ltValue(50))],
  [
    'a checked number',
    (v) =>
      v.pipe(
        v.number(),
        v.check((number) => number > 5, 'more than five'),
      ),
  ],
  [
    'text for a number',
    (v) =>
      v.pipe(
        v.unknown(),
        v.transform((one) => (one === '12' ? 12 : one)),
        v.number(),
      ),
  ],
  ['a pipe after an optional', (v) => v.object({ a: v.pipe(v.nullish(v.unknown(), false), v.transform(Boolean)) })],
])('%s', (_name, build) => {
  for (const value of values) {
    const [ofOurs, ofValibot] = [verdict(ours, build(ours), value), verdict(valibot, build(valibot), value)]
    expect(ofOurs, JSON.stringify(value)).toEqual(ofValibot)
  }
})

test('what is refused is thrown by parse', () => {
  expect(ours.parse(ours.number(), 5)).toBe(5)
  expect(() => ours.parse(ours.number(), 'five')).toThrow('Expected number')
})

test('every schema of an answer reads every answer, whole and with each place wrong, as it does with valibot', async () => {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !/test|small-valibot|json/.test(name))
  const load = async () => {
    vi.resetModules()
    const modules: Record<string, unknown>[] = await Promise.all(
      names.map((name) => import(/* @vite-ignore */ join(import.meta.dirname, name))),
    )
    return new Map(
      modules.flatMap((module, index) => Object.entries(module).map(([key, value]) => [`${names[index]} ${key}`, value] as const)),
    )
  }
  const whole = await load()
  vi.doMock('valibot', () => small)
  const slim = await load()
  vi.doUnmock('valibot')
  const wire = Object.values(answers).map((answer) => answer())
  const differences: string[] = []
  let compared = 0
  for (const [name, schema] of whole) {
    const smaller = slim.get(name)
    if (!isSchema(schema) || !isSchema(smaller)) continue
    expect(smaller, 'made of ours').toHaveProperty('run')
    const compare = (where: string, value: unknown) => {
      const [ofOurs, ofValibot] = [ours.safeParse(smaller, value), valibot.safeParse(schema, value)]
      compared++
      if (ofOurs.success !== ofValibot.success || (ofOurs.success && !isDeepStrictEqual(ofOurs.output, ofValibot.output)))
        differences.push(`${name}: ${where}`)
    }
    for (const [index, answer] of wire.entries()) {
      compare(`answer ${index}`, answer)
      if (!valibot.is(schema, answer)) continue
      for (const path of pathsOf(answer))
        for (const [wrong, value] of wrongValues) compare(`${path.join('.')} ${wrong}`, replaced(answer, path, value))
    }
  }
  expect(differences).toEqual([])
  expect(compared).toBeGreaterThan(5000)
})

function isSchema(value: unknown): value is valibot.GenericSchema {
  return typeof value === 'object' && value !== null && 'type' in value && 'expects' in value
}
