// Irregular patterns: the blobs of camouflage and the flecks of heathered yarn.
import { smooth } from '../drawing/path.ts'
import type { Point } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'
import { between } from '../drawing/random.ts'
import type { Box } from './bands.ts'

/** Closed, soft shapes at random places of a box. */
export function blobs(pen: Pen, name: string, box: Box, count: number, size: [number, number], fill: string): string {
  const random = pen.random(`blobs-${name}`)
  let svg = ''
  for (let index = 0; index < count; index += 1) {
    const cell: Point = [index % 3, Math.floor(index / 3)]
    const rows = Math.ceil(count / 3)
    const x = box.x + (box.width / 3) * (cell[0] + between(random, 0, 1))
    const y = box.y + (box.height / rows) * (cell[1] + between(random, 0, 1))
    const radius = between(random, size[0], size[1])
    const lean = between(random, -0.5, 0.5)
    const points: Point[] = []
    for (let corner = 0; corner < 9; corner += 1) {
      const angle = (corner / 9) * Math.PI * 2
      const reach = radius * between(random, 0.45, 1.15)
      const [px, py] = [Math.cos(angle) * reach * 1.35, Math.sin(angle) * reach * 0.7]
      points.push([x + px * Math.cos(lean) - py * Math.sin(lean), y + px * Math.sin(lean) + py * Math.cos(lean)])
    }
    svg += smooth(points, true)
  }
  return `<path d="${svg}" fill="${fill}"/>`
}

/** Flecks of a second yarn, as in a heathered jersey. */
export function heather(pen: Pen, name: string, box: Box, colour: string): string {
  const filter = pen.define(
    `heather-${name}`,
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="1000" height="1000" color-interpolation-filters="sRGB">` +
      `<feTurbulence type="fractalNoise" baseFrequency="0.035 0.3" numOctaves="3" seed="${(pen.spec.seed % 97) + name.length}"/>` +
      '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 5 0 0 0 -2.1" result="flecks"/>' +
      '<feComposite in="SourceGraphic" in2="flecks" operator="in"/></filter>',
  )
  return `<rect x="${box.x - 30}" y="${box.y - 30}" width="${box.width + 60}" height="${box.height + 60}" fill="${colour}" opacity="0.75" filter="${filter}"/>`
}
