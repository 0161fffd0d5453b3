// Opens a panel after 200 ms of hover, not for entries the mouse crosses; keeps it open while the mouse moves to it or inside it.
import type { Entry } from './entries.ts'
import type { Opener } from './opener.ts'
import { isHeading, type Point } from './safe-zone.ts'

/** The spec's hover delay. */
const DELAY = 200
/** The time in milliseconds that the mouse can be outside before a panel opened by hover closes. */
const GRACE = 300

/** A movement in pixels too small to have a direction. */
const STILL = 3

/** Tracks the mouse over the bar. Touch and pen press instead. */
export function followMouse(entries: readonly Entry[], opener: Opener, signal: AbortSignal): void {
  let opening: ReturnType<typeof setTimeout> | undefined
  let closing: ReturnType<typeof setTimeout> | undefined
  let last: Point = { x: 0, y: 0 }
  const rest = (entry: Entry) => {
    clearTimeout(opening)
    opening = setTimeout(() => void opener.open(entry, 'hover'), DELAY)
  }
  const leave = () => {
    clearTimeout(closing)
    closing = setTimeout(() => opener.current()?.by === 'hover' && opener.close(), GRACE)
  }
  signal.addEventListener('abort', () => {
    clearTimeout(opening)
    clearTimeout(closing)
  })
  for (const entry of entries) {
    const { item } = entry
    const isMouse = (event: PointerEvent) => event.pointerType === 'mouse'
    item.addEventListener(
      'pointerenter',
      (event) => {
        if (!isMouse(event)) return
        last = { x: event.clientX, y: event.clientY }
        if (opener.current()?.entry === entry) clearTimeout(closing)
        else rest(entry)
      },
      { signal },
    )
    item.addEventListener(
      'pointermove',
      (event) => {
        const open = opener.current()
        if (!isMouse(event) || !open || open.entry === entry) return
        const to = { x: event.clientX, y: event.clientY }
        if (Math.abs(to.x - last.x) + Math.abs(to.y - last.y) < STILL) return
        // The mouse crosses a neighbour on its way to the open panel, so both timers restart.
        if (isHeading(last, to, open.entry.panel.getBoundingClientRect())) {
          rest(entry)
          leave()
        }
        last = to
      },
      { signal },
    )
    item.addEventListener(
      'pointerleave',
      (event) => {
        if (!isMouse(event)) return
        clearTimeout(opening)
        if (opener.current()?.entry === entry) leave()
      },
      { signal },
    )
    // The hover started before the widget was loaded.
    if (item.matches(':hover')) rest(entry)
  }
}
