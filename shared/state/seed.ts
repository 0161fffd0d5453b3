// What a server may print of a store and a page may start from.
import type { ReadableAtom, WritableAtom } from 'nanostores'
import { valueFrom } from './derived.ts'

/** A writable atom of any value: what it holds is parsed by whoever writes it. */
export type PrintableAtom = ReadableAtom<unknown> & { set: (value: never) => void }

/**
 * The part of a store whose state the server prints beside a widget's markup.
 * Values must survive JSON. The key of each atom is its name in the printed state.
 */
export interface Seed {
  /** The store's name, e.g. `cart`; the key under which its values are printed. */
  readonly name: string
  readonly atoms: Readonly<Record<string, PrintableAtom>>
  /** The values every atom starts with; `reset` goes back to them between two shoppers on a server. */
  readonly initial: Readonly<Record<string, unknown>>
}

/** Names the atoms of a store that a server may print. Call once, at the end of the store's module. */
export function defineSeed(name: string, atoms: Record<string, PrintableAtom>): Seed {
  const initial: Record<string, unknown> = {}
  for (const key of Object.keys(atoms)) initial[key] = atoms[key]?.get()
  return { name, atoms, initial }
}

/** The part of a store that a widget draws: a server prints no more beside it. */
export function partOf(seed: Seed, ...names: readonly string[]): Seed {
  const pick = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
  return { name: seed.name, atoms: pick(seed.atoms), initial: pick(seed.initial) }
}

/** Brings what a widget's options hold into a store, and into `printed`, which is what a server drew that widget with. */
export type Preparation = (printed: Map<ReadableAtom, unknown> | null) => void

/**
 * A preparation as a rule from what the store holds to what it holds then. The page's store may have moved on since the
 * server drew, by the hand of another widget: the rule is applied to both, so that hydration starts from what was drawn.
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
