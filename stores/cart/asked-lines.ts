// Matches the lines that are to be sent with those that were given: a host may have changed, added or taken out some.
import type { LineChoice, NewLine } from '#shared/product/wire/line-parts.ts'
import type { Sought } from './landed.ts'

/** A line, with the sku by which the cart names it. */
export interface EachLine {
  line: NewLine
  sku: string
}

/** A line to send: one of the given, also as a changed copy, or the host's own. */
export interface Outgoing<Line extends EachLine> extends EachLine, Sought {
  /** Null for the host's own. */
  given: Line | null
}

/** The lines to send, and the given ones that the host has taken out. */
export interface AskedLines<Line extends EachLine> {
  wanted: Outgoing<Line>[]
  takenOut: Line[]
}

/**
 * Matches each given line once: hosts return the lines themselves, or copies with other quantities or more data. Who is the same in everything
 * comes first, since the players of a team share the kit's sku.
 */
export function matchLines<Line extends EachLine>(given: readonly Line[], asked: readonly NewLine[]): AskedLines<Line> {
  const siblings = given.map(({ sku }) => sku)
  const left = new Set(given)
  const matches = new Map<number, Line>()
  for (const keyOf of [itself, contentOf, nameOf]) {
    for (const [at, line] of asked.entries()) {
      const match = matches.has(at) ? undefined : [...left].find((one) => keyOf(one.line) === keyOf(line))
      if (!match) continue
      matches.set(at, match)
      left.delete(match)
    }
  }
  const wanted = asked.map((line, at): Outgoing<Line> => {
    const match = matches.get(at) ?? null
    // A size that the host has split in two has its name in both.
    const sku = (match ?? given.find((one) => nameOf(one.line) === nameOf(line)))?.sku
    return { line, sku: sku ?? line.sku, siblings: sku === undefined ? [] : siblings, quantity: line.quantity, given: match }
  })
  return { wanted, takenOut: [...left] }
}

const itself = (line: NewLine): unknown => line
const nameOf = ({ sku, choices = [] }: NewLine): string => JSON.stringify([sku, choices.map(written).toSorted()])
const contentOf = (line: NewLine): string => {
  const { bundle, personalisation, players, request, productOption } = line
  return JSON.stringify([nameOf(line), bundle, personalisation, players, request, productOption])
}
const written = ({ attribute, optionId }: LineChoice): string => `${attribute}=${optionId}`
