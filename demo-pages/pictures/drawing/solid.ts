// Shades hard objects: cylinders, plates and glossy shells, all lit from the upper left.
import { blur, clipTo, edgeShade } from './fabric.ts'
import type { Pen } from './pen.ts'

/** Returns `url(#...)` of the shading of an upright cylinder. */
export function cylinderLight(pen: Pen, strength = 1): string {
  return pen.define(
    `cylinder-${Math.round(strength * 100)}`,
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="#05060c" stop-opacity="${0.5 * strength}"/><stop offset="0.12" stop-color="#05060c" stop-opacity="${0.16 * strength}"/><stop offset="0.24" stop-color="#fff" stop-opacity="${0.55 * strength}"/><stop offset="0.34" stop-color="#fff" stop-opacity="${0.12 * strength}"/>` +
      `<stop offset="0.52" stop-color="#05060c" stop-opacity="0"/><stop offset="0.82" stop-color="#05060c" stop-opacity="${0.5 * strength}"/><stop offset="0.94" stop-color="#05060c" stop-opacity="${0.62 * strength}"/><stop offset="1" stop-color="#05060c" stop-opacity="${0.42 * strength}"/></linearGradient>`,
  )
}

/** Returns `url(#...)` of the shading of a plate that faces the viewer. */
export function plateLight(pen: Pen, strength = 1): string {
  return pen.define(
    `plate-${Math.round(strength * 100)}`,
    (id) =>
      `<linearGradient id="${id}" x1="0.1" y1="0" x2="0.75" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="${0.42 * strength}"/><stop offset="0.36" stop-color="#fff" stop-opacity="${0.06 * strength}"/><stop offset="0.6" stop-color="#05060c" stop-opacity="${0.06 * strength}"/><stop offset="1" stop-color="#05060c" stop-opacity="${0.44 * strength}"/></linearGradient>`,
  )
}

/** A solid object: paint clipped to an outline, lit, with dark edges and a thin contour. */
export function solid(pen: Pen, name: string, outline: string, paint: string, light = cylinderLight(pen), edge = 0.22): string {
  return (
    `<g clip-path="${clipTo(pen, name, outline)}">${paint}<path d="${outline}" fill="${light}"/>${edge ? edgeShade(outline, 26, edge, 5) : ''}</g>` +
    `<path d="${outline}" fill="none" stroke="#05060c" stroke-opacity="0.38" stroke-width="1.6"/>`
  )
}

/** The shadow on the table or wall directly behind a shape. */
export function cast(pen: Pen, outline: string, dx = 16, dy = 22, opacity = 0.3): string {
  return pen.spec.backdrop === 'none'
    ? ''
    : `<path d="${outline}" fill="#14161c" opacity="${opacity}" transform="translate(${dx} ${dy})" filter="${blur(pen, 12)}"/>`
}

/** Paints everything in one colour. */
export function flat(colour: string): string {
  return `<rect x="-200" y="-200" width="1400" height="1400" fill="${colour}"/>`
}

/** A drawing rotated about the middle of the picture and moved. */
export function turnedBy(angle: number, svg: string, dx = 0, dy = 0, scale = 1): string {
  return `<g transform="translate(${500 + dx} ${500 + dy}) rotate(${angle}) scale(${scale}) translate(-500 -500)">${svg}</g>`
}
