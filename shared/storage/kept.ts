// Values that outlive a page: JSON checked by a schema, one set for each store view, with a version and an end.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { readJson, writeJson } from '#shared/schemas/json.ts'
import { object } from '#shared/schemas/parts.ts'

/** One value in the browser's storage. */
export interface Kept<Value> {
  /** The value, or null where there is none, it is too old, or it cannot be read. */
  read: () => Value | null
  write: (value: Value) => void
  clear: () => void
}

/** How a value is kept. */
export interface KeptOptions {
  /** `local` for all tabs and visits; `session` for this tab, and the only place for anything personal. */
  area: 'local' | 'session'
  /** Raise it when the schema changes: what an older release wrote is then forgotten. */
  version?: number
  /** Forgotten after this many milliseconds. */
  maxAge?: number
}

const Envelope = object({ version: v.number(), at: v.number(), value: v.unknown() })
let storeCode = 'default'

/** Says which store view this page belongs to; called once, when the page's settings are read. */
export function configureStorage(code: string): void {
  storeCode = code
}

/** The key of a value, e.g. `touchline:nl:size-charts`. */
export function keyOf(name: string): string {
  return `touchline:${storeCode}:${name}`
}

/**
 * Declares a kept value. Reading and writing never throw, whatever the storage does.
 * @example const attempt = kept('order-attempt', Attempt, { area: 'session' })
 */
export function kept<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  { area, version = 1, maxAge = Number.POSITIVE_INFINITY }: KeptOptions,
): Kept<v.InferOutput<Schema>> {
  const clear = () => environment.storage(area).remove(keyOf(name))
  return {
    clear,
    read: () => {
      const envelope = parse(Envelope, environment.storage(area).get(keyOf(name)))
      if (!envelope) return null
      const age = environment.now() - envelope.at
      // Written in the future: the clock was put back, and nobody knows how old it is.
      const isFresh = maxAge === Number.POSITIVE_INFINITY || (age >= 0 && age <= maxAge)
      const result = v.safeParse(schema, envelope.value)
      if (envelope.version === version && isFresh && result.success) return result.output
      clear()
      return null
    },
    write: (value) => environment.storage(area).set(keyOf(name), writeJson({ version, at: environment.now(), value })),
  }
}

/** Forgets everything this store view keeps in the tab's session: on logout, after an order, when the shopper is another. */
export function forgetPersonal(): void {
  const storage = environment.storage('session')
  for (const key of storage.keys()) if (key.startsWith(keyOf(''))) storage.remove(key)
}

function parse<Schema extends v.GenericSchema>(schema: Schema, text: string | null): v.InferOutput<Schema> | null {
  if (text === null) return null
  try {
    const result = v.safeParse(schema, readJson(text))
    return result.success ? result.output : null
  } catch {
    return null
  }
}
