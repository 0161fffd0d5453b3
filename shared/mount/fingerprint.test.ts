// Tests that rendered markup is recognised, and changes to it are detected.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fingerprintOf, fingerprintOfMarkup, trimMount } from './fingerprint.ts'

function mountOf(markup: string): Element {
  const mount = document.createElement('div')
  mount.innerHTML = markup
  return mount
}

test.each([
  '<a href="/cart" class="x">Cart <span>2</span></a>',
  '<label for="a">A</label><input id="a" type="number" value="2" disabled=""/>',
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M0 0h1"/></svg><button type="button">a &gt; b</button>',
  '<ul><li>1</li><li data-x="a &quot;b&quot;">2</li></ul>',
])('what the server prints has the fingerprint of what the browser parses: %s', (markup) => {
  expect(fingerprintOf(mountOf(markup))).toBe(fingerprintOfMarkup(markup))
})

test.each([
  ['an attribute taken away', '<a href="/cart">Cart</a>'],
  ['a paragraph put around', '<p><a href="/cart" class="x">Cart</a></p>'],
  ['an element added', '<a href="/cart" class="x">Cart<br></a>'],
])('%s changes it', (_what, markup) => {
  expect(fingerprintOf(mountOf(markup))).not.toBe(fingerprintOfMarkup('<a href="/cart" class="x">Cart</a>'))
})

test('white space that a template adds around the markup is removed', () => {
  const mount = mountOf('\n  <a href="/cart">Cart</a>\n')
  trimMount(mount)
  expect(mount.childNodes).toHaveLength(1)
})

test('a details that somebody opened is still what the server printed', () => {
  const mount = mountOf('<details><summary>Stores</summary></details>')
  mount.querySelector('details')?.setAttribute('open', '')
  expect(fingerprintOf(mount)).toBe(fingerprintOfMarkup('<details><summary>Stores</summary></details>'))
})
