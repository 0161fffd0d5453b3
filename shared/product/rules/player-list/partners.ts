// Finds who of a list is there already: by the same words, by a part of the name, or by the number of a row without a name.
import type { Player } from '#shared/product/rules/player.ts'
import { numberKey, type RosterPlan } from '#shared/product/rules/roster.ts'
import type { Answers, ListedPlayer } from './listed.ts'
import { isParticle } from './names.ts'
import { plain } from './plain.ts'

/** The answer that somebody is not there yet. */
export const NOBODY_THERE = 'new'

/** A player of the list who may be one of several who are there, or one with another number. */
export interface Question {
  /** Names it in the answers. */
  key: string
  listed: ListedPlayer
  candidates: readonly Player[]
  /** The id of the player whom she is taken for; `new` where for nobody. */
  answer: string
}

/** For each player of the list who she is, and of whom that is not clear. */
export interface Partners {
  partners: readonly (Player | null)[]
  questions: readonly Question[]
}

/** A player of the list, with what she is found by. */
interface Row {
  at: number
  key: string
  name: string
  number: string
  parts: readonly string[]
}

/** Finds them; each who is there is found once. An answer of the person comes first. */
export function findPartners(
  present: readonly Player[],
  listed: readonly ListedPlayer[],
  plan: Pick<RosterPlan, 'hasUniqueNumbers'>,
  answers: Answers,
): Partners {
  const rows = rowsOf(listed)
  const there = new Map(present.map((player) => [player, rowOf(player)]))
  const unasked = matchRows(rows, there, plan, {})
  const asked = rows.filter(({ at }) => !unasked.has(at))
  const found = asked.some(({ key }) => Object.hasOwn(answers, key)) ? matchRows(rows, there, plan, answers) : unasked
  const taken = new Set(unasked.values())
  const questions = asked.flatMap(({ at, key, ...row }) => {
    const candidates = present.filter((player) => !taken.has(player) && mayBe(row, there.get(player) ?? rowOf(player)))
    const one = listed[at]
    return one && candidates.length > 0 ? [{ key, listed: one, candidates, answer: found.get(at)?.id ?? NOBODY_THERE }] : []
  })
  return { partners: listed.map((_, at) => found.get(at) ?? null), questions }
}

/** The rows, each with a key of its own: twins of one name and number are counted. */
function rowsOf(listed: readonly ListedPlayer[]): Row[] {
  const counts = new Map<string, number>()
  return listed.map((one, at) => {
    const row = rowOf({ name: one.whole ?? one.name, number: one.number })
    const own = `who:${row.name}:${row.number}`
    const count = (counts.get(own) ?? 0) + 1
    counts.set(own, count)
    return { ...row, at, key: count === 1 ? own : `${own}:${count}` }
  })
}

type Named = Pick<Row, 'name' | 'number' | 'parts'>

function rowOf(player: Pick<Player, 'name' | 'number'>): Named {
  const words = player.name.split(/[\s,]+/).filter((word) => plain(word) !== '')
  const parts = words.filter((word) => !isParticle(word)).flatMap((word) => word.split('-').map(plain))
  return { name: words.map(plain).toSorted().join(' '), number: numberKey(player), parts: parts.filter(Boolean) }
}

function matchRows(
  rows: readonly Row[],
  there: ReadonlyMap<Player, Named>,
  { hasUniqueNumbers }: Pick<RosterPlan, 'hasUniqueNumbers'>,
  answers: Answers,
): ReadonlyMap<number, Player> {
  const found = new Map<number, Player>()
  const open = new Map(there)
  const answerOf = ({ key }: Row) => (Object.hasOwn(answers, key) ? answers[key] : undefined)
  const take = ({ at }: Row, player: Player | undefined) => {
    if (!player || !open.delete(player)) return false
    found.set(at, player)
    return true
  }
  const left = () => rows.filter((row) => !found.has(row.at) && answerOf(row) !== NOBODY_THERE)
  const openWhere = (fits: (named: Named) => boolean) => [...open].flatMap(([player, named]) => (fits(named) ? [player] : []))

  for (const row of rows) {
    const answer = answerOf(row)
    take(row, answer === undefined ? undefined : openWhere(() => true).find(({ id }) => id === answer))
  }
  const numbered = left().filter(({ name, number }) => name !== '' && number !== '')
  for (const row of numbered) take(row, openWhere(({ name, number }) => name === row.name && number === row.number)[0])
  for (const row of left()) {
    const alike = row.name === '' ? [] : openWhere(({ name }) => name === row.name)
    // Of more who are there than are listed, it is not clear who is meant.
    if (left().filter(({ name }) => name === row.name).length >= alike.length) take(row, alike[0])
  }
  for (const row of left()) {
    const own = row.name === '' && row.number !== '' && hasUniqueNumbers ? openWhere(({ number }) => number === row.number) : []
    if (own.length === 1) take(row, own[0])
  }
  // A name that was found leaves fewer for the others, so the rest is looked through again.
  while (left().some((row) => takeByPart(row))) continue
  return found

  function takeByPart(row: Row): boolean {
    const alike = openWhere((one) => mayBe(row, one))
    const own = alike.filter((player) => row.number !== '' && open.get(player)?.number === row.number)
    if (own.length === 1) return take(row, own[0])
    const [only, ...others] = alike
    const one = only && open.get(only)
    if (!one || others.length > 0 || (row.number !== '' && one.number !== '')) return false
    return left().every((other) => other === row || !mayBe(other, one)) && take(row, only)
  }
}

/** Whether one name is the other, or a part of it: "Lovelace" and "A. Lovelace" of "Ada Lovelace", "Berg" of "Bo van den Berg". */
function mayBe(one: Named, other: Named): boolean {
  if (one.name === '' || other.name === '') return false
  if (one.name === other.name) return true
  const [few, many] = one.parts.length <= other.parts.length ? [one.parts, other.parts] : [other.parts, one.parts]
  const rest = [...many]
  const without = (fits: (part: string) => boolean) => {
    const at = rest.findIndex(fits)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  }
  const initials = few.filter((part) => part.length === 1 || !without((own) => own === part))
  return initials.length < few.length && initials.every((part) => without((own) => isInitial(part, own) || isInitial(own, part)))
}

const isInitial = (letter: string, name: string) => letter.length === 1 && name.startsWith(letter)
