// What of a form may be kept for the visit, and what may be restored.
import { namesOf } from './names-of.ts'
import type { DraftStorage, FormValues } from './form-parts.ts'

/** What is typed, without secrets and files. */
export function toKeep(values: FormValues, secrets: readonly string[]): Record<string, string | boolean> {
  const draft: Record<string, string | boolean> = {}
  for (const name of namesOf(values)) {
    const value = values[name]
    if (!secrets.includes(name) && (typeof value === 'string' || typeof value === 'boolean')) draft[name] = value
  }
  return draft
}

/** `values` with what was kept, but for fields that were filled in meanwhile (they differ from `initial`) and those that are no such field any more. */
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
