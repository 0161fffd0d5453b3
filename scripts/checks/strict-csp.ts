// The demo shop's policy refuses style attributes, inline handlers and eval; markup that has them would break without a word.
import type { Source, SourceCheck } from './sources.ts'

const breaches: readonly (readonly [RegExp, string])[] = [
  [/setAttribute\(\s*['"`]style['"`]/, 'a style attribute. Use a class, or set a property of element.style'],
  [/<[a-z][^<>]*\sstyle=["'`{$]/, 'a style attribute. Use a class'],
  [/<[a-z][^<>]*\son[a-z]+=["'`]/, 'an inline handler. Use addEventListener'],
  [/href=["'`]javascript:/, 'a javascript: address. Use a button'],
  [/\bnew Function\(|\beval\(/, 'code made of text. Write it out'],
]

/** Finds markup and code in what is served that the policy refuses. Tests may write what hostile pages write. */
export const strictCsp: SourceCheck = {
  name: 'strict CSP',
  find: (sources) =>
    sources
      .filter(({ path }) => /^(widgets|shared|stores|demo-pages)\/.*\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))
      .flatMap(breachesOf),
}

function breachesOf({ path, text }: Source): string[] {
  // Drawings are served as image files, where no policy of a page applies.
  if (path.startsWith('demo-pages/pictures/')) return []
  return text
    .split('\n')
    .flatMap((line, index) =>
      /^\s*(\/\/|\*|\/\*)/.test(line)
        ? []
        : breaches.filter(([pattern]) => pattern.test(line)).map(([, what]) => `${path}:${index + 1} has ${what}.`),
    )
}
