// How much room `widgets/page/room.css` keeps for a widget before it draws, as its README says it.
import { AtRule, parse, type Rule } from 'postcss'

/** A height, and the width of the window from which it holds; null where it holds for all. */
export interface RoomFact {
  height: string
  from: string | null
}

/** The heights that are kept for a widget, the narrowest window first. */
export function roomOf(css: string, name: string): RoomFact[] {
  const found: RoomFact[] = []
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

/** As a sentence for a theme developer. */
export function roomSentence(room: readonly RoomFact[]): string {
  if (room.length === 0) return '`touchline-room.css` keeps no room for it: print its mount at its final size.'
  const heights = room.map(({ height, from }) => `\`${height}\`${from === null ? '' : ` from ${from}`}`)
  return `\`touchline-room.css\` keeps a height of ${heights.join(', ')} for it until it is drawn.`
}
