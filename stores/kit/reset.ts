// Resets all state: between two shoppers on a server, and between two tests.
import { atom, type WritableAtom } from 'nanostores'
import { rememberInitial } from '#shared/state/derived.ts'

const resets = new Set<() => void>()
let era = 0

/** An atom that goes back to `initial` with all the others. Only the room it stands in writes it (the check `store writes`). */
export function writable<Value>(initial: Value): WritableAtom<Value> {
  const $atom = atom(initial)
  rememberInitial($atom, initial)
  onReset(() => $atom.set(initial))
  return $atom
}

/**
 * Has something else forgotten as well: a cache, a timer, a running read. What is registered is held for as long as it is registered, so
 * a module registers once for good, and what is made many times (a store a product, a request) ends its registration with itself.
 */
export function onReset(forget: () => void): () => void {
  resets.add(forget)
  return () => {
    resets.delete(forget)
  }
}

/** The period between two resets; an answer to a request of an earlier one is ignored. */
export function currentEra(): number {
  return era
}

/** Resets every store. */
export function resetStores(): void {
  era++
  for (const forget of resets) forget()
}
