// Two lazy modules with the same name become two files; as one file, the loader would get a 404 in the shopper's browser.
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleWidgets } from './bundle.ts'
import { firstCalls } from './first-calls.ts'
import { filesOf, readModules } from './module-graph.ts'

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

/** Builds two widgets, each of which loads a module on interaction. */
async function build(first: string, second: string): Promise<string[]> {
  const write = (widget: string, part: string) =>
    writeFile(join(folder, widget, `${widget}.ts`), `export default () => import('./${part}.ts')\n`)
  await Promise.all([write('one', first), write('other', second)])
  const files = ['one', 'other'].map((name) => ({ name, modules: [], widgets: [name], sheet: name }))
  const widgets = files.map(({ name }) => ({
    ...{ name, when: 'load', css: null, isEnhancer: false },
    path: join(folder, name, `${name}.ts`),
  }))
  const places = filesOf(await readModules('preact', widgets), files, widgets, await firstCalls())
  return [...(await bundleWidgets('preact', files, widgets, places, '-BUILD')).keys()]
}

test('modules with different names become different files', async () => {
  expect(await build('Part-one', 'Part-other')).toEqual(expect.arrayContaining(['Part-one', 'Part-other']))
}, 60_000)

test.each([
  ['parts of one name', 'Panel', 'Panel', ['one-Panel', 'other-Panel']],
  ['parts whose names some disks take for one', 'Panel', 'panel', ['one-Panel', 'other-panel']],
  ['a part with the name of a widget', 'Part-one', 'one', ['Part-one', 'other-one']],
])(
  "%s get their folder's name first",
  async (_, first, second, names) => {
    await writeFile(join(folder, 'other/one.ts'), `export const says = 'other one'\n`)
    expect(await build(first, second)).toEqual(expect.arrayContaining(names))
  },
  60_000,
)

test('a module with the name of one of our scripts is refused, since the loader would request only one of them', async () => {
  await expect(build('doctor', 'Part-other')).rejects.toThrow(
    /Two files of the build are called doctor: .+ and .+\. Rename one of the modules\./,
  )
}, 60_000)
