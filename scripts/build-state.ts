// Whether a build is there and newer than everything it was made of, so that nobody builds in vain or looks at old code.
import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** What a build is made of. */
export const buildInputs = [
  'widgets',
  'stores',
  'shared',
  'locales',
  'scripts/build',
  'scripts/messages',
  'scripts/package',
  'scripts/readme',
  'scripts/styles',
  'scripts/templates',
  'scripts/types',
  'scripts/contract',
  'scripts/check-host',
  'package.json',
  'package-lock.json',
]
const notBuilt = /\.(test|fixture)\.tsx?$|\.md$/

/** Whether `dist/<flavour>` is missing or older than one of its inputs. */
export async function isStale(flavour: string, base = root): Promise<boolean> {
  const built = await stat(join(base, 'dist', flavour, 'touchline.manifest.json')).catch(() => null)
  if (!built) return true
  const times = await Promise.all(buildInputs.map((input) => newest(join(base, input))))
  return Math.max(...times) > built.mtimeMs
}

/** Builds one flavour in a process of its own; rejects when it fails, with the build's own words above. */
async function build(flavour: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build/build.ts', `--flavour=${flavour}`], { cwd: root, stdio: 'inherit' })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.on('error', reject)
  child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`The ${flavour} build failed; what is wrong stands above.`))))
  await promise
}

/** Builds where the build is missing or old. */
export async function ensureBuilt(flavour: string): Promise<void> {
  if (await isStale(flavour)) await build(flavour)
}

async function newest(path: string): Promise<number> {
  const about = await stat(path).catch(() => null)
  if (!about) return 0
  if (!about.isDirectory()) return about.mtimeMs
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !notBuilt.test(entry.name)).map((entry) => join(entry.parentPath, entry.name))
  const times = await Promise.all(files.map(async (file) => (await stat(file).catch(() => null))?.mtimeMs ?? 0))
  return Math.max(0, ...times)
}
