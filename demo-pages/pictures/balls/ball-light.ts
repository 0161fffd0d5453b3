// Shades a disc as a ball: light from the upper left, a dark far side, light reflected by the table, a highlight, and the skin.
import { groundShadow } from '../drawing/backdrop.ts'
import { blur, clipTo } from '../drawing/fabric.ts'
import type { Pen } from '../drawing/pen.ts'
import { outlineOf } from './sphere.ts'
import type { Ball } from './sphere.ts'

/** The surface of a ball. */
export interface Skin {
  /** Size of the grain in units, 0 for smooth. */
  grain: number
  /** Depth of the grain, 0 to 1. */
  depth: number
  /** Strength of the highlight, from 0 (felt) to 1 (varnish). */
  gloss: number
}

/** Shades a painted ball and adds its shadow on the ground. */
export function lightBall(pen: Pen, name: string, ball: Ball, painted: string, skin: Skin): string {
  const outline = outlineOf(ball)
  const { x, y, radius } = ball
  const wide = radius * (ball.stretch ?? 1)
  const shade = pen.define(
    `ball-shade-${name}`,
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x - wide * 0.34}" cy="${y - radius * 0.42}" r="${wide * 1.46}"><stop offset="0" stop-color="#fff" stop-opacity="0.26"/><stop offset="0.3" stop-color="#fff" stop-opacity="0.04"/>` +
      '<stop offset="0.52" stop-color="#05060c" stop-opacity="0.1"/><stop offset="0.78" stop-color="#05060c" stop-opacity="0.42"/><stop offset="1" stop-color="#05060c" stop-opacity="0.74"/></radialGradient>',
  )
  const limb = pen.define(
    `ball-limb-${name}`,
    (id) =>
      `<radialGradient id="${id}"><stop offset="0.8" stop-color="#05060c" stop-opacity="0"/><stop offset="1" stop-color="#05060c" stop-opacity="0.34"/></radialGradient>`,
  )
  const bounce = pen.define(
    `ball-bounce-${name}`,
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x + wide * 0.1}" cy="${y + radius * 1.02}" r="${radius * 0.62}"><stop offset="0" stop-color="#fff" stop-opacity="0.3"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
  )
  const gleam = `<ellipse cx="${x - wide * 0.36}" cy="${y - radius * 0.5}" rx="${wide * 0.24}" ry="${radius * 0.15}" transform="rotate(-38 ${x - wide * 0.36} ${y - radius * 0.5})" fill="#fff" opacity="${0.62 * skin.gloss}" filter="${blur(pen, Math.round(radius * 0.06))}"/>`
  return (
    (pen.spec.backdrop === 'none' ? '' : groundShadow(pen, x, y + radius * 0.985, wide * 1.5, radius * 0.24)) +
    `<g clip-path="${clipTo(pen, `ball-${name}`, outline)}"><path d="${outline}" fill="${pen.colours.main}"/>${painted}${grain(pen, name, outline, skin)}<path d="${outline}" fill="${shade}"/><path d="${outline}" fill="${limb}"/><path d="${outline}" fill="${bounce}"/>${gleam}</g>`
  )
}

function grain(pen: Pen, name: string, outline: string, { grain: size, depth }: Skin): string {
  if (!size || pen.isSmall) return ''
  const filter = pen.define(
    `grain-${name}`,
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${(0.9 / size).toFixed(3)}" numOctaves="2" seed="${pen.spec.seed % 91}"/>` +
      '<feColorMatrix values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1" result="height"/><feColorMatrix in="height" values="-1 0 0 0 1 -1 0 0 0 1 -1 0 0 0 1 0 0 0 0 1"/>' +
      `<feOffset dx="${(-size * 0.25).toFixed(2)}" dy="${(-size * 0.25).toFixed(2)}" result="moved"/><feComposite in="height" in2="moved" operator="arithmetic" k2="${0.5 + depth}" k3="${0.5 + depth}" k4="${-depth}"/><feComposite in2="SourceAlpha" operator="in"/></filter>`,
  )
  return `<path d="${outline}" filter="${filter}" style="mix-blend-mode:soft-light"/>`
}
