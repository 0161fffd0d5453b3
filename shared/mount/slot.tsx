// A place in a widget where a host may add something. A page without any loads only this file.
import { atom } from 'nanostores'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import type { ContextOf, Place } from './slots/places.ts'

/** What draws the host's slots; `slots/slots.tsx`, which is loaded with the first of them. */
export interface Filling {
  Filled: (props: { place: Place; at: string | number | null; context: object }) => ReactNode
  /** Says in a form that a check of the host's is waited for, and the way past it. */
  Challenged: (props: { sending: { state: string; error?: { reason?: string } } }) => ReactNode
  /** Which of the places of a name have something, by their key. */
  keysOf: (place: Place) => readonly (string | number)[]
}

/** Null on a page without slots; another object whenever one comes or goes. */
export const $filling = atom<Filling | null>(null)
const FillingContext = createContext<Filling | null>(null)

/** Around every view: its slots appear once it stands, so that markup from a server is hydrated first. */
export function SlotScope({ children }: { children: ReactNode }) {
  const [filling, setFilling] = useState<Filling | null>(null)
  useEffect(() => $filling.subscribe(setFilling), [])
  return <FillingContext.Provider value={filling}>{children}</FillingContext.Provider>
}

/**
 * The place: nothing, or what the host put there.
 * @example <Slot place="cart.line" context={{ line, quantity }} />
 */
export function Slot<Name extends Place>({ place, at, context }: { place: Name; at?: string | number; context: ContextOf<Name> }) {
  const filling = useContext(FillingContext)
  return filling && <filling.Filled place={place} at={at ?? null} context={context} />
}

/** What a form says while the host checks that no robot sends it; nothing if nobody checks. */
export function Challenged({ sending }: { sending: { state: string; error?: { reason?: string } } }) {
  const filling = useContext(FillingContext)
  return filling && <filling.Challenged sending={sending} />
}

/** By which keys there is something for the places of a name, as the positions of tiles. */
export function useSlotKeys(place: Place): readonly (string | number)[] {
  return useContext(FillingContext)?.keysOf(place) ?? none
}

const none: readonly never[] = []
