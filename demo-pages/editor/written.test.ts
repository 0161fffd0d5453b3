// Tests parsing an editor's text into sections and slides.
import { expect, test } from 'vitest'
import { readSections, readSlides } from './written.ts'

test('only a line that begins with # starts a section', () => {
  expect(readSections('# Sizes\nFrom XS.\n\nTo 3XL.\n#Printing\nC# and 5 # pieces')).toEqual([
    { title: 'Sizes', text: 'From XS.\n\nTo 3XL.\n' },
    { title: 'Printing', text: 'C# and 5 # pieces' },
  ])
  expect(readSections(' \n ')).toEqual([])
})

test('a slide’s line that begins with > is its link, with its address and text', () => {
  expect(readSlides('# Shirts\nPrinted in a week.\n> team-wear To the shirts\nNo minimum.\n# Alone')).toEqual([
    { title: 'Shirts', text: 'Printed in a week.\nNo minimum.\n', link: 'team-wear', linkText: 'To the shirts' },
    { title: 'Alone', text: '', link: '', linkText: '' },
  ])
  expect(readSlides('# A\n>https://example.com').map(({ link, linkText }) => [link, linkText])).toEqual([['https://example.com', '']])
})
