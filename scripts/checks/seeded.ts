// Checks that each seeded fault can be applied: its text occurs exactly once in its file, and the tests meant to find it exist.
// When you move a file or rewrite a line, update the fault too.
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { countOf, folder, readFaults, type SeededFault } from '../seeded/faults.ts'

/** Finds faults whose text is gone or ambiguous, and tests that are not there. */
export async function findLostFaults(root: string): Promise<string[]> {
  const faults = await readFaults(root)
  return (await Promise.all(faults.map((fault) => lossesOf(root, fault)))).flat()
}

async function lossesOf(root: string, { name, path, find, suite, tests }: SeededFault): Promise<string[]> {
  const file = `${folder}/${name}.json`
  const text = await readFile(join(root, path), 'utf8').catch(() => null)
  if (text === null) return [`${file}: there is no ${path}. Give the file's new path, or seed the same mistake where its code is now.`]
  const count = countOf(text, find)
  const lost =
    count === 1
      ? []
      : [
          count === 0
            ? `${file}: its text is gone from ${path}. Write into find and put how the same mistake reads now.`
            : `${file}: its text stands ${count} times in ${path}. Let find begin or end with more of what is around it.`,
        ]
  // For the suite `check`, the tests are names of checks.
  const missing = suite === 'check' ? [] : await absent(root, tests)
  return [...lost, ...missing.map((test) => `${file}: there is no test ${test}. Name the file that is meant to find it now.`)]
}

async function absent(root: string, paths: readonly string[]): Promise<string[]> {
  const isThere = (path: string) =>
    access(join(root, path)).then(
      () => true,
      () => false,
    )
  const found = await Promise.all(paths.map(isThere))
  return paths.filter((_path, at) => !found[at])
}
