// Tests sizes as clubs write them, in four languages.
import { describe, expect, test } from 'vitest'
import { findSizes } from './sizes.ts'

const product = (...labels: string[]) => ({ sizes: labels.map((label) => ({ id: label, label, price: null, stock: null })) })
const adult = product('XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL')
const children = product('128 cm', '140 cm', '152 cm', '164 cm', '176 cm')
const club = product('128', '140', '152', '164', 'S', 'M', 'L', 'XL')
const socks = product('31-34', '35-38', '39-42', '43-46')
const trousers = product('30 / 32', '32 / 32', '32 / 34')
const shoes = product('UK 7 (EU 41)', 'UK 7.5 (EU 42)', 'UK 8 (EU 42.5)')
const both = product('Women S', 'Women M', 'Men S', 'Men M', 'Junior 140')
const found = (of: ReturnType<typeof product>, cell: string) => findSizes(of, cell).map(({ label }) => label)

describe('a size is found', () => {
  test.each([
    [adult, ' xxl ', 'XXL'],
    [adult, '2XL', 'XXL'],
    [adult, '2 xl', 'XXL'],
    [adult, 'XXXL', '3XL'],
    [adult, 'Medium', 'M'],
    [adult, 'medium', 'M'],
    [adult, 'Extra Large', 'XL'],
    [adult, 'X-Large', 'XL'],
    [adult, 'extra small', 'XS'],
    [adult, 'XX Large', 'XXL'],
    [adult, 'XL (56)', 'XL'],
    [adult, '164/M', 'M'],
    [adult, 'M (48/50)', 'M'],
    [adult, 'M (medium)', 'M'],
    [adult, 'Maat L', 'L'],
    [adult, 'Gr. M', 'M'],
    [adult, 'strl: S', 'S'],
    [adult, 'Herren L', 'L'],
    [adult, 'groot', 'L'],
    [children, '164', '164 cm'],
    [children, '164cm', '164 cm'],
    [children, '152.0', '152 cm'],
    [children, 'maat164', '164 cm'],
    [children, 'Junior 140', '140 cm'],
    [club, 'Kinder 164', '164'],
    [club, 'L', 'L'],
    [socks, '39-42', '39-42'],
    [socks, '39–42', '39-42'],
    [socks, '39 — 42', '39-42'],
    [socks, '39/42', '39-42'],
    [socks, '39 t/m 42', '39-42'],
    [socks, '39 bis 42', '39-42'],
    [socks, 'mt 41', '39-42'],
    [socks, '42', '39-42'],
    [trousers, '32/34', '32 / 34'],
    [trousers, 'W32 L34', '32 / 34'],
    [trousers, '30-32', '30 / 32'],
    [shoes, '42,5', 'UK 8 (EU 42.5)'],
    [shoes, '41', 'UK 7 (EU 41)'],
    [both, 'Dames M', 'Women M'],
    [both, 'Herren S', 'Men S'],
    [both, '140', 'Junior 140'],
  ])('in %#: %j → %j', (of, cell, label) => {
    expect(found(of, cell)).toEqual([label])
  })
})

describe('it is asked, not guessed', () => {
  test.each([
    [adult, 'M/L', ['M', 'L']],
    [adult, 'S of M', ['S', 'M']],
    [club, '164/M', ['164', 'M']],
    [both, 'M', ['Women M', 'Men M']],
    [trousers, '32', ['30 / 32', '32 / 32', '32 / 34']],
    [children, '152/164', ['152 cm', '164 cm']],
  ])('in %#: %j may be %j', (of, cell, labels) => {
    expect(found(of, cell)).toEqual(labels)
  })
})

describe('nothing is found', () => {
  test.each([
    [adult, ''],
    [adult, '?'],
    [adult, 'size'],
    [adult, '5XL'],
    [adult, '48'],
    [adult, 'Max'],
    [adult, 'XS9'],
    [adult, 'Ada 10 M'],
    [adult, 'M slim fit'],
    [adult, 'Ada'],
    [adult, '07'],
    [socks, '50'],
    [socks, 'M'],
    [children, '1644'],
    [product(), 'M'],
  ])('in %#: %j', (of, cell) => {
    expect(found(of, cell)).toEqual([])
  })
})
