// Tests that the generated row types match the database that the migrations create.
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, testDatabases } from '#tests/support/databases.ts'
import { printRows } from './print-rows.ts'

let open: OpenDatabase
beforeAll(async () => {
  const [database] = testDatabases
  if (!database) throw new Error('there is no database to test with')
  open = await database.open()
})
afterAll(() => open.close())

const written = () => readFile(new URL('generated.ts', import.meta.url), 'utf8')

test('the generated types are current; after a new migration, npm run rows writes them again', async () => {
  expect(await printRows(open.db)).toBe(await written())
})

test('a column is printed with its allowed values, its default and whether it can be null', async () => {
  await sql`create table flag (
    id int generated always as identity,
    colour text not null check (colour in ('red', 'green')),
    raised_at timestamptz,
    height numeric(4, 1) not null default 1.5,
    is_half boolean not null generated always as (height < 1) stored
  )`.execute(open.db)
  const rows = await printRows(open.db)
  expect(rows).toContain("export type FlagColour = 'red' | 'green'\n")
  expect(rows).toContain(`  flag: {
    id: GeneratedAlways<number>
    colour: FlagColour
    raised_at: Date | null
    height: Generated<number>
    is_half: GeneratedAlways<boolean>
  }
`)
})

test('a Postgres type without a JavaScript type throws an error', async () => {
  await sql`create table place (at point)`.execute(open.db)
  await expect(printRows(open.db)).rejects.toThrow('place.at has the type point')
})
