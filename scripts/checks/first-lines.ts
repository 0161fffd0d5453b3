// Checks that a source file's first line says its purpose, from which a reader decides whether to read on.
import type { SourceCheck } from './sources.ts'

const comment = /^(\/\/|\/\*\*?) ?(\S+ ){2,}\S+/

/** Finds files whose first line is not a comment of at least three words. */
export const firstLines: SourceCheck = {
  name: 'first lines',
  find: (sources) =>
    sources
      .filter(({ text }) => !comment.test(text.replace(/^#!.*\n/, '')))
      .map(({ path }) => `${path}:1 does not say what the file is for. Start it with a comment of one sentence.`),
}
