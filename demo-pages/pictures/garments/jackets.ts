// Draws hoodies and jackets: the shirt's body with a zip, pockets, ribs and a stand-up collar.
import { darken, lighten, mix } from '../drawing/colour.ts'
import { blur, textiles } from '../drawing/fabric.ts'
import type { Fold } from '../drawing/folds.ts'
import { mirrored } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'
import { dashes, seam, zip } from './seams.ts'
import { drawShirt } from './shirt.ts'
import type { TorsoCut } from './torso.ts'

const boxy: TorsoCut = {
  neck: { side: [414, 152], front: 58, back: 22 },
  shoulder: [272, 200],
  armpit: [284, 424],
  bite: 26,
  waist: [284, 660],
  hem: [292, 884],
  sag: 12,
  sleeve: { outer: [128, 820], inner: [214, 836], bulge: 108, elbow: [160, 480] },
}

const heavy: Fold[] = [
  { from: [290, 440], to: [404, 356], bow: 10, width: 18, strength: 0.6 },
  { from: [292, 480], to: [420, 470], bow: 14, width: 17, strength: 0.5 },
  { from: [292, 600], to: [384, 700], bow: -14, width: 19, strength: 0.45 },
  { from: [296, 830], to: [400, 690], bow: 16, width: 21, strength: 0.55 },
  { from: [310, 850], to: [452, 800], bow: 12, width: 17, strength: 0.5 },
  { from: [410, 850], to: [430, 600], bow: -8, width: 18, strength: 0.32 },
  { from: [330, 220], to: [372, 330], bow: -10, width: 14, strength: 0.35 },
]

export function hoodie(pen: Pen): string {
  const { main } = pen.colours
  const pocket = 'M388 640H612L664 770V836H336V770Z'
  return drawShirt(pen, {
    cut: boxy,
    textile: textiles.fleece,
    collar: { kind: 'hood', colour: main },
    folds: heavy,
    ribbed: main,
    printY: 110,
    extras: (_, isBack) =>
      isBack
        ? ''
        : `<path d="${pocket}" fill="#05060c" opacity="0.3" transform="translate(3 7)" filter="${blur(pen, 5)}"/><path d="${pocket}" fill="${mix(main, '#ffffff', 0.03)}" fill-opacity="0.55" stroke="#05060c" stroke-opacity="0.4" stroke-width="1.6"/>` +
          dashes('M382 650L344 770M618 650L656 770M372 662L334 778M394 648H606'),
  })
}

export function trainingJacket(pen: Pen): string {
  const { accent, main } = pen.colours
  return drawShirt(pen, {
    cut: { ...boxy, neck: { side: [416, 140], front: 46, back: 18 }, shoulder: [282, 188] },
    textile: { ...textiles.shell, crumple: 0.6 },
    collar: { kind: 'stand', colour: pen.spec.pattern === 'plain' ? main : accent },
    folds: heavy,
    ribbed: darken(main, 0.2),
    printY: 30,
    extras: (_, isBack) => (isBack ? '' : zip(500, 116, 884, darken(main, 0.35), lighten(accent, 0.15)) + pockets(accent)),
  })
}

export function rainJacket(pen: Pen): string {
  const { accent, main } = pen.colours
  const tape = darken(main, 0.5)
  const flap = 'M478 208H522V892H478Z'
  return drawShirt(pen, {
    cut: { ...boxy, hem: [272, 892], waist: [276, 660], sag: 18 },
    textile: { ...textiles.shell, crumple: 0.85 },
    collar: { kind: 'hood', colour: main },
    folds: heavy,
    cuff: 26,
    printY: 110,
    extras: (_, isBack) =>
      isBack
        ? seam('M284 360C380 390 620 390 716 360')
        : `<path d="${flap}" fill="#05060c" opacity="0.3" transform="translate(5 4)" filter="${blur(pen, 5)}"/><path d="${flap}" fill="${mix(main, '#ffffff', 0.04)}" stroke="#05060c" stroke-opacity="0.36" stroke-width="1.5"/>${dashes('M486 214V888M514 214V888')}` +
          [300, 470, 640, 810]
            .map(
              (y) =>
                `<circle cx="500" cy="${y}" r="9" fill="${accent}" stroke="#05060c" stroke-opacity="0.5"/><circle cx="497" cy="${y - 3}" r="3" fill="#fff" opacity="0.5"/>`,
            )
            .join('') +
          seam('M284 372C350 392 420 400 478 402') +
          mirrored('M284 372C350 392 420 400 478 402').replace(
            /^/,
            '<path fill="none" stroke="#05060c" stroke-opacity="0.4" stroke-width="2" d="',
          ) +
          '"/>' +
          pockets(tape),
  })
}

/** Two slanted pockets, each with a zip. */
function pockets(colour: string): string {
  const left = 'M352 640L384 770'
  const draw = (line: string): string =>
    `<path d="${line}" stroke="#05060c" stroke-opacity="0.35" stroke-width="15" stroke-linecap="round"/><path d="${line}" stroke="${colour}" stroke-width="9" stroke-linecap="round"/><path d="${line}" stroke="#05060c" stroke-opacity="0.5" stroke-width="2.4"/>`
  return draw(left) + draw(mirrored(left))
}
