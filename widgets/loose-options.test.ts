// Tests that every widget reads its options as PHP platforms print them: numbers as text, flags as 0 and "1", maps for lists.
// @vitest-environment happy-dom
import type { GenericSchema } from 'valibot'
import { expect, test } from 'vitest'
import type { OptionsSchema } from '#shared/mount/define.ts'
import { loosen } from '#shared/mount/loosen.ts'
import { entriesOf, readOptions } from '#shared/mount/options.ts'
import { isAll } from '#tests/support/scope.ts'
import type { Fixture } from './fixture.ts'
import { widgets } from './index.ts'

/** The value as such a platform prints it. */
function loosely(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? '1' : 0
  if (Array.isArray(value)) return Object.fromEntries(value.map((one, at) => [at + 3, loosely(one)]))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return entries.length === 0 ? [] : Object.fromEntries(entries.map(([key, one]) => [key, loosely(one)]))
}

type Shape = GenericSchema & { wrapped?: GenericSchema; item?: GenericSchema; value?: GenericSchema }

/** Whether the option is the answer of a call, which is parsed where it is used. */
function isAnswer(schema: GenericSchema): boolean {
  const { wrapped, item, value }: Shape = schema
  const inner = wrapped ?? item
  return inner ? isAnswer(inner) : value?.type === 'unknown'
}

function read(schema: OptionsSchema, { attributes = {} }: Fixture, json: object, isLoose = false) {
  const mount = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) mount.setAttribute(name, value)
  return readOptions({ mount, schema, page: undefined, json, ...(isLoose ? { loosen } : {}) })
}

// Importing a widget costs more than reading its options.
test.each(Object.entries(widgets).filter((_, at) => isAll || at % 8 === 0))('%s', async (name, { load }) => {
  const { fixture }: { fixture: Fixture } = await import(`./${name}/${name}.fixture.ts`)
  const { default: widget } = await load()
  const scenes = Object.values(fixture.scenes ?? {}).map(({ options }) => options)
  for (const options of [fixture.options ?? {}, ...scenes.filter((one) => one !== undefined)]) {
    const plain = read(widget.options, fixture, options)
    expect(plain.doubts.filter(({ expected }) => expected !== null)).toEqual([])
    const written = Object.entries(options).map(([key, value]) => {
      const schema = entriesOf(widget.options).get(key)?.schema
      return [key, schema && isAnswer(schema) ? value : loosely(value)]
    })
    const loose = read(widget.options, fixture, Object.fromEntries(written), true)
    expect(loose).toEqual(plain)
  }
})
