// Allows one process at a time to open a PGlite folder: a second one would corrupt it, so it stops with an error instead.
import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { startOf } from './process-start.ts'

/** Locks of this process: a lock file with our own process id that is not among them was left by an earlier process with that id. */
const held = new Set<string>()

const attempts = 50

/** Creates the lock file for this process and returns the function that removes it; throws if a living process holds it. */
export async function claimFolder(lockFile: string): Promise<() => Promise<void>> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await create(lockFile)) {
      held.add(lockFile)
      return async () => {
        held.delete(lockFile)
        await rm(lockFile, { force: true })
      }
    }
    const owner = await ownerOf(lockFile)
    const { pid } = owner
    if (pid === process.pid ? held.has(lockFile) : await isRunning(owner)) throw new Error(inUse(lockFile, pid))
    await clear(lockFile, owner)
  }
  throw new Error(`database: could not take ${lockFile}; remove it and ${lockFile}.clearing if no other process uses the folder`)
}

/** Removes a dead process's lock. Two that start together take turns; otherwise the second would remove the first one's new lock. */
async function clear(lockFile: string, dead: Owner): Promise<void> {
  const turn = `${lockFile}.clearing`
  if (!(await create(turn))) {
    await setTimeout(20)
    return
  }
  const { pid, start } = await ownerOf(lockFile)
  if (pid === dead.pid && start === dead.start) await rm(lockFile, { force: true })
  await rm(turn, { force: true })
}

/** Creates the file with our process id and start time in one step: an empty file would look like that of a dead process. */
async function create(file: string): Promise<boolean> {
  const draft = `${file}.${process.pid}.${randomUUID()}`
  await writeFile(draft, `${process.pid} ${(await startOf(process.pid)) ?? ''}`)
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** The process that wrote a lock file: the id alone could belong to another process by now. */
interface Owner {
  /** 0 if there is none. */
  pid: number
  /** Its start time; empty if the system does not provide it. */
  start: string
}

async function ownerOf(lockFile: string): Promise<Owner> {
  const [pid, start = ''] = (await readFile(lockFile, 'utf8').catch(() => '')).trim().split(' ')
  return { pid: Number(pid) || 0, start }
}

function inUse(lockFile: string, owner: number): string {
  return (
    `database: process ${owner} has the folder of ${lockFile} open, and an embedded database serves one process. ` +
    'Stop that process, choose another DATA_DIR, or give both a Postgres by DATABASE_URL. If it is no shop at all, remove the file.'
  )
}

/** Whether the process that wrote the lock is still running. */
async function isRunning({ pid, start }: Owner): Promise<boolean> {
  if (pid === 0 || !isAlive(pid)) return false
  const present = await startOf(pid)
  return start === '' || present === null || present === start
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
