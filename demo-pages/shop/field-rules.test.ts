// The host's and the widget's rule lists are written separately; they must agree on every rule and value, in four languages.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { expectedOf, ruleNames } from '#shared/domain/field-faults.ts'
import { findProblems, readRules } from '#shared/domain/field-rules.ts'
import type { Language } from '../host/store-view.ts'
import { refusalsOf } from './field-rules.ts'

const lists = [
  'accepted',
  'alpha',
  'alpha-num',
  'alpha-num-dash',
  'between:2,5',
  'number|between:2,5.5',
  'digits:4',
  'email',
  'ends-with:.nl,.be',
  'equal:4',
  'number|equal:4',
  'integer',
  'max:3',
  'integer|max:3',
  'min:3',
  'number|min:3',
  'min:3|number',
  'num-dash',
  'number',
  String.raw`regex:^(a\|b)+$`,
  'regex:/^AB$/i',
  'regex:/^AB$/g',
  'required',
  'required-if:other',
  'starts-with:NL,BE',
  'within:a,b',
  'in:4,5',
  'nullable|required',
  'required|nullable|email',
  'bail|required|email|min:30',
  'alpha|min:9|max:1',
  'alpha|bail|min:9',
]
const values = [
  '', '  ', 'a', 'ab', ' ab ', 'AB', 'Åsa', 'Zoë-1', '李明', 'é', 'a b', '4', '5,5', '3.0', '-2', '1e3', '1234', '12-34', '٤٥', 'NL12', 'x.be', 'ada@example.com', 'ada@', 'yes', 'on', 'x'.repeat(31), '👟👟',
] // prettier-ignore

const languages = ['en', 'nl', 'de', 'sv'] as const satisfies readonly Language[]
const wordings = Object.fromEntries(
  languages.map((language) => [
    language,
    new Map(
      ['shared', 'form-validator'].flatMap((name) =>
        Array.from(
          readFileSync(new URL(`../../locales/${name}/${language}.po`, import.meta.url), 'utf8').matchAll(
            /msgid "((?:form|rule)\..+)"\nmsgstr "(.*)"/g,
          ),
          ([, id = '', text = '']) => [id, text] as const,
        ),
      ),
    ),
  ]),
)

/** The widget's result, with its own catalogues. */
function widgetSays(list: string, holds: string | readonly string[], other: string, language: Language): string[] {
  return findProblems(readRules(list), holds, () => other).map(({ code, values: filled = {} }) =>
    (wordings[language]?.get(code === 'rule.regex' ? 'form.incorrect' : code) ?? '').replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => filled[name] ?? '',
    ),
  )
}

test('every rule is in the table', () => {
  const used = new Set(lists.flatMap((list) => list.split('|').map((rule) => rule.split(':')[0])))
  expect(ruleNames.filter((name) => !used.has(name))).toEqual([])
})

describe.each(languages)('in %s', (language) => {
  test.each(lists)('%s', (list) => {
    const seen = values.flatMap((value) => ['', 'x'].map((other) => ({ value, other, says: widgetSays(list, value, other, language) })))
    expect(seen).toEqual(
      seen.map(({ value, other }) => ({ value, other, says: refusalsOf(list, [value], language, { posted: () => [other] }) })),
    )
    // If every value passed, the table would not test anything.
    if (list !== 'nullable|required') expect(seen.some(({ says }) => says.length > 0)).toBe(true)
    expect(seen.flatMap(({ says }) => says)).not.toContain('')
  })

  test('several checkboxes are counted', () => {
    for (const holds of [[], ['a'], ['a', 'b'], ['a', 'b', 'c']])
      expect(widgetSays('required|min:2|max:2|in:a,b', holds, '', language)).toEqual(
        refusalsOf('required|min:2|max:2|in:a,b', holds, language, { isMany: true }),
      )
  })
})

test.each([
  ['requird', 'one of'],
  ['min', 'a number'],
  ['min:x', 'a number'],
  ['between:5,2', 'the smaller number first'],
  ['between:2', 'two numbers'],
  ['digits:0', 'how many'],
  ['regex:(', 'a regular expression'],
  ['regex:/^AB$/k', 'a regular expression'],
  ['required-if', 'the id or name'],
  ['in:', 'something'],
])('%j is an invalid rule, and its field is refused', (list, expected) => {
  const read = readRules(list)
  expect(read.faults.map(({ rule }) => rule)).toEqual([list])
  expect(read.faults.map(expectedOf).join()).toContain(expected)
  expect(findProblems(read, 'x', () => '')).toEqual([{ code: 'form.incorrect' }])
})
