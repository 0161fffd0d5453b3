// The start time of a process, which distinguishes it from a later one with the same id.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** A text that is constant while the process runs; null if the system does not provide it or there is no such process. */
export async function startOf(pid: number): Promise<string | null> {
  // Linux: the 22nd field, in ticks since the machine started. The second one is the name, in parentheses, and may contain any character.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (stat !== null) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  const said = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => null)
  return said?.stdout.trim().replaceAll(/\s+/g, '-') || null
}
