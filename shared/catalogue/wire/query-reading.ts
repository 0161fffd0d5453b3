// The schema of how a host read a query: the words that it searched without, and what it took a mistyped query for.
import * as v from 'valibot'
import { decorates, Label, list, object } from '#shared/wire/parts.ts'

const Words = v.pipe(Label, v.trim(), v.nonEmpty())

/** How a host read a query, where it was not read as typed. */
export interface QueryReading {
  /** Words without which the search was made, since nothing fits all of them. */
  dropped: string[]
  /** The query that was meant by a mistyped one. */
  corrected: string | null
}

/** Null where a host read the query as typed, or does not say how it did. */
export const Reading = v.pipe(
  decorates(object({ dropped: list(Words), corrected: decorates(Words) })),
  v.transform((reading): QueryReading | null => (reading && (reading.dropped.length > 0 || reading.corrected !== null) ? reading : null)),
)
