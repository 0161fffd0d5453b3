// Runs the transactions of the shop's rules, and repeats one that Postgres ended because of another.
import type { Database, DatabaseTransaction } from './tables.ts'

/** `40P01` is a deadlock; `40001` means that data it read was changed meanwhile. Both roll back the whole transaction. */
const contended = new Set(['40P01', '40001'])

/**
 * Runs the work in a transaction, and runs it again if the database ended it because of another.
 * The work may run twice, so it must write to the database only, and must read everything it depends on inside the transaction.
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
