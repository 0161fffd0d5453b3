// Tests sheets of shapes: they are parsed, filled and mirrored, and contain no shape that the code does not use.
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSheet } from './sheet.ts'

const pictures = join(import.meta.dirname, '..')
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-sheet-'))
  await writeFile(
    join(folder, 'flag.svg'),
    `<svg>
  <path id="pole" d="M10 0V90"/>
  <path id="cloth" class="half" d="M500 0L400 50L500 100"/>
  <g id="stripes">
    <path d="M0 0H9" stroke="{{accent}}"/>
    <path d="M0 4H9" stroke="{{main}}"/>
  </g>
</svg>`,
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('an outline is its line, of a half with its mirror image', () => {
  const flag = readSheet(folder, 'flag')
  expect(flag.outline('pole')).toBe('M10 0V90')
  expect(flag.outline('cloth')).toBe('M500 0L400 50L500 100L500 100L600 50L500 0Z')
})

test('a detail is filled; a hole that nobody fills and a shape that is not there are named', () => {
  const flag = readSheet(folder, 'flag')
  expect(flag.detail('stripes', { accent: '#f00', main: '#00f' })).toBe('<path d="M0 0H9" stroke="#f00"/><path d="M0 4H9" stroke="#00f"/>')
  expect(() => flag.detail('stripes', { accent: '#f00' })).toThrow('flag.svg has a hole for "main"')
  expect(() => flag.outline('knob')).toThrow('flag.svg has no shape "knob"')
})

test('every shape of every file is taken by the code beside it', async () => {
  const unused: string[] = []
  let files = 0
  for await (const path of glob('*/*.svg', { cwd: pictures })) {
    files += 1
    const folderOf = join(pictures, dirname(path))
    let code = ''
    for await (const source of glob('*.ts', { cwd: folderOf })) code += await readFile(join(folderOf, source), 'utf8')
    expect(code).toContain(`'${basename(path, '.svg')}'`)
    for (const [, id = ''] of (await readFile(join(pictures, path), 'utf8')).matchAll(/ id="([\w-]+)"/g))
      if (!code.includes(`'${id}'`)) unused.push(`${path}: ${id}`)
  }
  expect(files).toBeGreaterThan(20)
  expect(unused).toEqual([])
})
