// The suite's icons as strokes on a 24 px grid; each its own constant, so that a widget ships only what it draws.

/** A shopping bag. */
export const bag = 'M6 8h12l1 12H5L6 8Zm3 0V6.5a3 3 0 0 1 6 0V8'
/** A heart. */
export const heart = 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.500 10c0 5.400-7.500 10-7.500 10Z'
/** A magnifying glass. */
export const magnifier = 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13Zm4.800-1.700L20 20'
/** A cross: close, clear. */
export const cross = 'M6 6l12 12M18 6 6 18'
/** A bin: remove. */
export const bin = 'M5 7h14M10 7V5h4v2m-7 0 .800 12h8.400L17 7m-7 3.500v5m4-5v5'
/** A tick: done, in stock. */
export const tick = 'M5 12.500 10 17.500 19 7'
/** A triangle with a mark: something is wrong. */
export const warning = 'M12 4 2.500 20h19L12 4Zm0 6v4.500m0 2.500v.010'
/** A globe: store and language. */
export const globe =
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0 0c2.500-2.300 3.700-5.300 3.700-9S14.500 5.300 12 3m0 18c-2.500-2.300-3.700-5.300-3.700-9S9.500 5.300 12 3M3.500 9h17m-17 6h17'
/** A chevron that points down. */
export const chevronDown = 'M6 9.500 12 15.500 18 9.500'
/** A pair of scales: compare. */
export const scales = 'M12 4v16M8 20h8M5 7.500l7-2 7 2M5 8l-2.500 6a2.700 2.700 0 0 0 5 0L5 8Zm14 0-2.500 6a2.700 2.700 0 0 0 5 0L19 8Z'
/** An eye: show what was typed. */
export const eye =
  'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Zm9.500 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'
/** The same with a stroke through it: hide it. */
export const eyeClosed = `${eye}M4 4l16 16`
/** Two bars: pause. */
export const pauseBars = 'M9 6v12M15 6v12'
/** An arrowhead to the right: play. */
export const playArrow = 'M8 5.500v13l10-6.500-10-6.500Z'
/** A person: the account. */
export const person =
  'M12 12.500a4.200 4.200 0 1 0 0-8.400 4.200 4.200 0 0 0 0 8.400Zm-7.500 8c.600-4 3.600-5.500 7.500-5.500s6.900 1.500 7.500 5.500'
/** A chevron that points forward. */
export const chevronForward = 'M9.500 6 15.500 12 9.500 18'
/** A chevron that points back. */
export const chevronBack = 'M14.500 6 8.500 12 14.500 18'
/** Four squares: a grid. */
export const gridIcon = 'M5 5h5v5H5V5Zm9 0h5v5h-5V5ZM5 14h5v5H5v-5Zm9 0h5v5h-5v-5Z'
/** Rows: one below the other. */
export const rowsIcon = 'M4 6h4v4H4V6Zm8 2h8M4 14h4v4H4v-4Zm8 2h8'
/** Sliders: filters. */
export const sliders = 'M4 7h9m4 0h3M4 17h3m4 0h9M17 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM11 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z'
