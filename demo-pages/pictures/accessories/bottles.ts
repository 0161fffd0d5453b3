// Draws upright round accessories: the water bottle and the ball pump.
import { printedMark, printedName } from '../brands/printed.ts'
import { groundShadow } from '../drawing/backdrop.ts'
import { darken, lighten, mix, readableOn } from '../drawing/colour.ts'
import { clothPattern } from '../patterns/cloth-pattern.ts'
import type { Pen } from '../drawing/pen.ts'
import { cast, cylinderLight, flat, solid, turnedBy } from '../drawing/solid.ts'
import { readSheet } from '../drawing/sheet.ts'

const waterBottleShapes = readSheet(import.meta.dirname, 'water-bottle')
const ballPumpShapes = readSheet(import.meta.dirname, 'ball-pump')

export function waterBottle(pen: Pen): string {
  const { main, accent } = pen.colours
  const isLying = pen.spec.view === 'side'
  const body = waterBottleShapes.outline('body')
  const collar = waterBottleShapes.outline('collar')
  const spout = waterBottleShapes.outline('spout')
  const tip = waterBottleShapes.outline('tip')
  const ink = readableOn(main, accent)
  const grip = [484, 500, 516]
    .map(
      (y) =>
        `<path d="M340 ${y}Q500 ${y + 16} 660 ${y}" fill="none" stroke="#05060c" stroke-opacity="0.22" stroke-width="5"/><path d="M340 ${y + 4}Q500 ${y + 20} 660 ${y + 4}" fill="none" stroke="#fff" stroke-opacity="0.25" stroke-width="3"/>`,
    )
    .join('')
  let scale = ''
  for (let step = 0; step < 9; step += 1) scale += `M600 ${860 - step * 30}h${step % 2 ? 18 : 30}`
  const svg =
    (isLying ? cast(pen, body, 26, -10) : '') +
    solid(pen, 'tip', tip, flat(lighten(accent, 0.1))) +
    solid(pen, 'spout', spout, flat(darken(accent, 0.1))) +
    solid(pen, 'bottle-collar', collar, flat(darken(accent, 0.25)) + waterBottleShapes.detail('collar-ridges')) +
    solid(
      pen,
      'bottle',
      body,
      flat(main) +
        clothPattern(pen, { x: 352, y: 264, width: 296, height: 662 }) +
        grip +
        `<path d="${scale}" stroke="${ink}" stroke-opacity="0.7" stroke-width="3"/>` +
        printedMark(pen, 482, 640, 120) +
        `<g transform="rotate(-90 482 790)">${printedName(pen, { x: 482, y: 790, size: 34, widest: 200 })}</g>` +
        waterBottleShapes.detail('shine'),
    )
  if (isLying) return turnedBy(68, svg, 0, 40, 0.96)
  return (pen.spec.backdrop === 'none' ? '' : groundShadow(pen, 500, 922, 320, 54)) + svg
}

export function ballPump(pen: Pen): string {
  const { main, second, accent } = pen.colours
  const handle = ballPumpShapes.outline('handle')
  const rod = 'M486 176H514V300H486Z'
  const barrel = ballPumpShapes.outline('barrel')
  const foot = ballPumpShapes.outline('foot')
  const nozzle = ballPumpShapes.outline('nozzle')
  const hose = ballPumpShapes.outline('hose')
  const svg =
    cast(pen, barrel) +
    `<path d="${hose}" fill="none" stroke="#14161c" stroke-opacity="0.28" stroke-width="22" transform="translate(14 18)"/><path d="${hose}" fill="none" stroke="#1d1f24" stroke-width="22"/><path d="${hose}" fill="none" stroke="#fff" stroke-opacity="0.16" stroke-width="6" transform="translate(-4 -4)"/><path d="${hose}" fill="none" stroke="#05060c" stroke-opacity="0.5" stroke-width="22" stroke-dasharray="2 7"/>` +
    ballPumpShapes.detail('hose-end', { accent }) +
    solid(pen, 'rod', rod, flat('#c3c7cd'), cylinderLight(pen, 1.2)) +
    solid(pen, 'handle', handle, flat(mix(accent, '#1b1d22', 0.15)) + ballPumpShapes.detail('handle-ridges')) +
    solid(
      pen,
      'barrel',
      barrel,
      flat(main) +
        clothPattern(pen, { x: 432, y: 282, width: 136, height: 540 }) +
        `<rect x="420" y="284" width="160" height="44" fill="${darken(second, 0.2)}"/><path d="M420 330Q500 344 580 330" fill="none" stroke="#05060c" stroke-opacity="0.4" stroke-width="3"/>` +
        `<g transform="rotate(-90 496 570)">${printedName(pen, { x: 496, y: 570, size: 46, widest: 330 })}</g>${printedMark(pen, 496, 372, 52)}`,
    ) +
    solid(pen, 'pump-foot', foot, flat(mix(accent, '#1b1d22', 0.15))) +
    solid(pen, 'nozzle', nozzle, flat('#3a3d44'))
  return pen.spec.view === 'side' ? turnedBy(60, svg, 0, 0, 0.98) : turnedBy(9, svg)
}
