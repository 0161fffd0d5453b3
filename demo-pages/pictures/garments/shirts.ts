// The cuts of shirts and vests, one function per silhouette; `shirt.ts` draws them.
import { mix } from '../drawing/colour.ts'
import { textiles } from '../drawing/fabric.ts'
import type { Fold } from '../drawing/folds.ts'
import type { Pen } from '../drawing/pen.ts'
import { dashes, seam } from './seams.ts'
import { drawShirt } from './shirt.ts'
import type { TorsoCut } from './torso.ts'

/** The cut of a regular team shirt; others change a few measures. */
const regular: TorsoCut = {
  neck: { side: [418, 118], front: 84, back: 26 },
  shoulder: [290, 168],
  armpit: [298, 398],
  bite: 34,
  waist: [306, 640],
  hem: [290, 890],
  sag: 22,
  sleeve: { outer: [134, 410], inner: [250, 462], bulge: 120 },
}

/** Sleeves of arms that hang beside the body. */
const longSleeve = { outer: [148, 806], inner: [226, 818], bulge: 96, elbow: [186, 460] } satisfies TorsoCut['sleeve']

const drape: Fold[] = [
  { from: [304, 410], to: [398, 330], bow: 8, width: 13, strength: 0.6 },
  { from: [306, 440], to: [420, 420], bow: 12, width: 13, strength: 0.5 },
  { from: [310, 520], to: [360, 700], bow: -10, width: 16, strength: 0.42 },
  { from: [300, 860], to: [372, 640], bow: 14, width: 17, strength: 0.5 },
  { from: [352, 900], to: [392, 690], bow: 8, width: 14, strength: 0.4 },
  { from: [430, 906], to: [446, 700], bow: -8, width: 15, strength: 0.36 },
  { from: [344, 190], to: [384, 300], bow: -9, width: 12, strength: 0.35 },
]

const close: Fold[] = [
  { from: [330, 420], to: [400, 350], bow: 8, width: 10, strength: 0.4 },
  { from: [334, 640], to: [420, 610], bow: 8, width: 11, strength: 0.34 },
  { from: [336, 690], to: [410, 700], bow: -8, width: 10, strength: 0.3 },
]

export function footballShirt(pen: Pen): string {
  const collar = { kind: pen.spec.seed % 3 === 1 ? 'rib' : 'vee', colour: pen.colours.accent } as const
  const neck = { ...regular.neck, isVee: collar.kind === 'vee' }
  return drawShirt(pen, { cut: { ...regular, neck }, textile: textiles.jersey, collar, folds: drape, cuff: 20, extras: sidePanels })
}

export function goalkeeperJersey(pen: Pen): string {
  const pad = (x: number): string =>
    `<path d="M${x - 34} 430q34 -16 66 4l4 112q-34 20 -72 4Z" fill="#05060c" opacity="0.14"/>${dashes(`M${x - 30} 436q30 -12 58 4l4 100q-30 16 -62 2Z`)}${dashes(`M${x - 28} 470q30 -8 58 2M${x - 28} 506q30 -8 60 2`)}`
  return drawShirt(pen, {
    cut: { ...regular, sleeve: longSleeve, waist: [312, 640] },
    textile: textiles.jersey,
    collar: { kind: 'rib', colour: pen.colours.accent },
    folds: drape,
    cuff: 34,
    extras: () => pad(222) + pad(778),
  })
}

export function rugbyJersey(pen: Pen): string {
  return drawShirt(pen, {
    cut: {
      ...regular,
      neck: { side: [414, 124], front: 66, back: 24 },
      shoulder: [276, 172],
      armpit: [282, 392],
      waist: [286, 640],
      hem: [276, 872],
      sleeve: { outer: [118, 400], inner: [232, 456], bulge: 124 },
    },
    textile: { ...textiles.jersey, weave: 0.6, thread: [0.3, 0.2], crumple: 0.62 },
    collar: { kind: 'polo', colour: '#f1efe9' },
    folds: drape,
    cuff: 30,
    printY: 36,
  })
}

export function hockeyPolo(pen: Pen): string {
  return drawShirt(pen, {
    cut: { ...regular, neck: { side: [420, 122], front: 64, back: 24 }, sleeve: { outer: [150, 396], inner: [256, 446], bulge: 118 } },
    textile: textiles.mesh,
    collar: { kind: 'polo', colour: pen.spec.pattern === 'plain' ? pen.colours.main : pen.colours.accent },
    folds: drape,
    cuff: 16,
    printY: 40,
  })
}

export function volleyballShirt(pen: Pen): string {
  return drawShirt(pen, {
    cut: {
      ...regular,
      neck: { side: [424, 122], front: 78, back: 24, isVee: true },
      shoulder: [308, 170],
      armpit: [318, 384],
      waist: [334, 600],
      hem: [306, 850],
      sleeve: { outer: [206, 318], inner: [290, 378], bulge: 84 },
    },
    textile: textiles.stretch,
    collar: { kind: 'vee', colour: pen.colours.accent },
    folds: [...close, ...drape.slice(3)],
    cuff: 12,
    extras: sidePanels,
  })
}

export function tShirt(pen: Pen): string {
  return drawShirt(pen, {
    cut: {
      ...regular,
      neck: { side: [412, 124], front: 58, back: 24 },
      shoulder: [272, 178],
      armpit: [280, 404],
      waist: [282, 640],
      hem: [278, 864],
      sag: 12,
      sleeve: { outer: [112, 442], inner: [236, 500], bulge: 128 },
    },
    textile: { ...textiles.jersey, weave: 0.42 },
    collar: { kind: 'rib', colour: pen.colours.main },
    folds: drape,
  })
}

export function baseLayer(pen: Pen): string {
  const lines = ['M340 440C352 560 352 660 338 850', 'M404 140C380 220 352 320 320 396']
  const flat = lines.map((line) => seam(line) + dashes(line, pen.colours.accent, 0.9)).join('')
  return drawShirt(pen, {
    cut: {
      ...regular,
      neck: { side: [428, 116], front: 34, back: 18 },
      shoulder: [306, 168],
      armpit: [322, 400],
      waist: [338, 610],
      hem: [324, 862],
      sag: 14,
      sleeve: { outer: [172, 806], inner: [232, 816], bulge: 84, elbow: [208, 470] },
    },
    textile: textiles.stretch,
    collar: { kind: 'rib', colour: pen.colours.main },
    folds: close,
    cuff: 12,
    extras: () => `${flat}<g transform="translate(1000 0) scale(-1 1)">${flat}</g>`,
  })
}

const sleeveless: TorsoCut = {
  neck: { side: [420, 116], front: 128, back: 44 },
  shoulder: [366, 134],
  armpit: [302, 420],
  bite: 26,
  waist: [308, 640],
  hem: [292, 890],
  sag: 20,
}

export function basketballVest(pen: Pen): string {
  return drawShirt(pen, {
    cut: sleeveless,
    textile: textiles.mesh,
    collar: { kind: 'vee', colour: pen.colours.accent },
    folds: drape.slice(1),
    binding: pen.colours.accent,
    printY: -10,
    extras: sidePanels,
  })
}

export function tankTop(pen: Pen): string {
  return drawShirt(pen, {
    cut: {
      ...sleeveless,
      neck: { side: [412, 120], front: 138, back: 60 },
      shoulder: [378, 132],
      armpit: [320, 410],
      bite: 40,
      waist: [336, 610],
      hem: [310, 850],
    },
    textile: textiles.jersey,
    collar: { kind: 'edge', colour: pen.colours.main },
    folds: drape.slice(1),
    binding: pen.colours.main,
    printY: 30,
  })
}

export function trainingBib(pen: Pen): string {
  return drawShirt(pen, {
    cut: {
      ...sleeveless,
      neck: { side: [408, 136], front: 96, back: 40 },
      shoulder: [342, 150],
      armpit: [312, 520],
      bite: -18,
      waist: [306, 700],
      hem: [300, 850],
      sag: 10,
    },
    textile: { ...textiles.mesh, weave: 0.95, thread: [0.16, 0.16] },
    collar: { kind: 'edge', colour: pen.colours.accent },
    folds: drape.slice(3),
    binding: pen.colours.accent,
    printY: 10,
    extras: () => elastic(pen),
  })
}

/** Darker mesh under the arms, with its seams. */
function sidePanels(): string {
  const left = 'M300 408C322 520 326 640 312 884'
  return seam(left) + `<g transform="translate(1000 0) scale(-1 1)">${seam(left)}</g>`
}

/** The straps that connect front and back of a bib. */
function elastic(pen: Pen): string {
  const strap = `<path d="M310 640q-26 4 -30 26q6 20 30 22Z" fill="${mix(pen.colours.accent, '#05060c', 0.2)}" stroke="#05060c" stroke-opacity="0.4"/>${dashes('M300 646q-14 8 -14 20q2 12 14 18')}`
  return `${strap}<g transform="translate(1000 0) scale(-1 1)">${strap}</g>`
}
