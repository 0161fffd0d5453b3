// Loads what the contract is written from: every row of tests/support/api-calls.ts, run against a client that keeps what is asked.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import type { Tree } from './recorded.ts'

/** Puts the recording client in the place of the true one. */
export const recording: Plugin = {
  name: 'recording client',
  setup({ onResolve, initialOptions: { absWorkingDir = '' } }) {
    onResolve({ filter: /\/client\.ts$/ }, ({ path, importer }) =>
      /[/\\]shared[/\\]api[/\\]/.test(importer) && path === './client.ts'
        ? { path: join(absWorkingDir, 'scripts/contract/recording-client.ts') }
        : null,
    )
  },
}

/** What hands calls, schemas and the recorder over; an entry for esbuild. */
export async function entryOf(root: string): Promise<string> {
  const files = (await readdir(join(root, 'shared/schemas')))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
  return [
    `export { apiCalls as calls } from '#tests/support/api-calls.ts'`,
    `export { record } from './scripts/contract/recording-client.ts'`,
    ...files.map((file, index) => `import * as file${index} from '#shared/schemas/${file}'`),
    `export const schemas = {${files.map((file, index) => `'${file.replace(/\.ts$/, '')}': file${index}`).join(', ')}}`,
  ].join('\n')
}

/** Bundles the tree at `root` and imports it. */
export async function loadTree(root: string): Promise<Tree> {
  const result = await build({
    stdin: { contents: await entryOf(root), resolveDir: root, sourcefile: 'contract.ts', loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
    plugins: [recording],
  })
  const cache = join(root, 'node_modules/.cache/touchline-contract')
  await mkdir(cache, { recursive: true })
  const file = join(cache, `tree-${process.pid}-${Date.now()}.mjs`)
  await writeFile(file, result.outputFiles[0]?.text ?? '')
  try {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the bundle was made of these very modules
    return (await import(pathToFileURL(file).href)) as Tree
  } finally {
    await rm(file, { force: true })
  }
}
