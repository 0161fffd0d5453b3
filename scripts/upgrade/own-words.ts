// Finds sentences of ours that a theme has words of its own for, and that a newer version no longer says.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { ThemeFile } from './theme-files.ts'

/** The ids of all messages of a version, from the texts in its folder. */
export async function messageIds(folder: string): Promise<ReadonlySet<string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.nl.js'))
  const catalogues = await Promise.all(
    files.map(async (file) => {
      const { default: texts }: { default: object } = await import(pathToFileURL(join(folder, file)).href)
      return Object.keys(texts)
    }),
  )
  return new Set(catalogues.flat())
}

/** The sentences or ids in the `messages` of these files that were said before and are not said after, with their places. */
export function lostWords(
  files: readonly ThemeFile[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): { sentence: string; place: string }[] {
  return files
    .filter(({ text }) => /\bmessages\b/.test(text))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(/"((?:[^"\\\n]|\\.)+)"|'((?:[^'\\\n]|\\.)+)'/g), (found) => ({
        sentence: (found[1] ?? found[2] ?? '').replaceAll(/\\(.)/g, '$1'),
        place: `${path}:${text.slice(0, found.index).split('\n').length}`,
      })),
    )
    .filter(({ sentence }) => {
      const id = [sentence, generateMessageId(sentence)].find((one) => before.has(one))
      return id !== undefined && !after.has(id)
    })
}
