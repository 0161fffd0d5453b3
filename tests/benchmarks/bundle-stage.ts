// Bundles a peer's page into one script, minified like ours.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import settings from '#esbuild.config'

/** The script of `<name>.stage.ts`; `alias` gives the paths of packages that a peer would resolve wrongly. */
export async function bundleStage(root: string, name: string, alias: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    ...settings,
    absWorkingDir: root,
    define: { 'process.env.NODE_ENV': '"production"' },
    alias,
    stdin: {
      contents: await readFile(join(root, `tests/benchmarks/${name}.stage.ts`), 'utf8'),
      loader: 'ts',
      resolveDir: join(root, 'tests/benchmarks'),
    },
  })
  return outputFiles[0]?.text ?? ''
}
