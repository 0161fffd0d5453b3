// Checks for style attributes, inline handlers and eval, which the demo shop's policy blocks without a visible error.
import type { Source, SourceCheck } from './sources.ts'

const breaches: readonly (readonly [RegExp, string])[] = [
  [/setAttribute\(\s*['"`]style['"`]/, 'a style attribute. Use a class, or set a property of element.style'],
  [/<[a-z][^<>]*\sstyle=["'`{$]/, 'a style attribute. Use a class'],
  [/<[a-z][^<>]*\son[a-z]+=["'`]/, 'an inline handler. Use addEventListener'],
  [/href=["'`]javascript:/, 'a javascript: address. Use a button'],
  [/\bnew Function\(|\beval\(/, 'code made of text. Write it out'],
]

/** Finds served markup and code that the policy blocks. Tests may contain markup of hostile pages. */
export const strictCsp: SourceCheck = {
  name: 'strict CSP',
  find: (sources) =>
    sources
      .filter(({ path }) => /^(widgets|shared|stores|demo-pages)\/.*\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))
      .flatMap(breachesOf),
}

function breachesOf({ path, text }: Source): string[] {
  // Drawings are served as image files, which no page's policy applies to.
  if (path.startsWith('demo-pages/pictures/')) return []
  // Mail programs drop style sheets, and apply policies of their own. What would run is refused there too.
  const isMail = path.startsWith('demo-pages/mails/')
  const refused = breaches.filter(([, what]) => !isMail || !what.startsWith('a style attribute. Use a class'))
  return text
    .split('\n')
    .flatMap((line, index) =>
      /^\s*(\/\/|\*|\/\*)/.test(line)
        ? []
        : refused.filter(([pattern]) => pattern.test(line)).map(([, what]) => `${path}:${index + 1} has ${what}.`),
    )
}
