// Values that outlive a page: JSON checked by a schema, one set for each store view, with a version and an end.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { readJson, writeJson } from '#shared/schemas/json.ts'
import { object } from '#shared/schemas/parts.ts'
import { storeView } from './store-view.ts'

/** One value in the browser's storage. Using it never throws, whatever the storage does. */
export interface Kept<Value> {
  /** The value, or null where there is none, it is too old, or it cannot be read. */
  get: () => Value | null
  set: (value: Value) => void
  forget: () => void
}

/** What is kept, where, and for how long. */
export interface KeptOptions<Schema extends v.GenericSchema> {
  /** Its key is `touchline:<store code>:<name>`. */
  name: string
  /** `local` for all tabs and visits; `session` for this tab, and the only place for anything personal. */
  area: 'local' | 'session'
  schema: Schema
  /** Forgotten after this; without it, kept for good. */
  minutes?: number
  /** Raise it when the schema changes: what an older release wrote is then forgotten. */
  version?: number
}

const Envelope = object({ version: v.number(), at: v.number(), value: v.unknown() })
const keyOf = (name: string) => `touchline:${storeView().code}:${name}`

/**
 * Declares a kept value.
 * @example const attempt = kept({ name: 'order-attempt', area: 'session', schema: Attempt, minutes: 60 })
 */
export function kept<Schema extends v.GenericSchema>({
  name,
  area,
  schema,
  minutes,
  version = 1,
}: KeptOptions<Schema>): Kept<v.InferOutput<Schema>> {
  const forget = () => environment.storage(area).remove(keyOf(name))
  return {
    forget,
    get: () => {
      const envelope = v.safeParse(Envelope, parse(environment.storage(area).get(keyOf(name))))
      if (!envelope.success) return null
      const { value, at, version: written } = envelope.output
      const age = environment.now() - at
      // Written in the future: the clock was set back, and nobody knows how old it is.
      const isFresh = minutes === undefined || (age >= 0 && age < minutes * 60_000)
      const result = v.safeParse(schema, value)
      if (written === version && isFresh && result.success) return result.output
      forget()
      return null
    },
    set: (value) => environment.storage(area).set(keyOf(name), writeJson({ version, at: environment.now(), value })),
  }
}

/** Forgets everything this store view keeps in the tab's session: on logout, after an order, when the shopper is another. */
export function forgetPersonal(): void {
  const storage = environment.storage('session')
  for (const key of storage.keys()) if (key.startsWith(keyOf(''))) storage.remove(key)
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : readJson(text)
  } catch {
    return null
  }
}
