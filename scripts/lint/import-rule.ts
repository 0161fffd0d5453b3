// Converts a layer to oxlint's rules for imports and globals.
import type { OxlintOverride } from 'oxlint'
import type { Layer } from './layers.ts'

type Rules = NonNullable<OxlintOverride['rules']>

const names = [
  { name: 'react', importNames: ['useId'], message: 'Two roots print the same useId: take ids from useMount().id(suffix).' },
  { name: '@lingui/core/macro', importNames: ['t'], message: "The global t reads before a catalogue is there: use useLingui's t, or msg." },
]
const climbing = { regex: '^\\.\\./\\.\\./', message: 'Write it from the root, #shared/... or #tests/..., instead of climbing.' }

const examples = {
  regex: '^\\./(.+/)?examples\\.ts$',
  message: 'Examples of calls are for the contract and for tests: nothing that ships may have them.',
}

/** The imports that are forbidden in every layer. */
export const everywhere: Rules = { 'no-restricted-imports': ['error', { paths: names, patterns: [climbing] }] }

/** The rules of one layer; `importables` lists every possible import, since oxlint's patterns have no look-ahead. */
export function rulesOf(
  { may, types = [], isPageless = false, mayHaveExamples = false, why }: Layer,
  importables: readonly string[],
): Rules {
  const isAllowed = (name: string) => may.includes(name) || may.some((one) => name.startsWith(`${one}/`))
  const refused = importables.filter((name) => !isAllowed(name) && !types.includes(name))
  const patterns = [
    climbing,
    ...(mayHaveExamples ? [] : [examples]),
    ...refused.map((name) => ({ regex: covering(name), message: why })),
    ...types.map((name) => ({ regex: covering(name), message: why, allowTypeImports: true })),
  ]
  const globals = isPageless ? pageGlobals.map((name) => ({ name, message: why })) : []
  return {
    'no-restricted-imports': ['error', { paths: names, patterns }],
    'no-restricted-globals': ['error', ...globals],
  }
}

const pageGlobals = 'window document location history navigator localStorage sessionStorage fetch addEventListener'.split(' ')

/** A pattern: `#shared/domain` matches everything in it, `react` its sub-paths, `node:` and `..` any specifier with this prefix. */
function covering(name: string): string {
  if (name === 'node:') return '^node:'
  return name === '..' ? '^\\.\\./' : `^${literally(name)}(/|$)`
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
