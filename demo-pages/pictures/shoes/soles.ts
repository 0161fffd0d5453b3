// Draws soles: foam, cup, flat gum, lugs, studs and spikes, each below the line where the upper ends.
import { darken, lighten, mix } from '../drawing/colour.ts'
import { clipTo, edgeShade } from '../drawing/fabric.ts'
import { at, round } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'
import { between } from '../drawing/random.ts'
import type { ShoeCut } from './cut.ts'

/** The style of a sole; heights are measured from the feather line (where the upper ends) to the ground. */
export interface Sole {
  kind: 'foam' | 'cup' | 'flat' | 'lug' | 'studs' | 'spikes'
  ground: number
  colour: string
  outsole: string
}

function body({ heel, toe, arch, ball }: ShoeCut, ground: number, flare: number, spring: number): string {
  const lip = 14
  return (
    `M${at([heel[0] + 4, heel[1] - lip - 6])}C${at([heel[0] + 20 + flare, heel[1] + 16], [heel[0] + 20 + flare, ground - 42], [heel[0] - 14, ground - 14])}` +
    `C${at([heel[0] - 46, ground + 2], [740, ground], [600, ground])}C${at([460, ground], [390, ground], [310, ground - 3])}` +
    `C${at([226, ground - 6], [toe[0] + 12, ground - 4 - spring], [toe[0] - 9, toe[1] + 40])}C${at([toe[0] - 16, toe[1] + 26], [toe[0] - 14, toe[1] + 12], [toe[0] + 3, toe[1] + 9])}` +
    `C${at([230, ball + 12 - lip], [400, ball - lip], [540, (ball + arch) / 2 - lip])}C${at([680, arch - lip - 4], [790, arch - lip], [heel[0] + 4, heel[1] - lip - 6])}Z`
  )
}

function shadeOf(pen: Pen, name: string, colour: string): string {
  return pen.define(
    `sole-${name}`,
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="570" x2="60" y2="720"><stop offset="0" stop-color="${lighten(colour, 0.16)}"/><stop offset="0.45" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.15)}"/></linearGradient>`,
  )
}

/** A groove in foam: dark with a lit lower edge. */
function groove(path: string, width: number, colour = '#05060c', opacity = 0.3): string {
  return `<g fill="none" stroke-linecap="round"><path d="${path}" stroke="#fff" stroke-opacity="0.5" stroke-width="${width}" transform="translate(0 ${width * 0.55})"/><path d="${path}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}"/></g>`
}

/** The sole of a shoe. */
export function drawSole(pen: Pen, cut: ShoeCut, sole: Sole): string {
  if (sole.kind === 'studs' || sole.kind === 'spikes') return plate(pen, cut, sole)
  const { ground } = sole
  const [flare, spring] = sole.kind === 'foam' ? [14, 22] : sole.kind === 'lug' ? [10, 18] : [-6, 6]
  const outline = body(cut, ground, flare, spring)
  const tread = sole.kind === 'lug' ? lugs(cut, ground, sole.outsole) : ''
  const bottom = sole.kind === 'cup' ? 16 : sole.kind === 'flat' ? 26 : 18
  return (
    tread +
    `<g clip-path="${clipTo(pen, 'sole', outline)}"><path d="${outline}" fill="${shadeOf(pen, sole.kind, sole.colour)}"/>` +
    detail(pen, cut, sole) +
    rubber(cut, ground, bottom, sole.outsole) +
    `${edgeShade(outline, 16, 0.15, 5)}</g><path d="${outline}" fill="none" stroke="#05060c" stroke-opacity="0.36" stroke-width="1.6"/>`
  )
}

/** The rubber at the bottom: it follows the toe upwards and carries the tread. */
function rubber({ toe, heel }: ShoeCut, ground: number, height: number, colour: string): string {
  const top = `M${toe[0] - 30} ${toe[1] + 30}C${toe[0] + 10} ${ground - height - 10} 220 ${ground - height - 2} 310 ${ground - height}C460 ${ground - height + 2} 700 ${ground - height + 2} ${heel[0] - 20} ${ground - height - 4}Q${heel[0] + 20} ${ground - height - 10} ${heel[0] + 50} ${ground - height - 26}`
  return (
    `<path d="${top}V${ground + 40}H${toe[0] - 30}Z" fill="${colour}"/><path d="${top}" fill="none" stroke="#05060c" stroke-opacity="0.34" stroke-width="3"/><path d="${top}" fill="none" stroke="#fff" stroke-opacity="0.2" stroke-width="2" transform="translate(0 3)"/>` +
    `<path d="M${toe[0] + 30} ${ground - 22}Q200 ${ground - 3} 310 ${ground - 1}H${heel[0] - 10}" fill="none" stroke="#05060c" stroke-opacity="0.5" stroke-width="8" stroke-dasharray="13 5"/>`
  )
}

function detail(pen: Pen, { heel, toe, arch, ball }: ShoeCut, { kind, ground, colour }: Sole): string {
  const { accent, second } = pen.colours
  const random = pen.random('sole')
  if (kind === 'cup') {
    return (
      groove(
        `M60 ${ball - 2}C240 ${ball + 18} 440 ${ball + 8} 560 ${(ball + arch) / 2 + 8}C700 ${arch + 4} 800 ${arch + 4} 940 ${heel[1] - 2}`,
        2.4,
      ) +
      `<path d="M60 ${ball + 6}C240 ${ball + 26} 440 ${ball + 16} 560 ${(ball + arch) / 2 + 16}C700 ${arch + 12} 800 ${arch + 12} 940 ${heel[1] + 6}" fill="none" stroke="#05060c" stroke-opacity="0.32" stroke-width="2" stroke-dasharray="8 5"/>` +
      `<path d="M60 ${ground - 36}H940" stroke="${accent}" stroke-width="8"/><path d="M${toe[0] - 20} ${ball + 30}l60 0l20 60h-80Z" fill="#05060c" opacity="0.08"/>`
    )
  }
  if (kind === 'flat')
    return (
      groove(
        `M60 ${ball + 14}C240 ${ball + 30} 440 ${ball + 22} 560 ${(ball + arch) / 2 + 22}C700 ${arch + 18} 800 ${arch + 18} 940 ${heel[1] + 14}`,
        4,
      ) + `<path d="M${toe[0] - 20} ${toe[1] - 10}h76c-6 50 2 70 20 120h-110Z" fill="${darken(colour, 0.16)}"/>`
    )
  const wedge = `<path d="M${heel[0] + 40} ${heel[1] + 10}C${heel[0] - 60} ${heel[1] + 30} 680 ${arch + 34} 560 ${arch + 62}C680 ${ground - 20} 800 ${ground - 22} ${heel[0] + 40} ${ground - 40}Z" fill="${kind === 'lug' ? darken(colour, 0.3) : mix(accent, colour, 0.1)}"/>`
  let waves = ''
  for (let line = 0; line < 3; line += 1) {
    const y = ball + 16 + line * 15
    waves += `M${150 + line * 30} ${y + 8}C${260 + line * 12} ${y + 16} ${380 + line * 10} ${y + 12} ${500 - line * 16} ${y - 8 - line * 2}`
  }
  let flecks = ''
  if (pen.spec.pattern === 'speckle')
    for (let index = 0; index < 90; index += 1)
      flecks += `M${round(between(random, 90, 910))} ${round(between(random, 580, 690))}l5 -2l2 4Z`
  return (
    wedge +
    groove(waves, 5, '#05060c', 0.24) +
    groove(`M${heel[0] - 10} ${heel[1] + 18}C${heel[0] - 90} ${heel[1] + 36} 700 ${arch + 40} 590 ${arch + 56}`, 4, '#05060c', 0.26) +
    groove(`M${heel[0] + 4} ${heel[1] + 44}C${heel[0] - 80} ${heel[1] + 54} 730 ${arch + 56} 640 ${arch + 68}`, 4, '#05060c', 0.22) +
    `<path d="${flecks}" fill="${second}"/>`
  )
}

function lugs({ heel, toe }: ShoeCut, ground: number, colour: string): string {
  let svg = ''
  for (let x = toe[0] + 96; x < heel[0] - 30; x += 46) svg += `M${x} ${ground - 14}h34l-5 26q-12 5 -24 0Z`
  return `<path d="${svg}" fill="${colour}" stroke="#05060c" stroke-opacity="0.5"/><path d="${svg}" fill="#fff" opacity="0.12" transform="translate(-3 -3)"/>`
}

/** A thin plate with studs or spikes screwed into it. */
function plate(pen: Pen, cut: ShoeCut, { kind, ground, colour, outsole }: Sole): string {
  const { heel, toe, arch, ball } = cut
  const thick = 24
  const outline =
    `M${at([heel[0] + 6, heel[1] - 18])}C${at([heel[0] + 16, heel[1]], [heel[0] + 10, heel[1] + thick], [heel[0] - 20, heel[1] + thick + 4])}C${at([780, arch + thick + 6], [680, arch + thick - 12], [560, (arch + ball) / 2 + thick - 6])}` +
    `C${at([420, ball + thick + 14], [250, ball + thick + 16], [toe[0] + 60, ball + thick + 4])}Q${at([toe[0] - 12, toe[1] + 44], [toe[0] - 8, toe[1] + 8])}C${at([230, ball + 2], [400, ball - 6], [540, (ball + arch) / 2 - 10])}C${at([680, arch - 14], [790, arch - 12], [heel[0] + 6, heel[1] - 18])}Z`
  const places = kind === 'studs' ? [172, 252, 342, 424, 704, 776, 836] : [150, 196, 246, 300, 356, 412]
  const stud = (x: number, index: number): string => {
    const top = (x > 600 ? arch + 22 : ball + 30) - (x > 840 ? 4 : 0)
    const foot = ground - (x < 190 ? 6 : 0)
    return kind === 'studs'
      ? `<path d="M${x - 21} ${top}L${x - 12} ${foot - 4}Q${x} ${foot + 4} ${x + 12} ${foot - 4}L${x + 23} ${top}Z" fill="${index % 2 ? outsole : mix(outsole, '#ffffff', 0.12)}" stroke="#05060c" stroke-opacity="0.5" stroke-width="1.5"/><path d="M${x - 15} ${top + 4}L${x - 9} ${foot - 8}" stroke="#fff" stroke-opacity="0.55" stroke-width="4" stroke-linecap="round"/><path d="M${x - 11} ${foot - 10}h22l-2 6q-9 6 -18 0Z" fill="#c9ccd2"/>`
      : `<path d="M${x - 9} ${top}h18l-3 10h-12Z" fill="#3a3d44"/><path d="M${x - 5} ${top + 9}L${x} ${foot - 12}L${x + 5} ${top + 9}Z" fill="#d5d8dd" stroke="#05060c" stroke-opacity="0.4"/>`
  }
  const heelPad =
    kind === 'spikes'
      ? `<path d="M${heel[0] - 150} ${arch + 10}L${heel[0] + 4} ${heel[1] + 8}L${heel[0] - 6} ${ground - 26}Q${heel[0] - 70} ${ground - 16} ${heel[0] - 150} ${arch + 34}Z" fill="${lighten(colour, 0.2)}" stroke="#05060c" stroke-opacity="0.3"/>`
      : ''
  return (
    heelPad +
    places.map(stud).join('') +
    `<g clip-path="${clipTo(pen, 'plate', outline)}"><path d="${outline}" fill="${shadeOf(pen, 'plate', colour)}"/><path d="M60 ${ball + 22}C300 ${ball + 40} 480 ${ball + 24} 560 ${(arch + ball) / 2 + 6}C700 ${arch} 800 ${arch + 6} 940 ${heel[1] + 4}" fill="none" stroke="${pen.colours.accent}" stroke-width="9"/>${edgeShade(outline, 16, 0.34, 4)}</g>` +
    `<path d="${outline}" fill="none" stroke="#05060c" stroke-opacity="0.4" stroke-width="1.6"/>`
  )
}
