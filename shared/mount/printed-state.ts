// Reads the state that a server printed beside its markup, and passes it to the stores.
import type { ReadableAtom } from 'nanostores'
import { environment } from '#shared/environment.ts'
import type { Seed } from '#shared/state/seed.ts'

/** State is valid for all releases of a major version. */
export const STATE_MAJOR = 1

/** The JSON in `<script data-touchline-state>`. */
export interface PrintedState {
  /** The major version of its stores; absent for the first. */
  major?: number
  /** The time of rendering, in milliseconds on the server's clock. */
  at: number
  /** Values by seed name and atom name. */
  stores: Record<string, Record<string, unknown>>
}

/** Parses a state script; null for any other shape than our own renderer's, or another major version. */
export function parsePrintedState(json: string): PrintedState | null {
  try {
    const state: unknown = JSON.parse(json)
    if (typeof state !== 'object' || state === null || !('at' in state) || !('stores' in state)) return null
    if (typeof state.at !== 'number' || typeof state.stores !== 'object' || state.stores === null) return null
    if ('major' in state && state.major !== STATE_MAJOR) return null
    return { at: state.at, stores: { ...state.stores } }
  } catch {
    return null
  }
}

/** Whether personal data changed after the page was rendered, so that its state must not be shown. */
export function isStale(state: PrintedState): boolean {
  const changedAt = Number(environment.cookie('touchline-session'))
  return Number.isFinite(changedAt) && changedAt > state.at
}

/** Pairs each printed value with its atom. */
export function printedValues(seeds: readonly Seed[], state: PrintedState): Map<ReadableAtom, unknown> {
  const printed = new Map<ReadableAtom, unknown>()
  for (const { name, atoms } of seeds) {
    const values = Object.hasOwn(state.stores, name) ? state.stores[name] : undefined
    for (const key of Object.keys(atoms)) {
      const $atom = atoms[key]
      if ($atom && values && Object.hasOwn(values, key)) printed.set($atom, values[key])
    }
  }
  return printed
}

/**
 * Sets printed values on atoms that were not written yet; an atom that has changed since is newer. An atom that another widget was printed
 * with holds an equal value: it takes the printed one's place, so that hydration sees that nothing has changed.
 */
export function seedStores(seeds: readonly Seed[], printed: Map<ReadableAtom, unknown>): void {
  for (const { atoms, initial } of seeds) {
    for (const key of Object.keys(atoms)) {
      const $atom = atoms[key]
      if (!$atom || !printed.has($atom)) continue
      const value = printed.get($atom)
      // oxlint-disable-next-line typescript/consistent-type-assertions -- what our own renderer printed for this atom is of its type
      if ($atom.get() === initial[key]) $atom.set(value as never)
      else if (JSON.stringify($atom.get()) === JSON.stringify(value)) printed.set($atom, $atom.get())
    }
  }
}
