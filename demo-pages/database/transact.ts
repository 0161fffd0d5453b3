// Every transaction of the shop's rules begins here, and is repeated once where Postgres ends it in favour of another.
import type { Database, DatabaseTransaction } from './tables.ts'

/** `40P01`: a deadlock. `40001`: the data it read was changed meanwhile. Both roll back the whole transaction. */
const contended = new Set(['40P01', '40001'])

/**
 * Runs the work in a transaction, and once more if the database gave another one the right of way.
 * The work may therefore be done twice: it writes to the database only, and reads afresh whatever it decides by.
 */
export async function transact<Result>(db: Database, work: (trx: DatabaseTransaction) => Promise<Result>): Promise<Result> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!isContended(error)) throw error
    console.warn('database: a transaction was ended in favour of another and is repeated')
    return db.transaction().execute(work)
  }
}

function isContended(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && contended.has(error.code)
}
