// How Postgres values arrive in JavaScript: the same on PGlite and on a server, and safe for the sums a shop makes.
import pg from 'pg'

const int8 = 20
const numeric = 1700
const date = 1082

const overrides: Record<number, (text: string) => unknown> = {
  // Counts and sums of cents stay far under 2^53, and a sum that arrives as text adds up wrong.
  [int8]: Number,
  // Percentages only; money is integer cents.
  [numeric]: Number,
  // A calendar day has no time zone, a Date has.
  [date]: (text) => text,
}

/** node-postgres' own parsers, with int8 and numeric as numbers and dates as `2026-11-30`. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => overrides[oid] ?? pg.types.getTypeParser(oid, format ?? 'text'),
}
