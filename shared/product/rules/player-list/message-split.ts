// Splits a line of a message that holds several: a greeting before the players, a count, players or pieces one after the other.
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import { meaningOfHead } from './meaning-of-head.ts'
import { isKnown } from './message-columns.ts'
import { readLine } from './message-line.ts'
import { isGreeting } from './message-words.ts'

/** What stands before a list in its line: "Hi Jan, here are the names: 1. Ada". */
const BEFORE = /^(.+?:)\s+(\S.*)$/u

/** A count within a line. */
const COUNT = /(?<!\S)(\d{1,2})[.)]\s*(?=\p{L})/gu

/** What stands between players, names or pieces in a line. */
const SEMICOLON = /;\s+/
const COMMA = /[;,]\s+/
const COMMA_OR_AND = /[;,]\s+|\s(?:and|en|und|och|&|\+)\s/

/** What is said behind an order. */
const PLEASE = /[,\s]+(?:please|graag|a\.?u\.?b\.?|s\.?v\.?p\.?|bitte|tack)[.!\s]*$/iu

/** The lines that a text is, if its writer had ended them: the greeting, and what is counted. */
export function linesIn(text: string): readonly string[] {
  const [, before, rest] = BEFORE.exec(text) ?? []
  const isBefore = before !== undefined && rest !== undefined && (isGreeting(before) || /^\d{1,2}[.)]\s*\p{L}/u.test(rest))
  return isBefore ? [before, ...countedIn(rest)] : countedIn(text)
}

/** "1. Ada 2. Bo" is two lines. */
function countedIn(text: string): readonly string[] {
  const found = [...text.matchAll(COUNT)]
  const isCount = found.length > 1 && found[0]?.index === 0 && found.every(([, count], at) => Number(count) === at + 1)
  return isCount ? found.map(({ index }, at) => text.slice(index, found[at + 1]?.index).trim()) : [text]
}

/** The names of a message that is "Lads for Saturday: Ada, Bo and Cy" and nothing else. */
export function namesIn(text: string): readonly string[] {
  const names = text
    .replace(/^.*:\s+/, '')
    .replace(/\.$/, '')
    .split(COMMA_OR_AND)
  return names.length > 2 && names.every((name) => /^\p{Lu}[\p{L} .'’-]{0,40}$/u.test(name)) ? names : []
}

/** "Ada 10 M, Bo 7 L" is two players. */
export function severalIn(text: string, plan: RosterPlan): readonly string[] {
  // In "Max has 152 and wants number 10" the second part is no player.
  const isLower = !/\p{Lu}\p{Ll}/u.test(text)
  const isPlayer = (part: string, hasInitials: boolean) => {
    const line = readLine(part, plan, hasInitials)
    return line.names.length === 1 && isKnown(line) && (isLower || /\p{Lu}/u.test(line.names[0] ?? ''))
  }
  // "Mees M, Sem K" may be initials all.
  const areAll = (parts: readonly string[]) =>
    parts.length > 1 && parts.every((part) => isPlayer(part, false)) && parts.some((part) => isPlayer(part, true))
  return [SEMICOLON, COMMA_OR_AND, COMMA].map((between) => text.split(between)).find(areAll) ?? [text]
}

/** The pieces of a line, each as "5 x M", and what stands before them; null where it says none. */
export function piecesIn(text: string, plan: RosterPlan): { before: string; pieces: readonly string[] } | null {
  // "Shirts: 4 x M, 6 x L".
  const [, label = '', said = text] = /^([^:\d]{2,30}):\s+(.+)$/u.exec(text) ?? []
  const isLabel = meaningOfHead(label, plan)?.meaning.startsWith('size.') === true
  const [first = '', ...others] = (isLabel ? said : text).replace(PLEASE, '').split(COMMA_OR_AND)
  // "We need 5 M": one word before is a name, unless there are three of them.
  const [, before = '', own = first] = /^(\D*\s)(\d{1,3}\s.*)$/u.exec(first) ?? []
  const isName = before !== '' && others.length < 2 && before.trim().split(/\s+/).length === 1
  const pieces = [own, ...others]
  const isEach = pieces.every((part) => {
    const { names, number, pieces: count, sizes } = readLine(part, plan, true)
    return names.length === 0 && sizes.length > 0 && (number !== '' || count !== '')
  })
  if (others.length === 0 || isName || !isEach) return null
  return { before: before.trim(), pieces: pieces.map((part) => counted(part, isLabel ? label : '')) }
}

/** "5 M" and "5x M" are "5 x M"; with what it is of, "5 x Shirts M". */
const counted = (part: string, label: string) =>
  part.trim().replace(/^(\d{1,3})\s*(?:[x×]\s+|(?=\p{L}))/u, (_all, count: string) => `${count} x ${label === '' ? '' : `${label} `}`)

/** Whether a line is about something else than a player: "Trainer: Petra", "Age: 12". */
export function isAboutOthers(text: string, plan: RosterPlan): boolean {
  const [, label = '', rest = ''] = /^([^:]{1,40}):\s+([^:]+)$/u.exec(text) ?? []
  if (rest === '' || meaningOfHead(label, plan)?.meaning !== 'skip') return false
  const line = readLine(rest, plan, true)
  return line.names.length === 0 || !isKnown(line)
}
