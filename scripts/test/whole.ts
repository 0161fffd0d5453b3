// Records the commit of the last whole run and what was red in it: `npm run test:all` writes it to tests/whole.json, a person commits
// it, and `npm test` runs what changed since then and what was red.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const Whole = v.object({
  commit: v.pipe(v.string(), v.hexadecimal()),
  date: v.string(),
  passed: v.number(),
  unsteady: v.number(),
  minutes: v.number(),
  processorMinutes: v.number(),
  red: v.optional(v.array(v.object({ suite: v.string(), file: v.string() })), []),
})

/** The last whole run; what it found red is for `npm test` until another one finds it green. */
export type Whole = v.InferOutput<typeof Whole>

const name = 'tests/whole.json'

/** A test file in one suite. */
export type SuiteFile = Whole['red'][number]

/** Stores the result of a whole run, only if the tree has no uncommitted changes: else nobody could repeat it. Returns a message. */
export function keepWhole(root: string, about: Omit<Whole, 'commit' | 'date'>): string {
  const git = gitIn(root)
  const changes = git('status', '--porcelain', '--untracked-files=all')
    ?.split('\n')
    .filter((line) => line && !line.endsWith(` ${name}`))
  const commit = git('rev-parse', 'HEAD')
  if (!commit || !changes) return `${name} is as it was: this is no clone.`
  if (changes.length > 0) return `${name} is as it was: the tree differs from what is committed (${changes.length} files).`
  const whole: Whole = { commit, date: new Date().toISOString().slice(0, 10), ...about }
  writeFileSync(join(root, name), `${JSON.stringify(whole, null, 2)}\n`)
  return `${name} names ${commit.slice(0, 8)}: commit it.`
}

/** What `npm test` owes to the last whole run. */
export interface SinceWhole {
  /** The files that differ from its commit, including new ones; null if there is no such run, or if the clone lacks the commit. */
  changed: string[] | null
  /** The test files that failed in it. */
  red: readonly SuiteFile[]
}

/** Reads what has changed since the last whole run, and what was red in it. */
export function readWhole(root: string): SinceWhole {
  const file = join(root, name)
  if (!existsSync(file)) return { changed: null, red: [] }
  const { commit, red } = v.parse(v.pipe(v.string(), v.parseJson(), Whole), readFileSync(file, 'utf8'))
  const git = gitIn(root)
  const changed = git('diff', '--name-only', '--no-renames', commit)
  const added = git('ls-files', '--others', '--exclude-standard')
  return { changed: changed === null || added === null ? null : `${changed}\n${added}`.split('\n').filter(Boolean), red }
}

/** The widgets whose folders contain those files; only `*` means all: if the changes are unknown, or a test of every widget was red. */
export function changedWidgets({ changed, red }: SinceWhole): string[] {
  if (changed === null || red.some(({ file }) => file.startsWith('tests/conformance/widget-'))) return ['*']
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
