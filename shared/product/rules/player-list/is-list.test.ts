// Tests which pasted texts are lists.
import { expect, test } from 'vitest'
import { isList } from './is-list.ts'
import { plan } from './plans.cases.ts'

test.each([
  ['Naam;Nr\nAda;10', true],
  ['Naam\tNr\nAda\t10', true],
  ['Name\nAda\nBo', true],
  ['Ada,10,M\nBo,7,L', true],
  ['Ada\t10\tM\nBo\t7\tL', false],
  ['Ada\nBo\nCy', false],
  ['1. Lieke\n2. Tijn', true],
  ['1. Lieke Brandsma\n2. Tijn Wolters\n3. Evi Postema\n4. Mees Hoekzema\n', true],
  ['Ada 10 M\nBo 7 L', true],
  ['- Ada\n- Bo', true],
  ['Ada Lovelace\nBo van Dam', false],
  ['Ada 10\t\nBo 7\t', false],
  ['1. Lieke', false],
  ['Ada', false],
  ['Ada\t10\tM', false],
  ['', false],
])('%j is a list: %s', (text, is) => {
  expect(isList(text, plan)).toBe(is)
})
