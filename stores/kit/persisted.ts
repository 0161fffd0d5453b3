// A value persisted in the browser with a schema and an expiry: an invalid or expired value counts as absent.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { readJson, writeJson } from '#shared/wire/json.ts'

/** A value that outlives the page for a limited time. */
export interface Persisted<Value> {
  get: () => Value | null
  set: (value: Value) => void
  /** Changes the value without prolonging its life; does nothing if it is absent. */
  amend: (change: (value: Value) => Value) => void
  forget: () => void
}

/** The key, storage area, schema and lifetime of a value. */
export interface PersistedOptions<Schema extends v.GenericSchema> {
  /** The stored key is prefixed with `touchline:` and the store view's code, since one browser has a cart and a login per store. */
  name: string
  area: 'local' | 'session'
  schema: Schema
  minutes: number
}

/** Persists one value of a store view. */
export function persisted<Schema extends v.GenericSchema>({
  name,
  area,
  schema,
  minutes,
}: PersistedOptions<Schema>): Persisted<v.InferOutput<Schema>> {
  const envelope = v.object({ until: v.number(), value: v.unknown() })
  const life = minutes * 60_000
  const key = () => prefix() + name
  const read = () => {
    const text = environment.storage(area).get(key())
    const result = v.safeParse(envelope, text === null ? null : parse(text))
    if (!result.success) return null
    // A clock that was set back must not extend the lifetime.
    const left = result.output.until - environment.now()
    const value = v.safeParse(schema, result.output.value)
    return value.success && left > 0 && left <= life ? { until: result.output.until, value: value.output } : null
  }
  const write = (until: number, value: v.InferOutput<Schema>) => environment.storage(area).set(key(), writeJson({ until, value }))
  return {
    get: () => read()?.value ?? null,
    set: (value) => write(environment.now() + life, value),
    amend: (change) => {
      const kept = read()
      if (kept) write(kept.until, change(kept.value))
    },
    forget: () => environment.storage(area).remove(key()),
  }
}

/** Removes everything persisted for this store view, in this tab and in the storage that all tabs share. */
export function forgetPersisted(): void {
  for (const area of ['session', 'local'] as const) {
    const storage = environment.storage(area)
    for (const key of storage.keys()) if (key.startsWith(prefix())) storage.remove(key)
  }
}

let store = 'default'

/** Sets the store view's code from the page's settings. @example persistFor('nl') */
export function persistFor(code: string): void {
  store = code
}

const prefix = () => `touchline:${store}:`

function parse(text: string): unknown {
  try {
    return readJson(text)
  } catch {
    return null
  }
}
