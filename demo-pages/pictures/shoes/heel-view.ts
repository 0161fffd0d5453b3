// Draws a pair of shoes from behind: heel counters, collars, tabs and the back of the soles.
import { printedMark } from '../brands/printed.ts'
import { groundShadow } from '../drawing/backdrop.ts'
import { darken, lighten, mix } from '../drawing/colour.ts'
import { blur, clipTo, edgeShade } from '../drawing/fabric.ts'
import { mirrored, symmetric } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'
import { dashes } from '../garments/seams.ts'
import { heelPattern } from './heel-pattern.ts'
import type { ShoeStyle } from './shoe.ts'

/** Both heels, side by side. */
export function drawHeels(pen: Pen, style: ShoeStyle): string {
  const one = (name: string): string => heel(pen.child(name), style)
  return `<g transform="translate(-196 0)">${one('left')}</g><g transform="translate(196 0)">${one('right')}</g>`
}

function heel(pen: Pen, { cut, sole, counter, eyestay }: ShoeStyle): string {
  const { main, second, accent } = pen.colours
  const rise = cut.heel[1] - cut.heelTop[1]
  const foot = 640
  const top = foot - rise * 1.06
  const outline = symmetric(
    `M500 ${top - 16}C470 ${top - 20} 432 ${top - 2} 424 ${top + 34}C410 ${top + 110} 372 ${foot - 130} 362 ${foot - 56}C358 ${foot - 10} 366 ${foot + 12} 384 ${foot + 20}C430 ${foot + 34} 470 ${foot + 34} 500 ${foot + 34}`,
  )
  const far = symmetric(`M500 ${top - 70}C452 ${top - 72} 420 ${top - 40} 416 ${top + 40}L500 ${top + 60}`)
  const isPlate = sole.kind === 'studs' || sole.kind === 'spikes'
  const ground = foot + (isPlate ? 40 : sole.ground - cut.heel[1])
  const base = symmetric(
    `M500 ${foot + 2}C440 ${foot + 2} 392 ${foot - 6} 360 ${foot - 30}C350 ${foot + 20} 348 ${ground - 50} 368 ${ground - 8}C410 ${ground + 2} 460 ${ground + 2} 500 ${ground + 2}`,
  )
  const studs = [392, 470, 530, 608]
    .map(
      (x) =>
        `<path d="M${x - 20} ${ground - 6}L${x - 12} ${ground + 52}Q${x} ${ground + 60} ${x + 12} ${ground + 52}L${x + 20} ${ground - 6}Z" fill="${sole.outsole}" stroke="#05060c" stroke-opacity="0.5"/>`,
    )
    .join('')
  const cup = symmetric(
    `M500 ${top + 70}C470 ${top + 72} 430 ${top + 96} 404 ${foot - 120}C384 ${foot - 70} 372 ${foot - 20} 376 ${foot + 30}L500 ${foot + 40}`,
  )
  const light = pen.define(
    'heel-light',
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="#05060c" stop-opacity="0.28"/><stop offset="0.32" stop-color="#fff" stop-opacity="0.26"/><stop offset="0.55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#05060c" stop-opacity="0.55"/></linearGradient>`,
  )
  return (
    (pen.spec.backdrop === 'none' ? '' : groundShadow(pen, 500, ground + (sole.kind === 'studs' ? 54 : 0), 380, 54)) +
    `<path d="${far}" fill="${darken(second, 0.55)}"/>${sole.kind === 'studs' ? studs : ''}` +
    `<g clip-path="${clipTo(pen, 'heel', outline)}"><path d="${outline}" fill="${main}"/>` +
    `<path d="${cup}" fill="${counter ?? eyestay}" stroke="#05060c" stroke-opacity="0.3" stroke-width="2"/>${dashes(cup)}${heelPattern(pen, top, foot)}` +
    `<path d="M486 ${top - 20}h28v${rise * 0.62}h-28Z" fill="${mix(accent, main, 0.15)}"/>${dashes(`M490 ${top}v${rise * 0.6}M510 ${top}v${rise * 0.6}`)}` +
    printedMark(pen, 500, foot - 36, 62, counter ?? eyestay) +
    `<path d="${outline}" fill="${light}"/>${edgeShade(outline, 50, 0.3)}</g><path d="${outline}" fill="none" stroke="#05060c" stroke-opacity="0.4" stroke-width="1.6"/>` +
    `<path d="M424 ${top + 30}C440 ${top + 66} 560 ${top + 66} 576 ${top + 30}" fill="none" stroke="#05060c" stroke-opacity="0.3" stroke-width="22"/><path d="M424 ${top + 24}C440 ${top + 58} 560 ${top + 58} 576 ${top + 24}" fill="none" stroke="${darken(eyestay, 0.08)}" stroke-width="20"/>` +
    `<path d="M490 ${top + 34}C484 ${top - 40} 516 ${top - 40} 510 ${top + 34}" fill="none" stroke="${accent}" stroke-width="12"/>` +
    `<g clip-path="${clipTo(pen, 'base', base)}"><path d="${base}" fill="${sole.colour}"/><path d="M340 ${ground - 20}H660V${ground + 20}H340Z" fill="${sole.outsole}"/><path d="M350 ${foot + 22}Q500 ${foot + 48} 650 ${foot + 22}" fill="none" stroke="#05060c" stroke-opacity="0.26" stroke-width="4"/><path d="${base}" fill="${light}"/>${edgeShade(base, 26, 0.26, 5)}</g><path d="${base}" fill="none" stroke="#05060c" stroke-opacity="0.36" stroke-width="1.6"/>` +
    `<path d="M384 ${foot + 4}Q500 ${foot + 20} 616 ${foot + 4}" fill="none" stroke="#05060c" stroke-opacity="0.3" stroke-width="10" filter="${blur(pen, 5)}"/>${sole.kind === 'lug' ? lugs(ground, lighten(sole.outsole, 0.06)) : ''}`
  )
}

function lugs(ground: number, colour: string): string {
  const left = `M376 ${ground - 6}h34l-4 22h-26ZM430 ${ground - 4}h34l-4 22h-26Z`
  return `<path d="${left}${mirrored(`M376 ${ground - 6}H410L406 ${ground + 16}H380ZM430 ${ground - 4}H464L460 ${ground + 18}H434Z`)}" fill="${colour}" stroke="#05060c" stroke-opacity="0.5"/>`
}
