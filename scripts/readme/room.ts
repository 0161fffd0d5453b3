// Reads the height that `widgets/page/room.css` reserves for a widget before it draws, for its README.
import { AtRule, parse, type Rule } from 'postcss'

/** A height, and the window width from which it applies; null if it always applies. */
export interface RoomInfo {
  height: string
  from: string | null
}

/** The heights reserved for a widget, the narrowest window first. */
export function roomOf(css: string, name: string): RoomInfo[] {
  const found: RoomInfo[] = []
  parse(css).walkRules(({ selector, nodes, parent }) => {
    if (!selector.includes(`[data-touchline='${name}']`)) return
    for (const node of nodes)
      if (node.type === 'decl' && node.prop === 'min-block-size') found.push({ height: node.value, from: fromOf(parent) })
  })
  return found.toSorted((one, other) => Number(one.from !== null) - Number(other.from !== null))
}

function fromOf(parent: Rule['parent']): string | null {
  const params = parent instanceof AtRule ? parent.params : ''
  return /min-width: (\d+px)/.exec(params)?.[1] ?? null
}

/** The heights as a sentence for a theme developer. */
export function roomSentence(room: readonly RoomInfo[]): string {
  if (room.length === 0) return '`touchline-room.css` keeps no room for it: print its mount at its final size.'
  const heights = room.map(({ height, from }) => `\`${height}\`${from === null ? '' : ` from ${from}`}`)
  return `\`touchline-room.css\` keeps a height of ${heights.join(', ')} for it until it is drawn.`
}
