// Decides which values of a form may be persisted for the visit, and which restored.
import { namesOf } from './names-of.ts'
import type { DraftStorage, FormValues } from './form-parts.ts'

/** The typed values without secrets and files. */
export function toKeep(values: FormValues, secrets: readonly string[]): Record<string, string | boolean> {
  const draft: Record<string, string | boolean> = {}
  for (const name of namesOf(values)) {
    const value = values[name]
    if (!secrets.includes(name) && (typeof value === 'string' || typeof value === 'boolean')) draft[name] = value
  }
  return draft
}

/**
 * `values` with the persisted ones, except for fields that were filled in meanwhile (they differ from `initial`) and fields that no longer
 * exist.
 */
export function withDraft<Values extends FormValues>(
  values: Values,
  initial: Values,
  secrets: readonly string[],
  storage: DraftStorage,
): Values {
  const draft = storage.get()
  if (!draft) return values
  let filled = values
  for (const name of namesOf(values)) {
    const kept = Object.hasOwn(draft, name) ? draft[name] : undefined
    if (secrets.includes(name) || typeof kept !== typeof values[name] || values[name] !== initial[name]) continue
    filled = { ...filled, [name]: kept }
  }
  return filled
}
