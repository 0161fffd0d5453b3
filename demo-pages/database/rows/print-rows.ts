// Writes the types of all rows as TypeScript, for Kysely.
import comments from './comments.json' with { type: 'json' }
import { type Column, readColumns } from './read-columns.ts'
import type { Database } from '../tables.ts'

const types: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'string',
  date: 'string',
  tsvector: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
  _int4: 'number[]',
  _text: 'string[]',
}

/** Columns whose values are listed by another column's check constraint and not by their own. */
const sameValues: Readonly<Record<string, string>> = {
  'category_text.language': 'StoreLanguage',
  'product_text.language': 'StoreLanguage',
  'review.language': 'StoreLanguage',
  'search_term.language': 'StoreLanguage',
  'sellable.kind': 'ProductKind',
  'sellable.type': 'ProductType',
}

/** Columns of views that can be null, which Postgres does not report. */
const nullableInViews = ['sellable.lowest_30d_cents']

const head = `// The type of each row; written by \`npm run rows\` from the migrations, and long because all tables are read together.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
`

/** The text of \`generated.ts\` for this database. */
export async function printRows(db: Database): Promise<string> {
  const columns = await readColumns(db)
  refuseLostComments(columns)
  const listed = columns.filter((column) => column.values.length > 0)
  const json = columns.filter(({ type }) => type === 'jsonb').map(keyOf)
  const tables = [...Map.groupBy(columns, ({ table }) => table)]
  return [
    head,
    ...listed.map((column) => `export type ${nameOf(column)} =${union(nameOf(column), column.values)}\n`),
    `/** The columns that hold JSON. */\nexport type JsonColumn =${union('JsonColumn', json)}\n`,
    `/** Every table and view; \`Json\` supplies the types of the JSON columns. */`,
    `export interface Rows<Json extends Record<JsonColumn, unknown>> {`,
    ...tables.flatMap(([table, own]) => [...comment(table, '  '), `  ${table}: {`, ...own.flatMap(printColumn), '  }']),
    '}\n',
  ].join('\n')
}

function printColumn(column: Column): string[] {
  return [...comment(keyOf(column), '    '), `    ${column.name}: ${typeOf(column)}`]
}

function typeOf(column: Column): string {
  const isNullable = column.isNullable || nullableInViews.includes(keyOf(column))
  const orNull = isNullable ? ' | null' : ''
  if (column.type === 'jsonb') {
    const canBeLeftOut = isNullable || column.fill === 'default' ? ' | undefined' : ''
    return `ColumnType<Json['${keyOf(column)}']${orNull}, string${orNull}${canBeLeftOut}, string${orNull}>`
  }
  const plain = column.values.length > 0 ? nameOf(column) : (sameValues[keyOf(column)] ?? types[column.type])
  if (plain === undefined)
    throw new Error(`rows: ${keyOf(column)} has the type ${column.type}; say in print-rows.ts what that is in JavaScript`)
  if (column.fill === 'always') return `GeneratedAlways<${plain}${orNull}>`
  return column.fill === 'default' ? `Generated<${plain}${orNull}>` : `${plain}${orNull}`
}

const keyOf = ({ table, name }: Column) => `${table}.${name}`

/** `ProductKind` for `product.kind`. */
function nameOf({ table, name }: Column): string {
  return `${table}_${name}`.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Prints on one line if that fits, as the formatter does. */
function union(name: string, values: readonly string[]): string {
  const line = ` ${values.map((value) => `'${value}'`).join(' | ')}`
  return `export type ${name} =${line}`.length <= 140 ? line : values.map((value) => `\n  | '${value}'`).join('')
}

function comment(key: string, indent: string): string[] {
  const text = Object.entries(comments).find(([name]) => name === key)?.[1]
  return text === undefined ? [] : [`${indent}/** ${text} */`]
}

function refuseLostComments(columns: readonly Column[]): void {
  const known = new Set(columns.flatMap((column) => [column.table, keyOf(column)]))
  const lost = Object.keys(comments).filter((key) => !known.has(key))
  if (lost.length > 0) throw new Error(`rows: comments.json has comments for ${lost.join(', ')}, which the database does not have`)
}
