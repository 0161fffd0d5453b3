// How often a schedule of races is run: a sample every day, 200 times in a soak run, a few times where the database hides races.
import { isSoak } from './scope.ts'
const soak = 200

/** How many times: `sample` on a real Postgres, two on PGlite, which runs one transaction after the other; `SCHEDULE_COUNT` says another number. */
export function scheduleCount(sample: number): number {
  if (process.env['SCHEDULE_COUNT']) return Number(process.env['SCHEDULE_COUNT'])
  if (!process.env['TEST_DATABASE_URL']) return 2
  return isSoak ? soak : sample
}
