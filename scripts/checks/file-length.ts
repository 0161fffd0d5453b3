// Checks that a file has at most 250 lines, unless line 1 says why it is longer.
import type { SourceCheck } from './sources.ts'

const limit = 250
const reason = /^.*\blong because\b/i

/** Finds files of more than 250 lines whose first line has no "long because". */
export const fileLength: SourceCheck = {
  name: 'file length',
  find: (sources) =>
    sources
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length, first: text.slice(0, text.indexOf('\n')) }))
      .filter(({ lines, first }) => lines > limit && !reason.test(first))
      .map(
        ({ path, lines }) => `${path} has ${lines} lines. Take an idea out into a file of its own, or say on line 1 "long because ...".`,
      ),
}
