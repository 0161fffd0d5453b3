// Tests that a sentence keeps its text and marks the parts that are not translated.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Exact } from './Exact.tsx'

test.each<[text: string, keep: string[], markup: string]>([
  ['Coupon SUMMER is applied.', ['SUMMER'], 'Coupon <bdi translate="no">SUMMER</bdi> is applied.'],
  ['GC-1: € 5 used', ['GC-1', '€ 5'], '<bdi translate="no">GC-1</bdi>: <bdi translate="no">€ 5</bdi> used'],
  ['€ 5 used of GC-1', ['GC-1', '€ 5'], '<bdi translate="no">€ 5</bdi> used of <bdi translate="no">GC-1</bdi>'],
  ['Nothing of it', ['SUMMER'], 'Nothing of it'],
  ['An empty word', [''], 'An empty word'],
])('"%s" keeps %j', (text, keep, markup) => {
  expect(renderToStaticMarkup(<Exact text={text} keep={keep} />)).toBe(markup)
})
