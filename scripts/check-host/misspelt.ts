// Finds unknown fields of an answer whose names resemble a missing field.
import type * as v from 'valibot'
import { nearMiss } from '#shared/mount/near-miss.ts'
import { Flag, FlagUnlessNo } from '#shared/wire/answer-parts.ts'
import { Id, Label } from '#shared/wire/parts.ts'
import { wireWith } from '../contract/wire-of.ts'

/** A field with another name than expected. */
export interface Misspelling {
  /** The path of the field: `items[0]`. */
  at: string
  came: string
  meant: string
}

const wireOf = wireWith({ Id, Label, Flag, FlagUnlessNo })

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isSchema = (value: unknown): value is v.GenericSchema => isRecord(value) && value['kind'] === 'schema'
const bare = (name: string) => name.replaceAll('_', '').toLowerCase()
const join = (at: string, name: string) => (at ? `${at}.${name}` : name)

/** All misspellings in an answer; one per field however many entries have it. */
export function misspelt(schema: v.GenericSchema, value: unknown): Misspelling[] {
  const found = look(wireOf(schema), value, '')
  return found.filter(({ came, meant }, at) => found.findIndex((one) => one.came === came && one.meant === meant) === at)
}

function look(schema: v.GenericSchema, value: unknown, at: string): Misspelling[] {
  const parts: object = schema
  if ('wrapped' in parts && isSchema(parts.wrapped)) return look(parts.wrapped, value, at)
  if ('item' in parts && isSchema(parts.item)) {
    const { item } = parts
    const entries = Array.isArray(value) ? value : []
    return entries.slice(0, 20).flatMap((entry, index) => look(item, entry, `${at}[${index}]`))
  }
  if (!('entries' in parts) || !isRecord(parts.entries) || !isRecord(value)) return []
  const { entries } = parts
  const missing = Object.keys(entries).filter((name) => !Object.hasOwn(value, name))
  const own = Object.keys(value)
    .filter((name) => !Object.hasOwn(entries, name))
    .flatMap((came) => {
      const meant = missing.find((name) => bare(name) === bare(came)) ?? nearMiss(came, missing)
      return meant ? [{ at, came, meant }] : []
    })
  const below = Object.entries(entries).flatMap(([name, one]) =>
    isSchema(one) && Object.hasOwn(value, name) ? look(one, value[name], join(at, name)) : [],
  )
  return [...own, ...below]
}
