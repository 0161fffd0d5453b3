// Parses ids of database rows.
import * as v from 'valibot'

/** An id as a number or text; one beyond its column's range does not exist. */
export const Id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(-1),
  v.maxValue(2 ** 31 - 1),
)
