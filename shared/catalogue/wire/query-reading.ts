// The schema of how a host read a query: what it understood, the words that it searched without, and what it took a mistyped query for.
import * as v from 'valibot'
import { decorates, Label, list, object } from '#shared/wire/parts.ts'

const Words = v.pipe(Label, v.trim(), v.nonEmpty())

/** A part of a query that is an option of a facet, such as a size. */
export interface Understood {
  /** Its name, such as "Size 36". */
  label: string
  /** Its words in the query, without which the list has no such limit. */
  words: string
  facetCode: string
  options: string[]
}

const Understood = v.pipe(
  object({ label: Words, words: Words, facet_code: Label, options: list(Label) }),
  v.transform(({ facet_code: facetCode, ...understood }): Understood => ({ ...understood, facetCode })),
)

/** How a host read a query, where it was not read as typed. */
export interface QueryReading {
  /** Words without which the search was made, since nothing fits all of them. */
  dropped: string[]
  /** The query that was meant by a mistyped one. */
  corrected: string | null
  /** The query that searches for exactly what was typed. */
  literal: string | null
  /** The parts that are options of a facet. */
  understood: Understood[]
}

/** Null where a host read the query as typed, or does not say how it did. */
export const Reading = v.pipe(
  decorates(object({ dropped: list(Words), corrected: decorates(Words), literal: decorates(Words), understood: list(Understood) })),
  v.transform((reading): QueryReading | null =>
    reading && (reading.dropped.length > 0 || reading.corrected !== null || reading.understood.length > 0) ? reading : null,
  ),
)
