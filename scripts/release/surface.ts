// What a version promises, read from the build of this tree: that of its package, and the ids of messages.
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import * as v from 'valibot'
import { sourceTexts } from '../messages/catalogues.ts'
import { readJson, type Surface, surfaceIn } from './surface-in.ts'

/** Reads the surface of the build in `dist/preact`, with the version of the tree and the ids of its messages. */
export async function readSurface(root: string): Promise<Surface> {
  const { version } = v.parse(v.object({ version: v.string() }), await readJson(join(root, 'package.json')))
  return { ...(await surfaceIn(join(root, 'dist/preact'))), version, messages: await messageIds(root) }
}

/** The ids in words, with their catalogue. */
async function messageIds(root: string): Promise<string[]> {
  const files = globSync('locales/*/en.po', { cwd: root }).toSorted()
  const found = await Promise.all(
    files.map(async (file) => {
      const texts = Object.entries(await sourceTexts(join(root, file)))
      return texts.filter(([id, text]) => id !== generateMessageId(text)).map(([id]) => `${basename(dirname(file))} ${id}`)
    }),
  )
  return found.flat()
}
