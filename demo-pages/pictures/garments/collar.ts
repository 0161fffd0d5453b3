// Draws collars: the edge of the neck opening, and the inside of the back that shows behind it.
import { darken, lighten, mix } from '../drawing/colour.ts'
import { blur, edgeShade } from '../drawing/fabric.ts'
import { at, mirrored, symmetric } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'
import { hood, standCollar } from './hood.ts'
import { dashes } from './seams.ts'
import type { TorsoCut } from './torso.ts'

/** The kind of collar and its colours. */
export type Collar = { kind: 'rib' | 'vee' | 'polo' | 'stand' | 'hood' | 'edge'; colour: string }

/** The lining of the back, visible through the neck opening. */
export function drawInsideNeck(pen: Pen, cut: TorsoCut, collar: Collar): string {
  if (collar.kind === 'hood' || collar.kind === 'stand') return ''
  const [nx, ny] = cut.neck.side
  const rise = collar.kind === 'edge' ? 0 : 10
  const top = ny + cut.neck.back * 0.35 - rise
  const outline = symmetric(
    `M${at([500, top])}C${at([460, top], [nx + 22, ny - rise * 0.5], [nx - 4, ny - rise * 0.3])}C${at([nx, ny + cut.neck.front], [440, ny + cut.neck.front + 30], [500, ny + cut.neck.front + 30])}`,
  )
  const inner = darken(pen.colours.main, 0.42)
  const shade = pen.define(
    'neck-shade',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(inner, pen.colours.main, 0.4)}"/><stop offset="1" stop-color="${darken(inner, 0.45)}"/></linearGradient>`,
  )
  const tape = `M${at([nx, ny + 4])}C${at([nx + 30, top + 22], [450, top + 20], [500, top + 20])}C${at([550, top + 20], [970 - nx, top + 22], [1000 - nx, ny + 4])}`
  return (
    `<path d="${outline}" fill="${shade}"/><path d="${tape}" fill="none" stroke="${darken(collar.colour, 0.28)}" stroke-width="20"/>${dashes(tape, '#fff', 0.2)}` +
    `<rect x="478" y="${top + 22}" width="44" height="30" rx="2" fill="#e9e9e5"/><rect x="486" y="${top + 30}" width="28" height="3" fill="#777a80"/><rect x="490" y="${top + 37}" width="20" height="3" fill="#aaa"/>`
  )
}

/** The collar in front of the body; its shading and stitches are clipped to the body. */
export function drawCollar(pen: Pen, cut: TorsoCut, collar: Collar, isBack: boolean, bodyClip: string): string {
  if (collar.kind === 'polo') return isBack ? poloBack(pen, cut, collar.colour) : polo(pen, cut, collar.colour)
  if (collar.kind === 'stand') return standCollar(pen, cut, collar.colour, isBack)
  if (collar.kind === 'hood') return hood(pen, cut, collar.colour, isBack)
  return rib(pen, cut, collar, isBack, bodyClip)
}

function rib(pen: Pen, cut: TorsoCut, collar: Collar, isBack: boolean, bodyClip: string): string {
  const [nx, ny] = cut.neck.side
  const drop = isBack ? cut.neck.back : cut.neck.front
  const width = collar.kind === 'edge' ? 9 : 21
  const isVee = collar.kind === 'vee' && !isBack
  const line = (grow: number): string => {
    const [x, y] = [nx - grow * 0.9, ny + grow * 0.05]
    const foot = ny + drop + grow * (isVee ? 1.25 : 1)
    return isVee
      ? `M${at([500, foot])}C${at([488, foot - 14], [x + 16, y + drop * 0.5], [x, y])}`
      : `M${at([500, foot])}C${at([500 - (500 - nx) * 0.55 - grow * 0.4, foot], [x + 8, y + drop * 0.62], [x, y])}`
  }
  const outline = symmetric(`${line(width)}L${at([nx + 3, ny - 3])}${reverseOf(line(-2))}`)
  const shade = pen.define(
    'collar-shade',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0.3"><stop offset="0" stop-color="${lighten(collar.colour, 0.1)}"/><stop offset="0.5" stop-color="${collar.colour}"/><stop offset="1" stop-color="${darken(collar.colour, 0.2)}"/></linearGradient>`,
  )
  const full = (path: string): string => path + mirrored(path)
  return (
    `<g clip-path="${bodyClip}">${edgeShade(full(line(width + 2)), 20, 0.26, 4)}${dashes(full(line(width + 5)))}</g>` +
    `<path d="${outline}" fill="${shade}" stroke="#05060c" stroke-opacity="0.3" stroke-width="1.4"/>` +
    `<path d="${full(line(width * 0.5))}" fill="none" stroke="#05060c" stroke-opacity="0.1" stroke-width="${width * 0.7}" stroke-dasharray="1.6 2.6"/>` +
    `<path d="${full(line(2))}" fill="none" stroke="#fff" stroke-opacity="0.22" stroke-width="2"/>`
  )
}

function reverseOf(line: string): string {
  const numbers = (line.match(/-?[\d.]+/g) ?? []).map(Number)
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers
  return `L${at([x3, y3])}C${at([x2, y2], [x1, y1], [x0, y0])}`
}

function polo(pen: Pen, cut: TorsoCut, colour: string): string {
  const [nx, ny] = cut.neck.side
  const foot = ny + cut.neck.front
  const leaf = `M${at([nx - 6, ny + 2])}C${at([nx + 6, ny - 22], [nx + 22, ny - 24], [nx + 26, ny - 14])}C${at([nx + 40, ny + 40], [470, foot - 22], [499, foot + 4])}L${at([462, foot + 58])}C${at([430, foot + 46], [nx + 8, foot + 8], [nx - 22, ny + 30])}Z`
  const placket = `M482 ${foot}H518V${foot + 132}Q500 ${foot + 142} 482 ${foot + 132}Z`
  const button = (y: number): string =>
    `<circle cx="500" cy="${y}" r="6.4" fill="${lighten(colour, 0.5)}" stroke="#05060c" stroke-opacity="0.5"/><path d="M498 ${y}h4" stroke="#05060c" stroke-opacity="0.6"/>`
  const shaded = (path: string, tone: string): string =>
    `<path d="${path}" fill="#05060c" opacity="0.3" transform="translate(5 9)" filter="${blur(pen, 5)}"/><path d="${path}" fill="${tone}" stroke="#05060c" stroke-opacity="0.34" stroke-width="1.5"/>`
  return (
    `<path d="${placket}" fill="${colour}" stroke="#05060c" stroke-opacity="0.35" stroke-width="1.4"/>${dashes(`M486 ${foot + 20}V${foot + 128}M514 ${foot + 20}V${foot + 128}M486 ${foot + 112}H514`)}` +
    button(foot + 62) +
    button(foot + 98) +
    shaded(leaf, lighten(colour, 0.06)) +
    shaded(mirrored(leaf), darken(colour, 0.08)) +
    dashes(`M${at([nx - 14, ny + 30])}C${at([nx + 12, foot], [432, foot + 40], [461, foot + 50])}L${at([492, foot + 6])}`) +
    dashes(mirrored(`M${at([nx - 14, ny + 30])}C${at([nx + 12, foot], [432, foot + 40], [461, foot + 50])}L${at([492, foot + 6])}`))
  )
}

function poloBack(pen: Pen, cut: TorsoCut, colour: string): string {
  const [nx, ny] = cut.neck.side
  const foot = ny + cut.neck.back
  const outline = symmetric(
    `M${at([500, ny - 22])}C${at([450, ny - 22], [nx + 20, ny - 24], [nx - 2, ny - 6])}L${at([nx - 20, ny + 30])}C${at([nx + 20, foot + 32], [440, foot + 36], [500, foot + 36])}`,
  )
  return `<path d="${outline}" fill="#05060c" opacity="0.25" transform="translate(3 8)" filter="${blur(pen, 5)}"/><path d="${outline}" fill="${colour}" stroke="#05060c" stroke-opacity="0.3" stroke-width="1.5"/>${dashes(`M${nx - 12} ${ny + 26}C${nx + 24} ${foot + 24} 440 ${foot + 28} 500 ${foot + 28}C560 ${foot + 28} ${976 - nx} ${foot + 24} ${1012 - nx} ${ny + 26}`)}`
}
