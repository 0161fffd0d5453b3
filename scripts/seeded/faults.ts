// Reads the seeded faults in tests/seeded/, one per file: the change, and the tests that should find it.
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as v from 'valibot'

/** The folder of the faults. */
export const folder = 'tests/seeded'

const Text = v.pipe(v.string(), v.nonEmpty())

const Written = v.strictObject({
  /** The path of the changed file, from the root. */
  path: Text,
  /** A text that occurs exactly once in the file. */
  find: Text,
  /** The text that replaces it. */
  put: v.string(),
  /** The suite that should find it; `check` means the checks that run no code. */
  suite: v.picklist(['unit', 'host', 'host:postgres', 'conformance', 'journeys', 'check']),
  /** The test files that should find it, so that no whole suite has to run; for `check`, the names of checks. */
  tests: v.pipe(v.array(Text), v.nonEmpty()),
  /** The broken promise: what goes wrong, and for whom. */
  why: Text,
})

/** A plausible mistake, and the tests that should find it. */
export interface SeededFault extends v.InferOutput<typeof Written> {
  /** The name of its file. */
  name: string
}

/** All faults, by name; throws if a file is invalid, with the place of the error. */
export async function readFaults(root: string): Promise<SeededFault[]> {
  const files = (await readdir(join(root, folder))).filter((file) => file.endsWith('.json')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Written), await readFile(join(root, folder, file), 'utf8'))
      if (!read.success) throw new Error(`${folder}/${file} is no seeded fault: ${read.issues.map(sayIssue).join(' ')}`)
      return { name: basename(file, '.json'), ...read.output }
    }),
  )
}

function sayIssue(issue: v.GenericIssue): string {
  return `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}.`
}

/** The number of times that `find` occurs in a text. */
export function countOf(text: string, find: string): number {
  return text.split(find).length - 1
}

/** The text with the fault applied; null if its place does not occur exactly once. */
export function broken(text: string, { find, put }: Pick<SeededFault, 'find' | 'put'>): string | null {
  return countOf(text, find) === 1 ? text.replace(find, () => put) : null
}
