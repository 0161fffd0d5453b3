// Manages one slot in its element: mounts, updates and ends it; if it throws, only the slot ends.
import type { Slot } from './places.ts'

/** A mounted slot. */
export interface FilledSlot {
  /** Passes the slot a changed context, if it has changed. */
  update: (context: object) => void
  end: () => void
}

/** Mounts a slot; `fail` is called with its first error, now or later: after that its element stays empty. */
export function fill(slot: Slot<never>, element: HTMLElement, first: object, fail: (error: unknown) => void): FilledSlot {
  let stop: unknown
  let hasFailed = false
  let shown = ''

  const failed = (error: unknown) => {
    if (!hasFailed) fail(error)
    hasFailed = true
  }
  /** Ends the slot, even after it failed. */
  const end = () => {
    const ending = stop
    stop = undefined
    try {
      if (typeof ending === 'function') ending()
    } catch (error) {
      failed(error)
    }
    element.replaceChildren()
  }
  const guarded = (work: () => void) => {
    if (hasFailed) return
    try {
      work()
    } catch (error) {
      failed(error)
      end()
    }
  }
  const begin = (context: object) =>
    guarded(() => {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the place and its slot know the type of the context, a list of all slots cannot
      stop = slot.mount(element, context as never)
    })
  const update = (context: object) => {
    // An answer creates new objects with equal content; a slot with typed text is not updated for them.
    const text = JSON.stringify(context)
    if (text === shown) return
    const isFirst = shown === ''
    shown = text
    if (isFirst) begin(context)
    else if (slot.update) {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the place and its slot know the type of the context, a list of all slots cannot
      guarded(() => slot.update?.(element, context as never))
    } else {
      end()
      begin(context)
    }
  }
  update(first)
  return { update, end }
}
