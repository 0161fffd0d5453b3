// Draws rackets without strings: the padel racket with its holes and the table tennis bat with its rubber.
import { brandMark, brandOf } from '../brands/brands.ts'
import { printedMark, printedName } from '../brands/printed.ts'
import { darken, lighten, mix } from '../drawing/colour.ts'
import { blur, clipTo, edgeShade } from '../drawing/fabric.ts'
import { lettering } from '../drawing/glyphs.ts'
import { symmetric } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'
import { facePattern } from './face-pattern.ts'
import { grip, tube, tubePattern } from './frame.ts'
import { readSheet } from '../drawing/sheet.ts'

const padelRacketShapes = readSheet(import.meta.dirname, 'padel-racket')
const tableTennisBatShapes = readSheet(import.meta.dirname, 'table-tennis-bat')

function shadowOf(pen: Pen, outline: string): string {
  return pen.spec.backdrop === 'none'
    ? ''
    : `<path d="${outline}" fill="#14161c" opacity="0.34" transform="translate(22 30)" filter="${blur(pen, 14)}"/>`
}

function faceShade(pen: Pen): string {
  return pen.define(
    'face-shade',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.36"/><stop offset="0.34" stop-color="#fff" stop-opacity="0.05"/><stop offset="0.6" stop-color="#05060c" stop-opacity="0.05"/><stop offset="1" stop-color="#05060c" stop-opacity="0.42"/></linearGradient>`,
  )
}

export function padelRacket(pen: Pen): string {
  const { main, accent } = pen.colours
  const head = padelRacketShapes.outline('head')
  const shoulders = padelRacketShapes.outline('shoulders')
  const bridge = padelRacketShapes.outline('bridge')
  if (pen.spec.view === 'side') return padelEdge(pen)
  const holed = pen.define('padel-holed', (id) => `<clipPath id="${id}"><path d="${head}${bridge}" clip-rule="evenodd"/></clipPath>`)
  let holes = ''
  for (let row = 0; row < 9; row += 1) {
    for (let column = -4; column <= 4; column += 1) {
      const x = 500 + (column + (row % 2) * 0.5) * 40
      const y = 160 + row * 38
      if (((x - 500) / 168) ** 2 + ((y - 306) / 190) ** 2 < 1) holes += `M${x - 8.5} ${y}a8.5 8.5 0 1 1 17 0a8.5 8.5 0 1 1 -17 0Z`
    }
  }
  const carbon = pen.spec.pattern === 'carbon' ? '' : `<g opacity="0.22">${weave(pen)}</g>`
  return (
    `<g transform="rotate(14 500 500)">${shadowOf(pen, head)}<g clip-path="${holed}"><path d="${head}" fill="${main}"/>${facePattern(pen, { x: 290, y: 60, width: 420, height: 560 })}${carbon}` +
    `<path d="${head}" fill="${faceShade(pen)}"/>${edgeShade(head, 44, 0.3)}</g>` +
    `<path d="${holes}" fill="#fff" opacity="0.3" transform="translate(1.6 2)"/><path d="${holes}" fill="${darken(main, 0.74)}"/><path d="${holes}" fill="#cfcfca" opacity="0.5" transform="translate(1 6) scale(1)" clip-path="${pen.define('padel-holes', (id) => `<clipPath id="${id}"><path d="${holes}"/></clipPath>`)}"/>` +
    `<path d="${bridge}" fill="none" stroke="${darken(main, 0.5)}" stroke-width="7"/>` +
    tube(pen, shoulders, 17, darken(main, 0.28), tubePattern(pen, shoulders, 17)) +
    printedMark(pen, 500, 502, 62) +
    printedName(pen, { x: 500, y: 120, size: 24, widest: 150, weight: 1.6 }) +
    grip(pen, 500, 706, 930, 50, ['#1b1d22', '#f2f1ed', accent][pen.spec.seed % 3] ?? '#1b1d22') +
    `<path d="M482 934C470 970 440 980 452 948" fill="none" stroke="#17181d" stroke-width="7" stroke-linecap="round"/></g>`
  )
}

function weave(pen: Pen): string {
  const fill = pen.define(
    'carbon-weave',
    (id) =>
      `<pattern id="${id}" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="12" height="12" fill="#0c0d11"/><rect width="6" height="6" fill="#3a3d45"/><rect x="6" y="6" width="6" height="6" fill="#3a3d45"/></pattern>`,
  )
  return `<rect x="270" y="50" width="460" height="660" fill="${fill}"/>`
}

function padelEdge(pen: Pen): string {
  const body = symmetric('M500 70C474 72 466 110 464 300C464 480 470 560 478 712L500 712')
  const line = 'M500 74V700'
  return (
    `<g transform="rotate(10 500 500)">${shadowOf(pen, body)}<g clip-path="${clipTo(pen, 'padel-edge', body)}"><path d="${body}" fill="${pen.colours.main}"/>${tubePattern(pen, line, 90)}<path d="M488 60V720M512 60V720" stroke="#0d0e12" stroke-width="9"/><path d="${body}" fill="${faceShade(pen)}"/>${edgeShade(body, 30, 0.4)}</g>` +
    grip(pen, 500, 706, 930, 46, '#1b1d22') +
    '</g>'
  )
}

export function tableTennisBat(pen: Pen): string {
  const { main, second, accent } = pen.colours
  const blade = tableTennisBatShapes.outline('blade')
  const rubber = tableTennisBatShapes.outline('rubber')
  const handle = tableTennisBatShapes.outline('handle')
  const wood = pen.define(
    'wood',
    (id) =>
      `<linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#c99557"/><stop offset="0.3" stop-color="#f0cf98"/><stop offset="0.62" stop-color="#d8a868"/><stop offset="1" stop-color="#8d5f30"/></linearGradient>`,
  )
  const grain = Array.from(
    { length: 9 },
    (_, index) => `M${458 + index * 10} 590C${462 + index * 9} 700 ${450 + index * 11} 800 ${456 + index * 10} 914`,
  ).join('')
  if (pen.spec.view === 'side') return batEdge(pen, wood)
  const ball = pen.define(
    'pingpong',
    (id) =>
      `<radialGradient id="${id}" cx="0.36" cy="0.32" r="0.75"><stop offset="0" stop-color="#fff"/><stop offset="0.6" stop-color="#f1efe8"/><stop offset="1" stop-color="#b5b2a8"/></radialGradient>`,
  )
  return (
    `<g transform="rotate(26 500 500)">${shadowOf(pen, blade)}${shadowOf(pen, handle)}<path d="${blade}" fill="${wood}" stroke="#6d4721" stroke-width="2"/>` +
    `<g clip-path="${clipTo(pen, 'rubber', rubber)}"><path d="${rubber}" fill="${main}"/>${facePattern(pen, { x: 268, y: 96, width: 464, height: 470 })}${pimples(pen)}<path d="${rubber}" fill="${faceShade(pen)}"/>${edgeShade(rubber, 30, 0.22, 5)}</g><path d="${rubber}" fill="none" stroke="#05060c" stroke-opacity="0.5" stroke-width="3"/>` +
    printedMark(pen, 500, 508, 54) +
    `<path d="${handle}" fill="${wood}"/><g clip-path="${clipTo(pen, 'bat-handle', handle)}"><path d="${grain}" fill="none" stroke="#7c5226" stroke-opacity="0.42" stroke-width="2"/><path d="M484 590H516V920H484Z" fill="${mix(second, '#1b1d22', 0.3)}"/><path d="M480 590h4v330h-4ZM516 590h4v330h-4Z" fill="${accent}"/>${edgeShade(handle, 40, 0.4)}<path d="M470 640L464 880" stroke="#fff" stroke-opacity="0.4" stroke-width="7"/></g>` +
    `<g transform="rotate(-90 500 760)">${lettering(brandOf(pen.spec.seed).name, { x: 500, y: 760, size: 17, fill: lighten(accent, 0.4), widest: 190 })}</g></g>` +
    `<ellipse cx="250" cy="842" rx="76" ry="15" fill="#101218" opacity="0.3" filter="${blur(pen, 8)}"/><circle cx="238" cy="770" r="74" fill="${ball}"/><g opacity="0.7">${brandMark(brandOf(pen.spec.seed), 246, 776, 40, darken(accent, 0.1))}</g>`
  )
}

/** The faint grid of pimples under the rubber. */
function pimples(pen: Pen): string {
  const fill = pen.define(
    'pimples',
    (id) =>
      `<pattern id="${id}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="4.5" cy="4.5" r="1.6" fill="#05060c" fill-opacity="0.16"/></pattern>`,
  )
  return `<rect x="260" y="90" width="480" height="480" fill="${fill}"/>`
}

function batEdge(pen: Pen, wood: string): string {
  const { main, accent } = pen.colours
  const layer = (x: number, width: number, fill: string, top: number, bottom: number): string =>
    `<rect x="${x}" y="${top}" width="${width}" height="${bottom - top}" rx="5" fill="${fill}"/>`
  const shadow =
    pen.spec.backdrop === 'none'
      ? ''
      : `<rect x="480" y="110" width="44" height="800" fill="#14161c" opacity="0.32" transform="translate(20 24)" filter="${blur(pen, 10)}"/>`
  return (
    `<g transform="rotate(18 500 500)">${shadow}${layer(478, 14, main, 110, 566)}${layer(490, 5, '#f3e9c8', 110, 562)}${layer(494, 14, wood, 100, 640)}${layer(507, 5, '#f3e9c8', 110, 562)}${layer(511, 14, '#16171b', 110, 566)}` +
    `<path d="M494 108V636M501 104V640" stroke="#7c5226" stroke-opacity="0.5" stroke-width="1.6"/><path d="M482 600Q470 640 476 900Q500 918 526 900Q532 640 520 600Z" fill="${wood}" stroke="#6d4721" stroke-width="1.6"/><path d="M488 606V908" stroke="#fff" stroke-opacity="0.4" stroke-width="5"/><path d="M476 640h50v14h-50Z" fill="${accent}"/>${facePattern(pen, { x: 478, y: 880, width: 47, height: 12 })}</g>`
  )
}
