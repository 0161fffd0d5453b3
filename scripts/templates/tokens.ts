// Splits markup into tags, attributes and texts, and compares two markups.
import { diffArrays } from 'diff'

/** A stretch of the first markup, and the content of the second at its place. */
export interface Hunk {
  start: number
  end: number
  tokens: readonly string[]
}

const piece = /<(?:"[^"]*"|[^">])*>|[^<]+/g
const ofTag = /^<\/?[^\s/>]+|\s[^\s=/>]+(?:="[^"]*")?|\s*\/?>$/g

/** The names, attributes and ends of tags, and the texts between them. */
export function tokensOf(markup: string): string[] {
  return [...markup.matchAll(piece)].flatMap(([one]) => (one.startsWith('<') && !one.startsWith('<!') ? (one.match(ofTag) ?? []) : [one]))
}

/** The stretches in which the second markup differs from the first. */
export function hunksOf(before: readonly string[], after: readonly string[]): Hunk[] {
  const hunks: Hunk[] = []
  let at = 0
  let open: { start: number; end: number; tokens: string[] } | null = null
  for (const { added, removed, value } of diffArrays([...before], [...after])) {
    if (!added && !removed) {
      if (open) hunks.push(open)
      open = null
      at += value.length
      continue
    }
    open ??= { start: at, end: at, tokens: [] }
    if (added) open.tokens.push(...value)
    else {
      at += value.length
      open.end = at
    }
  }
  if (open) hunks.push(open)
  return hunks
}
