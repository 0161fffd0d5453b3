// A spinner; silent, since the component around it says what is loading.

/** A small ring that turns, or pulses where motion is unwelcome. */
export function Spinner() {
  return <span className="touchline-spinner" aria-hidden="true" />
}
