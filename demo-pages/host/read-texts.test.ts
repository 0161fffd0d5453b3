// Tests tables of texts: how placeholders are filled, and the errors that prevent the start.
import { expect, test } from 'vitest'
import { readTexts } from './read-texts.ts'

const same = <Table>(table: Table) => ({ nl: table, en: table, de: table, sv: table })

test('a text with placeholders takes its values in the declared order', () => {
  const { en, de } = readTexts(same({ list: { range: '{from} of {total, number}', by: 'By {name, lower}' } }), {
    list: { range: ['from', 'total'], by: ['name'] },
  })
  expect(en.list.range(1, 12_345)).toBe('1 of 12,345')
  expect(de.list.range(1, 12_345)).toBe('1 of 12.345')
  expect(en.list.by('Colour')).toBe('By colour')
})

test('a plural depends on the last number, and an exact number takes precedence', () => {
  const { en } = readTexts(same({ left: { '=0': 'none', one: '{count} piece', other: '{count} pieces' } }), { left: ['count'] })
  expect([en.left(0), en.left(1), en.left(2)]).toEqual(['none', '1 piece', '2 pieces'])
})

test('a language with a missing text, an extra text or another placeholder prevents the start', () => {
  const en = { title: 'Title', by: 'By {name}' }
  const read = (sv: object) => () => readTexts<object, { by: ['name'] }>({ ...same(en), sv }, { by: ['name'] })
  expect(read({ by: 'Av {name}' })).toThrow('"title"')
  expect(read({ ...en, more: 'Mer' })).toThrow('"more"')
  expect(read({ ...en, by: 'Av {who}' })).toThrow('"by": Its holes are not name.')
  expect(read({ ...en, title: 'Titel {name}' })).toThrow('It has a hole that readTexts is not told of.')
})
