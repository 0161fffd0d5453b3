// The icons of password fields, as strokes on a 24 px grid: apart from `icons.ts`, which is on every page.

/** An eye: show the typed text. */
export const eye = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'
/** The eye with a stroke through it: hide it. */
export const eyeClosed = `${eye}M4 4l16 16`
