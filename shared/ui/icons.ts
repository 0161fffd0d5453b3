// The suite's icons as strokes on a 24 px grid; each is a constant, so that a widget ships only the icons it uses.

/** A shopping bag. */
export const bag = 'M6 8h12l1 12H5L6 8Zm3 0V6.5a3 3 0 0 1 6 0V8'
/** A heart. */
export const heart = 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z'
/** A magnifying glass. */
export const magnifier = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20 20'
/** A cross: close, clear. */
export const cross = 'M6 6l12 12M18 6 6 18'
/** A bin: remove. */
export const bin = 'M5 7h14M10 7V5h4v2m-7 0 .8 12h8.4L17 7m-7 3.5v5m4-5v5'
/** A tick: done, in stock. */
export const tick = 'M5 12.5 10 17.5 19 7'
/** A triangle with a mark: an error. */
export const warning = 'M12 4 2.5 20h19L12 4Zm0 6v4.5m0 2.5v.01'
/** A globe: store and language. */
export const globe =
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0 0c2.5-2.3 3.7-5.3 3.7-9S14.5 5.3 12 3m0 18c-2.5-2.3-3.7-5.3-3.7-9S9.5 5.3 12 3M3.5 9h17m-17 6h17'
/** A chevron that points down. */
export const chevronDown = 'M6 9.5 12 15.5 18 9.5'
/** A pair of scales: compare. */
export const scales = 'M12 4v16M8 20h8M5 7.5l7-2 7 2M5 8l-2.5 6a2.7 2.7 0 0 0 5 0L5 8Zm14 0-2.5 6a2.7 2.7 0 0 0 5 0L19 8Z'
/** An eye: show the typed text. */
export const eye = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'
/** The eye with a stroke through it: hide it. */
export const eyeClosed = `${eye}M4 4l16 16`
/** Two bars: pause. */
export const pauseBars = 'M9 6v12M15 6v12'
/** An arrowhead to the right: play. */
export const playArrow = 'M8 5.5v13l10-6.5-10-6.5Z'
/** A person: the account. */
export const person = 'M12 12.5a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4Zm-7.5 8c.6-4 3.6-5.5 7.5-5.5s6.9 1.5 7.5 5.5'
/** A forward arrow: go to a page. */
export const arrowForward = 'M4 12h16m-6-6 6 6-6 6'
/** A chevron that points forward. */
export const chevronForward = 'M9.5 6 15.5 12 9.5 18'
/** A chevron that points back. */
export const chevronBack = 'M14.5 6 8.5 12 14.5 18'
/** Four squares: a grid. */
export const gridIcon = 'M5 5h5v5H5V5Zm9 0h5v5h-5V5ZM5 14h5v5H5v-5Zm9 0h5v5h-5v-5Z'
/** Rows below each other. */
export const rowsIcon = 'M4 6h4v4H4V6Zm8 2h8M4 14h4v4H4v-4Zm8 2h8'
/** Sliders: filters. */
export const sliders = 'M4 7h9m4 0h3M4 17h3m4 0h9M17 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM11 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z'
/** A van: delivery. */
export const truck =
  'M4 17H2.500V6H14v11M14 10h4.500l3 3.500V17H20M4 17.500a2 2 0 1 0 4 0 2 2 0 0 0-4 0Zm12 0a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM8 17h8'
