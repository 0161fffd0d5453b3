// The icons that several widgets share, as strokes on a 24 px grid. They are one module on every page, so an icon of one subject is there.

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
/** A chevron that points down. */
export const chevronDown = 'M6 9.5 12 15.5 18 9.5'
/** A pair of scales: compare. */
export const scales = 'M12 4v16M8 20h8M5 7.5l7-2 7 2M5 8l-2.5 6a2.7 2.7 0 0 0 5 0L5 8Zm14 0-2.5 6a2.7 2.7 0 0 0 5 0L19 8Z'
/** An arrowhead to the right: play. */
export const playArrow = 'M8 5.5v13l10-6.5-10-6.5Z'
/** A person: the account. */
export const person = 'M12 12.5a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4Zm-7.5 8c.6-4 3.6-5.5 7.5-5.5s6.9 1.5 7.5 5.5'
/** A chevron that points forward. */
export const chevronForward = 'M9.5 6 15.5 12 9.5 18'
/** A chevron that points back. */
export const chevronBack = 'M14.5 6 8.5 12 14.5 18'
