// A spinner; silent, since the component around it announces what is loading.

/** A small rotating ring, which pulses where reduced motion is preferred. */
export function Spinner() {
  return <span className="touchline-spinner" aria-hidden="true" />
}
