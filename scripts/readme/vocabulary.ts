// The declarations of all events as text, including those of subjects, for tables made from their docstrings.
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The vocabulary's file, as if it declared every event. */
export async function readVocabulary(root: string): Promise<string> {
  const files = globSync('shared/*/events.ts', { cwd: root }).toSorted()
  const [vocabulary = '', ...texts] = await Promise.all(
    ['shared/events/vocabulary.ts', ...files].map((file) => readFile(join(root, file), 'utf8')),
  )
  const members = texts.map((text) => (/^ {2}interface Events \{\n([\s\S]*?)^ {2}\}$/m.exec(text)?.[1] ?? '').replaceAll(/^ {2}/gm, ''))
  return vocabulary.replace('export interface Events {\n', (start) => start + members.join(''))
}
