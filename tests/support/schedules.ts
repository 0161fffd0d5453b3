// How often a schedule of races is run: a sample every day, 200 times in a soak run, a few times where the database hides races.
import { isSoak } from './scope.ts'
const soak = 200

/** The number of runs: `sample` on a real Postgres, two on PGlite, which runs transactions one after another; `SCHEDULE_COUNT` overrides both. */
export function scheduleCount(sample: number): number {
  if (process.env['SCHEDULE_COUNT']) return Number(process.env['SCHEDULE_COUNT'])
  if (!process.env['TEST_DATABASE_URL']) return 2
  return isSoak ? soak : sample
}
