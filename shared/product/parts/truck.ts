// The icon of the delivery, as strokes on a 24 px grid: apart from `icons.ts`, which is on every page.

/** A van: delivery. */
export const truck =
  'M4 17H2.500V6H14v11M14 10h4.500l3 3.500V17H20M4 17.500a2 2 0 1 0 4 0 2 2 0 0 0-4 0Zm12 0a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM8 17h8'
