// Tests of the links to neighbouring pages in the document's head.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { setLink } from './use-head-links.ts'

test('a canonical link never leads to another site, whatever address an answer has', () => {
  document.head.innerHTML = '<link rel="canonical" href="/nl/shirts"><link rel="next" href="/nl/shirts?page=2">'
  setLink('canonical', 'https://evil.example/nl/shirts')
  setLink('prev', '//evil.example/nl/shirts')
  setLink('next', '//evil.example/nl/shirts?page=2')
  expect(document.head.innerHTML).toBe('<link rel="canonical" href="/nl/shirts">')
  setLink('canonical', '/nl/shirts?page=2')
  expect(document.querySelector('link')?.href).toBe(new URL('/nl/shirts?page=2', location.href).href)
})
