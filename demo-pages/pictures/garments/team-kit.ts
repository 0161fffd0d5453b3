// A whole kit laid out together: shirt, shorts and socks in the same colours.
import type { Pen } from '../drawing/pen.ts'
import { teamSocks } from './knitwear.ts'
import { footballShirt } from './shirts.ts'
import { teamShorts } from './shorts.ts'

export function teamKit(pen: Pen): string {
  const { pattern } = pen.spec
  const legs = pattern === 'plain' ? 'plain' : pattern === 'hoops' || pattern === 'stripes' ? pattern : 'plain'
  return (
    `<g transform="translate(30 -18) scale(0.68)">${footballShirt(pen.child('shirt', { silhouette: 'football-shirt' }))}</g>` +
    `<g transform="translate(52 480) scale(0.56)">${teamShorts(pen.child('shorts', { silhouette: 'team-shorts', pattern: legs }))}</g>` +
    `<g transform="translate(500 350) scale(0.6)">${teamSocks(pen.child('socks', { silhouette: 'team-socks', pattern: pattern === 'plain' ? 'plain' : 'hoops' }))}</g>`
  )
}
