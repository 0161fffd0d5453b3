// Two modules that are loaded later and have one name would be one file; the build has to say so, since only a shopper's 404 would.
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleWidgets } from './bundle.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-names-'))
  for (const widget of ['one', 'other']) {
    await mkdir(join(folder, widget))
    for (const part of ['Panel', 'panel', 'doctor', `Part-${widget}`])
      await writeFile(join(folder, widget, `${part}.ts`), `export const says = '${widget} ${part}'\n`)
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Two widgets, each of which loads a part when it is touched. */
async function build(first: string, second: string): Promise<string[]> {
  const write = (widget: string, part: string) =>
    writeFile(join(folder, widget, `${widget}.ts`), `export default () => import('./${part}.ts')\n`)
  await Promise.all([write('one', first), write('other', second)])
  const files = ['one', 'other'].map((name) => ({ name, modules: [], widgets: [name] }))
  const paths = new Map(files.map(({ name }) => [name, join(folder, name, `${name}.ts`)]))
  return [...(await bundleWidgets('preact', files, paths, '-BUILD')).keys()]
}

test('two names are two files', async () => {
  expect(await build('Part-one', 'Part-other')).toEqual(expect.arrayContaining(['Part-one', 'Part-other']))
}, 60_000)

test.each([
  ['the same name', 'Panel', 'Panel'],
  ['names that some disks take for one', 'Panel', 'panel'],
  ['the name of a script of ours', 'doctor', 'Part-other'],
  ['the name of a widget', 'Part-one', 'one'],
])(
  '%s is refused',
  async (_, first, second) => {
    await writeFile(join(folder, 'other/one.ts'), `export const says = 'other one'\n`)
    await expect(build(first, second)).rejects.toThrow(/Two files of the build are called \w+: .+ and .+\. Rename one of the modules\./)
  },
  60_000,
)
