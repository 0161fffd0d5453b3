// Reads a message of a trainer: lines that are built in different ways, with a count, a greeting above and thanks below.
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import type { CellRow } from './cells.ts'
import { guessColumns } from './guess-columns.ts'
import { SECTION } from './head-words.ts'
import type { LeftOut, LeftOutReason } from './listed.ts'
import { type LineSize, type MessageLine, readLine } from './message-line.ts'
import { isAnnouncing, isGreeting, isSaid, isSentence } from './message-words.ts'
import { nameOf } from './names.ts'
import { plainWords } from './plain.ts'
import type { ListTable, Meaning } from './source.ts'
import { isTotal } from './total-words.ts'

/** A line in the making. */
interface Line {
  line: number
  /** Without marks before it. */
  text: string
  /** Its text without the count before it; null where it has none. */
  counted: { count: number; isMarked: boolean; text: string } | null
}

interface PlayerLine extends MessageLine {
  line: number
}

/** The marks of a list: dashes, dots, ticks. */
const MARKS = /^[^\p{L}\p{N}#(["'’+]+/u

const COUNT = /^(\d{1,3})(\s?[.):]+)?\s*(?=[^\d\s.,:x×])(.*)$/u

/** Reads the lines. */
export function readMessage(rows: readonly CellRow[], plan: RosterPlan): ListTable {
  const lines = rows.flatMap(({ line, cells }) => lineOf(line, cells.join(' ')))
  const isCounted = isCount(lines, plan)
  const leftOut: LeftOut[] = []
  const leave = (line: number, cell: string, reason: LeftOutReason) => leftOut.push({ line, cell, reason })
  const listed = lines.flatMap(({ line, text, counted }): { line: number; text: string; isSure: boolean }[] => {
    if (isTotal(text)) leave(line, text, 'total')
    else if (isAnnouncing(text) || (counted === null && (isGreeting(text) || SECTION.test(plainWords(text))))) leave(line, text, 'remark')
    else if (counted && isCounted) return [{ line, text: counted.text, isSure: true }]
    // "10. Ada" is Ada's number, as "10 Ada" is.
    else return severalIn(counted ? `${counted.count} ${counted.text}` : text, plan).map((one) => ({ line, text: one, isSure: false }))
    return []
  })
  const read = (hasInitials: boolean) => listed.map((one) => ({ ...one, ...readLine(one.text, plan, hasInitials) }))
  const first = read(false)
  // Sizes stand in most lines or in none: else a last letter is that of a name.
  const all = first.filter(({ sizes }) => sizes.length > 0).length > first.length / 2 ? first : read(true)
  const areMostSure = all.filter(({ isSure }) => isSure).length > all.length / 2
  const lastKnown = all.findLastIndex((one) => one.isSure || isKnown(one))
  const end = rows.find(({ line, cells }) => line > (all[lastKnown]?.line ?? Infinity) && isGreeting(cells.join(' ')))?.line ?? Infinity
  const players = all.filter((one) => {
    const isLong = isSentence([...one.names, ...one.unread].join(' '))
    if (one.isSure || (isKnown(one) && !isLong)) return true
    const isNobody = isLong || areMostSure || isSaid(one.text) || one.names.length === 0 || (lastKnown >= 0 && one.line > end)
    if (isNobody) leave(one.line, one.text, 'remark')
    return !isNobody
  })
  const table = tableOf(players, plan, leave)
  return {
    ...table,
    message: {
      ...table.message,
      leftOut,
      isSplit: isCounted || table.width > 1 || lines.some(({ text }, at) => text !== rows[at]?.cells.join(' ')),
    },
  }
}

function lineOf(line: number, written: string): Line[] {
  const text = written.replace(MARKS, '').trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return []
  const [, count, mark, rest] = COUNT.exec(text) ?? []
  return [{ line, text, counted: count && rest ? { count: Number(count), isMarked: mark !== undefined, text: rest } : null }]
}

/** Whether more is known of it than a name. */
const isKnown = ({ number, sizes, pieces }: MessageLine) => number !== '' || sizes.length > 0 || pieces !== ''

/** Whether the numbers before the lines count them: 1., 2., 3., or rising with another number in most lines. */
function isCount(lines: readonly Line[], plan: RosterPlan): boolean {
  const counted = lines.flatMap(({ counted: one }) => (one ? [one] : []))
  const spoken = lines.filter(({ text, counted: one }) => one === null && isSaid(text)).length
  if (counted.length <= (lines.length - spoken) / 2 || counted.some(({ count }, at) => at > 0 && count <= (counted[at - 1]?.count ?? 0)))
    return false
  const numbered = counted.filter(({ text }) => readLine(text, plan, true).number !== '').length
  return counted.every(({ count, isMarked }, at) => isMarked && count === at + 1) || numbered > counted.length / 2
}

/** "Ada 10 M, Bo 7 L" is two players. */
function severalIn(text: string, plan: RosterPlan): readonly string[] {
  const parts = text.split(/[;,]\s+/)
  const isEach = parts.every((part) => {
    const line = readLine(part, plan, true)
    return line.names.length === 1 && isKnown(line)
  })
  return parts.length > 1 && isEach ? parts : [text]
}

/** The players in columns. */
function tableOf(
  players: readonly PlayerLine[],
  plan: RosterPlan,
  leave: (line: number, cell: string, reason: LeftOutReason) => void,
): ListTable & { message: { meanings: readonly Meaning[] } } {
  const areTurned = players.filter(({ names }) => names.length === 2).length > players.length / 2
  /** How many of its texts are the name: "Lovelace, Ada" is one. */
  const parts = (player: PlayerLine) => (player.names.length === 2 && (areTurned || !isKnown(player)) ? 2 : 1)
  // "M: 5" orders five of them.
  const arePieces =
    players.length > 0 && players.every(({ names, number, sizes }) => names.length === 0 && number !== '' && sizes.length > 0)
  const free = (sizes: readonly LineSize[]) => sizes.filter(({ productId }) => productId === null)
  const count = Math.max(0, ...players.map(({ sizes }) => free(sizes).length))
  const named = plan.products.filter(({ id }) => players.some(({ sizes }) => sizes.some(({ productId }) => productId === id)))
  const sizeRows = players.map(({ line, sizes }) => ({
    line,
    cells: Array.from({ length: count }, (_, at) => free(sizes)[at]?.cell ?? ''),
  }))
  const others = { ...plan, products: plan.products.filter((one) => !named.includes(one)) }
  const guessed = guessColumns({ rows: sizeRows, separator: '\t', width: count }, others).meanings
  const columns: { meaning: Meaning; cellOf: (player: PlayerLine, at: number) => string }[] = [
    { meaning: 'name', cellOf: (player) => nameOf(player.names.slice(0, parts(player)).join(', ')) },
    { meaning: 'number', cellOf: ({ number }) => (arePieces ? '' : number) },
    ...guessed.map((meaning, column) => ({
      meaning: meaning === 'skip' || !meaning.startsWith('size') ? ('size' as const) : meaning,
      cellOf: (_player: PlayerLine, at: number) => sizeRows[at]?.cells[column] ?? '',
    })),
    ...named.map(({ id }) => ({
      meaning: `size.${id}` as const,
      cellOf: ({ sizes }: PlayerLine) => sizes.find(({ productId }) => productId === id)?.cell ?? '',
    })),
    { meaning: 'pieces', cellOf: ({ pieces, number }) => (arePieces ? number : pieces) },
  ]
  for (const player of players)
    for (const cell of [...player.names.slice(parts(player)), ...player.unread]) leave(player.line, cell, 'unread')
  const filled = columns.filter(({ cellOf }) => players.some((player, at) => cellOf(player, at) !== ''))
  return {
    rows: players.map((player, at) => ({ line: player.line, cells: filled.map(({ cellOf }) => cellOf(player, at)) })),
    separator: '\t',
    width: filled.length,
    message: { meanings: filled.map(({ meaning }) => meaning), leftOut: [], isSplit: false },
  }
}
