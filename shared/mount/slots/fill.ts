// One slot in its element: mounts it, tells it about changes, ends it; if it throws, only the slot ends.
import type { Slot } from './places.ts'

/** A slot at its place. */
export interface FilledSlot {
  /** Tells it what is new about its place, where anything is. */
  update: (context: object) => void
  end: () => void
}

/** Mounts a slot; `fail` hears what it throws, now or later, once: after that its element stays empty. */
export function fill(slot: Slot<never>, element: HTMLElement, first: object, fail: (error: unknown) => void): FilledSlot {
  let stop: unknown
  let hasFailed = false
  let told = ''

  const failed = (error: unknown) => {
    if (!hasFailed) fail(error)
    hasFailed = true
  }
  /** Takes down what it started, also where it failed since. */
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
    // An answer makes new objects of what reads the same; a slot that was typed into is not told of them.
    const text = JSON.stringify(context)
    if (text === told) return
    const isFirst = told === ''
    told = text
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
