// One process at a time may have a PGlite folder open: a second one would corrupt it, so it is told to stop instead.
import { readFile, rm, writeFile } from 'node:fs/promises'

/** Locks of this process: a lock file with our own number that is not among them was left by an earlier process of that number. */
const held = new Set<string>()

/** Takes the lock file for this process and gives the function that frees it; throws when a living process holds it. */
export async function claimFolder(lockFile: string): Promise<() => Promise<void>> {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      await writeFile(lockFile, String(process.pid), { flag: 'wx' })
      held.add(lockFile)
      return async () => {
        held.delete(lockFile)
        await rm(lockFile, { force: true })
      }
    } catch (error) {
      if (!isTaken(error)) throw error
      const owner = Number(await readFile(lockFile, 'utf8').catch(() => ''))
      if (owner === process.pid ? held.has(lockFile) : owner && isAlive(owner)) throw new Error(inUse(lockFile, owner))
      await rm(lockFile, { force: true })
    }
  }
  throw new Error(`database: could not take ${lockFile}; remove it if no other process uses the folder`)
}

function inUse(lockFile: string, owner: number): string {
  return (
    `database: process ${owner} has the folder of ${lockFile} open, and an embedded database serves one process. ` +
    'Stop that process, choose another DATA_DIR, or give both a Postgres by DATABASE_URL.'
  )
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
