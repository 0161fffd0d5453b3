// Learning a list from three drawn rows, and the lists that are left to the widget.
import { describe, expect, test } from 'vitest'
import { write } from './dialects.ts'
import { partsOf } from './markers.ts'
import { templateOptions } from './options.ts'
import { fill } from './parts.ts'
import { inferRows, type DrawRows } from './rows.ts'

const flag = (standard: boolean) => ({ type: 'boolean', default: standard })
const [links] = templateOptions({
  properties: {
    links: {
      type: 'array',
      items: {
        type: 'object',
        properties: { label: { type: 'string' }, id: { type: 'number' }, isOn: flag(false), isShown: flag(true) },
      },
    },
  },
})
const [words] = templateOptions({ properties: { words: { type: 'array', items: { type: 'string' } } } })

const textOf = (row: unknown) => (typeof row === 'string' ? row : '')

interface Link {
  label: string
  id: number
  isOn?: boolean
  isShown?: boolean
}

/** Draws rows with a marker, leaves some out, and repeats the text of one elsewhere. */
const draw = (given: readonly Link[]) => {
  const current = given.find(({ isOn }) => isOn)
  const rows = given.filter(({ isShown = true }) => isShown)
  const list = rows.map(({ label, id, isOn }) => `<li><a${isOn ? ' aria-current="true"' : ''} href="/${id}">${label}</a></li>`)
  return `<p>${current ? `Now: ${current.label}` : 'None'}</p><ul>${list.join('')}</ul><p>End</p>`
}
const drawn = (rows: Parameters<DrawRows>[0]) => draw(rows as unknown as Link[])

const inferred = (drawRows: DrawRows, option = links) => {
  if (!option) throw new Error('There is no such option')
  return inferRows(drawRows, option)
}
const partsFrom = (tokens: string[] | string) => {
  if (typeof tokens === 'string') throw new Error(tokens)
  return partsOf(tokens.join(''), [])
}

test('an array of plain objects, texts or numbers is a list; of anything deeper it is not', () => {
  const kindOf = (items: object) => templateOptions({ properties: { list: { type: 'array', items } } })[0]?.kind
  expect([kindOf({ type: 'string' }), kindOf({ type: 'number' }), links?.kind]).toEqual(['list', 'list', 'list'])
  expect(kindOf({ type: 'object', properties: { deep: { type: 'array' } } })).toBe('bulk')
  expect(kindOf({ type: 'object', additionalProperties: {} })).toBe('bulk')
})

test.each([
  ['none', []],
  ['one', [{ label: 'One', id: 1 }]],
  [
    'one that is on',
    [
      { label: 'a "b" & <c>', id: 1 },
      { label: 'Two', id: 2, isOn: true },
    ],
  ],
  [
    'one that is left out',
    [
      { label: 'One', id: 1, isShown: false },
      { label: 'Two', id: 2 },
      { label: 'Three', id: 3 },
    ],
  ],
] as const)('the template prints rows as the widget draws them: %s', (_name, rows) => {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  const own = rows.map((row) => ({ ...row, label: escaped(row.label) }))
  expect(fill(partsFrom(inferred(drawn)), { links: rows })).toBe(draw(own))
})

test('each engine has its own loop', () => {
  const parts = partsFrom(inferred((rows) => `<ul>${rows.map((row) => `<li>${textOf(row)}</li>`).join('')}</ul>`, words))
  const text = (dialect: Parameters<typeof write>[0]) => write(dialect, '', parts).split('\n')[1]
  expect(text('php')).toBe(
    "<ul><?php foreach ($words ?? [] as $row): ?><li><?= htmlspecialchars((string) ($row ?? '')) ?></li><?php endforeach ?></ul>",
  )
  expect(text('twig')).toBe("<ul>{% for row in words ?? [] %}<li>{{ (row ?? '')|e('html') }}</li>{% endfor %}</ul>")
  expect(text('blade')).toBe("<ul>@foreach($words ?? [] as $row)<li>{{ $row ?? '' }}</li>@endforeach</ul>")
  expect(text('liquid')).toBe('<ul>{% for row in words %}<li>{{ row | escape }}</li>{% endfor %}</ul>')
})

describe('a list that is not repeated markup is left out, with the reason', () => {
  const item = (row: unknown) => `<li>${textOf(row)}</li>`
  test.each([
    [
      'drawn in more than one place',
      (rows: readonly unknown[]) => `<ul>${rows.map(item).join('')}</ul><ol>${rows.map(item).join('')}</ol>`,
    ],
    ['differ', (rows: readonly unknown[]) => rows.map((row, at) => `${item(row)}${'<hr>'.repeat(at)}`).join('')],
    ['by their place', (rows: readonly unknown[]) => rows.map((row, at) => `<li value="${at}">${textOf(row)}</li>`).join('')],
    ['each by itself', (rows: readonly unknown[]) => `<p>${rows.join(', ')}</p>`],
    ['each by itself', () => '<p>Nothing</p>'],
  ])('%s', (reason, drawRows) => {
    expect(inferred(drawRows, words)).toContain(reason)
  })
})
