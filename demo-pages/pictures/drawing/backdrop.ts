// The studio: an off-white background lit from above, and the shadows of products on it.
import { blur } from './fabric.ts'
import type { Pen } from './pen.ts'

/** The lit background. Its light ends before the edges, which are all of one colour: a page may go on in it (`#efefec`) beside the picture. */
export function studio(pen: Pen): string {
  const wall = pen.define(
    'studio',
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="500" cy="470" r="470"><stop offset="0" stop-color="#f9f9f7"/><stop offset="1" stop-color="#efefec"/></radialGradient>`,
  )
  return `<rect width="1000" height="1000" fill="${wall}"/>`
}

/** The soft shadow of an object that hangs in front of the wall. */
export function wallShadow(pen: Pen, outlines: string[]): string {
  const union = outlines.map((outline) => `<path d="${outline}"/>`).join('')
  return `<g fill="#16181f" opacity="0.34" transform="translate(11 18)" filter="${blur(pen, 14)}">${union}</g>`
}

/** The shadow of an object that stands or lies: wide and soft, with a dark core where it touches the ground. */
export function groundShadow(pen: Pen, x: number, y: number, width: number, height = width * 0.09): string {
  const soft = pen.define(
    'ground-shadow',
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="#101218" stop-opacity="0.62"/><stop offset="0.35" stop-color="#101218" stop-opacity="0.4"/><stop offset="0.7" stop-color="#101218" stop-opacity="0.12"/><stop offset="1" stop-color="#101218" stop-opacity="0"/></radialGradient>`,
  )
  const ellipse = (scale: number, opacity: number, shift: number): string =>
    `<ellipse cx="${x + shift}" cy="${y + height * 0.06}" rx="${(width / 2) * scale}" ry="${height * 0.62 * scale}" opacity="${opacity}" fill="${soft}"/>`
  return ellipse(1.3, 0.5, 24) + ellipse(1.02, 0.7, 6)
}
