// Declares the state of a store that a server may print and a page may start from.
import type { ReadableAtom, WritableAtom } from 'nanostores'
import { valueFrom } from './derived.ts'

/** A writable atom of any value; the writer has parsed the value. */
export type PrintableAtom = ReadableAtom<unknown> & { set: (value: never) => void }

/**
 * The part of a store whose state the server prints beside a widget's markup.
 * Values must survive JSON. The key of each atom is its name in the printed state.
 */
export interface Seed {
  /** The store's name, e.g. `cart`; the key of its printed values. */
  readonly name: string
  readonly atoms: Readonly<Record<string, PrintableAtom>>
  /** The initial value of every atom; `reset` restores them between two shoppers on a server. */
  readonly initial: Readonly<Record<string, unknown>>
}

/** Declares the atoms of a store that a server may print. Call it once, at the end of the store's module. */
export function defineSeed(name: string, atoms: Record<string, PrintableAtom>): Seed {
  const initial: Record<string, unknown> = {}
  for (const key of Object.keys(atoms)) initial[key] = atoms[key]?.get()
  return { name, atoms, initial }
}

/** The part of a store that a widget renders: a server prints only this beside it. */
export function partOf(seed: Seed, ...names: readonly string[]): Seed {
  const pick = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
  return { name: seed.name, atoms: pick(seed.atoms), initial: pick(seed.initial) }
}

/** Puts data from a widget's options into a store, and into `printed`, the values of the server's render of that widget. */
export type Preparation = (printed: Map<ReadableAtom, unknown> | null) => void

/**
 * A preparation that changes the store's current value. Another widget may have changed the page's store since the server's render: the
 * change is applied to both values, so that hydration starts from the rendered one.
 */
export function definePreparation<Value>($atom: WritableAtom<Value>, change: (held: Value) => Value): Preparation {
  return (printed) => {
    const held = $atom.get()
    const drawnWith = printed ? valueFrom($atom, printed) : held
    const value = change(held)
    $atom.set(value)
    printed?.set($atom, drawnWith === held ? value : change(drawnWith))
  }
}
