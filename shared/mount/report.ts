// The one place that reports errors: console, `touchline:error` event and `onError` listeners.
import { announce } from './announce.ts'
import type { OptionFault } from './options.ts'

/** What `touchline:error` and `onError` say about an error. */
export interface ErrorReport {
  error: unknown
  /** The widget's name, e.g. `minicart`; empty where the page's settings are at fault. */
  widget: string
  element: Element
  /** Where it happened. */
  phase: 'options' | 'load' | 'render' | 'handler' | 'extension'
  /** The place of the host's slot that it is about, e.g. `product-card.badge`. */
  slot?: string
  /** For a wrong option: which one, its value and what was expected. */
  fault?: OptionFault
}

/** A host's own reporter. */
export type ErrorListener = (error: unknown, context: Omit<ErrorReport, 'error'>) => void

const listeners = new Set<ErrorListener>()
/** A widget that fails in a loop must not flood a host's log. */
const LIMIT = 50
let count = 0

/** Adds a reporter; the answer removes it. */
export function onError(listener: ErrorListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tells all three. A reporter that throws stops nobody. */
export function report({ error, ...context }: ErrorReport): void {
  if (++count > LIMIT) return
  const words = error instanceof Error ? error.message : String(error)
  if (context.phase === 'options') console.warn(words, context.element)
  else console.error(`Touchline ${context.slot ?? context.widget} (${context.phase}): ${words}`, context.element, error)
  for (const listener of listeners) {
    try {
      listener(error, context)
    } catch (cause) {
      console.error('Touchline: an onError listener threw', cause)
    }
  }
  announce('error', { error, ...context }, context.element)
}
