// Reads the columns of tables from a database: their types, whether they can be null or left out, and their allowed values.
import { sql } from 'kysely'
import type { Database } from '../tables.ts'

/** One column as Postgres describes it. */
export interface Column {
  table: string
  name: string
  /** Postgres' own name of the type: `int4`, `text`, or `_int4` for an array. */
  type: string
  /** Postgres does not know this for columns of views. */
  isNullable: boolean
  isView: boolean
  /** `default` means that an insert can omit the column, `always` that it cannot set it. */
  fill: 'none' | 'default' | 'always'
  /** The values that a check constraint on the column lists. */
  values: readonly string[]
}

/** Every column of the database's schema, by table, in the order of the tables' own columns. */
export async function readColumns(db: Database): Promise<Column[]> {
  const { rows } = await sql<Omit<Column, 'words'>>`
    select c.table_name as "table", c.column_name as name, c.udt_name as type, t.table_type = 'VIEW' as "isView",
      c.is_nullable = 'YES' and t.table_type <> 'VIEW' as "isNullable",
      case
        when c.is_generated = 'ALWAYS' or c.identity_generation = 'ALWAYS' then 'always'
        when c.column_default is not null or c.is_identity = 'YES' then 'default'
        else 'none'
      end as fill
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema()
    order by c.table_name collate "C", c.ordinal_position`.execute(db)
  const allowed = await readValues(db)
  return rows.map((column) => ({ ...column, values: allowed.get(`${column.table}.${column.name}`) ?? [] }))
}

/** The values of each check constraint that lists them for one column. */
async function readValues(db: Database): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; check: string }>`
    select r.relname as table, pg_get_constraintdef(c.oid) as check
    from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
    where c.contype = 'c' and n.nspname = current_schema()`.execute(db)
  const found = rows.flatMap(({ table, check }): [string, string[]][] => {
    const [, name, list] = /^CHECK \(\((\w+) = (?:ANY \(ARRAY\[(?=.*\]\)\)\)$))?((?:'[^']*'::text(?:, )?)+)(?:\]\))?\)\)$/.exec(check) ?? []
    return name === undefined || list === undefined
      ? []
      : [[`${table}.${name}`, Array.from(list.matchAll(/'([^']*)'/g), ([, word = '']) => word)]]
  })
  return new Map(found)
}
