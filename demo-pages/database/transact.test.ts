// Tests that a transaction is repeated once if Postgres ended it because of another, and that every other error is thrown.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testDatabases, type OpenDatabase } from '#tests/support/databases.ts'
import type { DatabaseTransaction } from './tables.ts'
import { transact } from './transact.ts'

describe.each(testDatabases)('on $name', ({ openEmpty }) => {
  let opened: OpenDatabase
  beforeAll(async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    opened = await openEmpty()
    await sql`create table tally (id integer primary key, count integer not null)`.execute(opened.db)
    await sql`insert into tally values (1, 0), (2, 0)`.execute(opened.db)
  })
  afterAll(() => opened.close())

  const raise = (trx: DatabaseTransaction, code: string) =>
    sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`).execute(trx)
  const count = async () => (await sql<{ count: number }>`select count from tally where id = 1`.execute(opened.db)).rows[0]?.count ?? 0
  const failing = (codes: string[]) =>
    transact(opened.db, async (trx) => {
      await sql`update tally set count = count + 1 where id = 1`.execute(trx)
      const code = codes.shift()
      if (code) await raise(trx, code)
    })

  test.each(['40P01', '40001'])('%s is repeated once, without what the first try wrote', async (code) => {
    const before = await count()
    await failing([code])
    expect(await count()).toBe(before + 1)
  })

  test('a second failure is thrown', async () => {
    await expect(failing(['40P01', '40P01'])).rejects.toMatchObject({ code: '40P01' })
  })

  test('a transaction with another error is not repeated', async () => {
    const before = await count()
    await expect(failing(['23505'])).rejects.toMatchObject({ code: '23505' })
    expect(await count()).toBe(before)
  })

  if (process.env['TEST_DATABASE_URL'])
    test('two transactions that lock the same rows in opposite order both succeed', async () => {
      const first = Promise.withResolvers<void>()
      const second = Promise.withResolvers<void>()
      const cross = (rows: [number, number], mine: PromiseWithResolvers<void>, other: PromiseWithResolvers<void>) =>
        transact(opened.db, async (trx) => {
          await sql`update tally set count = count + 1 where id = ${rows[0]}`.execute(trx)
          mine.resolve()
          await other.promise
          await sql`update tally set count = count + 1 where id = ${rows[1]}`.execute(trx)
        })
      await expect(Promise.all([cross([1, 2], first, second), cross([2, 1], second, first)])).resolves.toBeDefined()
    })
})
