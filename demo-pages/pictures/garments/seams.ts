// Draws seams and stitches: a dark groove with a lit edge, and dashes of thread.

/** A sewn seam along an open line. */
export function seam(line: string): string {
  return `<path d="${line}" fill="none" stroke="#05060c" stroke-opacity="0.4" stroke-width="2.2"/><path d="${line}" fill="none" stroke="#fff" stroke-opacity="0.18" stroke-width="1.6" transform="translate(2.4 1.4)"/>`
}

/** A row of stitches along an open line. */
export function dashes(line: string, colour = '#05060c', opacity = 0.3): string {
  return `<path d="${line}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="1.5" stroke-dasharray="5 3.4"/>`
}

/** A knitted rib along a line, `width` high. */
export function ribs(line: string, width: number, colour: string): string {
  return (
    `<g fill="none"><path d="${line}" stroke="#05060c" stroke-opacity="0.4" stroke-width="${width + 4}"/><path d="${line}" stroke="${colour}" stroke-width="${width}"/>` +
    `<path d="${line}" stroke="#05060c" stroke-opacity="0.26" stroke-width="${width}" stroke-dasharray="2.6 5"/><path d="${line}" stroke="#fff" stroke-opacity="0.1" stroke-width="${width}" stroke-dasharray="2 5.6" stroke-dashoffset="-3"/></g>`
  )
}

/** A zip with teeth, straight down. */
export function zip(x: number, top: number, bottom: number, tape: string, teeth: string): string {
  let svg = `<path d="M${x} ${top}V${bottom}" stroke="${tape}" stroke-width="17"/><path d="M${x - 9} ${top}V${bottom}M${x + 9} ${top}V${bottom}" stroke="#05060c" stroke-opacity="0.4" stroke-width="1.6"/>`
  svg += `<path d="M${x} ${top}V${bottom}" stroke="#05060c" stroke-opacity="0.55" stroke-width="7"/><path d="M${x} ${top}V${bottom}" stroke="${teeth}" stroke-width="6" stroke-dasharray="2.6 2.2"/>`
  svg += `<path d="M${x - 5} ${top + 6}h10v18q0 5 -5 5t-5 -5Z" fill="${teeth}" stroke="#05060c" stroke-opacity="0.5"/><path d="M${x - 3.4} ${top + 28}h6.8l2 34q0 6 -5.4 6t-5.4 -6Z" fill="${teeth}" stroke="#05060c" stroke-opacity="0.5"/>`
  return svg
}
