// The steps of an edited page, back and forward.
import type { Document } from './wire.ts'

/** Changes of the same field within this many milliseconds are one step, so that undo removes a whole word. */
const ONE_STEP = 1000
/** The maximum number of steps. */
const STEPS = 100

/** A page and the versions of it before and after. */
export interface History {
  document: Document
  past: readonly Document[]
  future: readonly Document[]
  /** The field of the last change, and its time. */
  step: string
  at: number
}

export const startHistory = (document: Document): History => ({ document, past: [], future: [], step: '', at: 0 })

/** Applies a change; `step` names the field that the user types in. */
export function withChange(history: History, document: Document, step: string, at: number): History {
  const isSameStep = step !== '' && step === history.step && at - history.at < ONE_STEP
  const past = isSameStep ? history.past : [...history.past.slice(1 - STEPS), history.document]
  return { document, past, future: [], step, at }
}

/** Goes one step back; returns the same history if there is none. */
export function stepBack({ document, past, future, at }: History): History {
  const before = past.at(-1)
  if (!before) return { document, past, future, step: '', at }
  return { document: before, past: past.slice(0, -1), future: [document, ...future], step: '', at }
}

/** Goes one step forward; returns the same history if there is none. */
export function stepForward({ document, past, future, at }: History): History {
  const [after, ...later] = future
  if (!after) return { document, past, future, step: '', at }
  return { document: after, past: [...past, document], future: later, step: '', at }
}
