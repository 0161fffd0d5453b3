// Every class that a widget's README documents is used in its code, or is one that the README tells hosts to print.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { infoOf } from './readme-info.ts'

const folder = join(import.meta.dirname, '../../widgets')
const entries = await readdir(folder, { withFileTypes: true })

test.each(entries.filter((entry) => entry.isDirectory() && entry.name !== 'page').map(({ name }) => name))('%s', async (name) => {
  const files = (await readdir(join(folder, name), { recursive: true })).filter((file) => /\.(tsx?|md)$/.test(file))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, name, file), 'utf8')))
  const { classes } = infoOf(texts.find((_text, index) => files[index] === 'README.md') ?? '')
  const code = texts.join('\n').replaceAll(/^Classes, stable for the major: .*$/gm, '')
  // The whole name, or a prefix with a computed rest.
  const isDrawn = (one: string) => new RegExp(`\\b${one}(?![a-z0-9-])|\\b${one.replace(/[a-z0-9]+$/, '')}\\$\\{`).test(code)
  expect(classes.filter((one) => !isDrawn(one))).toEqual([])
})
