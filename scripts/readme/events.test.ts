// READMEs, manifest and docs contain the whole detail of an event, also if the vocabulary declares it on several lines.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readVocabulary } from './vocabulary.ts'
import { detailOf } from './widget-info.ts'

const vocabulary = await readVocabulary(join(import.meta.dirname, '../..'))
const [, events = ''] = vocabulary.split('export interface Events {')
const names = Array.from(events.matchAll(/^ {2}'?([\w:-]+)'?: /gm), ([, name = '']) => name)

test('every event of the vocabulary has a complete detail', () => {
  expect(names.length).toBeGreaterThan(30)
  const count = (text: string, mark: string) => text.split(mark).length
  for (const name of names) {
    const detail = detailOf(name, vocabulary)
    expect(detail, name).toMatch(/^(\{ .+ \}|\w.+)$/)
    expect(count(detail, '{'), name).toBe(count(detail, '}'))
  }
})

test('a detail on several lines is written on one', () => {
  expect(detailOf('cart:adding', vocabulary)).toBe(
    '{ lines: readonly NewLine[]; refuse: (sentence?: string) => void; change: (lines: NewLine | readonly NewLine[]) => void }',
  )
})
