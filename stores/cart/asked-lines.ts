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

/** Matches by sku and choices, each given line once: hosts return copies with other quantities or more data. */
export function matchLines<Line extends EachLine>(given: readonly Line[], asked: readonly NewLine[]): AskedLines<Line> {
  const siblings = given.map(({ sku }) => sku)
  const left = new Set(given)
  const wanted = asked.map((line): Outgoing<Line> => {
    const alike = given.filter((one) => nameOf(one.line) === nameOf(line))
    const match = alike.find((one) => left.has(one)) ?? null
    if (match) left.delete(match)
    // A size that the host has split in two has its name in both.
    const sku = alike[0]?.sku
    return { line, sku: sku ?? line.sku, siblings: sku === undefined ? [] : siblings, quantity: line.quantity, given: match }
  })
  return { wanted, takenOut: [...left] }
}

const nameOf = ({ sku, choices = [] }: NewLine): string => JSON.stringify([sku, choices.map(written).toSorted()])
const written = ({ attribute, optionId }: LineChoice): string => `${attribute}=${optionId}`
