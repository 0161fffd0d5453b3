// Writes a mail as plain text, for programs and people that show no HTML.
import { type Block, type GoodsLine, type Grid, type Heading, type Letter, linesOf } from './letter.ts'

/** The text: blocks with a blank line between them, and the sender below the line that mail programs know as the end. */
export function writeText({ blocks, sender }: Pick<Letter, 'blocks' | 'sender'>): string {
  return [...blocks.map(writeBlock), ['-- ', ...sender].join('\n')].join('\n\n')
}

function writeBlock(block: Block): string {
  if (typeof block === 'string') return block
  switch (block.kind) {
    case 'goods':
      return block.lines.flatMap(writeGoods).join('\n')
    case 'sums':
      return block.rows.map(({ title, amount }) => `${title}: ${amount}`).join('\n')
    case 'heading':
      return underlined(block)
    case 'list':
      return block.items.map((item, at) => `${block.isNumbered ? `${at + 1}.` : '-'} ${item}`).join('\n')
    case 'grid':
      return writeGrid(block).join('\n')
    case 'facts':
      return [block.title, ...block.lines].join('\n')
    case 'quote':
      return linesOf(block.text)
        .map((line) => `> ${line}`)
        .join('\n')
    case 'button':
    case 'link':
      return block.label === block.url ? block.url : `${block.label}: ${block.url}`
  }
}

function writeGoods({ quantity, name, details, note, players, amount }: GoodsLine): string[] {
  const count = quantity === null ? '' : `${quantity} × `
  const chosen = details.length > 0 ? ` (${details.join(', ')})` : ''
  const below = [...(note === null ? [] : [note]), ...(players ? writeGrid(players) : [])]
  return [`${count}${name}${chosen}${amount === null ? '' : `: ${amount}`}`, ...below.map((line) => `  ${line}`)]
}

/** A heading stands out from the paragraphs by the line below it. */
function underlined({ text, level }: Heading): string {
  return `${text}\n${(level === 2 ? '=' : '-').repeat(Math.min(60, text.length))}`
}

/** Each row is a line, in which every value has its heading: columns would need a font of one width. */
function writeGrid({ head, rows }: Grid): string[] {
  return rows.map((row) => row.map((value, at) => `${head[at] ?? ''}: ${value.replaceAll('\n', ', ')}`).join('; '))
}
