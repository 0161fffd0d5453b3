// What is held in a hand: rackets, a bottle, a whistle.
import { darken } from '../drawing/colour.ts'
import { round } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'
import type { Silhouette } from '../picture-spec.ts'
import { finger, fist, limb, personOf } from './body.ts'
import { court, glassCourt, pitch } from './places.ts'
import { thing } from './thing.ts'

/** A felt ball in flight, with the trace that a camera sees. */
function flying(pen: Pen, x: number, y: number, size: number): string {
  const light = pen.define(
    'felt-ball',
    (id) =>
      `<radialGradient id="${id}" cx="0.36" cy="0.32" r="0.75"><stop offset="0" stop-color="#f0f8a2"/><stop offset="0.55" stop-color="#d2e23c"/><stop offset="1" stop-color="#8d9a1c"/></radialGradient>`,
  )
  const trace = [5, 4, 3, 2, 1]
    .map(
      (step) =>
        `<circle cx="${x - step * 30}" cy="${y - step * 19}" r="${size - step * 3}" fill="#d6e63a" opacity="${round(0.26 - step * 0.045)}"/>`,
    )
    .join('')
  const seam = `M${x - size * 0.86} ${y - size * 0.3}C${x - size * 0.2} ${y - size * 0.2} ${x + size * 0.1} ${y + size * 0.3} ${x - size * 0.1} ${y + size * 0.96}`
  return `${trace}<circle cx="${x}" cy="${y}" r="${size}" fill="${light}"/><path d="${seam}" fill="none" stroke="#f6f7ea" stroke-width="${round(size * 0.1)}"/>`
}

function wristband(x: number, y: number, angle: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle})"><rect x="-56" y="-34" width="112" height="68" rx="20" fill="${colour}"/><rect x="-56" y="-34" width="112" height="68" rx="20" fill="#000" opacity="0.08"/><path d="M-52 -12H52M-52 12H52" stroke="#000" stroke-opacity="0.14" stroke-width="5"/></g>`
}

/** A racket in a fist; `grip` is where the handle is held, `angle` how far it leans. */
function racketHeld(pen: Pen, silhouette: Silhouette, [x, y]: [number, number], angle: number): string {
  const { skin } = personOf(pen)
  return `<g transform="translate(110 -30)"><g>${thing(pen, 'own', silhouette)}</g>${limb(
    pen,
    'forearm',
    [
      [x + 84, y + 92, 46],
      [x + 190, y + 170, 58],
      [x + 330, y + 260, 76],
      [x + 470, y + 360, 88],
    ],
    skin,
  )}${wristband(x + 150, y + 140, 125, '#f4f4f1')}<g transform="translate(${x} ${y}) rotate(${angle}) scale(0.94)">${fist(pen, 'fist')}</g></g>`
}

function tennisHeld(pen: Pen): string {
  return court(pen, '#3a76b4') + flying(pen, 270, 250, 46) + racketHeld(pen, 'tennis-racket', [344, 846], 29)
}

function padelHeld(pen: Pen): string {
  return glassCourt(pen) + flying(pen, 220, 270, 46) + racketHeld(pen, 'padel-racket', [410, 822], 15)
}

/** A bottle at the side of the pitch. */
function bottleHeld(pen: Pen): string {
  const { skin } = personOf(pen)
  return (
    pitch(pen, 600) +
    limb(
      pen,
      'forearm',
      [
        [640, 640, 66],
        [760, 720, 70],
        [900, 830, 92],
        [1060, 950, 110],
      ],
      skin,
    ) +
    limb(
      pen,
      'palm',
      [
        [560, 470, 40],
        [640, 540, 76],
        [668, 640, 80],
        [620, 700, 40],
      ],
      skin,
    ) +
    `<g transform="translate(470 500) scale(0.94) translate(-496 -510)">${thing(pen, 'own', 'water-bottle')}</g>` +
    [0, 1, 2, 3]
      .map((at) => finger([640 - at * 6, 512 + at * 58], [418 + at * 16 + (at === 0 ? 14 : 0), 524 + at * 56], 58 - at * 3, skin))
      .join('')
  )
}

/** A referee's hand with the whistle. */
function whistleHeld(pen: Pen): string {
  const { skin } = personOf(pen)
  return (
    pitch(pen, 560) +
    limb(
      pen,
      'forearm',
      [
        [600, 760, 84],
        [690, 880, 92],
        [800, 1040, 118],
      ],
      skin,
    ) +
    limb(
      pen,
      'palm',
      [
        [470, 600, 66],
        [540, 680, 104],
        [620, 770, 92],
        [650, 800, 60],
      ],
      skin,
    ) +
    [0, 1, 2].map((at) => finger([540 + at * 46, 720 + at * 26], [372 + at * 44, 700 + at * 34], 62, darken(skin, 0.06))).join('') +
    `<g transform="translate(470 530) rotate(-8) scale(0.9) translate(-500 -520)">${thing(pen, 'own', 'whistle')}</g>` +
    finger([640, 740], [500, 600], 66, skin) +
    finger([500, 600], [452, 566], 58, skin)
  )
}

/** The drawings by silhouette. */
export const held = {
  'tennis-racket': tennisHeld,
  'padel-racket': padelHeld,
  'water-bottle': bottleHeld,
  whistle: whistleHeld,
} as const satisfies Partial<Record<Silhouette, (pen: Pen) => string>>
