// Tests the base of relative addresses in answers.
import { afterEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { answers } from './answer-base.ts'
import { Url } from './answer-parts.ts'

afterEach(() => void (answers.base = ''))

test.each([
  ['media/shirt.webp', '/touchline-api/nl/media/shirt.webp'],
  ['./media/shirt.webp', '/touchline-api/nl/media/shirt.webp'],
  ['../media/shirt.webp', '/touchline-api/nl/../media/shirt.webp'],
  ['/media/shirt.webp', '/media/shirt.webp'],
  ['//cdn.example/shirt.webp', '//cdn.example/shirt.webp'],
  ['https://cdn.example/shirt.webp', 'https://cdn.example/shirt.webp'],
  ['?page=2', '?page=2'],
  ['#size', '#size'],
])('%s', (address, meant) => {
  answers.base = '/touchline-api/nl/'
  expect(v.parse(Url, address)).toBe(meant)
})
