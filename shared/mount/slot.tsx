// A slot: a place in a widget where a host can add content. A page without slots loads only this file.
import { atom } from 'nanostores'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import type { ContextOf, Place } from './slots/places.ts'

/** Renders the host's slots; `slots/slots.tsx`, which is loaded with the first of them. */
export interface Filling {
  Filled: (props: { place: Place; at: string | number | null; context: object }) => ReactNode
  /** Says in a form that the host's challenge is running, and offers the alternative. */
  Challenged: (props: { sending: { state: string; error?: { reason?: string } } }) => ReactNode
  /** The keys of the slots at a place. */
  keysOf: (place: Place) => readonly (string | number)[]
}

/** Null on a page without slots; replaced whenever one is added or removed. */
export const $filling = atom<Filling | null>(null)
const FillingContext = createContext<Filling | null>(null)

/** Wraps every view: its slots are rendered after it is mounted, so that server markup is hydrated first. */
export function SlotScope({ children }: { children: ReactNode }) {
  const [filling, setFilling] = useState<Filling | null>(null)
  useEffect(() => $filling.subscribe(setFilling), [])
  return <FillingContext.Provider value={filling}>{children}</FillingContext.Provider>
}

/**
 * A place for slots: empty, or the host's content.
 * @example <Slot place="cart.line" context={{ line, quantity }} />
 */
export function Slot<Name extends Place>({ place, at, context }: { place: Name; at?: string | number; context: ContextOf<Name> }) {
  const filling = useContext(FillingContext)
  return filling && <filling.Filled place={place} at={at ?? null} context={context} />
}

/** The state of the host's challenge in a form; nothing if there is none. */
export function Challenged({ sending }: { sending: { state: string; error?: { reason?: string } } }) {
  const filling = useContext(FillingContext)
  return filling && <filling.Challenged sending={sending} />
}

/** The keys that have slots at a place, such as the positions of tiles. */
export function useSlotKeys(place: Place): readonly (string | number)[] {
  return useContext(FillingContext)?.keysOf(place) ?? none
}

const none: readonly never[] = []
