// Upright round things: the water bottle and the ball pump.
import { printedMark, printedName } from '../brands/printed.ts'
import { groundShadow } from '../drawing/backdrop.ts'
import { darken, lighten, mix, readableOn } from '../drawing/colour.ts'
import { clothPattern } from '../patterns/cloth-pattern.ts'
import type { Pen } from '../drawing/pen.ts'
import { cast, cylinderLight, flat, solid, turnedBy } from '../drawing/solid.ts'

export function waterBottle(pen: Pen): string {
  const { main, accent } = pen.colours
  const isLying = pen.spec.view === 'side'
  const body =
    'M352 330C352 296 366 278 392 264H608C634 278 648 296 648 330V440C648 466 634 474 634 500C634 526 648 536 648 562V872C648 910 632 922 600 926C540 934 460 934 400 926C368 922 352 910 352 872V562C352 536 366 526 366 500C366 474 352 466 352 440Z'
  const collar = 'M384 214H616Q622 214 622 222V262Q500 276 378 262V222Q378 214 384 214Z'
  const spout = 'M446 146H554L562 214H438Z'
  const tip = 'M470 96Q500 86 530 96L538 146H462Z'
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
    solid(
      pen,
      'bottle-collar',
      collar,
      flat(darken(accent, 0.25)) +
        `<path d="M372 214V264M386 214V268M400 214V270M414 214V270M428 214V272M442 214V272M456 214V272M470 214V272M484 214V272M498 214V272M512 214V272M526 214V272M540 214V272M554 214V272M568 214V270M582 214V270M596 214V268M610 214V266" stroke="#05060c" stroke-opacity="0.3" stroke-width="4"/>`,
    ) +
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
        '<path d="M352 300Q500 326 648 300" fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="4"/><path d="M340 896Q500 922 660 896V940H340Z" fill="#05060c" opacity="0.16"/>',
    )
  if (isLying) return turnedBy(68, svg, 0, 40, 0.96)
  return (pen.spec.backdrop === 'none' ? '' : groundShadow(pen, 500, 922, 320, 54)) + svg
}

export function ballPump(pen: Pen): string {
  const { main, second, accent } = pen.colours
  const handle = 'M340 120Q340 98 362 98H638Q660 98 660 120V140Q660 160 636 160H560L540 178H460L440 160H364Q340 160 340 140Z'
  const rod = 'M486 176H514V300H486Z'
  const barrel = 'M432 292Q500 276 568 292V812Q500 830 432 812Z'
  const foot = 'M416 804Q500 824 584 804V856Q500 876 416 856Z'
  const nozzle = 'M480 866H520L514 910H486Z'
  const hose = 'M500 908C500 972 600 968 650 930C720 876 700 770 756 700'
  const svg =
    cast(pen, barrel) +
    `<path d="${hose}" fill="none" stroke="#14161c" stroke-opacity="0.28" stroke-width="22" transform="translate(14 18)"/><path d="${hose}" fill="none" stroke="#1d1f24" stroke-width="22"/><path d="${hose}" fill="none" stroke="#fff" stroke-opacity="0.16" stroke-width="6" transform="translate(-4 -4)"/><path d="${hose}" fill="none" stroke="#05060c" stroke-opacity="0.5" stroke-width="22" stroke-dasharray="2 7"/>` +
    `<path d="M748 712L766 688L784 700L768 726Z" fill="${accent}" stroke="#05060c" stroke-opacity="0.5"/><path d="M772 690L810 622" stroke="#c8ccd2" stroke-width="7"/><path d="M770 690L808 622" stroke="#fff" stroke-width="2"/>` +
    solid(pen, 'rod', rod, flat('#c3c7cd'), cylinderLight(pen, 1.2)) +
    solid(
      pen,
      'handle',
      handle,
      flat(mix(accent, '#1b1d22', 0.15)) +
        `<path d="M362 108V152M376 108V152M390 108V152M404 108V152M418 108V152M582 108V152M596 108V152M610 108V152M624 108V152M638 108V152" stroke="#05060c" stroke-opacity="0.35" stroke-width="5"/>`,
    ) +
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
