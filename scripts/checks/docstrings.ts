// Checks that each export of shared/ and stores/ has a docstring, since many files use it.
import type { Source, SourceCheck } from './sources.ts'

const exported = /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type) ([\w$]+)/

/** Finds exports without a docstring right above them. */
export const docstrings: SourceCheck = {
  name: 'docstrings',
  find: (sources) =>
    sources
      .filter(({ path }) => /^(shared|stores)\//.test(path) && /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .flatMap(bareExports),
}

function bareExports({ path, text }: Source): string[] {
  const lines = text.split('\n')
  const documented = new Set<string>()
  return lines.flatMap((line, index) => {
    const name = exported.exec(line)?.[1]
    if (!name) return []
    const above = lines[index - 1]?.trimEnd() ?? ''
    // A schema and its type share a docstring, and so do consecutive single lines.
    const neighbour = exported.exec(above)?.[1]
    if (above.endsWith('*/') || (neighbour && documented.has(neighbour))) documented.add(name)
    return documented.has(name)
      ? []
      : [`${path}:${index + 1} exports ${name} without a docstring. Say above it, in /** ... */, what it is.`]
  })
}
