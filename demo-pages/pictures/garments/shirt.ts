// Draws garments for the upper body: sleeves, body, pattern, folds, print, cloth surface, seams and collar, in that order.
import { wallShadow } from '../drawing/backdrop.ts'
import { clipTo, panel, surface } from '../drawing/fabric.ts'
import type { Textile } from '../drawing/fabric.ts'
import { drawFolds } from '../drawing/folds.ts'
import type { Fold } from '../drawing/folds.ts'
import { mapPath } from '../drawing/path.ts'
import { clothPattern } from '../patterns/cloth-pattern.ts'
import type { Pen } from '../drawing/pen.ts'
import { drawCollar, drawInsideNeck } from './collar.ts'
import type { Collar } from './collar.ts'
import { drawPrint } from './print.ts'
import { dashes, ribs, seam } from './seams.ts'
import { sleeveFrame, torso } from './torso.ts'
import type { TorsoCut } from './torso.ts'

interface ShirtStyle {
  cut: TorsoCut
  textile: Textile
  collar: Collar
  folds: Fold[]
  /** The height of the band of the accent colour that ends the sleeve. */
  cuff?: number
  /** The colour of a band along armholes without a sleeve. */
  binding?: string
  /** The colour of the ribs at hem and cuffs. */
  ribbed?: string
  /** Details between surface and collar, such as zips, pockets and plackets. */
  extras?: (pen: Pen, isBack: boolean) => string
  /** The paint of body and sleeves if it differs from the main colour. */
  bodyPaint?: string
  sleevePaint?: string
  printY?: number
}

const mirror = (fold: Fold): Fold => ({
  ...fold,
  from: [1000 - fold.from[0], fold.from[1]],
  to: [1000 - fold.to[0], fold.to[1]],
  bow: -fold.bow,
})

/** Draws one garment as worn by an invisible body, from the front or the back. */
export function drawShirt(pen: Pen, style: ShirtStyle): string {
  const isBack = pen.spec.view === 'back'
  const shape = torso(style.cut, isBack)
  const outlines = [shape.left, shape.right, shape.body].filter((outline) => outline !== undefined)
  const fill = (colour: string): string => `<rect width="1000" height="1000" fill="${colour}"/>`
  const bodyPaint = fill(style.bodyPaint ?? pen.colours.main) + clothPattern(pen, shape.bodyBox)
  const folds = [...style.folds, ...style.folds.map(mirror)]
  return (
    (pen.spec.backdrop === 'none' ? '' : wallShadow(pen, outlines)) +
    (isBack ? '' : drawInsideNeck(pen, style.cut, style.collar)) +
    sleeve(pen, style, shape.left, false) +
    sleeve(pen, style, shape.right, true) +
    panel(pen, 'body', shape.body, bodyPaint) +
    `<g clip-path="${clipTo(pen, 'body', shape.body)}">${drawPrint(pen, shape.bodyBox, isBack, style.printY)}${drawFolds(pen, `body-${isBack}`, folds)}</g>` +
    (style.ribbed
      ? `<g clip-path="${clipTo(pen, 'body', shape.body)}">${ribs(
          mapPath(hemLine(style.cut), ([x, y]) => [x, y - 24]),
          48,
          style.ribbed,
        )}</g>`
      : '') +
    surface(pen, 'cloth', outlines, style.textile) +
    shape.armholes.map((line) => (style.binding ? bound(pen, shape.body, line, style.binding) : seam(line))).join('') +
    `<g clip-path="${clipTo(pen, 'body', shape.body)}">${dashes(mapPath(hemLine(style.cut), ([x, y]) => [x, y - 15]))}${dashes(mapPath(hemLine(style.cut), ([x, y]) => [x, y - 20]))}</g>` +
    `<g clip-path="${clipTo(pen, 'body', shape.body)}">${style.extras?.(pen, isBack) ?? ''}</g>` +
    drawCollar(pen, style.cut, style.collar, isBack, clipTo(pen, 'body', shape.body))
  )
}

function bound(pen: Pen, body: string, line: string, colour: string): string {
  return `<g clip-path="${clipTo(pen, 'body', body)}" fill="none"><path d="${line}" stroke="#05060c" stroke-opacity="0.25" stroke-width="30"/><path d="${line}" stroke="${colour}" stroke-width="25"/><path d="${line}" stroke="#05060c" stroke-opacity="0.3" stroke-width="5"/></g>`
}

function hemLine({ hem, sag }: TorsoCut): string {
  const [x, y] = hem
  return `M${x} ${y}C${x + (500 - x) * 0.35} ${y + sag} 430 ${y + sag} 500 ${y + sag}C570 ${y + sag} ${1000 - x - (500 - x) * 0.35} ${y + sag} ${1000 - x} ${y}`
}

function sleeve(pen: Pen, style: ShirtStyle, outline: string | undefined, isRight: boolean): string {
  const frame = sleeveFrame(style.cut, isRight)
  if (!outline || !frame) return ''
  const name = isRight ? 'right' : 'left'
  const { box } = frame
  const foot = box.y + box.height
  const cuff = style.ribbed
    ? ribs(`M${box.x - 60} ${foot - 26}H${box.x + box.width + 60}`, 56, style.ribbed)
    : style.cuff
      ? `<rect x="${box.x - 60}" y="${foot - style.cuff}" width="${box.width + 120}" height="${style.cuff + 60}" fill="${pen.colours.accent}"/>` +
        `<rect x="${box.x - 60}" y="${foot - style.cuff - 3}" width="${box.width + 120}" height="3" fill="#05060c" opacity="0.28"/>`
      : dashes(`M${box.x - 60} ${foot - 16}H${box.x + box.width + 60}`)
  const paint =
    `<rect width="1000" height="1000" fill="${style.sleevePaint ?? pen.colours.main}"/>` +
    `<g transform="${frame.transform}">${clothPattern(pen, box, isRight ? 'right' : 'left')}${cuff}` +
    drawFolds(pen, `sleeve-${name}`, sleeveFolds(box.x, box.y, box.width, box.height), 4) +
    '</g>'
  return panel(pen, name, outline, paint, 1.15)
}

function sleeveFolds(x: number, y: number, width: number, height: number): Fold[] {
  const folds: Fold[] = [
    {
      from: [x + width * 0.95, y + Math.min(height * 0.45, 170)],
      to: [x + width * 0.4, y + Math.min(height * 0.72, 320)],
      bow: 10,
      width: 11,
      strength: 0.55,
    },
    { from: [x + width * 0.3, y + 60], to: [x + width * 0.22, y + height * 0.9], bow: -6, width: 13, strength: 0.3 },
    { from: [x + width * 0.75, y + 40], to: [x + width * 0.66, y + Math.min(height * 0.6, 240)], bow: 8, width: 10, strength: 0.4 },
  ]
  for (let level = 300; level < height - 80; level += 110) {
    folds.push({ from: [x + width * 0.9, y + level], to: [x + width * 0.2, y + level + 46], bow: -9, width: 10, strength: 0.42 })
    folds.push({ from: [x + width * 0.1, y + level + 30], to: [x + width * 0.62, y + level + 84], bow: 9, width: 8, strength: 0.32 })
  }
  return folds
}
