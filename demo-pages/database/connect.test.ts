// Tests that the driver behaves like a Postgres pool on the embedded database too.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { claimFolder } from './claim-folder.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { startOf } from './process-start.ts'
import type { Database } from './tables.ts'

const folders: string[] = []
/** A database in memory, shared by all tests except those of opening one; each has its own tables. */
let db: Database

beforeAll(async () => {
  db = await connect()
})
afterAll(() => db.destroy())

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-database-'))
  folders.push(folder)
  return folder
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

test('concurrent transactions with row locks lose no update', async () => {
  await sql`create table piece (id int primary key, stock int not null check (stock >= 0))`.execute(db)
  await sql`insert into piece values (1, 5)`.execute(db)
  const buy = () =>
    db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ stock: number }>`select stock from piece where id = 1 for update`.execute(trx)
      if (!rows[0]?.stock) return false
      await sql`update piece set stock = ${rows[0].stock - 1} where id = 1`.execute(trx)
      return true
    })
  const bought = await Promise.all(Array.from({ length: 12 }, buy))
  expect(bought.filter(Boolean)).toHaveLength(5)
})

test('a failed transaction leaves the connection usable and changes nothing', async () => {
  await sql`create table shelf (id int primary key, stock int not null check (stock >= 0))`.execute(db)
  await sql`insert into shelf values (1, 5)`.execute(db)
  const failing = db.transaction().execute(async (trx) => {
    await sql`update shelf set stock = 3`.execute(trx)
    await sql`update shelf set stock = -1`.execute(trx)
  })
  await expect(failing).rejects.toMatchObject({ code: '23514' })
  const { rows } = await sql`select stock from shelf`.execute(db)
  expect(rows).toEqual([{ stock: 5 }])
})

test('sums and percentages arrive as numbers, days as text, documents as objects', async () => {
  const { rows } =
    await sql`select sum(n)::bigint as sum, 21.5::numeric as percent, date '2026-03-29' as day, '{"a":[1]}'::jsonb as document
    from (values (1::bigint), (2)) t(n)`.execute(db)
  expect(rows).toEqual([{ sum: 3, percent: 21.5, day: '2026-03-29', document: { a: [1] } }])
})

test('a data folder keeps its data, and opening it twice is refused with advice', async () => {
  const dataDir = await temporaryFolder()
  const first = await connect({ dataDir })
  await sql`create table note (text text)`.execute(first)
  await sql`insert into note values ('kept')`.execute(first)
  await expect(connect({ dataDir })).rejects.toThrow('DATABASE_URL')
  await first.destroy()
  const again = await connect({ dataDir })
  expect((await sql`select text from note`.execute(again)).rows).toEqual([{ text: 'kept' }])
  await again.destroy()
})

test('a lock of a dead process does not block the start', async () => {
  const dataDir = await temporaryFolder()
  await writeFile(join(dataDir, 'database.lock'), '999999999')
  const opened = await connect({ dataDir })
  await opened.destroy()
})

test('a lock whose process id belongs to another process by now does not block the start; that of a running shop does', async () => {
  const dataDir = await temporaryFolder()
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  try {
    await once(other, 'spawn')
    const { pid = 0 } = other
    await writeFile(join(dataDir, 'database.lock'), `${pid} ${await startOf(pid)}`)
    await expect(connect({ dataDir })).rejects.toThrow(`process ${pid} has the folder`)
    await writeFile(join(dataDir, 'database.lock'), `${pid} of-an-earlier-one`)
    await (await connect({ dataDir })).destroy()
  } finally {
    other.kill()
  }
})

test('of two processes that find a stale lock at once, one gets the folder', async () => {
  const dataDir = await temporaryFolder()
  await writeFile(join(dataDir, 'database.lock'), '999999999')
  const claims = await Promise.allSettled(Array.from({ length: 6 }, () => claimFolder(join(dataDir, 'database.lock'))))
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('migrating twice applies each step once, and an edited step is refused', async () => {
  await migrate(db)
  await migrate(db)
  await sql`update schema_migration set checksum = 'older' where name = 'catalogue-1'`.execute(db)
  await expect(migrate(db)).rejects.toThrow('older form')
})
