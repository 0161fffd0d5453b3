// Turns the folder of a build into a package that a shop can install or unzip, with types, contract, check, licences and documentation.
import { chmod, cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { build } from 'esbuild'
import type { Contract } from '../contract/call-info.ts'
import { aboutTemplates, type TemplateInfo } from '../templates/template-info.ts'
import { root } from '../build/flavours.ts'
import { adapterExports, writeAdapters } from './adapters.ts'
import { writeNotices } from './notices.ts'
import { toolBin, toolExports, toolPeers, writeTools } from './tools.ts'
import { packagedReadme } from './widget-readme.ts'

interface Parts {
  /** The folder of the build. */
  directory: string
  /** The release, without the build's hash. */
  version: string
  contract: Contract
  templates: Readonly<Record<string, TemplateInfo>>
  /** The paths of all its modules, for their licences. */
  inputs: readonly string[]
}

/** Writes the package's files into the folder. */
export async function writePackage({ directory, version, contract, templates, inputs }: Parts): Promise<void> {
  const own = import.meta.dirname
  await mkdir(join(directory, 'server'), { recursive: true })
  const [check, adapted, tools] = await Promise.all([bundleCheck(contract), writeAdapters(directory), writeTools(directory)])
  await Promise.all([
    writeFile(join(directory, 'package.json'), `${JSON.stringify(manifestOf(version), null, 2)}\n`),
    cp(join(own, 'README.md'), join(directory, 'README.md')),
    cp(join(own, 'CHANGELOG.md'), join(directory, 'CHANGELOG.md')),
    cp(join(own, 'touchline.php'), join(directory, 'touchline.php')),
    cp(join(root, 'shared/adapters/README.md'), join(directory, 'docs/adapters.md')),
    cp(join(own, 'recipes'), join(directory, 'docs/recipes'), { recursive: true }),
    ...['php', 'twig', 'liquid'].map((engine) =>
      cp(join(root, 'demo-pages/themes', engine), join(directory, 'docs/themes', engine), { recursive: true }),
    ),
    writeReadmes(join(directory, 'docs/widgets'), templates),
    cp(join(root, 'LICENSE'), join(directory, 'LICENSE')),
    cp(join(own, 'touchline-server.d.ts'), join(directory, 'server/touchline-server.d.ts')),
    writeFile(join(directory, 'check-host.mjs'), check.code),
    writeNotices([...inputs, ...check.inputs, ...adapted, ...tools]).then((notices) =>
      writeFile(join(directory, 'THIRD-PARTY-NOTICES.md'), notices),
    ),
  ])
  await chmod(join(directory, 'check-host.mjs'), 0o755)
}

/** Writes the README of every widget, with the output of its templates. */
async function writeReadmes(directory: string, templates: Parts['templates']): Promise<void> {
  await mkdir(directory, { recursive: true })
  for await (const path of glob('widgets/*/README.md', { cwd: root, exclude: ['widgets/page/**'] })) {
    const name = basename(dirname(path))
    const text = await readFile(join(root, path), 'utf8')
    await writeFile(join(directory, `${name}.md`), `${packagedReadme(text)}\n\n## Templates\n${aboutTemplates(name, templates[name])}\n`)
  }
}

function manifestOf(version: string): object {
  return {
    name: 'touchline',
    version,
    description: 'Storefront widgets for pages another platform renders: built files, types, server renderer and the contract for hosts.',
    keywords: ['storefront', 'widgets', 'magento', 'e-commerce', 'web-shop'],
    license: 'MIT',
    type: 'module',
    // `import.meta.dirname`, in the tools; everything else runs on older ones too.
    engines: { node: '>=20.11' },
    types: './touchline.d.ts',
    exports: {
      '.': { types: './touchline.d.ts', default: './touchline.js' },
      './server': { types: './server/touchline-server.d.ts', default: './server/touchline-server.js' },
      ...adapterExports,
      ...toolExports,
      './package.json': './package.json',
      './*': './*',
    },
    bin: toolBin,
    ...toolPeers,
    // The build's own notes are not part of it.
    files: ['*', '!inputs.json'],
  }
}

/** Bundles `npm run check:host` as one file without imports. */
async function bundleCheck({ calls }: Contract): Promise<{ code: string; inputs: string[] }> {
  const known = calls.map(({ name, method, path, group, widgets }) => ({ name, method, path, group, widgets }))
  const entry = `import { runCommand } from './scripts/check-host/command.ts'
await runCommand(${JSON.stringify(known)}, process.argv.slice(2))`
  const result = await build({
    stdin: { contents: entry, resolveDir: root, sourcefile: 'check-host.ts', loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    banner: { js: '#!/usr/bin/env node' },
  })
  return { code: result.outputFiles[0]?.text ?? '', inputs: Object.keys(result.metafile.inputs) }
}
