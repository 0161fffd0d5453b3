// Converts Postgres values to JavaScript, equally on PGlite and on a server, and as numbers where the shop calculates.
import pg from 'pg'

const int8 = 20
const numeric = 1700
const date = 1082

const overrides: Record<number, (text: string) => unknown> = {
  // Counts and sums of cents stay far below 2^53, and sums as strings would be concatenated.
  [int8]: Number,
  // Numeric columns hold percentages only; money is integer cents.
  [numeric]: Number,
  // A calendar day has no time zone, but a Date has.
  [date]: (text) => text,
}

/** The parsers of node-postgres, but int8 and numeric become numbers and dates stay text such as `2026-11-30`. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => overrides[oid] ?? pg.types.getTypeParser(oid, format ?? 'text'),
}
