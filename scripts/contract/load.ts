// Loads the input of the contract: the calls of a tree, their examples and schemas, as one bundle.
import { globSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { Example } from '#shared/api/example.ts'

/** Modules by their path from the root. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The calls and schemas of a tree. */
export interface Tree {
  calls: Modules
  schemas: Modules
}

/** A tree with examples. */
export interface TreeWithExamples extends Tree {
  examples: Readonly<Record<string, { examples: readonly Example[] }>>
}

const patterns = { calls: 'shared/*/**/calls.ts', schemas: 'shared/{wire/*,*/wire,*/wire/*}.ts', examples: 'shared/*/**/examples.ts' }

/** The source of an esbuild entry that exports these parts of a tree. */
export function entryOf(root: string, parts: readonly (keyof TreeWithExamples)[]): string {
  const lines = parts.flatMap((part) => {
    const files = globSync(patterns[part], { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .toSorted()
    return [
      ...files.map((file, index) => `import * as ${part}${index} from '#${file}'`),
      `export const ${part} = {${files.map((file, index) => `'${file}': ${part}${index}`).join(', ')}}`,
    ]
  })
  return lines.join('\n')
}

/** Bundles the tree at `root` and imports it. */
export async function loadTree(root: string): Promise<TreeWithExamples> {
  const result = await build({
    stdin: { contents: entryOf(root, ['calls', 'schemas', 'examples']), resolveDir: root, sourcefile: 'contract.ts', loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  })
  const cache = join(root, 'node_modules/.cache/touchline-contract')
  await mkdir(cache, { recursive: true })
  const file = join(cache, `tree-${process.pid}-${Date.now()}.mjs`)
  await writeFile(file, result.outputFiles[0]?.text ?? '')
  try {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the bundle was made of these very modules
    return (await import(pathToFileURL(file).href)) as TreeWithExamples
  } finally {
    await rm(file, { force: true })
  }
}
