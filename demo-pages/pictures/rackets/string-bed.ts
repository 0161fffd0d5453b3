// Draws a string bed whose mains and crosses really alternate over and under each other.
import { round } from '../drawing/path.ts'

export interface StringBed {
  x: number
  y: number
  /** Half axes of the opening; the strings end on this ellipse. */
  rx: number
  ry: number
  /** How much wider the head is above its middle than below: 0 for an ellipse, up to 0.3 for a teardrop. */
  drop?: number
  mains: number
  crosses: number
  colour: string
  shade: string
  width: number
}

/** Half the width of the opening at a height. */
export function halfWidthAt({ y, rx, ry, drop = 0 }: StringBed, at: number): number {
  const part = (at - y) / ry
  if (Math.abs(part) >= 1) return 0
  return rx * Math.sqrt(1 - part * part) * (1 - drop * Math.max(-0.4, part))
}

/** The outline of the opening. */
export function bedOutline(bed: StringBed, grow = 0): string {
  const grown = { ...bed, rx: bed.rx + grow, ry: bed.ry + grow }
  const right: string[] = []
  const left: string[] = []
  for (let step = 0; step <= 48; step += 1) {
    const angle = (step / 48) * Math.PI
    const y = grown.y - Math.cos(angle) * grown.ry
    const half = halfWidthAt(grown, y)
    right.push(`${round(grown.x + half)} ${round(y)}`)
    left.unshift(`${round(grown.x - half)} ${round(y)}`)
  }
  return `M${right.join('L')}L${left.join('L')}Z`
}

/** Draws the strings: crosses, then mains over them, then the parts of the crosses that pass above. */
export function stringBed(bed: StringBed): string {
  const { x, y, rx, ry, mains, crosses, colour, shade, width } = bed
  const spacing = (rx * 1.86) / mains
  const columns = Array.from({ length: mains }, (_, index) => x + (index - (mains - 1) / 2) * spacing)
  const gap = (ry * 1.88) / crosses
  const rows = Array.from({ length: crosses }, (_, index) => y + (index - (crosses - 1) / 2) * gap)
  let upright = ''
  let level = ''
  let over = ''
  for (const column of columns) {
    let [top, bottom] = [y - ry, y + ry]
    const step = ry / 140
    while (top < y && halfWidthAt(bed, top) < Math.abs(column - x)) top += step
    while (bottom > y && halfWidthAt(bed, bottom) < Math.abs(column - x)) bottom -= step
    if (bottom - top > 20) upright += `M${round(column)} ${round(top)}V${round(bottom)}`
  }
  rows.forEach((row, rowIndex) => {
    const half = halfWidthAt(bed, row)
    level += `M${round(x - half)} ${round(row)}H${round(x + half)}`
    columns.forEach((column, columnIndex) => {
      if ((rowIndex + columnIndex) % 2 === 0 && Math.abs(column - x) < half - 2)
        over += `M${round(column - spacing * 0.32)} ${round(row)}h${round(spacing * 0.64)}`
    })
  })
  const lines = (path: string): string =>
    `<path d="${path}" stroke="${shade}" stroke-width="${width}"/><path d="${path}" stroke="${colour}" stroke-width="${width * 0.66}" transform="translate(${-width * 0.14} ${-width * 0.14})"/>`
  return (
    `<g fill="none"><path d="${level}${upright}" stroke="#05060c" stroke-opacity="0.12" stroke-width="${width * 1.2}" transform="translate(7 9)"/>` +
    `${lines(level)}${lines(upright)}<path d="${over}" stroke="#05060c" stroke-opacity="0.3" stroke-width="${width * 1.7}"/>${lines(over)}</g>`
  )
}
