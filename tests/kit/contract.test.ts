// Tests that the kit stands on the public contract alone: every class in a selector is one that a README lists for the major.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/build/flavours.ts'
import { kitInfo } from '#scripts/styles/styles.ts'

const sources = globSync('tests/kit/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))

test('each class is public', async () => {
  const listed = globSync('widgets/*/README.md', { cwd: root }).flatMap((file) => {
    const [, classes = ''] = /^Classes, stable for the major: (.*)$/m.exec(readFileSync(join(root, file), 'utf8')) ?? []
    return Array.from(classes.matchAll(/`([\w-]+)`/g), ([, name = '']) => name)
  })
  const known = new Set([...listed, ...(await kitInfo()).classes])
  const used = sources.flatMap((file) => {
    const selectors = readFileSync(join(root, file), 'utf8').matchAll(/(?:locator|querySelector)\((['`])(.*?)\1/g)
    return Array.from(selectors, ([, , selector = '']) =>
      Array.from(selector.replaceAll(/\$\{.*?\}/g, '').matchAll(/\.([a-z][\w-]+)/g), ([, name = '']) => name),
    ).flat()
  })
  expect(used.length).toBeGreaterThan(8)
  expect(used.filter((name) => !known.has(name))).toEqual([])
})

test('no word waits for a time', () => {
  const waits = sources.filter((file) => /waitForTimeout|setTimeout\(/.test(readFileSync(join(root, file), 'utf8')))
  // One limits how long an event is waited for, the other makes a call slow.
  expect(waits).toEqual(['tests/kit/faults.ts', 'tests/kit/recorder.ts'])
})
