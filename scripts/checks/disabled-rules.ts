// Checks that a disabled rule has a reason on the same line; without one nobody dares to enable it again.
import type { SourceCheck } from './sources.ts'

const directive = /(?:oxlint|eslint)-disable[\w-]*|@ts-(?:ignore|expect-error|nocheck)/

/** Finds directives without a reason, after ` -- ` or as a comment on the line above. */
export const disabledRules: SourceCheck = {
  name: 'disabled rules',
  find: (sources) =>
    // Type tests use a directive to state what must not compile.
    sources
      .filter(({ path }) => !/\.test\.tsx?$/.test(path))
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line, index, lines) => {
          const found = /\/[/*]/.test(line) ? directive.exec(line)?.[0] : undefined
          const isExplained = / -- \S+ \S+/.test(line) || /^\s*\/\/ \S+ \S+/.test(lines[index - 1] ?? '')
          return found && !isExplained ? [`${path}:${index + 1} has ${found} without a reason. Add one: "${found} rule -- why".`] : []
        }),
      ),
}
