// Reads a message of a trainer: lines that are built in different ways, with a count, a greeting above and thanks below.
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import type { CellRow } from './cells.ts'
import { SECTION } from './head-words.ts'
import type { LeftOut, LeftOutReason } from './listed.ts'
import { meaningOfHead } from './meaning-of-head.ts'
import { isKnown, messageTable, type PlayerLine } from './message-columns.ts'
import { readLine } from './message-line.ts'
import { isAnnouncing, isGreeting, isSaid, isSentence } from './message-words.ts'
import { plainWords } from './plain.ts'
import type { ListTable } from './source.ts'
import { isTotal } from './total-words.ts'

/** A line in the making. */
interface Line {
  line: number
  /** Without marks before it. */
  text: string
  isMarked: boolean
  /** Its text without the count before it; null where it has none. */
  counted: { count: number; isMarked: boolean; text: string } | null
}

/** The marks of a list: dashes, dots, ticks. */
const MARKS = /^[^\p{L}\p{N}#(["'’+]+/u

/** What chats put before each message: "[27/11, 09:12] Kim: ". */
const CHAT = /^\[?\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{2,4})?,?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?\s*[-–]?\s*(?:[^:]{1,40}:\s+)?/i

/** More words than a name has, where other lines have a count or a mark. */
const LONGEST = 4

const COUNT = /^(\d{1,3})(\s?[.):]+)?\s*(?=[^\d\s.,:x×])(.*)$/u

/** Reads the lines. */
export function readMessage(rows: readonly CellRow[], plan: RosterPlan): ListTable {
  const lines = rows.flatMap(({ line, cells }) => lineOf(line, cells.join(' ')))
  const isCounted = isCount(lines, plan)
  const areMarked = lines.filter(({ isMarked }) => isMarked).length > lines.length / 2
  const leftOut: LeftOut[] = []
  const leave = (line: number, cell: string, reason: LeftOutReason) => leftOut.push({ line, cell, reason })
  const listed = lines.flatMap(({ line, text, counted, isMarked }): { line: number; text: string; isSure: boolean }[] => {
    const isSure = areMarked && isMarked
    if (isTotal(text)) leave(line, text, 'total')
    else if (isHeadLine(text, plan)) leave(line, text, 'above')
    else if (lines.length === 1 && namesIn(text).length > 0) return namesIn(text).map((one) => ({ line, text: one, isSure: false }))
    else if (isAnnouncing(text) || (counted === null && (isGreeting(text) || SECTION.test(plainWords(text))))) leave(line, text, 'remark')
    else if (counted && isCounted) return [{ line, text: counted.text, isSure: true }]
    // "10. Ada" is Ada's number, as "10 Ada" is.
    else return severalIn(counted ? `${counted.count} ${counted.text}` : text, plan).map((one) => ({ line, text: one, isSure }))
    return []
  })
  const read = (hasInitials: boolean) => listed.map((one) => ({ ...one, ...readLine(one.text, plan, hasInitials) }))
  const first = read(false)
  // Sizes stand in most lines or in none: else a last letter is that of a name.
  const all = joined(first.filter(({ sizes }) => sizes.length > 0).length > first.length / 2 ? first : read(true))
  const areMostSure = all.filter(({ isSure }) => isSure).length > all.length / 2
  const lastKnown = all.findLastIndex((one) => one.isSure || isKnown(one))
  const end = rows.find(({ line, cells }) => line > (all[lastKnown]?.line ?? Infinity) && isGreeting(cells.join(' ')))?.line ?? Infinity
  const players = all.filter((one) => {
    const unplaced = [...one.names, ...one.unread].join(' ')
    const isLong = isSentence(unplaced) || (areMostSure && unplaced.split(' ').length > LONGEST)
    if (one.isSure || (isKnown(one) && !isLong)) return true
    const isNobody =
      isLong || areMostSure || /\d/.test(one.text) || isSaid(one.text) || one.names.length === 0 || (lastKnown >= 0 && one.line > end)
    if (isNobody) leave(one.line, one.text, 'remark')
    return !isNobody
  })
  const table = messageTable(players, plan, leave)
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
  const message = written.replace(CHAT, '').trim()
  const text = message.replace(MARKS, '').trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return []
  const [, count, mark, rest] = COUNT.exec(text) ?? []
  return [
    {
      line,
      text,
      isMarked: text !== message,
      counted: count && rest ? { count: Number(count), isMarked: mark !== undefined, text: rest } : null,
    },
  ]
}

/** Whether the numbers before the lines count them: 1., 2., 3., or rising with another number in most lines. */
function isCount(lines: readonly Line[], plan: RosterPlan): boolean {
  const counted = lines.flatMap(({ counted: one }) => (one ? [one] : []))
  const spoken = lines.filter(({ text, counted: one }) => one === null && isSaid(text)).length
  if (counted.length <= (lines.length - spoken) / 2 || counted.some(({ count }, at) => at > 0 && count <= (counted[at - 1]?.count ?? 0)))
    return false
  const numbered = counted.filter(({ text }) => readLine(text, plan, true).number !== '').length
  return counted.every(({ count, isMarked }, at) => isMarked && count === at + 1) || numbered > counted.length / 2
}

/** Whether a line above others is made of headings: "Name Number Size". */
export function isHeadLine(text: string, plan: RosterPlan): boolean {
  const words = text.split(/[\s,;/-]+/)
  return words.length > 1 && words.every((word) => meaningOfHead(word, plan) !== null)
}

/** A number or a size in a line below a name belongs to it. */
function joined<One extends PlayerLine>(lines: readonly One[]): One[] {
  const players: One[] = []
  for (const one of lines) {
    const before = players.at(-1)
    const isMore = one.names.length === 0 && one.pieces === '' && one.unread.length === 0
    if (isMore && before && before.names.length > 0 && (before.number === '' || one.number === ''))
      players[players.length - 1] = { ...before, number: before.number || one.number, sizes: [...before.sizes, ...one.sizes] }
    else players.push(one)
  }
  return players
}

/** The names of a message that is "Lads for Saturday: Ada, Bo and Cy" and nothing else. */
function namesIn(text: string): readonly string[] {
  const names = text.replace(/^.*:\s+/, '').split(/[;,]\s+|\s(?:and|en|und|och|&)\s/)
  return names.length > 2 && names.every((name) => /^\p{Lu}[\p{L} .'’-]{0,40}$/u.test(name)) ? names : []
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
