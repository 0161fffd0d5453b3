// The slots of a page and how they are drawn: what a host adds never breaks the widget around it.
import { useEffect, useRef } from 'react'
import { useMount } from '#shared/mount/context.ts'
import type { ErrorReport } from '#shared/mount/report.ts'
import { $filling } from '#shared/mount/slot.tsx'
import { addChallenge, Challenged } from './challenge.tsx'
import { fill } from './fill.ts'
import type { Place } from './places.ts'
import { readSlots, type ReadSlot } from './read-slots.ts'

/** A slot as it was added: the same object for as long as it is there. */
interface Added extends ReadSlot {
  number: number
  report: (report: ErrorReport) => void
  /** What it was reported for: one slot stands on every card of a list. */
  told: Set<string>
}

let all: readonly Added[] = []
let count = 0

/** Puts a host's slot into its place, whatever was given as one: what is wrong with it is reported. The returned function takes it out again. */
export function addSlot(place: string, given: unknown, report: Added['report']): () => void {
  const element = given instanceof Element && given.isConnected ? given : document.documentElement
  const tell = (fault: string) => report({ error: new Error(fault), widget: '', element, phase: 'options', slot: place })
  if (place === 'challenge') {
    const stop = addChallenge(given, tell)
    show(all)
    return stop
  }
  const own = readSlots(place, given, tell).map((slot) => ({ ...slot, number: ++count, report, told: new Set<string>() }))
  show([...all, ...own])
  return () => show(all.filter((one) => !own.includes(one)))
}

function show(slots: readonly Added[]): void {
  all = slots
  $filling.set({ Filled, Challenged, keysOf })
}

function keysOf(place: Place): readonly (string | number)[] {
  return [...new Set(all.flatMap(({ place: other, key }) => (other === place && key !== null ? [key] : [])))]
}

function Filled({ place, at, context }: { place: Place; at: string | number | null; context: object }) {
  return all.map((slot) =>
    slot.place === place && (slot.key === null || slot.key === at) ? <View key={slot.number} slot={slot} context={context} /> : null,
  )
}

/** The element of one slot. What is in it is the host's and never touched by a redraw. */
function View({ slot, context }: { slot: Added; context: object }) {
  const { name, element: mount } = useMount()
  const place = useRef<HTMLDivElement & HTMLSpanElement>(null)
  const filled = useRef<ReturnType<typeof fill>>(null)
  const newest = useRef(context)
  newest.current = context
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const fail = (error: unknown) => {
      const words = String(error)
      if (slot.told.has(words)) return
      slot.told.add(words)
      slot.report({ error, widget: name, element: mount ?? element, phase: 'extension', slot: slot.place })
    }
    filled.current = fill(slot.slot, element, newest.current, fail)
    return () => {
      filled.current?.end()
      filled.current = null
    }
  }, [slot, name, mount])
  // After every redraw of the place: what the slot is told is compared, and told only where it is new.
  useEffect(() => filled.current?.update(context))
  const Tag = slot.place === 'product-card.badge' ? 'span' : 'div'
  return <Tag className="touchline-slot" data-place={slot.place} ref={place} />
}
