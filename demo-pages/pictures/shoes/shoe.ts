// Draws a laced shoe from the side: lining, tongue, upper with its pattern and overlays, laces, then the sole.
import { brandMark, brandOf } from '../brands/brands.ts'
import { groundShadow } from '../drawing/backdrop.ts'
import { darken, lighten, readableOn } from '../drawing/colour.ts'
import { blur, clipTo, edgeShade } from '../drawing/fabric.ts'
import { bezierAt, round } from '../drawing/path.ts'
import type { Point } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'
import { dashes } from '../garments/seams.ts'
import { shoeLines } from './cut.ts'
import type { ShoeCut } from './cut.ts'
import { shoePattern } from './shoe-pattern.ts'
import { drawSole } from './soles.ts'
import type { Sole } from './soles.ts'

export interface ShoeStyle {
  cut: ShoeCut
  sole: Sole
  /** The number of rows of laces. */
  laces: number
  material: 'mesh' | 'leather' | 'synthetic'
  /** The colours of the overlays over toe and heel; omitted ones are not drawn. */
  toeCap?: string
  counter?: string
  eyestay: string
  lace: string
  markAt: Point
  markSize: number
  extras?: string
}

/** One shoe, toe to the left, standing on `sole.ground`. */
export function drawShoe(pen: Pen, style: ShoeStyle): string {
  const { cut, sole } = style
  const lines = shoeLines(cut)
  const { main } = pen.colours
  const light = pen.define(
    'upper-light',
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="340" y1="300" x2="520" y2="690"><stop offset="0" stop-color="#fff" stop-opacity="0.34"/><stop offset="0.42" stop-color="#fff" stop-opacity="0.04"/><stop offset="0.6" stop-color="#05060c" stop-opacity="0.06"/><stop offset="1" stop-color="#05060c" stop-opacity="0.5"/></linearGradient>`,
  )
  const overlay = (path: string, fill: string): string =>
    `<path d="${path}" fill="#05060c" opacity="0.22" transform="translate(4 5)" filter="${blur(pen, 4)}"/><path d="${path}" fill="${fill}" stroke="#05060c" stroke-opacity="0.28" stroke-width="1.5"/><g transform="translate(0 0)">${inset(path)}</g>`
  return (
    (pen.spec.backdrop === 'none' ? '' : groundShadow(pen, 500, sole.ground + (sole.kind === 'lug' ? 8 : 0), 860, 64)) +
    `<path d="${lines.lining}" fill="${darken(pen.colours.second, 0.5)}"/><path d="${lines.lining}" fill="#05060c" opacity="0.3"/>` +
    tongue(pen, lines.tongue, cut) +
    `<g clip-path="${clipTo(pen, 'upper', lines.upper)}"><path d="${lines.upper}" fill="${main}"/>${texture(pen, style.material)}${shoePattern(pen, cut)}` +
    (style.toeCap ? overlay(lines.toeCap, style.toeCap) : '') +
    (style.counter ? overlay(lines.counter, style.counter) : '') +
    overlay(lines.eyestay, style.eyestay) +
    (style.extras ?? '') +
    mark(pen, style) +
    `<path d="${lines.upper}" fill="${light}"/>${volume(pen, cut)}` +
    `<path d="${lines.collarPad}" fill="none" stroke="#05060c" stroke-opacity="0.2" stroke-width="40"/><path d="${lines.collarPad}" fill="none" stroke="${darken(style.eyestay, 0.08)}" stroke-width="30"/><path d="${lines.collarPad}" fill="none" stroke="#fff" stroke-opacity="0.18" stroke-width="12"/>${dashes(lines.collarPad)}` +
    `${edgeShade(lines.upper, 54, 0.24)}<path d="${lines.feather}" fill="none" stroke="#05060c" stroke-opacity="0.34" stroke-width="26" filter="${blur(pen, 7)}"/></g>` +
    `<path d="${lines.upper}" fill="none" stroke="#05060c" stroke-opacity="0.4" stroke-width="1.6"/>` +
    pullTab(pen, cut) +
    laces(pen, lines.throat, style) +
    drawSole(pen, cut, sole)
  )
}

function inset(path: string): string {
  return `<path d="${path}" fill="none" stroke="#fff" stroke-opacity="0.2" stroke-width="2" transform="translate(-2 -2)"/>${dashes(path, '#05060c', 0.24)}`
}

function texture(pen: Pen, material: ShoeStyle['material']): string {
  if (material === 'mesh') {
    const fill = pen.define(
      'mesh',
      (id) =>
        `<pattern id="${id}" width="9" height="7.4" patternUnits="userSpaceOnUse" patternTransform="rotate(-12)"><ellipse cx="2.4" cy="2" rx="1.7" ry="1.25" fill="#05060c" fill-opacity="0.3"/><ellipse cx="6.9" cy="5.7" rx="1.7" ry="1.25" fill="#05060c" fill-opacity="0.3"/><path d="M0 3.7h3" stroke="#fff" stroke-opacity="0.12"/></pattern>`,
    )
    return `<rect x="60" y="160" width="900" height="560" fill="${fill}"/>`
  }
  if (pen.isSmall) return ''
  const [frequency, depth] = material === 'leather' ? ['0.16', 0.3] : ['0.35', 0.14]
  const filter = pen.define(
    'hide',
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${pen.spec.seed % 53}"/><feColorMatrix values="${depth} 0 0 0 ${0.5 - depth / 2} ${depth} 0 0 0 ${0.5 - depth / 2} ${depth} 0 0 0 ${0.5 - depth / 2} 0 0 0 0 1"/></filter>`,
  )
  return `<rect x="60" y="160" width="900" height="560" filter="${filter}" style="mix-blend-mode:soft-light"/>`
}

/** Shades the rounding of toe, heel and ankle. */
function volume(pen: Pen, { toe, heel, heelTop, throatEnd, collarLow, ball }: ShoeCut): string {
  return (
    `<g filter="${blur(pen, 16)}"><ellipse cx="${toe[0] + 120}" cy="${(throatEnd[1] + ball) / 2 - 4}" rx="96" ry="26" transform="rotate(-16 ${toe[0] + 120} ${(throatEnd[1] + ball) / 2})" fill="#fff" opacity="0.34"/>` +
    `<ellipse cx="${heel[0] - 50}" cy="${(heelTop[1] + heel[1]) / 2 + 10}" rx="30" ry="76" fill="#fff" opacity="0.2"/><path d="M${heel[0] + 20} ${heelTop[1]}V${heel[1]}" stroke="#05060c" stroke-width="40" opacity="0.34"/>` +
    `<path d="M${collarLow[0] - 40} ${collarLow[1] + 40}C${collarLow[0] - 70} ${ball - 60} ${collarLow[0] - 110} ${ball - 30} ${collarLow[0] - 150} ${ball - 10}" fill="none" stroke="#05060c" stroke-width="34" opacity="0.16"/></g>`
  )
}

function tongue(pen: Pen, outline: string, { tongue: tip }: ShoeCut): string {
  const colour = pen.spec.seed % 2 ? darken(pen.colours.second, 0.06) : darken(pen.colours.main, 0.12)
  return (
    `<path d="${outline}" fill="${colour}" stroke="#05060c" stroke-opacity="0.36" stroke-width="1.6"/><g clip-path="${clipTo(pen, 'tongue', outline)}">${edgeShade(outline, 40, 0.3)}` +
    `<path d="M${tip[0] - 10} ${tip[1] + 12}l34 18" stroke="${pen.colours.accent}" stroke-width="16"/></g>`
  )
}

function pullTab(pen: Pen, { heelTop }: ShoeCut): string {
  const [x, y] = heelTop
  return `<path d="M${x - 12} ${y + 6}C${x - 6} ${y - 20} ${x + 14} ${y - 16} ${x + 8} ${y + 44}" fill="none" stroke="#05060c" stroke-opacity="0.5" stroke-width="15"/><path d="M${x - 12} ${y + 6}C${x - 6} ${y - 20} ${x + 14} ${y - 16} ${x + 8} ${y + 44}" fill="none" stroke="${pen.colours.accent}" stroke-width="12"/>`
}

function mark(pen: Pen, { markAt, markSize }: ShoeStyle): string {
  if (['bars', 'wave'].includes(pen.spec.pattern)) return ''
  const ground = pen.spec.pattern === 'two-tone' || pen.spec.pattern === 'panels' ? pen.colours.second : pen.colours.main
  return `<g transform="translate(${markAt[0]} ${markAt[1]}) skewX(-12)">${brandMark(brandOf(pen.spec.seed), 0, 0, markSize, readableOn(ground, pen.colours.accent))}</g>`
}

function laces(pen: Pen, throat: Point[], { laces: rows, lace }: ShoeStyle): string {
  const dark = darken(lace, 0.5)
  const strand = (path: string, width: number): string =>
    `<g fill="none" stroke-linecap="round"><path d="${path}" stroke="#05060c" stroke-opacity="0.35" stroke-width="${width + 2}" transform="translate(2 5)"/><path d="${path}" stroke="${dark}" stroke-width="${width}"/><path d="${path}" stroke="${lace}" stroke-width="${width - 3}"/><path d="${path}" stroke="#05060c" stroke-opacity="0.16" stroke-width="${width - 3}" stroke-dasharray="2 4"/></g>`
  let svg = ''
  for (let row = rows - 1; row >= 0; row -= 1) {
    const part = 0.06 + (row / (rows - 1)) * 0.85
    const [x, y] = bezierAt(throat, part)
    const [lowX, lowY] = bezierAt(throat, Math.min(0.97, part + 0.75 / rows))
    const eyelet: Point = [x + 25, y + 31]
    if (row < rows - 1)
      svg += strand(
        `M${round(eyelet[0])} ${round(eyelet[1])}C${round(x + 2)} ${round(y + 26)} ${round(lowX + 4)} ${round(lowY + 2)} ${round(lowX - 20)} ${round(lowY - 8)}`,
        9,
      )
    svg += `<circle cx="${round(eyelet[0])}" cy="${round(eyelet[1])}" r="6.4" fill="#0c0d11" stroke="${lighten(pen.colours.second, 0.3)}" stroke-width="2.4"/>`
    svg += strand(
      `M${round(eyelet[0])} ${round(eyelet[1])}C${round(x + 10)} ${round(y + 14)} ${round(x - 4)} ${round(y + 2)} ${round(x - 22)} ${round(y - 9)}`,
      12,
    )
  }
  const [x, y] = throat[0] ?? [0, 0]
  return (
    svg +
    strand(
      `M${x - 12} ${y + 6}C${x - 44} ${y - 36} ${x - 74} ${y - 22} ${x - 58} ${y + 4}C${x - 46} ${y + 20} ${x - 26} ${y + 14} ${x - 10} ${y + 8}`,
      9,
    ) +
    strand(
      `M${x - 8} ${y + 8}C${x + 22} ${y + 20} ${x + 40} ${y + 56} ${x + 18} ${y + 62}C${x} ${y + 64} ${x - 12} ${y + 34} ${x - 10} ${y + 12}`,
      9,
    ) +
    strand(`M${x - 10} ${y + 10}C${x + 2} ${y + 50} ${x - 10} ${y + 76} ${x} ${y + 104}`, 8)
  )
}
