// Checks that npm ci works in a fresh clone on every platform: npm reports whether the lockfile lists all packages.
import { spawnSync } from 'node:child_process'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The packages that `npm ci` reports as missing: npm sometimes omits those of other platforms. Installs and downloads nothing. */
export async function findLockfileGaps(root: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-lockfile-'))
  try {
    for (const file of ['package.json', 'package-lock.json']) await copyFile(join(root, file), join(folder, file))
    const args = ['ci', '--dry-run', '--ignore-scripts', '--offline', '--loglevel=error']
    const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })
    if (status === 0) return []
    const missing = stderr.match(/(?<=npm error )(Missing|Invalid): .*/g) ?? [stderr]
    return [`npm ci refuses package-lock.json: run npm run lockfile.`, ...missing]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
