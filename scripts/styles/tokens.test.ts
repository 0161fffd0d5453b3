// Every token of the kit has a description, and the recipe about looks lists it.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/flavours.ts'
import { readTokens } from './styles.ts'

const css = await readFile(join(root, 'shared/ui/tokens.css'), 'utf8')
const declared = new Set(Array.from(css.matchAll(/^\s+(--touchline-[a-z-]+):/gm), ([, name = '']) => name))

test('every token has a description', async () => {
  const tokens = await readTokens()
  expect(tokens.map(({ name }) => name).toSorted()).toEqual([...declared].toSorted())
  expect(tokens.filter(({ description }) => !description.endsWith('.'))).toEqual([])
})

test('the recipe has a row for each', async () => {
  const recipe = await readFile(join(root, 'scripts/package/recipes/look.md'), 'utf8')
  for (const name of declared) expect(recipe).toContain(`| \`${name}\` | `)
})
