// Reports errors, at one place for all: console, `touchline:error` event and `onError` listeners.
import { announce } from './announce.ts'
import type { OptionFault } from './options.ts'

/** The context of an error in `touchline:error` and `onError`. */
export interface ErrorReport {
  error: unknown
  /** The widget's name, e.g. `minicart`; empty for an error in the page's settings. */
  widget: string
  element: Element
  /** The phase in which it occurred. */
  phase: 'options' | 'load' | 'render' | 'handler' | 'extension'
  /** The place of the host's slot concerned, e.g. `product-card.badge`. */
  slot?: string
  /** For a wrong option: its name, value and expected value. */
  fault?: OptionFault
}

/** A host's own listener for errors. */
export type ErrorListener = (error: unknown, context: Omit<ErrorReport, 'error'>) => void

const listeners = new Set<ErrorListener>()
/** The maximum number of reports, so that a widget that fails in a loop does not flood a host's log. */
const LIMIT = 50
let count = 0

/** Adds a listener; the returned function removes it. */
export function onError(listener: ErrorListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Reports to all three. A listener that throws does not stop the others. */
export function report({ error, ...context }: ErrorReport): void {
  if (++count > LIMIT) return
  const message = error instanceof Error ? error.message : String(error)
  if (context.phase === 'options') console.warn(message, context.element)
  else console.error(`Touchline ${context.slot ?? context.widget} (${context.phase}): ${message}`, context.element, error)
  for (const listener of listeners) {
    try {
      listener(error, context)
    } catch (cause) {
      console.error('Touchline: an onError listener threw', cause)
    }
  }
  announce('error', { error, ...context }, context.element)
}
