// Draws hoods and stand-up collars, which rise above the shoulders of hoodies and jackets.
import { darken, lighten, mix } from '../drawing/colour.ts'
import { blur, edgeShade } from '../drawing/fabric.ts'
import { at, mirrored, symmetric } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'
import { dashes, seam } from './seams.ts'
import type { TorsoCut } from './torso.ts'

function roundShade(pen: Pen, name: string, colour: string): string {
  return pen.define(
    name,
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0.35"><stop offset="0" stop-color="${darken(colour, 0.12)}"/><stop offset="0.25" stop-color="${lighten(colour, 0.12)}"/><stop offset="0.6" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.32)}"/></linearGradient>`,
  )
}

/** An open hood with dark lining and cords in front; from behind it hangs. */
export function hood(pen: Pen, cut: TorsoCut, colour: string, isBack: boolean): string {
  const [nx, ny] = cut.neck.side
  const shade = roundShade(pen, 'hood-shade', colour)
  if (isBack) {
    const bag = symmetric(
      `M${at([500, ny - 62])}C${at([430, ny - 64], [nx - 6, ny - 30], [nx - 26, ny + 26])}C${at([nx - 34, ny + 96], [nx + 10, ny + 168], [500, ny + 196])}`,
    )
    return (
      `<path d="${bag}" fill="#05060c" opacity="0.34" transform="translate(6 12)" filter="${blur(pen, 9)}"/><path d="${bag}" fill="${shade}"/>` +
      `<g clip-path="${pen.define('clip-hood', (id) => `<clipPath id="${id}"><path d="${bag}"/></clipPath>`)}">${edgeShade(bag, 60, 0.3)}` +
      `<path d="M430 ${ny - 10}Q500 ${ny + 60} 570 ${ny - 10}Q500 ${ny + 30} 430 ${ny - 10}Z" fill="#05060c" opacity="0.25" filter="${blur(pen, 5)}"/></g>` +
      `${seam(`M500 ${ny - 60}V${ny + 194}`)}<path d="${bag}" fill="none" stroke="#05060c" stroke-opacity="0.35" stroke-width="1.6"/>`
    )
  }
  const cave = symmetric(
    `M${at([500, ny - 66])}C${at([440, ny - 66], [nx - 4, ny - 30], [nx - 10, ny + 26])}C${at([nx - 10, ny + 80], [450, ny + 128], [500, ny + 152])}`,
  )
  const dark = pen.define(
    'hood-cave',
    (id) =>
      `<radialGradient id="${id}" cx="0.5" cy="0.62" r="0.62"><stop offset="0" stop-color="${darken(colour, 0.82)}"/><stop offset="0.7" stop-color="${darken(colour, 0.62)}"/><stop offset="1" stop-color="${mix(colour, '#05060c', 0.38)}"/></radialGradient>`,
  )
  const rim =
    `M${at([500, ny - 92])}C${at([424, ny - 94], [nx - 44, ny - 42], [nx - 44, ny + 30])}C${at([nx - 42, ny + 96], [448, ny + 138], [510, ny + 176])}L${at([506, ny + 146])}` +
    `C${at([462, ny + 120], [nx + 22, ny + 84], [nx + 18, ny + 26])}C${at([nx + 16, ny - 26], [452, ny - 58], [500, ny - 60])}Z`
  const cord = (x: number, end: number, lean: number): string =>
    `<path d="M${x} ${ny + 118}C${x + lean} ${ny + 190} ${x - lean} ${ny + 240} ${x + lean * 0.4} ${end}" fill="none" stroke="#05060c" stroke-opacity="0.35" stroke-width="9" transform="translate(4 4)"/>` +
    `<path d="M${x} ${ny + 118}C${x + lean} ${ny + 190} ${x - lean} ${ny + 240} ${x + lean * 0.4} ${end}" fill="none" stroke="${lighten(pen.colours.accent, 0.1)}" stroke-width="7"/>` +
    `<path d="M${x + lean * 0.4} ${end}v22" stroke="#b9bcc2" stroke-width="8"/><circle cx="${x}" cy="${ny + 116}" r="6.5" fill="#2a2c31" stroke="#c9ccd1" stroke-width="3"/>`
  return (
    `<path d="${cave}" fill="${dark}"/>${seam(`M500 ${ny - 64}V${ny + 40}`)}` +
    `<path d="${mirrored(rim)}" fill="${shade}" stroke="#05060c" stroke-opacity="0.35" stroke-width="1.6"/><path d="${rim}" fill="#05060c" opacity="0.3" transform="translate(5 6)" filter="${blur(pen, 6)}"/>` +
    `<path d="${rim}" fill="${shade}" stroke="#05060c" stroke-opacity="0.35" stroke-width="1.6"/>` +
    dashes(
      `M${at([496, ny - 70])}C${at([444, ny - 66], [nx + 2, ny - 26], [nx + 4, ny + 28])}C${at([nx + 8, ny + 92], [456, ny + 130], [506, ny + 164])}`,
    ) +
    dashes(
      `M${at([504, ny - 70])}C${at([556, ny - 66], [998 - nx, ny - 26], [996 - nx, ny + 28])}C${at([992 - nx, ny + 92], [544, ny + 130], [512, ny + 160])}`,
    ) +
    cord(462, ny + 262, 10) +
    cord(540, ny + 286, -8)
  )
}

/** A stand-up collar, closed by the zip in front. */
export function standCollar(pen: Pen, cut: TorsoCut, colour: string, isBack: boolean): string {
  const [nx, ny] = cut.neck.side
  const shade = roundShade(pen, 'stand-shade', colour)
  const foot = ny + (isBack ? cut.neck.back + 8 : cut.neck.front)
  const top = isBack ? ny - 56 : ny - 40
  const outline = symmetric(
    `M${at([500, top + (isBack ? -4 : 14)])}C${at([460, top + (isBack ? -4 : 14)], [nx + 30, top + 4], [nx + 16, top - 8])}C${at([nx + 10, top + 10], [nx - 4, ny - 6], [nx - 14, ny + 8])}C${at([nx + 20, foot - 16], [450, foot], [500, foot])}`,
  )
  const inside = `<ellipse cx="500" cy="${top - 4}" rx="${484 - nx}" ry="17" fill="${darken(pen.colours.main, 0.6)}"/>`
  const base = `M${at([nx - 14, ny + 8])}C${at([nx + 20, foot - 16], [450, foot], [500, foot])}C${at([550, foot], [980 - nx, foot - 16], [1014 - nx, ny + 8])}`
  return (
    (isBack ? '' : inside) +
    `<path d="${outline}" fill="${shade}" stroke="#05060c" stroke-opacity="0.4" stroke-width="1.6"/><g opacity="0.8">${seam(base)}</g>${dashes(base.replaceAll(String(foot), String(foot + 6)))}`
  )
}
