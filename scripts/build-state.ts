// Checks whether a build exists and is newer than its inputs, so that nobody builds in vain or tests old code.
import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** The inputs of a build. */
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

/** Builds one flavour in a separate process, which prints its own errors; rejects when it fails. */
async function build(flavour: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build/build.ts', `--flavour=${flavour}`], { cwd: root, stdio: 'inherit' })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.on('error', reject)
  child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`The ${flavour} build failed; what is wrong stands above.`))))
  await promise
}

/** Builds if the build is missing or outdated. */
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
