// Makes a release: `npm run release -- minor` raises the version, keeps what it promises, and begins its part of the changelog.
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrokenPromises } from './api-diff.ts'
import { ensureBuilt } from './build-state.ts'
import { keepRelease, kinds, lastRelease, nextVersion, withPart } from './release/releases.ts'
import { readSurface } from './release/surface.ts'

const root = join(import.meta.dirname, '..')
const kind = kinds.find((name) => name === process.argv[2])
if (!kind) throw new Error(`npm run release -- ${kinds.join(' | ')}: say which part of the version rises.`)

await ensureBuilt('preact')
const { breaks, additions } = await findBrokenPromises(root)
if (breaks.length > 0 && kind !== 'major') throw new Error(`Only a major may do this:\n${breaks.join('\n')}`)
if (additions.length > 0 && kind === 'patch') throw new Error(`A patch adds nothing:\n${additions.join('\n')}`)

const surface = await readSurface(root)
const last = await lastRelease(root)
const version = nextVersion(last?.version ?? null, surface.version, kind)
// npm writes the package and its lockfile; the commit and its tag are a person's.
if (version !== surface.version) execFileSync('npm', ['version', version, '--no-git-tag-version', '--ignore-scripts'], { cwd: root })
const changes = join(root, 'scripts/package/CHANGELOG.md')
const draft = [...breaks.map((line) => `- Breaks: ${line}.`), ...additions.map((line) => `- New: ${line}.`)].join('\n')
await writeFile(changes, withPart(await readFile(changes, 'utf8'), version, draft || '- Fixes.'))
// Last, since the next version counts from it: a run that failed before can be repeated.
const kept = await keepRelease(root, { ...surface, version })
console.log(`${version}: ${kept} keeps it. Edit scripts/package/CHANGELOG.md, commit and tag.`)
