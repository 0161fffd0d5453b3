// Checks that shipped code avoids globals that Prototype.js and similar scripts replace, or that the oldest supported browsers lack.
import type { SourceCheck } from './sources.ts'

const patched: readonly (readonly [RegExp, string])[] = [
  [/\bArray\.from\(/, 'Array.from, which Prototype.js replaces: it knows no second argument, no Map and no Set. Spread it: [...things]'],
  [/\bObject\.values\(/, 'Object.values, which Prototype.js replaces: it goes up the prototypes. Take Object.entries'],
  [/\b(Map|Object)\.groupBy\(/, 'groupBy, which Safari 17.3 and Chrome 116 do not have. Take shared/domain/grouped.ts'],
  [/\bPromise\.withResolvers\(/, 'Promise.withResolvers, which Safari 17.3 and Chrome 118 do not have. Make the promise yourself'],
]

/** Finds calls of functions that foreign scripts replace, in code for foreign pages. */
export const patchedGlobals: SourceCheck = {
  name: 'patched globals',
  find: (sources) =>
    sources
      .filter(
        ({ path }) => /^(widgets|shared|stores)\/.*\.tsx?$/.test(path) && !/\.(test|fixture|stage|cases)\.tsx?$|\/testing\//.test(path),
      )
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line, index) =>
            /^\s*(\/\/|\*|\/\*)/.test(line)
              ? []
              : patched.filter(([call]) => call.test(line)).map(([, what]) => `${path}:${index + 1} calls ${what}.`),
          ),
      ),
}
