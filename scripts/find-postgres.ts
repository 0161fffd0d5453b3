// A real Postgres for the tests that PGlite cannot run: the configured one, else a private one, installed first if we are root on Debian.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { startPostgres, type StartedPostgres } from '../tests/support/postgres.ts'

/** Finds or starts a Postgres; if that fails it prints why, and the run continues without. */
export async function findPostgres(): Promise<StartedPostgres> {
  const named = process.env['TEST_DATABASE_URL']
  if (named) return { isStarted: true, postgres: { url: named, stop: async () => {} } }
  const first = await startPostgres()
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (first.isStarted || !mayInstall) return first
  console.log(`Postgres: ${first.reason}. Installing it with apt-get.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
  ]) {
    if (spawnSync('apt-get', args, { stdio: 'inherit', env }).status !== 0) return first
  }
  return startPostgres()
}
