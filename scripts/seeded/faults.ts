// The seeded faults as they stand in tests/seeded/, one a file: what is broken, and which tests are meant to say so.
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as v from 'valibot'

/** Where they are. */
export const folder = 'tests/seeded'

const Text = v.pipe(v.string(), v.nonEmpty())

const Written = v.strictObject({
  /** The file it breaks, from the root. */
  path: Text,
  /** Text that stands there exactly once. */
  find: Text,
  /** What stands in its place while the fault is tried. */
  put: v.string(),
  /** The suite that is meant to find it; `check` are the checks that run no code. */
  suite: v.picklist(['unit', 'host', 'host:postgres', 'conformance', 'journeys', 'check']),
  /** Its files that are meant to, so that no whole suite has to run; of `check`, the names of checks. */
  tests: v.pipe(v.array(Text), v.nonEmpty()),
  /** What goes wrong for whom: the promise that is broken. */
  why: Text,
})

/** A plausible mistake, and the tests that are meant to find it. */
export interface SeededFault extends v.InferOutput<typeof Written> {
  /** The name of its file. */
  name: string
}

/** All of them by name; throws where a file is none, with the place. */
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

/** How often a text stands in another. */
export function countOf(text: string, find: string): number {
  return text.split(find).length - 1
}

/** The text with the fault in it; null where its place is not exactly one. */
export function broken(text: string, { find, put }: Pick<SeededFault, 'find' | 'put'>): string | null {
  return countOf(text, find) === 1 ? text.replace(find, () => put) : null
}
