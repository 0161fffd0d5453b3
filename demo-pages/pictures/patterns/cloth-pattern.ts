// Draws patterns of textiles: each covers a box and bends around a body, so that stripes narrow and hoops sag towards the sides.
import type { Pattern } from '../picture-spec.ts'
import { darken, lighten, mix } from '../drawing/colour.ts'
import type { Pen } from '../drawing/pen.ts'
import { blobs, heather } from './camouflage.ts'
import { band, edgeAt, hoop, rect } from './bands.ts'
import type { Box } from './bands.ts'

/** The piece of the garment that a pattern covers; sleeves and legs have a box of their own, rotated upright. */
export type Piece = 'body' | 'left' | 'right'

type Draw = (pen: Pen, box: Box, piece: Piece) => string

const none: Draw = () => ''

const stripes: Draw = ({ colours }, box, piece) => {
  const count = piece === 'body' ? 9 : 5
  let svg = ''
  for (let index = 1; index < count; index += 2)
    svg += rect(edgeAt(box, index / count), edgeAt(box, (index + 1) / count), box, colours.second)
  return svg
}

const pinstripe: Draw = ({ colours }, box, piece) => {
  const count = piece === 'body' ? 17 : 8
  let svg = ''
  for (let index = 1; index < count; index += 1) {
    const x = edgeAt(box, index / count)
    svg += rect(x - 2, x + 2, box, index % 2 ? colours.second : mix(colours.second, colours.accent, 0.5))
  }
  return svg
}

const hoops: Draw = ({ colours }, box, piece) => {
  const height = piece === 'body' ? 74 : 62
  let svg = ''
  const start = piece === 'body' ? box.y + 96 : box.y + 70
  for (let y = start; y < box.y + box.height; y += height * 2) svg += hoop(box, y, height, colours.second)
  return svg
}

const sash: Draw = ({ colours }, box, piece) => {
  if (piece !== 'body') return ''
  const { x, y, width, height } = box
  const line = (from: number, to: number, colour: string): string =>
    `<path d="M${x - 20 + from} ${y - 10}L${x - 20 + to} ${y - 10}L${x + width + to} ${y + height * 0.86}L${x + width + from} ${y + height * 0.86}Z" fill="${colour}"/>`
  return line(4, 176, colours.accent) + line(22, 158, colours.second)
}

const halves: Draw = ({ colours }, box, piece) => {
  if (piece === 'left') return ''
  return rect(piece === 'right' ? box.x - 20 : box.x + box.width / 2, box.x + box.width + 20, box, colours.second)
}

const quarters: Draw = ({ colours }, box, piece) => {
  const { x, y, width, height } = box
  if (piece !== 'body') return piece === 'left' ? '' : rect(x - 20, x + width + 20, box, colours.second)
  const middle = y + height * 0.52
  return (
    `<path d="M${x + width / 2} ${y - 20}H${x + width + 20}V${middle}Q${x + width * 0.75} ${middle + 12} ${x + width / 2} ${middle + 12}Z" fill="${colours.second}"/>` +
    `<path d="M${x - 20} ${middle}Q${x + width * 0.25} ${middle + 12} ${x + width / 2} ${middle + 12}V${y + height + 30}H${x - 20}Z" fill="${colours.second}"/>`
  )
}

const chevron: Draw = ({ colours }, box, piece) => {
  const { x, y, width, height } = box
  if (piece !== 'body') return hoop(box, y + height - 74, 22, colours.second) + hoop(box, y + height - 46, 9, colours.accent)
  const vee = (top: number, thick: number, colour: string): string =>
    `<path d="M${x - 20} ${y + top}L${x + width / 2} ${y + top + 150}L${x + width + 20} ${y + top}V${y + top + thick}L${x + width / 2} ${y + top + 150 + thick}L${x - 20} ${y + top + thick}Z" fill="${colour}"/>`
  const first = Math.min(200, height * 0.24)
  return vee(first, 78, colours.second) + vee(first + 92, 24, colours.accent) + vee(first + 128, 12, colours.second)
}

const gradient: Draw = (pen, box, piece) => {
  const fill = pen.define(
    `fade-${piece}-${Math.round(box.y)}`,
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${box.x}" y1="${box.y + box.height * 0.18}" x2="${box.x + box.width * 0.12}" y2="${box.y + box.height}">` +
      `<stop offset="0" stop-color="${pen.colours.second}" stop-opacity="0"/><stop offset="1" stop-color="${pen.colours.second}"/></linearGradient>`,
  )
  let svg = rect(box.x - 20, box.x + box.width + 20, box, fill)
  for (let step = 0; step < 9; step += 1) {
    const y = box.y + box.height * (0.3 + step * 0.085)
    svg += `<path d="M${box.x - 20} ${y + 60}L${box.x + box.width + 20} ${y - 60}v${3 + step * 1.6}L${box.x - 20} ${y + 63 + step * 1.6}Z" fill="${pen.colours.second}" opacity="0.5"/>`
  }
  return svg
}

const checks: Draw = ({ colours }, box, piece) => {
  const columns = piece === 'body' ? 7 : 4
  const size = box.width / columns
  let svg = ''
  for (let row = 0; row * size < box.height + size; row += 1) {
    for (let column = row % 2; column < columns; column += 2) {
      const [left, right] = [edgeAt(box, column / columns), edgeAt(box, (column + 1) / columns)]
      svg += band(box, left, right, box.y + row * size, size, colours.second)
    }
  }
  return svg
}

const camo: Draw = (pen, box, piece) => {
  const { main, second } = pen.colours
  return (
    blobs(pen, `${piece}-1`, box, 15, [46, 96], mix(main, second, 0.42)) +
    blobs(pen, `${piece}-2`, box, 12, [34, 74], darken(main, 0.42)) +
    blobs(pen, `${piece}-3`, box, 10, [22, 56], second)
  )
}

const yoke: Draw = ({ colours }, box, piece) => {
  if (piece !== 'body')
    return rect(box.x - 40, box.x + box.width + 40, box, colours.second) + hoop(box, box.y + box.height - 58, 12, colours.accent)
  const { x, y, width } = box
  const line = (drop: number): string =>
    `M${x - 20} ${y - 20}H${x + width + 20}V${y + 112 + drop}Q${x + width * 0.72} ${y + 150 + drop} ${x + width / 2} ${y + 186 + drop}Q${x + width * 0.28} ${y + 150 + drop} ${x - 20} ${y + 112 + drop}Z`
  return `<path d="${line(11)}" fill="${colours.accent}"/><path d="${line(0)}" fill="${colours.second}"/>`
}

const chestBand: Draw = ({ colours }, box, piece) => {
  const y = box.y + (piece === 'body' ? Math.min(250, box.height * 0.3) : Math.min(200, box.height * 0.36))
  const tall = piece === 'body' ? 118 : 84
  return hoop(box, y - 16, 8, colours.accent) + hoop(box, y, tall, colours.second) + hoop(box, y + tall + 8, 8, colours.accent)
}

const colourBlock: Draw = ({ colours }, box, piece) => {
  const { x, y, width, height } = box
  if (piece !== 'body') return piece === 'right' ? rect(x - 40, x + width + 40, box, colours.second) : ''
  return (
    `<path d="M${x - 20} ${y + height * 0.62}L${x + width + 20} ${y + height * 0.4}V${y + height + 30}H${x - 20}Z" fill="${colours.second}"/>` +
    `<path d="M${x - 20} ${y + height * 0.6}L${x + width + 20} ${y + height * 0.38}v16L${x - 20} ${y + height * 0.6 + 16}Z" fill="${colours.accent}"/>`
  )
}

const melange: Draw = (pen, box, piece) => heather(pen, piece, box, lighten(pen.colours.second, 0.1))

const dots: Draw = ({ colours }, box) => {
  let svg = ''
  for (let row = 0; row * 44 < box.height + 44; row += 1) {
    for (let column = 0; column <= 9; column += 1) {
      const x = edgeAt(box, (column + (row % 2) * 0.5) / 9.5)
      svg += `<circle cx="${x.toFixed(1)}" cy="${(box.y + row * 44).toFixed(1)}" r="9"/>`
    }
  }
  return `<g fill="${colours.second}">${svg}</g>`
}

const drawings: Partial<Record<Pattern, Draw>> = {
  plain: none,
  stripes,
  hoops,
  sash,
  halves,
  quarters,
  chevron,
  pinstripe,
  gradient,
  checks,
  camo,
  yoke,
  'chest-band': chestBand,
  'colour-block': colourBlock,
  melange,
  dots,
}

/** Draws the picture's pattern over a box, on top of the main colour. */
export function clothPattern(pen: Pen, box: Box, piece: Piece = 'body'): string {
  return (drawings[pen.spec.pattern] ?? none)(pen, box, piece)
}
