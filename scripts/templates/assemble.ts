// Assembles a template: the bare markup, with a condition at each place that an option changes.
import { partsOf } from './markers.ts'
import type { Condition, Part } from './parts.ts'
import type { Hunk } from './tokens.ts'

/** The changes that some options make to the bare markup. */
export interface Change {
  when: readonly Condition[]
  hunks: readonly Hunk[]
}

interface Place {
  start: number
  end: number
  changes: Map<Change, Hunk[]>
}

/** The template; if several changes affect a place, the one with the most conditions comes first. */
export function assemble(base: readonly string[], changes: readonly Change[], names: readonly string[]): Part[] {
  const parts: Part[] = []
  const text = (tokens: readonly string[]) => partsOf(tokens.join(''), names)
  let at = 0
  for (const place of placesOf(changes)) {
    let otherwise = text(base.slice(place.start, place.end))
    for (const { when, tokens } of inTurn(base, place)) otherwise = [{ kind: 'if', when, parts: text(tokens), otherwise }]
    parts.push(...text(base.slice(at, place.start)), ...otherwise)
    at = place.end
  }
  return [...parts, ...text(base.slice(at))]
}

/** The changed stretches; adjacent hunks are one. */
function placesOf(changes: readonly Change[]): Place[] {
  const all = changes.flatMap((change) => change.hunks.map((hunk) => ({ change, hunk })))
  const places: Place[] = []
  for (const { change, hunk } of all.toSorted((one, other) => one.hunk.start - other.hunk.start || one.hunk.end - other.hunk.end)) {
    let place = places.at(-1)
    if (!place || (hunk.start >= place.end && hunk.start !== place.start)) {
      place = { start: hunk.start, end: hunk.end, changes: new Map() }
      places.push(place)
    }
    place.end = Math.max(place.end, hunk.end)
    place.changes.set(change, [...(place.changes.get(change) ?? []), hunk])
  }
  return places
}

interface Branch {
  when: readonly Condition[]
  tokens: readonly string[]
}

/** The content of a place under each condition, to be tested from the last to the first; conditions that change nothing are left out. */
function inTurn(base: readonly string[], place: Place): Branch[] {
  const branches: Branch[] = []
  for (const [{ when }, hunks] of [...place.changes].toSorted(([one], [other]) => one.when.length - other.when.length)) {
    const tokens = applied(base, hunks, place)
    const matching = branches.findLast((branch) => branch.when.every((one) => when.some((other) => isSame(one, other))))
    if ((matching?.tokens ?? base.slice(place.start, place.end)).join('') !== tokens.join('')) branches.push({ when, tokens })
  }
  return branches
}

const isSame = (one: Condition, other: Condition) => JSON.stringify(one) === JSON.stringify(other)

/** A stretch of the bare markup with these changes. */
function applied(base: readonly string[], hunks: readonly Hunk[], { start, end }: Place): string[] {
  const tokens: string[] = []
  let at = start
  for (const hunk of hunks) {
    tokens.push(...base.slice(at, hunk.start), ...hunk.tokens)
    at = hunk.end
  }
  return [...tokens, ...base.slice(at, end)]
}
