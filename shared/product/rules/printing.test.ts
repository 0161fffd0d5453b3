// Tests real names against the characters that can be printed.
import { describe, expect, test } from 'vitest'
import { printable, unprintable } from './printing.ts'

const LETTERS = "A-Za-zÀ-ÖØ-öø-ÿ .'’-"

describe('what is printed', () => {
  test.each([
    ['  Zoë   K ', 'Zoë K'],
    ['Zoe\u0308', 'Zoë'],
    ['a\tb\nc', 'a b c'],
    ['\u00A0', ''],
    ['', ''],
  ])('of %j is %j', (typed, text) => {
    expect(printable(typed)).toBe(text)
  })
})

describe('what cannot be printed', () => {
  test.each([
    ["d'Arc-O’Neil Jr.", LETTERS, []],
    ['Zoë 7 😀', LETTERS, ['7', '😀']],
    ['👩‍👩‍👧 team', LETTERS, ['👩‍👩‍👧']],
    ['محمد', LETTERS, ['م', 'ح', 'د']],
    ['7a7', '0-9', ['a']],
    ['1²', '0-9', ['²']],
    ['a]b', 'a-z\\]', []],
    ['x', '', ['x']],
    ['anything 😀', null, []],
    ['a set that is broken', 'z-a', []],
    ['', LETTERS, []],
  ])('of %j with %j is %j', (text, characters, letters) => {
    expect(unprintable(text, characters)).toEqual(letters)
  })
})
