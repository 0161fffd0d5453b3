// Checks that folders explain themselves: every top-level folder has a README, and every widget has all its files.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const tops = ['widgets', 'stores', 'shared', 'locales', 'demo-pages', 'scripts', 'tests']

/** Finds missing READMEs and missing files of widgets. */
export async function findUnwholeFolders(root: string): Promise<string[]> {
  const missing = await Promise.all(tops.map(async (folder) => ((await namesIn(join(root, folder))).includes('README.md') ? [] : [folder])))
  const readmes = missing.flat().map((folder) => `${folder}/ has no README.md. Say in it what lives there and what may not.`)
  const widgets = await readdir(join(root, 'widgets'), { withFileTypes: true })
  const lacks = await Promise.all(
    widgets
      .filter((entry) => entry.isDirectory() && entry.name !== 'page')
      .map(async ({ name }) => {
        const names = await namesIn(join(root, 'widgets', name))
        return needs(name)
          .filter((alternatives) => !alternatives.some((file) => names.includes(file)))
          .map(
            ([file]) => `widgets/${name}/ has no ${file}. A widget is whole: README, code, test and the fixture of the conformance suite.`,
          )
      }),
  )
  return [...readmes, ...lacks.flat()]
}

const needs = (name: string) => [
  ['README.md'],
  [`${name}.tsx`, `${name}.ts`],
  [`${name}.test.tsx`, `${name}.test.ts`],
  [`${name}.fixture.ts`],
]

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}
