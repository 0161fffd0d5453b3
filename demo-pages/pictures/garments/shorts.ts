// The cuts of shorts, trousers and leggings.
import { darken, mix } from '../drawing/colour.ts'
import { edgeShade, textiles } from '../drawing/fabric.ts'
import type { Fold } from '../drawing/folds.ts'
import { mirrored } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'
import { drawLegwear } from './legwear.ts'
import { dashes, seam } from './seams.ts'

const both = (line: string): string => seam(line) + seam(mirrored(line))

const shortFolds: Fold[] = [
  { from: [494, 520], to: [392, 470], bow: -10, width: 15, strength: 0.55 },
  { from: [490, 560], to: [370, 600], bow: -14, width: 17, strength: 0.5 },
  { from: [300, 250], to: [290, 560], bow: 12, width: 18, strength: 0.36 },
  { from: [372, 260], to: [350, 620], bow: -10, width: 20, strength: 0.42 },
  { from: [440, 240], to: [420, 470], bow: 8, width: 15, strength: 0.36 },
  { from: [240, 720], to: [290, 520], bow: 12, width: 18, strength: 0.45 },
]

export function teamShorts(pen: Pen): string {
  return drawLegwear(pen, {
    cut: { waist: [312, 226], hip: [250, 470], crotch: [500, 560], hemOuter: [188, 752], hemInner: [474, 790], band: 54 },
    textile: { ...textiles.mesh, crumple: 0.62 },
    folds: shortFolds,
    bandColour: pen.colours.main,
    hasCord: true,
    extras: () => both('M262 430C252 540 226 650 214 760'),
  })
}

export function runningShorts(pen: Pen): string {
  const tights = 'M268 620L474 640L470 800C400 812 320 806 262 790Z'
  const under = (outline: string): string =>
    `<path d="${outline}" fill="${darken(pen.colours.main, 0.62)}" stroke="#05060c" stroke-opacity="0.4"/>${edgeShade(outline, 30, 0.18, 4)}`
  return drawLegwear(pen, {
    cut: { waist: [314, 250], hip: [252, 470], crotch: [500, 560], hemOuter: [176, 690], hemInner: [480, 734], band: 60 },
    textile: { ...textiles.shell, crumple: 0.7 },
    folds: shortFolds,
    bandColour: darken(pen.colours.main, 0.3),
    hasCord: true,
    behind: () => under(tights) + under(mirrored(tights)),
    extras: () => {
      const split = 'M226 560C216 610 210 650 236 708'
      return (
        both(split) +
        `<path d="M330 380q-34 40 -40 110" fill="none" stroke="${pen.colours.accent}" stroke-width="6"/>${dashes('M338 384q-34 40 -40 110')}`
      )
    },
  })
}

const trouserFolds: Fold[] = [
  { from: [494, 430], to: [404, 380], bow: -10, width: 14, strength: 0.5 },
  { from: [488, 460], to: [380, 480], bow: -12, width: 15, strength: 0.45 },
  { from: [372, 200], to: [356, 470], bow: -8, width: 15, strength: 0.34 },
  { from: [446, 600], to: [340, 580], bow: 10, width: 14, strength: 0.5 },
  { from: [330, 640], to: [440, 662], bow: -10, width: 14, strength: 0.5 },
  { from: [440, 720], to: [350, 700], bow: 8, width: 12, strength: 0.38 },
  { from: [340, 860], to: [432, 834], bow: 8, width: 14, strength: 0.5 },
  { from: [434, 896], to: [350, 884], bow: 7, width: 12, strength: 0.5 },
  { from: [380, 500], to: [372, 820], bow: 10, width: 15, strength: 0.3 },
]

export function tracksuitTrousers(pen: Pen): string {
  return drawLegwear(pen, {
    cut: {
      waist: [352, 128],
      hip: [310, 310],
      crotch: [500, 424],
      hemOuter: [322, 916],
      hemInner: [436, 924],
      knee: { outer: [298, 600], inner: [462, 620] },
      band: 48,
    },
    textile: { ...textiles.shell, crumple: 0.6 },
    folds: trouserFolds,
    bandColour: pen.colours.main,
    hasCord: true,
    extras: (_, isBack) => {
      const zipLine = 'M346 770C340 820 334 870 330 912'
      const opening = isBack ? '' : 'M372 178C340 220 326 260 320 320'
      const ankle = `<path d="${zipLine}" fill="none" stroke="${mix(pen.colours.accent, '#ffffff', 0.1)}" stroke-width="5" stroke-dasharray="3 2"/>`
      return (opening ? both(opening) : '') + ankle + `<g transform="translate(1000 0) scale(-1 1)">${ankle}</g>`
    },
  })
}

export function leggings(pen: Pen): string {
  const folds: Fold[] = [
    { from: [490, 430], to: [420, 396], bow: -8, width: 9, strength: 0.4 },
    { from: [454, 640], to: [380, 624], bow: 7, width: 9, strength: 0.36 },
    { from: [384, 660], to: [450, 676], bow: -7, width: 9, strength: 0.32 },
    { from: [408, 890], to: [456, 878], bow: 5, width: 8, strength: 0.35 },
  ]
  return drawLegwear(pen, {
    cut: {
      waist: [386, 176],
      hip: [346, 330],
      crotch: [500, 424],
      hemOuter: [408, 930],
      hemInner: [466, 934],
      knee: { outer: [366, 640], inner: [470, 640] },
      band: 84,
    },
    textile: textiles.stretch,
    folds,
    bandColour: darken(pen.colours.main, 0.14),
    extras: () => {
      const panelLine = 'M400 226C436 360 420 520 396 640C392 740 414 840 426 930'
      return both(panelLine) + dashes(panelLine, pen.colours.accent, 0.7) + dashes(mirrored(panelLine), pen.colours.accent, 0.7)
    },
  })
}
