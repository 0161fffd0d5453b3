// The laced shoes of the shop, one entry per silhouette; `shoe.ts` draws them.
import { darken, lighten, lightness, mix } from '../drawing/colour.ts'
import type { Pen } from '../drawing/pen.ts'
import { dashes } from '../garments/seams.ts'
import type { Silhouette } from '../picture-spec.ts'
import type { ShoeCut } from './cut.ts'
import type { ShoeStyle } from './shoe.ts'

const runner: ShoeCut = {
  heelTop: [894, 366],
  collarLow: [786, 424],
  throatTop: [628, 346],
  throatEnd: [386, 494],
  tongue: [566, 276],
  toe: [106, 600],
  toeBox: 516,
  heel: [884, 610],
  arch: 618,
  ball: 646,
}

const gum = '#b07a45'

/** The style of a laced silhouette in the picture's colours; null if it has no laces. */
export function shoeStyle(pen: Pen, silhouette: Silhouette): ShoeStyle | null {
  const { main, second, accent } = pen.colours
  const foam =
    lightness(main) > 0.82 ? '#e4e3de' : (['#f3f2ee', mix(second, '#f3f2ee', 0.55), lighten(accent, 0.45)][pen.spec.seed % 3] ?? '#f3f2ee')
  const lace = lightness(main) > 0.6 ? darken(accent, 0.1) : '#f1f0ec'
  const base = {
    laces: 6,
    lace,
    eyestay: pen.spec.seed % 2 ? darken(main, 0.24) : second,
    markAt: [650, 534],
    markSize: 92,
  } satisfies Partial<ShoeStyle>
  switch (silhouette) {
    case 'running-shoe':
      return {
        ...base,
        cut: runner,
        material: 'mesh',
        sole: { kind: 'foam', ground: 706, colour: foam, outsole: darken(accent, 0.3) },
        toeCap: darken(main, 0.16),
        counter: pen.spec.seed % 2 ? second : darken(main, 0.24),
      }
    case 'trail-shoe':
      return {
        ...base,
        cut: { ...runner, heelTop: [890, 350], collarLow: [786, 404], throatTop: [632, 330], tongue: [570, 258], toeBox: 504 },
        material: 'mesh',
        sole: { kind: 'lug', ground: 702, colour: darken(mix(main, '#5a5d63', 0.5), 0.3), outsole: '#1c1d21' },
        toeCap: '#25272c',
        counter: '#25272c',
        lace: accent,
        extras: `<path d="M90 590C260 640 420 624 560 610C700 590 800 600 930 580V680H90Z" fill="#25272c"/>${dashes('M90 596C260 646 420 630 560 616C700 596 800 606 930 586')}`,
      }
    case 'indoor-shoe':
      return {
        ...base,
        cut: {
          ...runner,
          heelTop: [880, 414],
          collarLow: [780, 464],
          throatTop: [620, 392],
          throatEnd: [386, 524],
          tongue: [562, 324],
          toe: [114, 616],
          toeBox: 544,
          heel: [872, 640],
          arch: 642,
          ball: 656,
        },
        material: 'synthetic',
        sole: { kind: 'flat', ground: 700, colour: gum, outsole: darken(gum, 0.2) },
        toeCap: second,
        counter: darken(main, 0.22),
        markAt: [640, 560],
        markSize: 82,
      }
    case 'tennis-shoe':
      return {
        ...base,
        cut: {
          ...runner,
          heelTop: [884, 376],
          collarLow: [782, 438],
          throatTop: [624, 354],
          throatEnd: [388, 500],
          tongue: [562, 282],
          toe: [110, 606],
          toeBox: 508,
          heel: [878, 624],
          arch: 628,
          ball: 648,
        },
        material: 'leather',
        sole: { kind: 'cup', ground: 704, colour: '#f1f0ec', outsole: mix(accent, '#2a2c31', 0.3) },
        toeCap: lighten(main, 0.2),
        counter: second,
        markAt: [650, 546],
      }
    case 'court-sneaker':
      return {
        ...base,
        cut: {
          ...runner,
          heelTop: [868, 402],
          collarLow: [776, 446],
          throatTop: [622, 380],
          throatEnd: [384, 500],
          tongue: [556, 302],
          toe: [116, 598],
          toeBox: 504,
          heel: [868, 626],
          arch: 628,
          ball: 640,
        },
        material: 'leather',
        sole: { kind: 'cup', ground: 700, colour: pen.spec.seed % 2 ? '#f1f0ec' : '#e8dfc8', outsole: pen.spec.seed % 2 ? '#dcdad2' : gum },
        counter: second,
        eyestay: main,
        laces: 7,
        markAt: [640, 536],
        markSize: 80,
        extras: perforations(),
      }
    case 'basketball-high-top':
      return {
        ...base,
        cut: {
          ...runner,
          heelTop: [862, 236],
          collarLow: [780, 282],
          throatTop: [650, 212],
          throatEnd: [380, 496],
          tongue: [604, 140],
          bends: {
            throat: [
              [606, 300],
              [520, 440],
            ],
            heel: [806, 400],
          },
          toeBox: 500,
          toe: [112, 602],
          heel: [880, 620],
          arch: 624,
          ball: 648,
        },
        material: 'synthetic',
        sole: { kind: 'cup', ground: 708, colour: foam, outsole: accent },
        toeCap: pen.spec.seed % 2 ? second : darken(main, 0.2),
        counter: second,
        laces: 9,
        markAt: [724, 400],
        markSize: 104,
        extras: `<path d="M560 330L900 330V400L520 470Z" fill="#05060c" opacity="0.1"/>${dashes('M560 330L900 330M520 470L900 400')}`,
      }
    case 'football-boot':
      return {
        ...base,
        cut: {
          ...runner,
          heelTop: [868, 396],
          collarLow: [772, 452],
          throatTop: [614, 376],
          throatEnd: [390, 510],
          tongue: [556, 312],
          toe: [122, 610],
          toeBox: 540,
          heel: [866, 620],
          arch: 618,
          ball: 642,
        },
        material: 'synthetic',
        sole: { kind: 'studs', ground: 706, colour: mix(second, '#202228', 0.2), outsole: accent },
        counter: darken(main, 0.2),
        markAt: [640, 540],
        markSize: 96,
        extras: strikeZone(),
      }
    case 'track-spikes':
      return {
        ...base,
        cut: {
          ...runner,
          heelTop: [862, 424],
          collarLow: [770, 476],
          throatTop: [612, 408],
          throatEnd: [386, 526],
          tongue: [558, 346],
          toe: [116, 612],
          toeBox: 552,
          heel: [860, 628],
          arch: 618,
          ball: 648,
        },
        material: 'mesh',
        sole: { kind: 'spikes', ground: 700, colour: accent, outsole: '#d5d8dd' },
        counter: second,
        laces: 5,
        markAt: [640, 552],
        markSize: 80,
      }
    default:
      return null
  }
}

function perforations(): string {
  let holes = ''
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 7; column += 1)
      holes += `<circle cx="${226 + column * 22 + row * 8}" cy="${532 + row * 20 - column * 7}" r="3.6"/>`
  return `<g fill="#05060c" opacity="0.45">${holes}</g>`
}

/** Ribs on the side of the shoe that meets the ball. */
function strikeZone(): string {
  let ribs = ''
  for (let index = 0; index < 9; index += 1) ribs += `M${190 + index * 26} ${548 - index * 8}q16 24 2 62`
  return `<path d="${ribs}" fill="none" stroke="#05060c" stroke-opacity="0.24" stroke-width="6"/><path d="${ribs}" fill="none" stroke="#fff" stroke-opacity="0.26" stroke-width="3" transform="translate(-3 0)"/>`
}
