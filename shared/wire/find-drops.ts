// Finds the parts of an answer that were dropped because they could not be parsed. Loaded only if there are any: it reads the answer a
// second time.
import * as v from 'valibot'
import { isNone } from './parts.ts'
import { fieldOf, isOpen, isSchema } from './schema-parts.ts'

/** A dropped part. */
export interface Drop {
  /** The path from the answer's root: `catalog.items.3`. */
  path: string
  /** The reason: `.name: expected string, received null`. */
  why: string
}

type Part = v.GenericSchema | v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>

/** Every part of `value` that `schema` drops, in the order of the answer. */
export function findDrops(schema: v.GenericSchema, value: unknown): Drop[] {
  const drops: Drop[] = []
  const drop = (path: readonly string[], inner: v.GenericSchema, found: unknown) => {
    const { issues } = v.safeParse(inner, found)
    if (issues) drops.push({ path: path.join('.') || 'the answer', why: whyOf(issues[0]) })
    return issues !== undefined
  }

  function walk(one: v.GenericSchema, found: unknown, path: readonly string[]): void {
    const decorated = fieldOf(one, 'decorated')
    if (isSchema(decorated)) {
      if (!isNone(found) && !drop(path, decorated, found)) walk(decorated, found, path)
      return
    }
    const pipe = fieldOf(one, 'pipe')
    if (Array.isArray(pipe)) return walkPipe(pipe, found, path)
    const wrapped = fieldOf(one, 'wrapped')
    if (isSchema(wrapped)) return isNone(found) ? undefined : walk(wrapped, found, path)
    const item = fieldOf(one, 'item')
    if (isSchema(item) && Array.isArray(found)) for (const [at, entry] of found.entries()) walk(item, entry, [...path, String(at)])
    const entries = fieldOf(one, 'entries')
    if (typeof entries !== 'object' || entries === null || typeof found !== 'object' || found === null) return
    for (const [name, part] of Object.entries(entries)) if (isSchema(part)) walk(part, fieldOf(found, name), [...path, name])
  }

  /** Walks the value by the first schema of the pipe that describes it; the parts after it have our names. */
  function walkPipe(pipe: readonly Part[], found: unknown, path: readonly string[]): void {
    let present = found
    for (const part of pipe) {
      if (isSchema(part)) {
        if (isOpen(part)) continue
        return walk(part, present, path)
      }
      const operation = fieldOf(part, 'operation')
      const item = fieldOf(operation, 'item')
      if (isSchema(item) && Array.isArray(present)) {
        for (const [at, entry] of present.entries())
          if (!isNone(entry) && !drop([...path, String(at)], item, entry)) walk(item, entry, [...path, String(at)])
        return
      }
      if (part.type !== 'transform' || typeof operation !== 'function') continue
      try {
        present = operation(present)
      } catch {
        // The transform failed, so the parse refused the whole value.
        return
      }
    }
  }

  walk(schema, value, [])
  return drops
}

/** What an issue expected, and where. */
export function whyOf({ path, expected, received, message }: v.BaseIssue<unknown>): string {
  const at = (path ?? []).map(({ key }) => String(key)).join('.')
  const what = expected === null ? message : `expected ${expected}, received ${received}`
  return at ? `${at}: ${what}` : what
}
