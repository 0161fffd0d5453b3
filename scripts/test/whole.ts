// Records where each suite was last run whole, and what was red in it: `npm run test:all` writes it to tests/whole.json, a person commits
// it, and `npm test` runs what changed since then and what was red. A suite by itself is recorded too, so that a whole run fits into an hour.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const WholeSuite = v.object({
  commit: v.pipe(v.string(), v.hexadecimal()),
  date: v.string(),
  passed: v.number(),
  unsteady: v.number(),
  /** The seconds of its workers, which run beside each other. */
  seconds: v.number(),
  red: v.array(v.string()),
})

/** The last whole run of a suite; what it found red is for `npm test` until another one finds it green. */
export type WholeSuite = v.InferOutput<typeof WholeSuite>

const Whole = v.pipe(v.string(), v.parseJson(), v.record(v.string(), WholeSuite))
const name = 'tests/whole.json'

/** Stores whole runs of suites, only if the tree has no uncommitted changes: else nobody could repeat them. Returns a message. */
export function keepWhole(root: string, suites: Readonly<Record<string, Omit<WholeSuite, 'commit' | 'date'>>>): string {
  const git = gitIn(root)
  const changes = git('status', '--porcelain', '--untracked-files=all')
    ?.split('\n')
    .filter((line) => line && !line.endsWith(` ${name}`))
  const commit = git('rev-parse', 'HEAD')
  if (!commit || !changes) return `${name} is as it was: this is no clone.`
  if (changes.length > 0) return `${name} is as it was: the tree differs from what is committed (${changes.length} files).`
  const whole = readRecord(root)
  const date = new Date().toISOString().slice(0, 10)
  for (const [suite, about] of Object.entries(suites)) whole[suite] = { commit, date, ...about }
  writeFileSync(join(root, name), `${JSON.stringify(whole, null, 2)}\n`)
  return `${name} names ${commit.slice(0, 8)} for ${Object.keys(suites).join(', ')}: commit it.`
}

/** What `npm test` owes to the last whole run of a suite. */
export interface SinceWhole {
  /** The files that differ from its commit, including new ones; null if there is no such run, or if the clone lacks the commit. */
  changed: string[] | null
  /** The test files that failed in it. */
  red: readonly string[]
}

/** Reads what has changed since the last whole run of each suite, and what was red in it. */
export function readWhole(root: string): (suite: string) => SinceWhole {
  const whole = readRecord(root)
  const git = gitIn(root)
  const added = git('ls-files', '--others', '--exclude-standard')
  const known = new Map<string, string[] | null>()
  const since = (commit: string): string[] | null => {
    const changed = git('diff', '--name-only', '--no-renames', commit)
    return changed === null || added === null ? null : `${changed}\n${added}`.split('\n').filter(Boolean)
  }
  return (suite) => {
    const run = whole[suite]
    if (!run) return { changed: null, red: [] }
    const changed = known.has(run.commit) ? (known.get(run.commit) ?? null) : since(run.commit)
    known.set(run.commit, changed)
    return { changed, red: run.red }
  }
}

function readRecord(root: string): Record<string, WholeSuite> {
  const file = join(root, name)
  return existsSync(file) ? v.parse(Whole, readFileSync(file, 'utf8')) : {}
}

/** The widgets whose folders contain those files; only `*` means all: if the changes are unknown, or a test of every widget was red. */
export function changedWidgets({ changed, red }: SinceWhole): string[] {
  if (changed === null || red.some((file) => file.startsWith('tests/conformance/widget-'))) return ['*']
  return [...new Set(changed.flatMap((file) => /^widgets\/([^/]+)\/./.exec(file)?.[1] ?? []))]
}

/** Runs git; null if it fails or is not installed. */
function gitIn(root: string): (...args: string[]) => string | null {
  return (...args) => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trimEnd()
    } catch {
      return null
    }
  }
}
