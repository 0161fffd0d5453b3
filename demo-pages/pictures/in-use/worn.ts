// What is worn or carried: a shirt, a kit, a hoodie, a backpack, a racket bag, on somebody.
import { darken, lightness } from '../drawing/colour.ts'
import { panel, surface, textiles } from '../drawing/fabric.ts'
import { flat } from '../drawing/solid.ts'
import type { Pen } from '../drawing/pen.ts'
import type { Silhouette } from '../picture-spec.ts'
import { finger, hangingHand, headFromBehind, limb, neckAndJaw, personOf } from './body.ts'
import type { Joint } from './body.ts'
import { evening, pitch, street } from './places.ts'
import { placed, thing } from './thing.ts'

const flipped = (joints: readonly Joint[]): Joint[] => joints.map(([x, y, half]) => [1000 - x, y, half])

/** Arms that hang from short sleeves. */
const arm: readonly Joint[] = [
  [222, 360, 58],
  [178, 520, 52],
  [158, 660, 46],
  [160, 780, 36],
  [166, 860, 29],
]

function hangingArms(pen: Pen): string {
  const { skin } = personOf(pen)
  return (
    hangingHand(pen, 'left-hand', [166, 862], 1) +
    limb(pen, 'left-arm', arm, skin) +
    hangingHand(pen, 'right-hand', [834, 862], -1) +
    limb(pen, 'right-arm', flipped(arm), skin)
  )
}

/** The shorts of a player's kit: in the second colour, or the main one where that would not be told from the shirt. */
function shortsColours({ main, second, accent }: Pen['colours']) {
  return Math.abs(lightness(main) - lightness(second)) < 0.12
    ? { main: darken(main, 0.3), second, accent }
    : { main: second, second: main, accent }
}

/** A player on the pitch with a ball under the arm. */
export function shirtWorn(pen: Pen): string {
  const { skin } = personOf(pen)
  const ball = thing(pen, 'ball', 'football', { pattern: 'classic', colours: { main: '#f4f4f1', second: '#23262d', accent: '#23262d' } })
  const right: Joint[] = [
    [790, 360, 58],
    [872, 520, 52],
    [908, 640, 46],
    [868, 760, 36],
    [812, 812, 30],
  ]
  return (
    pitch(pen, 640) +
    placed(
      500,
      84,
      0.86,
      neckAndJaw(pen) +
        hangingHand(pen, 'left-hand', [166, 862], 1) +
        limb(pen, 'left-arm', arm, skin) +
        limb(pen, 'right-arm', right, skin) +
        `<g transform="translate(0 655)">${thing(pen, 'shorts', 'team-shorts', { colours: shortsColours(pen.spec.colours), pattern: 'plain' })}</g>` +
        thing(pen, 'own', pen.spec.silhouette) +
        `<g transform="translate(752 770) scale(0.36) translate(-500 -487)">${ball}</g>` +
        [0, 1, 2, 3].map((at) => finger([846 - at * 4, 792 + at * 22], [772 - at * 6, 806 + at * 22], 25, skin)).join('') +
        limb(
          pen,
          'right-wrist',
          [
            [890, 700, 40],
            [868, 762, 36],
            [836, 812, 36],
          ],
          skin,
        ),
    )
  )
}

/** Three players of a team, in the shirt, shorts and socks of the kit where those are known; the clothes are drawn once, and so have no number. */
export function kitWorn(pen: Pen): string {
  const clothes = pen.define('clothes', (id) => `<g id="${id}">${kitOf(pen)}</g>`).slice(4, -1)
  const player = (at: number, x: number, y: number, scale: number) =>
    `<ellipse cx="${x}" cy="${y + 2190 * scale}" rx="${260 * scale}" ry="${44 * scale}" fill="#0a140c" opacity="0.36"/>` +
    placed(x, y, scale, `${barePlayer(pen.child(`player-${at}`, { seed: pen.spec.seed + at }))}<use href="${clothes}"/>`)
  return pitch(pen, 520) + player(1, 196, 44, 0.38) + player(2, 804, 44, 0.38) + player(0, 500, 40, 0.42)
}

function bothLegs(pen: Pen, name: string, joints: readonly Joint[], colour: string): string {
  return limb(pen, `${name}-left`, joints, colour) + limb(pen, `${name}-right`, flipped(joints), colour)
}

function barePlayer(pen: Pen): string {
  const leg: readonly Joint[] = [
    [400, 1340, 92],
    [396, 1500, 78],
    [392, 1620, 64],
    [390, 1720, 66],
  ]
  return neckAndJaw(pen) + hangingArms(pen) + bothLegs(pen, 'leg', leg, personOf(pen).skin)
}

function kitOf(pen: Pen): string {
  const { others = [] } = pen.spec
  const own = (silhouette: Silhouette) => others.find((other) => other.silhouette === silhouette)
  const { main, accent } = (own('team-socks') ?? pen.spec).colours
  const sock: readonly Joint[] = [
    [390, 1690, 70],
    [386, 1800, 74],
    [392, 1950, 54],
    [396, 2080, 46],
    [398, 2130, 50],
  ]
  const band: readonly Joint[] = [
    [390, 1686, 72],
    [390, 1734, 74],
  ]
  const boot = (x: number) =>
    `<path d="M${x - 62} 2178C${x - 66} 2120 ${x - 40} 2096 ${x} 2096C${x + 40} 2096 ${x + 62} 2120 ${x + 60} 2178C${x + 58} 2200 ${x - 60} 2200 ${x - 62} 2178Z" fill="#1d2026"/>`
  const look = own('team-shorts') ?? { colours: shortsColours(pen.spec.colours), pattern: 'plain' as const }
  const shorts = thing(pen, 'shorts', 'team-shorts', { ...look, number: '' })
  return `${boot(398)}${boot(602)}${bothLegs(pen, 'sock', sock, main)}${bothLegs(pen, 'band', band, accent)}<g transform="translate(0 668)">${shorts}</g>${thing(pen, 'own', 'football-shirt', { number: '' })}`
}

/** Somebody from behind on the way to an evening's training, hood up. */
export function hoodieWorn(pen: Pen): string {
  const leg = (x: number) =>
    `M${x - 94} 800C${x - 96} 1000 ${x - 84} 1140 ${x - 76} 1300H${x + 76}C${x + 86} 1140 ${x + 96} 1000 ${x + 94} 800Z`
  const outlines = [leg(412), leg(588)]
  const trousers =
    outlines.map((outline, at) => panel(pen, `leg-${at}`, outline, flat('#23262e'))).join('') +
    surface(pen, 'trousers', outlines, textiles.fleece)
  return (
    evening(pen) +
    placed(
      500,
      10,
      0.84,
      trousers +
        hangingHand(pen, 'left-hand', [170, 852], 1) +
        hangingHand(pen, 'right-hand', [830, 852], -1) +
        thing(pen, 'own', 'hoodie', { view: 'back' }),
    )
  )
}

/** Somebody from behind in a plain shirt. */
function wearer(pen: Pen, colour: string): string {
  const shirt = thing(pen, 'shirt', 't-shirt', {
    view: 'back',
    pattern: 'plain',
    colours: { main: colour, second: colour, accent: colour },
  })
  return headFromBehind(pen) + hangingArms(pen) + shirt
}

/** On the way to school: the backpack on somebody's back. */
export function backpackWorn(pen: Pen): string {
  const strap = (x: number, lean: number) =>
    `<path d="M${x} 330C${x - lean * 0.1} 250 ${x - lean * 0.3} 190 ${x - lean} 152" fill="none" stroke="#1d2027" stroke-width="42" stroke-linecap="round"/>`
  return (
    street(pen) +
    placed(
      500,
      250,
      0.8,
      `${wearer(pen, '#d9d3c6')}${strap(400, 34)}${strap(600, -34)}<g transform="translate(500 548) scale(0.86) translate(-500 -480)">${thing(pen, 'own', 'backpack')}</g>`,
    )
  )
}

/** On the way to the court: the racket bag over one shoulder. */
export function racketBagWorn(pen: Pen): string {
  const strap = '<path d="M690 150C600 300 470 480 330 640" fill="none" stroke="#17191f" stroke-width="34" stroke-linecap="round"/>'
  return (
    street(pen) +
    placed(
      500,
      250,
      0.8,
      `${wearer(pen, '#eef0f2')}${strap}<g transform="translate(470 590) rotate(-38) scale(0.74) translate(-500 -500)">${thing(pen, 'own', 'racket-bag')}</g>`,
    )
  )
}

/** The drawings by silhouette. */
export const worn = {
  'football-shirt': shirtWorn,
  'team-kit': kitWorn,
  hoodie: hoodieWorn,
  backpack: backpackWorn,
  'racket-bag': racketBagWorn,
} as const satisfies Partial<Record<Silhouette, (pen: Pen) => string>>
