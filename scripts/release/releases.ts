// The surfaces of the releases, one file each, kept beside the package.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { Surface } from './surface-in.ts'

const folder = 'scripts/package/releases'

/** The numbers of a version: `1.2.0` is [1, 2, 0]. */
export function partsOf(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return [major, minor, patch]
}

/** The newer of two versions comes last. */
export function byVersion(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)]
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
}

/** The parts of a version. */
export const kinds = ['major', 'minor', 'patch'] as const

/**
 * The version of the next release, counted from the last one and not from package.json, where a person may have raised it already. The
 * first release has the version that stands there.
 */
export function nextVersion(last: string | null, written: string, kind: (typeof kinds)[number]): string {
  if (last === null) return written
  const [major, minor, patch] = partsOf(last)
  return { major: [major + 1, 0, 0], minor: [major, minor + 1, 0], patch: [major, minor, patch + 1] }[kind].join('.')
}

/** The changelog with a part for the version before all others, unless somebody has begun it. */
export function withPart(changelog: string, version: string, draft: string): string {
  if (changelog.split('\n').includes(`## ${version}`)) return changelog
  return changelog.replace(/^## /m, () => `## ${version}\n\n${draft}\n\n## `)
}

/** The last release; null before the first. */
export async function lastRelease(root: string): Promise<Surface | null> {
  const files = await readdir(join(root, folder)).catch(() => [])
  const versions = files.filter((name) => name.endsWith('.json')).map((name) => name.replace(/\.json$/, ''))
  const last = versions.toSorted(byVersion).at(-1)
  if (last === undefined) return null
  return v.parse(Surface, JSON.parse(await readFile(join(root, folder, `${last}.json`), 'utf8')))
}

/** Keeps the surface of a release, a line for each widget, call and schema, so that a person can compare two of them too. Returns its path. */
export async function keepRelease(root: string, surface: Surface): Promise<string> {
  const lines = (name: string, entries: Readonly<Record<string, unknown>>) =>
    `"${name}": {\n${Object.entries(entries)
      .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n')}\n}`
  const { version, tokens, classes, messages, widgets, calls, schemas } = surface
  const parts = [
    ...Object.entries({ version, tokens, classes, messages }).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`),
    ...Object.entries({ widgets, calls, schemas }).map(([name, entries]) => lines(name, entries)),
  ]
  const path = join(folder, `${version}.json`)
  await mkdir(join(root, folder), { recursive: true })
  await writeFile(join(root, path), `{\n${parts.join(',\n')}\n}\n`)
  return path
}
