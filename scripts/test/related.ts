// The unit tests that a change calls for: those that import, however far away, a file that differs from the last whole run.
import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import type { TestSpecification, Vitest } from 'vitest/node'

/** The units whose tests, as a rule, read files only by importing them: vitest's graph of modules knows all that such a test stands on. */
const folders = ['shared/', 'stores/', 'widgets/']

/** What every test stands on without importing it: libraries, the compilation and the sentences of codes. After a change there, all run. */
const ground = [
  '{package,package-lock,tsconfig}.json',
  'tests/{sentences,vitest.config}.ts',
  'scripts/messages/**',
  'shared/**/codes.ts',
  'shared/i18n/stand-ins.ts',
]

/** Whether nobody can say which units a change calls for. */
export function callsForAll(changed: readonly string[]): boolean {
  return changed.some((file) => ground.some((glob) => matchesGlob(file, glob)))
}

/** What a test reads where the graph cannot follow: files by their paths, and modules whose names it puts together. */
const beyondGraph = /['"]node:fs|\bimport\(`/

/** Whether a test of a unit runs only after a change of what it stands on. */
const isByImports = (root: string, project: string, file: string) =>
  project === 'unit' && folders.some((folder) => file.startsWith(folder)) && !beyondGraph.test(readFileSync(join(root, file), 'utf8'))

/** Leaves out the unit tests that import nothing changed; the last whole run found them green. */
export async function relatedSpecs(
  vitest: Vitest,
  specs: readonly TestSpecification[],
  changed: readonly string[],
  fileOf: (spec: TestSpecification) => string,
): Promise<TestSpecification[]> {
  vitest.config.related = changed.map((file) => join(vitest.config.root, file))
  const keyOf = (spec: TestSpecification) => `${spec.project.name} ${spec.moduleId}`
  const called = new Set((await vitest.getRelevantTestSpecifications(folders)).map(keyOf))
  return specs.filter((spec) => !isByImports(vitest.config.root, spec.project.name, fileOf(spec)) || called.has(keyOf(spec)))
}
