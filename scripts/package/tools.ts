// Bundles the tools of the package: the kit for tests, the mock host, the look at an upgrade, and the command `touchline` that starts each of them.
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { root } from '../build/flavours.ts'
import { entryOf } from '../contract/load.ts'
import { kitTypes } from './declare-kit.ts'

/** The commands of `npx --no-install touchline`, by the file that runs each. */
const commands: Readonly<Record<string, { file: string; about: string }>> = {
  'check-host': { file: './check-host.mjs', about: 'asks a platform what the widgets ask, and says what is missing' },
  'mock-host': { file: './testing/mock-host.js', about: 'pretends to be a platform, for themes without a shop' },
  upgrade: { file: './testing/upgrade.js', about: 'says what a newer version changes of what your theme uses' },
}

/** The import paths of the tools, for package.json. */
export const toolExports = { './testing': { types: './testing/types/tests/kit/index.d.ts', default: './testing/index.js' } }

/** The packages that only some projects need, and install themselves. */
export const toolPeers = {
  peerDependencies: { '@playwright/test': '>=1.51', 'axe-core': '>=4.10', liquidjs: '>=10', 'playwright-core': '>=1.51' },
  peerDependenciesMeta: Object.fromEntries(
    ['@playwright/test', 'axe-core', 'liquidjs', 'playwright-core'].map((name) => [name, { optional: true }]),
  ),
}

/** The command of package.json. */
export const toolBin = { touchline: 'touchline.mjs' }

/** Replaces the module that reads the source tree by one that holds what it reads. */
const partsInside: Plugin = {
  name: 'parts inside',
  setup({ onLoad }) {
    onLoad({ filter: /scripts\/mock-host\/parts\.ts$/ }, async () => ({
      contents: `${entryOf(root, ['calls', 'examples'])}
import { exampleCalls } from './scripts/mock-host/answer-call.ts'
import { readGoods } from './scripts/mock-host/read-goods.ts'
const parts = { calls: exampleCalls({ calls, examples }), goods: readGoods(${JSON.stringify(await readFile(join(root, 'scripts/mock-host/goods.json'), 'utf8'))}, 'goods.json') }
export const readParts = async () => parts`,
      resolveDir: root,
      loader: 'ts',
    }))
  },
}

/** Writes the tools and the types of the kit into the folder of a build; returns their modules. */
export async function writeTools(directory: string): Promise<string[]> {
  const testing = join(directory, 'testing')
  await mkdir(testing, { recursive: true })
  const [{ metafile }] = await Promise.all([
    build({
      absWorkingDir: root,
      entryPoints: { index: 'tests/kit/index.ts', 'mock-host': 'scripts/mock-host.ts', upgrade: 'scripts/upgrade.ts' },
      outdir: testing,
      bundle: true,
      splitting: true,
      chunkNames: 'shared-[hash]',
      metafile: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      external: ['@playwright/test', 'playwright-core', 'axe-core', 'liquidjs'],
      plugins: [partsInside],
      logLevel: 'silent',
    }),
    kitTypes(join(testing, 'types')),
    writeFile(join(directory, 'touchline.mjs'), command),
  ])
  await chmod(join(directory, 'touchline.mjs'), 0o755)
  return Object.keys(metafile.inputs)
}

const list = Object.entries(commands).map(([name, { about }]) => `  touchline ${name.padEnd(12)} ${about}`)

const command = `#!/usr/bin/env node
// Starts a tool of Touchline: npx --no-install touchline <tool> --help
const tools = ${JSON.stringify(Object.fromEntries(Object.entries(commands).map(([name, { file }]) => [name, file])))}
const [name = ''] = process.argv.splice(2, 1)
if (Object.hasOwn(tools, name)) await import(tools[name])
else {
  console.error(${JSON.stringify(`There are these tools, each with --help:\n\n${list.join('\n')}`)})
  process.exitCode = 2
}
`
