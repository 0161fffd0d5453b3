// Reads a message of a trainer: lines that are built in different ways, with a count, a greeting above and thanks below.
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import type { CellRow } from './cells.ts'
import { SECTION } from './head-words.ts'
import type { LeftOut, LeftOutReason } from './listed.ts'
import { meaningOfHead } from './meaning-of-head.ts'
import { isKnown, messageTable, type PlayerLine } from './message-columns.ts'
import { readLine } from './message-line.ts'
import { isAboutOthers, linesIn, namesIn, piecesIn, severalIn } from './message-split.ts'
import { isAnnouncing, isGreeting, isLong, isNotYet, isOmitted, isSaid, isSentence } from './message-words.ts'
import { plainWords } from './plain.ts'
import type { ListTable } from './source.ts'
import { isTotal } from './total-words.ts'

/** A line in the making. */
interface Line {
  line: number
  /** Without marks before it. */
  text: string
  isMarked: boolean
  /** Who has written it in a chat; empty where nobody is named, null elsewhere. */
  sender: string | null
  /** Its text without the count before it; null where it has none. */
  counted: { count: number; isMarked: boolean; text: string } | null
}

/** A line, or a part of one, that may be a player. */
interface Listing extends Pick<Line, 'line' | 'text' | 'sender'> {
  /** Whether a count or a mark says that it is one. */
  isSure: boolean
}

/** The marks of a list: dashes, dots, ticks. */
const MARKS = /^[^\p{L}\p{N}#(["'’+]+/u

/** What chats put before each message: "[27/11, 09:12] Kim: ", "[09:12, 27/11/2026] Kim: ". */
const DAY = String.raw`\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{2,4})?`
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?`
const CHAT = new RegExp(`^[\\u200E\\u202A]*\\[?(?:${DAY},?\\s+${TIME}|${TIME},?\\s+${DAY})\\]?\\s*[-–]?\\s*(?:([^:]{1,40}):\\s+)?`, 'i')

/** More words than a name has, where other lines have a count or a mark. */
const LONGEST = 4

const COUNT = /^(\d{1,3})(\s?[.):]+)?\s*(?=[^\d\s.,:x×])(.*)$/u

/** Reads the lines. */
export function readMessage(rows: readonly CellRow[], plan: RosterPlan): ListTable {
  const lines = rows.flatMap(({ line, cells }) => linesOf(line, cells.join(' ')))
  const listing = lines.filter(({ text }) => !isAnnouncing(text))
  const isCounted = isCount(lines, plan)
  const areMarked = lines.filter(({ isMarked }) => isMarked).length > lines.length / 2
  const leftOut: LeftOut[] = []
  const leave = (line: number, cell: string, reason: LeftOutReason) => leftOut.push({ line, cell, reason })
  const listed = lines.flatMap(({ line, text, counted, isMarked, sender }): Listing[] => {
    const isSure = areMarked && isMarked
    if (isTotal(text)) leave(line, text, 'total')
    else if (isHeadLine(text, plan)) leave(line, text, 'above')
    else if (listing.length === 1 && namesIn(text).length > 0)
      return namesIn(text).map((one) => ({ line, text: one, isSure: false, sender }))
    else if (
      isAnnouncing(text) ||
      (sender !== null && isOmitted(text)) ||
      isAboutOthers(text, plan) ||
      isAddressed(text, lines, plan) ||
      isSigned(text, lines, plan) ||
      (counted === null && (isGreeting(text) || SECTION.test(plainWords(text))))
    )
      leave(line, text, 'remark')
    else if (counted && isCounted) return [{ line, text: counted.text, isSure: true, sender }]
    else {
      const ordered = piecesIn(text, plan)
      if (ordered && ordered.before !== '') leave(line, ordered.before, 'remark')
      // "10. Ada" is Ada's number, as "10 Ada" is.
      const several = ordered?.pieces ?? severalIn(counted ? `${counted.count} ${counted.text}` : text, plan)
      if (several.length > 1 || !isLong(text)) return several.map((one) => ({ line, text: one, isSure, sender }))
      leave(line, text, 'remark')
    }
    return []
  })
  const readOne = (one: Listing, hasInitials: boolean) => ofSender({ ...one, ...readLine(one.text, plan, hasInitials) })
  const first = listed.map((one) => readOne(one, false))
  const areSizes = first.filter(({ sizes }) => sizes.length > 0).length > first.length / 2
  const isOne = first.filter(({ sizes }) => sizes.length > 1).length < first.length / 2
  // Sizes stand in most lines or in none: else a last letter is that of a name. So it is where others have one size: "Maja L, 152".
  const all = joined(first.map((one) => (areSizes && (one.sizes.length < 2 || !isOne) ? one : readOne(one, true))))
  const areMostSure = all.filter(({ isSure }) => isSure).length > all.length / 2
  const lastKnown = all.findLastIndex((one) => one.isSure || isKnown(one))
  const end = rows.find(({ line, cells }) => line > (all[lastKnown]?.line ?? Infinity) && isGreeting(cells.join(' ')))?.line ?? Infinity
  const players = all.filter((one) => {
    const unplaced = [...one.names, ...one.unread].join(' ')
    const isWordy = isSentence(unplaced) || (areMostSure && unplaced.split(' ').length > LONGEST)
    if (one.isSure || (isKnown(one) && !isWordy)) return true
    const isNobody =
      isWordy ||
      (lastKnown >= 0 && (one.sender !== null || isNotYet(one.text))) ||
      areMostSure ||
      /\d/.test(one.text) ||
      isSaid(one.text) ||
      one.names.length === 0 ||
      (lastKnown >= 0 && one.line > end)
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

function linesOf(line: number, written: string): Line[] {
  const [mark = '', name = ''] = CHAT.exec(written) ?? []
  // Who is not among the contacts stands there with a telephone, or with "~" before the name of her own choice.
  const sender = mark === '' ? null : /\d{4}/.test(name) ? '' : name.replace(/^~\s*/, '')
  return linesIn(written.slice(mark.length).trim()).flatMap((message) => {
    const text = isOmitted(message) ? message : message.replace(MARKS, '').trim()
    if (!/[\p{L}\p{N}]/u.test(text)) return []
    const [, count, sign, rest] = COUNT.exec(text) ?? []
    const counted = count && rest ? { count: Number(count), isMarked: sign !== undefined, text: rest } : null
    return [{ line, text, isMarked: text !== message, sender, counted }]
  })
}

/** Who writes her size into a chat, and nobody's name, means herself. */
const ofSender = <One extends Listing & PlayerLine>(one: One): One =>
  one.sender && one.names.length === 0 && isKnown(one) && one.pieces === '' ? { ...one, names: [one.sender] } : one

/** Whether a text is the first line, the only one that ends with a comma, and nothing more: "Dag,". */
function isAddressed(text: string, lines: readonly Line[], plan: RosterPlan): boolean {
  const ending = lines.filter((line) => line.text.endsWith(','))
  return (
    lines.length > 2 && ending.length === 1 && ending[0] === lines[0] && text === lines[0]?.text && !isKnown(readLine(text, plan, true))
  )
}

/** Whether a text is the last line and "Gr. Marieke": greetings, where no size follows. */
function isSigned(text: string, lines: readonly Line[], plan: RosterPlan): boolean {
  return (
    lines.length > 2 &&
    lines.at(-1)?.text === text &&
    /^[Gg]r\.?\s\p{Lu}\p{Ll}+/u.test(text) &&
    readLine(text, plan, true).sizes.length === 0
  )
}

/** Whether the numbers before the lines count them: 1., 2., 3., or rising with another number in most lines. */
function isCount(lines: readonly Line[], plan: RosterPlan): boolean {
  const counted = lines.flatMap(({ counted: one }) => (one ? [one] : []))
  const spoken = lines.filter(({ text, counted: one }) => one === null && isSaid(text)).length
  if (
    counted.length < 2 ||
    counted.length <= (lines.length - spoken) / 2 ||
    counted.some(({ count }, at) => at > 0 && count <= (counted[at - 1]?.count ?? 0))
  )
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
