// Parts of people: limbs, necks, heads from behind and hands, without faces; pictures are cropped below the nose.
import { darken, lighten } from '../drawing/colour.ts'
import { clipTo, edgeShade } from '../drawing/fabric.ts'
import { round, smooth } from '../drawing/path.ts'
import type { Point } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'

const skins = ['#e0ac87', '#8a5a3c', '#c68a63', '#f0c7a6', '#5f3d2b'] as const
const hairs = ['#3a2a1e', '#15110f', '#221813', '#8a5f35', '#14100e'] as const

/** The skin and hair of a picture's people; one person for each seed. */
export function personOf(pen: Pen): { skin: string; hair: string } {
  const at = pen.spec.seed % skins.length
  return { skin: skins[at] ?? skins[0], hair: hairs[at] ?? hairs[0] }
}

/** A point of a limb's middle line and half its width there. */
export type Joint = [x: number, y: number, half: number]

/** The outline of a limb around its middle line. */
export function limbOutline(joints: readonly Joint[]): string {
  const sides = joints.map((joint, at): [Point, Point] => {
    const [x, y, half] = joint
    const before = joints[Math.max(0, at - 1)] ?? joint
    const after = joints[Math.min(joints.length - 1, at + 1)] ?? joint
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    return [
      [x - (dy / length) * half, y + (dx / length) * half],
      [x + (dy / length) * half, y - (dx / length) * half],
    ]
  })
  return smooth([...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()], true)
}

/** A shape with round edges in one colour, lit from the upper left. */
export function rounded(pen: Pen, name: string, outline: string, colour: string, depth = 46): string {
  const light = pen.define(
    `round-light`,
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0.3"><stop offset="0" stop-color="#fff" stop-opacity="0.2"/><stop offset="0.45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a0f0a" stop-opacity="0.34"/></linearGradient>`,
  )
  return `<g clip-path="${clipTo(pen, name, outline)}"><path d="${outline}" fill="${colour}"/>${edgeShade(outline, depth, 0.2)}<path d="${outline}" fill="${light}"/></g><path d="${outline}" fill="none" stroke="#1a0f0a" stroke-opacity="0.22" stroke-width="1.6"/>`
}

/** An arm, a leg or a neck. */
export function limb(pen: Pen, name: string, joints: readonly Joint[], colour: string): string {
  return rounded(pen, name, limbOutline(joints), colour)
}

/** A finger, or any other short rounded bar between two points. */
export function finger([x1, y1]: Point, [x2, y2]: Point, thick: number, skin: string): string {
  const line = `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`
  const stroke = (colour: string, width: number, move = '', opacity = 1) =>
    `<path d="${line}" stroke="${colour}" stroke-width="${round(width)}" stroke-opacity="${opacity}"${move}/>`
  return `<g fill="none" stroke-linecap="round">${stroke(darken(skin, 0.4), thick)}${stroke(skin, thick - 4)}${stroke(lighten(skin, 0.3), thick * 0.34, ` transform="translate(${round(-thick * 0.08)} ${round(-thick * 0.16)})"`, 0.6)}</g>`
}

/** Neck and jaw of somebody who faces us, with the shirt's collar at (500, 130). */
export function neckAndJaw(pen: Pen): string {
  const { skin } = personOf(pen)
  const jaw = 'M392 -220C388 -120 402 -52 440 -6C462 22 482 32 500 32C518 32 538 22 560 -6C598 -52 612 -120 608 -220Z'
  return (
    limb(
      pen,
      'neck',
      [
        [500, -60, 70],
        [500, 40, 66],
        [500, 110, 84],
        [500, 210, 130],
      ],
      darken(skin, 0.12),
    ) +
    `<path d="M436 30C470 84 530 84 564 30L560 -30H440Z" fill="#1a0f0a" opacity="0.2"/>` +
    rounded(pen, 'jaw', jaw, skin) +
    `<g fill="none" stroke-linecap="round"><path d="M466 -58C484 -66 493 -62 500 -59C507 -62 516 -66 534 -58C520 -46 480 -46 466 -58Z" fill="${darken(skin, 0.2)}"/><path d="M464 -58C484 -54 516 -54 536 -58" stroke="${darken(skin, 0.5)}" stroke-width="3"/><path d="M480 -32C492 -27 508 -27 520 -32" stroke="${darken(skin, 0.3)}" stroke-width="3" stroke-opacity="0.6"/></g>`
  )
}

/** Neck and head of somebody who looks away from us. */
export function headFromBehind(pen: Pen): string {
  const { skin, hair } = personOf(pen)
  const ear = (x: number) => `<ellipse cx="${x}" cy="-52" rx="16" ry="32" fill="${darken(skin, 0.1)}"/>`
  const head =
    'M386 -70C376 -196 430 -250 500 -250C570 -250 624 -196 614 -70C610 -16 588 26 560 44C524 62 476 62 440 44C412 26 390 -16 386 -70Z'
  const strands = [-70, -40, -12, 16, 44, 72]
    .map((x) => `<path d="M${500 + x * 0.5} -244C${500 + x * 1.1} -160 ${500 + x * 1.25} -60 ${500 + x} 40"/>`)
    .join('')
  return (
    limb(
      pen,
      'neck',
      [
        [500, 0, 72],
        [500, 60, 68],
        [500, 120, 86],
        [500, 210, 130],
      ],
      darken(skin, 0.06),
    ) +
    ear(384) +
    ear(616) +
    rounded(pen, 'hair', head, hair, 60) +
    `<g fill="none" stroke="#fff" stroke-opacity="0.07" stroke-width="7">${strands}</g>`
  )
}

/** A relaxed hand that hangs from a wrist. */
export function hangingHand(pen: Pen, name: string, [x, y]: Point, side: 1 | -1): string {
  const { skin } = personOf(pen)
  const [a, b] = [side * 12, side * -20]
  return (
    finger([x + b, y + 14], [x + b * 1.9, y + 66], 24, skin) +
    limb(
      pen,
      name,
      [
        [x, y - 16, 31],
        [x, y + 30, 40],
        [x + a * 0.4, y + 74, 36],
      ],
      skin,
    ) +
    [-24, -8, 8, 24]
      .map((step, at) => finger([x + step, y + 74], [x + step * 0.8 + a, y + 128 - Math.abs(at - 1.5) * 9], 22, skin))
      .join('')
  )
}

/** A fist around an upright bar at (0, 0), with its wrist at the right; turn and move it with a transform. */
export function fist(pen: Pen, name: string): string {
  const { skin } = personOf(pen)
  return (
    limb(
      pen,
      name,
      [
        [96, 66, 46],
        [64, 30, 62],
        [40, -16, 64],
        [22, -58, 40],
      ],
      skin,
    ) +
    [0, 1, 2, 3].map((at) => finger([38 - at * 2, -52 + at * 36], [-34 + at * 3, -58 + at * 36], 38 - at * 2, skin)).join('') +
    finger([58, -70], [-6, -98], 36, skin)
  )
}
