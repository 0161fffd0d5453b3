// Stores and renders the slots of a page: a host's content never breaks the widget around it.
import { useEffect, useRef } from 'react'
import { useMount } from '#shared/mount/context.ts'
import type { ErrorReport } from '#shared/mount/report.ts'
import { $filling } from '#shared/mount/slot.tsx'
import { addChallenge, Challenged } from './challenge.tsx'
import { fill } from './fill.ts'
import type { Place } from './places.ts'
import { readSlots, type ReadSlot } from './read-slots.ts'

/** An added slot: the same object for as long as it exists. */
interface Added extends ReadSlot {
  number: number
  report: (report: ErrorReport) => void
  /** Errors already reported: one slot is shown on every card of a list. */
  reported: Set<string>
}

let all: readonly Added[] = []
let count = 0

/** Adds a host's slot to its place and reports faults in it. The returned function removes it. */
export function addSlot(place: string, given: unknown, report: Added['report']): () => void {
  const element = given instanceof Element && given.isConnected ? given : document.documentElement
  const reportFault = (fault: string) => report({ error: new Error(fault), widget: '', element, phase: 'options', slot: place })
  if (place === 'challenge') {
    const stop = addChallenge(given, reportFault)
    show(all)
    return stop
  }
  const own = readSlots(place, given, reportFault).map((slot) => ({ ...slot, number: ++count, report, reported: new Set<string>() }))
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

/** The element of one slot. Its content is the host's, and a redraw never touches it. */
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
      const message = String(error)
      if (slot.reported.has(message)) return
      slot.reported.add(message)
      slot.report({ error, widget: name, element: mount ?? element, phase: 'extension', slot: slot.place })
    }
    filled.current = fill(slot.slot, element, newest.current, fail)
    return () => {
      filled.current?.end()
      filled.current = null
    }
  }, [slot, name, mount])
  // Runs after every redraw of the place; the slot is updated only where its context has changed.
  useEffect(() => filled.current?.update(context))
  const Tag = slot.place === 'product-card.badge' ? 'span' : 'div'
  return <Tag className="touchline-slot" data-place={slot.place} ref={place} />
}
