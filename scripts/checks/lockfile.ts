// npm ci must work in every fresh clone, on every platform: npm itself says whether the lockfile names all it would install.
import { spawnSync } from 'node:child_process'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What `npm ci` says the lockfile lacks: npm sometimes leaves out packages of other platforms. Nothing is installed or fetched. */
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
