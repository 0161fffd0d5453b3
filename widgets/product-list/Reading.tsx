// Draws above the products how the host read the query, where that is not how it was typed.
import { useReading } from './use-reading.ts'

/** The sentences; nothing without one. */
export function Reading() {
  return useReading().map((sentence) => (
    <p className="product-list-reading" key={sentence}>
      {sentence}
    </p>
  ))
}
