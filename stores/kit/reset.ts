// Resets all state: between two shoppers on a server, and between two tests.
import { atom, type WritableAtom } from 'nanostores'
import { rememberInitial } from '#shared/state/derived.ts'

const resets = new Set<() => void>()
let era = 0

/** An atom that is reset to `initial` with all others. Only files of its own folder may write it (the check `store writes`). */
export function writable<Value>(initial: Value): WritableAtom<Value> {
  const $atom = atom(initial)
  rememberInitial($atom, initial)
  onReset(() => $atom.set(initial))
  return $atom
}

/**
 * Registers other state to reset: a cache, a timer, a running read. The function is held until its registration ends. A module registers
 * once and for good; an object made many times (a product's store, a request) ends its registration with itself.
 */
export function onReset(forget: () => void): () => void {
  resets.add(forget)
  return () => {
    resets.delete(forget)
  }
}

/** The period between two resets; answers to requests of an earlier period are ignored. */
export function currentEra(): number {
  return era
}

/** Resets every store. */
export function resetStores(): void {
  era++
  for (const forget of resets) forget()
}
