// Tests that a shop without an article that its confirmations must hold does not start, and says exactly which one is missing.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { articleSlugs, contractSlugs, loadArticles } from './article-files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-articles-'))
  cpSync(join(import.meta.dirname, 'articles'), folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const refusal = () => {
  try {
    loadArticles(folder)
  } catch (error) {
    return error instanceof Error ? error.message.split('\n').slice(1) : []
  }
  return []
}

test('has each article in four languages', () => {
  expect(loadArticles(folder).size).toBe(4 * articleSlugs.length)
})

test.each(contractSlugs.flatMap((slug) => ['nl', 'en', 'de', 'sv'].map((language) => `${language}/${slug}.md`)))(
  'refuses without %s',
  (name) => {
    rmSync(join(folder, name))
    expect(refusal()).toEqual([`${name} is missing. The confirmation of every order must hold it (2011/83/EU, article 8(7)).`])
  },
)

test('names all that is missing at once, also what is no part of the contract', () => {
  rmSync(join(folder, 'de/terms.md'))
  rmSync(join(folder, 'sv/privacy.md'))
  expect(refusal()).toEqual([expect.stringMatching(/^de\/terms\.md is missing/), expect.stringMatching(/^sv\/privacy\.md is missing/)])
})

test.each([
  ['', 'has no title'],
  ['# Terms', 'has no text'],
  ['# Terms\n\nOne sentence.', 'has no text'],
])('refuses terms that say %j', (text, why) => {
  writeFileSync(join(folder, 'en/terms.md'), text)
  expect(refusal()).toEqual([expect.stringContaining(`en/terms.md ${why}`)])
})

test('refuses a withdrawal instruction without the model form', () => {
  writeFileSync(join(folder, 'nl/withdrawal.md'), '# Herroepingsrecht\n\nJe kunt terug.\n\n## Instructies\n\nSchrijf ons.')
  expect(refusal()).toEqual([expect.stringContaining('nl/withdrawal.md has no model withdrawal form')])
})
