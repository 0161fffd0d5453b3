// The places where goods are used, out of focus behind them: a pitch by day and by night, courts, a hall, a street.
import { darken, lighten } from '../drawing/colour.ts'
import { blur } from '../drawing/fabric.ts'
import { round } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'

const rect = (x: number, y: number, width: number, height: number, fill: string, opacity = 1) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

function fall(pen: Pen, name: string, from: string, to: string): string {
  return pen.define(
    name,
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  )
}

/** Everything behind the subject is out of focus; the sharp copy below fills the edges, where the blur finds nothing outside the picture. */
function soft(pen: Pen, svg: string): string {
  return `${svg}<g filter="${blur(pen, 9)}">${svg}</g>`
}

/** Stripes that run towards a point in the middle of the horizon. */
function mown(top: number, colours: readonly [string, string]): string {
  return Array.from({ length: 12 }, (_, at) => {
    const [near, far] = [-1300 + at * 300, 260 + at * 40]
    return `<path d="M${far} ${top}L${far + 40} ${top}L${near + 300} 1040L${near} 1040Z" fill="${colours[at % 2]}"/>`
  }).join('')
}

function trees(top: number, colour: string): string {
  return [60, 190, 330, 450, 600, 720, 860, 980]
    .map(
      (x, at) =>
        `<ellipse cx="${x}" cy="${top}" rx="${96 + (at % 3) * 16}" ry="${64 + (at % 2) * 44}" fill="${at % 2 ? colour : darken(colour, 0.14)}"/>`,
    )
    .join('')
}

/** A pitch by day; the horizon is low for people who stand and high for what lies on the grass. */
export function pitch(pen: Pen, horizon = 560): string {
  const sky = fall(pen, 'sky', '#bcd6e6', '#eef3f0')
  const grass = fall(pen, 'grass', '#7fae63', '#3f7f42')
  return soft(
    pen,
    rect(-60, -60, 1120, 1120, sky) +
      trees(horizon - 30, '#6f8f72') +
      rect(-60, horizon - 16, 1120, 30, '#e9ece8') +
      rect(-60, horizon, 1120, 1100 - horizon, grass) +
      `<g opacity="0.28">${mown(horizon, ['#9ccb7b', '#2f6d36'])}</g>` +
      `<path d="M-60 ${horizon + 70}L1060 ${horizon + 46}" stroke="#fff" stroke-width="9" stroke-opacity="0.8"/>`,
  )
}

/** The same pitch under floodlights. */
export function evening(pen: Pen): string {
  const sky = fall(pen, 'night', '#141c34', '#3b4a6b')
  const grass = fall(pen, 'night-grass', '#3f6b46', '#16301f')
  const lamp = pen.define(
    'lamp',
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="#fffbe8"/><stop offset="0.16" stop-color="#fff3c4" stop-opacity="0.8"/><stop offset="1" stop-color="#fff3c4" stop-opacity="0"/></radialGradient>`,
  )
  const mast = (x: number, y: number, size: number) =>
    rect(x - 5, y, 10, 640 - y, '#1b2236') + `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${round(size * 0.8)}" fill="${lamp}"/>`
  return soft(
    pen,
    rect(-60, -60, 1120, 1120, sky) +
      trees(600, '#1f2a3f') +
      rect(-60, 620, 1120, 440, grass) +
      mast(150, 190, 190) +
      mast(860, 150, 220) +
      `<path d="M-60 710L1060 690" stroke="#fff" stroke-width="8" stroke-opacity="0.5"/>`,
  )
}

/** A tennis court: windscreen, net and lines. */
export function court(pen: Pen, colour = '#3a76b4'): string {
  const ground = fall(pen, 'court', lighten(colour, 0.1), darken(colour, 0.2))
  const posts = [-20, 240, 500, 760, 1020].map((x) => rect(x, -60, 10, 540, '#22453a')).join('')
  return soft(
    pen,
    rect(-60, -60, 1120, 560, '#3f6f5d') +
      posts +
      rect(-60, 470, 1120, 80, '#557f5f') +
      rect(-60, 545, 1120, 520, ground) +
      `<path d="M-60 800L1060 770M300 548L80 1060M700 548L920 1060" stroke="#f4f5f2" stroke-width="12"/>` +
      rect(-60, 452, 1120, 150, '#15181d', 0.34) +
      rect(-60, 440, 1120, 22, '#f4f5f2'),
  )
}

/** A padel court: panes of glass between steel posts, and blue turf. */
export function glassCourt(pen: Pen): string {
  const pane = fall(pen, 'pane', '#cfe2ea', '#9dbccb')
  const turf = fall(pen, 'turf', '#3f74c4', '#24509a')
  const posts = [60, 380, 700, 1000].map((x) => rect(x, -60, 18, 640, '#20262e')).join('')
  const shine = [110, 430, 750]
    .map((x) => `<path d="M${x + 150} -60L${x + 210} -60L${x + 70} 570L${x + 10} 570Z" fill="#fff" opacity="0.34"/>`)
    .join('')
  return soft(
    pen,
    rect(-60, -60, 1120, 660, pane) +
      trees(470, '#8fb09d') +
      shine +
      posts +
      rect(-60, 560, 1120, 26, '#20262e') +
      rect(-60, 584, 1120, 480, turf) +
      `<path d="M-60 760L1060 720M520 590L430 1060" stroke="#f4f5f2" stroke-width="12"/>`,
  )
}

/** A sports hall: pale wall, wooden floor, a window band. */
export function hall(pen: Pen): string {
  const wall = fall(pen, 'hall-wall', '#f1eadd', '#d8cdb8')
  const floor = fall(pen, 'hall-floor', '#dcb077', '#a9743c')
  const windows = [-40, 220, 480, 740, 1000].map((x) => rect(x, 40, 200, 150, '#f9fbfb')).join('')
  return soft(
    pen,
    rect(-60, -60, 1120, 860, wall) +
      windows +
      rect(-60, 560, 1120, 120, '#8a5b3a', 0.5) +
      rect(-60, 680, 1120, 400, floor) +
      `<path d="M-60 860L1060 830" stroke="#2c6fb3" stroke-width="18" stroke-opacity="0.8"/>`,
  )
}

/** A street in the morning: house fronts, windows, pavement. */
export function street(pen: Pen): string {
  const front = fall(pen, 'front', '#e9ded0', '#cdbda8')
  const windows = [30, 250, 640, 850]
    .flatMap((x) => [90, 380].map((y) => rect(x, y, 130, 190, '#8fa7b3') + rect(x, y, 130, 26, '#f5f1ea')))
    .join('')
  return soft(
    pen,
    rect(-60, -60, 1120, 1120, front) +
      rect(430, -60, 160, 1120, '#b98f73') +
      windows +
      rect(-60, 760, 1120, 320, '#9a9691') +
      rect(-60, 752, 1120, 16, '#6f6b66') +
      trees(700, '#7f9a6e'),
  )
}
