// Draws cloth: panels clipped to their outlines, and over all of them one surface of weave, creases and light from the upper left.
import { round } from './path.ts'
import type { Pen } from './pen.ts'

/** How a textile reflects light. */
export interface Textile {
  /** Strength of the soft creases, from 0 to 1. */
  crumple: number
  /** Strength of the fine thread structure, from 0 to 1. */
  weave: number
  /** Threads per 1000 units, across and along; knits are coarser than shell fabrics. */
  thread: [across: number, along: number]
  /** Satin shine, as of shell fabrics and leggings, from 0 to 1. */
  sheen: number
}

export const textiles: Record<'jersey' | 'mesh' | 'fleece' | 'shell' | 'stretch' | 'knit' | 'terry', Textile> = {
  jersey: { crumple: 0.5, weave: 0.34, thread: [0.42, 0.42], sheen: 0.25 },
  mesh: { crumple: 0.45, weave: 0.5, thread: [0.3, 0.36], sheen: 0.3 },
  fleece: { crumple: 0.45, weave: 0.36, thread: [0.2, 0.24], sheen: 0.05 },
  shell: { crumple: 0.95, weave: 0.1, thread: [0.6, 0.6], sheen: 0.55 },
  stretch: { crumple: 0.22, weave: 0.16, thread: [0.5, 0.5], sheen: 0.75 },
  knit: { crumple: 0.3, weave: 0.7, thread: [0.22, 0.1], sheen: 0.05 },
  terry: { crumple: 0.35, weave: 0.95, thread: [0.11, 0.13], sheen: 0 },
}

const ownBox = 'x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"'

/** Returns `url(#...)` of a clip path with this outline. */
export function clipTo(pen: Pen, name: string, outline: string): string {
  return pen.define(`clip-${name}`, (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
}

/** Returns `url(#...)` of a blur for shapes with width and height; its region is empty for a level or upright line, which needs `blurOfLines`. */
export function blur(pen: Pen, amount: number): string {
  return pen.define(
    `blur-${String(amount).replace('.', 'p')}`,
    (id) => `<filter id="${id}" x="-0.3" y="-0.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="${amount}"/></filter>`,
  )
}

/** Shades the inside of a clipped outline with stacked strokes, since a blur would take ten times as long. */
export function edgeShade(outline: string, width: number, opacity: number, steps = 7): string {
  let svg = ''
  for (let step = 1; step <= steps; step += 1) svg += `<path d="${outline}" stroke-width="${round((width * step) / steps)}"/>`
  return `<g fill="none" stroke="#05060c" stroke-opacity="${(opacity / steps).toFixed(3)}">${svg}</g>`
}

/** A piece of cloth: its paint clipped to the outline, darker towards the edges, and a seam line around. */
export function panel(pen: Pen, name: string, outline: string, paint: string, edge = 1): string {
  const clip = clipTo(pen, name, outline)
  return (
    `<g clip-path="${clip}">${paint}` +
    `${edgeShade(outline, 78, 0.24 * edge)}${edgeShade(outline, 14, 0.2 * edge, 4)}</g>` +
    `<path d="${outline}" fill="none" stroke="#05060c" stroke-opacity="0.34" stroke-width="1.6" stroke-linejoin="round"/>`
  )
}

/** Draws weave, creases and shine over the union of the outlines, once after all panels. */
export function surface(pen: Pen, name: string, outlines: string[], textile: Textile): string {
  const seed = (pen.spec.seed * 7 + name.length) % 997
  const depth = 0.5 + 0.7 * textile.crumple
  const union = outlines.map((outline) => `<path d="${outline}"/>`).join('')
  const crumple = pen.define(
    `crumple-${name}`,
    (id) =>
      `<filter id="${id}" ${ownBox}><feTurbulence type="fractalNoise" baseFrequency="0.011 0.0045" numOctaves="2" seed="${seed}"/>` +
      '<feColorMatrix values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1" result="height"/>' +
      '<feColorMatrix in="height" values="-1 0 0 0 1 -1 0 0 0 1 -1 0 0 0 1 0 0 0 0 1"/><feOffset dx="-9" dy="-6" result="moved"/>' +
      `<feComposite in="height" in2="moved" operator="arithmetic" k2="${depth}" k3="${depth}" k4="${0.5 - depth}"/>` +
      '<feComposite in2="SourceAlpha" operator="in"/></filter>',
  )
  const weave = pen.define(
    `weave-${name}`,
    (id) =>
      `<filter id="${id}" ${ownBox}><feTurbulence type="fractalNoise" baseFrequency="${textile.thread.join(' ')}" numOctaves="2" seed="${seed + 3}"/>` +
      `<feColorMatrix values="${textile.weave} 0 0 0 ${0.5 - textile.weave / 2} ${textile.weave} 0 0 0 ${0.5 - textile.weave / 2} ${textile.weave} 0 0 0 ${0.5 - textile.weave / 2} 0 0 0 0 1"/>` +
      '<feComposite in2="SourceAlpha" operator="in"/></filter>',
  )
  const light = pen.define(
    'key-light',
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="180" y1="120" x2="860" y2="820"><stop offset="0" stop-color="#fff" stop-opacity="0.2"/>` +
      '<stop offset="0.38" stop-color="#fff" stop-opacity="0.03"/><stop offset="0.55" stop-color="#05060c" stop-opacity="0.02"/><stop offset="1" stop-color="#05060c" stop-opacity="0.3"/></linearGradient>',
  )
  const gleam = pen.define(
    `sheen-${Math.round(textile.sheen * 100)}`,
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="180" y1="0" x2="820" y2="80"><stop offset="0.1" stop-color="#fff" stop-opacity="0"/><stop offset="0.32" stop-color="#fff" stop-opacity="${textile.sheen * 0.3}"/><stop offset="0.46" stop-color="#fff" stop-opacity="0"/>` +
      `<stop offset="0.74" stop-color="#fff" stop-opacity="0"/><stop offset="0.84" stop-color="#fff" stop-opacity="${textile.sheen * 0.14}"/><stop offset="0.94" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
  )
  return (
    `<g filter="${crumple}" style="mix-blend-mode:hard-light">${union}</g>` +
    (pen.isSmall ? '' : `<g filter="${weave}" style="mix-blend-mode:soft-light">${union}</g>`) +
    `<g fill="${light}">${union}</g><g fill="${gleam}">${union}</g>`
  )
}
