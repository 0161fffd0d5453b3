// A turning ring; silent, since whoever shows it says what is going on.

/** A small ring that turns, or pulses where motion is unwelcome. */
export function Spinner() {
  return <span className="touchline-spinner" aria-hidden="true" />
}
