// Draws a whole kit laid out: shirt, shorts and socks in the same colours.
import type { Pen } from '../drawing/pen.ts'
import { teamSocks } from './knitwear.ts'
import { footballShirt } from './shirts.ts'
import { teamShorts } from './shorts.ts'

export function teamKit(pen: Pen): string {
  const { pattern } = pen.spec
  const legs = pattern === 'plain' ? 'plain' : pattern === 'hoops' || pattern === 'stripes' ? pattern : 'plain'
  return (
    `<g transform="translate(24 -18) scale(0.66)">${footballShirt(pen.child('shirt', { silhouette: 'football-shirt' }))}</g>` +
    `<g transform="translate(86 474) scale(0.54)">${teamShorts(pen.child('shorts', { silhouette: 'team-shorts', pattern: legs }))}</g>` +
    `<g transform="translate(496 372) scale(0.56)">${teamSocks(pen.child('socks', { silhouette: 'team-socks', pattern: pattern === 'plain' ? 'plain' : 'hoops' }))}</g>`
  )
}
