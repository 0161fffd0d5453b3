// What is played with: a football at the foot, a volleyball over the net, cones on the pitch.
import { round } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'
import type { PictureColours, Silhouette } from '../picture-spec.ts'
import { finger, limb, personOf } from './body.ts'
import type { Joint } from './body.ts'
import { hall, pitch } from './places.ts'
import { thing } from './thing.ts'

const white: PictureColours = { main: '#f4f4f1', second: '#23262d', accent: '#23262d' }
const boots: PictureColours = { main: '#1d2128', second: '#3a404b', accent: '#e7e9ec' }

/** Blades of grass in front of what lies in it. */
function blades(pen: Pen, y: number): string {
  const random = pen.random('blades')
  return Array.from({ length: 90 }, () => {
    const [x, high, lean] = [random() * 1040 - 20, 16 + random() * 30, (random() - 0.5) * 22]
    const foot = y + random() * 60
    return `<path d="M${round(x)} ${round(foot)}q${round(lean * 0.3)} ${round(-high * 0.6)} ${round(lean)} ${round(-high)}" stroke="${random() > 0.5 ? '#4f8f49' : '#2f6d36'}" stroke-width="4"/>`
  }).join('')
}

const shade = (x: number, y: number, rx: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${round(rx * 0.2)}" fill="#0a140c" opacity="0.4"/>`

/** A leg in a sock from above the picture to the ankle, and a boot whose toe points left. */
function kicking(pen: Pen, name: string, x: number, y: number, scale: number): string {
  const at = (dx: number, dy: number, half: number): Joint => [x + dx * scale, y + dy * scale, half * scale]
  const sock = [at(150, -1500, 190), at(210, -820, 178), at(250, -520, 176), at(226, -260, 122), at(206, -60, 104), at(200, 40, 112)]
  const stripe = [at(236, -596, 164), at(241, -552, 166)]
  return (
    limb(pen, `${name}-sock`, sock, '#f1f1ee') +
    limb(pen, `${name}-stripe`, stripe, pen.spec.colours.main) +
    `<g transform="translate(${round(x - 500 * scale)} ${round(y - 360 * scale)}) scale(${scale})">${thing(pen, `${name}-boot`, 'football-boot', { view: 'side', pattern: 'plain', colours: boots })}</g>`
  )
}

function footballPlayed(pen: Pen): string {
  return (
    pitch(pen, 380) +
    shade(290, 880, 190) +
    shade(720, 880, 240) +
    kicking(pen, 'leg', 740, 640, 0.72) +
    `<g transform="translate(290 700) scale(0.54) translate(-500 -487)">${thing(pen, 'own', 'football')}</g>` +
    `<g fill="none" stroke-linecap="round">${blades(pen, 890)}</g>`
  )
}

/** An open hand below the ball; `side` is 1 for the right one. */
function open(pen: Pen, name: string, x: number, y: number, side: 1 | -1): string {
  const { skin } = personOf(pen)
  const at = (dx: number, dy: number): [number, number] => [x + dx * side, y + dy]
  const joint = (dx: number, dy: number, half: number): Joint => [x + dx * side, y + dy, half]
  return (
    limb(pen, `${name}-arm`, [joint(20, 60, 50), joint(60, 180, 58), joint(110, 320, 80), joint(150, 460, 92)], skin) +
    limb(pen, `${name}-palm`, [joint(14, 84, 50), joint(6, 20, 66), joint(-8, -40, 62)], skin) +
    finger(at(-46, 0), at(-118, -40), 40, skin) +
    [0, 1, 2, 3].map((step) => finger(at(-44 + step * 32, -44), at(-70 + step * 52, -176 + Math.abs(step - 1.2) * 18), 36, skin)).join('')
  )
}

function volleyballPlayed(pen: Pen): string {
  const mesh =
    Array.from({ length: 18 }, (_, at) => `M${at * 62 - 20} 590V1010`).join('') +
    Array.from({ length: 7 }, (_, at) => `M-20 ${620 + at * 58}H1020`).join('')
  return (
    hall(pen) +
    `<path d="${mesh}" fill="none" stroke="#23262d" stroke-opacity="0.5" stroke-width="3"/><rect x="-10" y="560" width="1020" height="40" fill="#f7f7f4"/><rect x="-10" y="594" width="1020" height="6" fill="#000" opacity="0.16"/>` +
    `<g transform="translate(500 372) scale(0.76) translate(-500 -500)">${thing(pen, 'own', 'volleyball')}</g>` +
    open(pen, 'left', 316, 640, -1) +
    open(pen, 'right', 684, 640, 1)
  )
}

function conesPlayed(pen: Pen): string {
  const cones = (name: string, x: number, y: number, scale: number) =>
    `${shade(x, y + 4, 420 * scale)}<g transform="translate(${x} ${y}) scale(${scale}) translate(-500 -880)">${thing(pen, name, 'cones')}</g>`
  return (
    pitch(pen, 330) +
    cones('far', 210, 560, 0.34) +
    shade(640, 760, 120) +
    kicking(pen, 'near', 800, 600, 0.5) +
    `<g transform="translate(560 690) scale(0.24) translate(-500 -487)">${thing(pen, 'ball', 'football', { pattern: 'classic', colours: white })}</g>` +
    cones('own', 330, 900, 0.62) +
    `<g fill="none" stroke-linecap="round">${blades(pen, 915)}</g>`
  )
}

/** The drawings by silhouette. */
export const played = {
  football: footballPlayed,
  volleyball: volleyballPlayed,
  cones: conesPlayed,
} as const satisfies Partial<Record<Silhouette, (pen: Pen) => string>>
