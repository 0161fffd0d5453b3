// Tests text from hosts that write HTML into it: tags are removed, and everything else that people type stays.
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['1 x Bat <span class="price">€ 5</span>', '1 x Bat € 5'],
  ['Red<br/>Large', 'Red Large'],
  ['<b>Red</b>', 'Red'],
  ['Tom &amp; Jerry', 'Tom & Jerry'],
  ['I <3 U > me', 'I <3 U > me'],
  ['12 < 34', '12 < 34'],
  ['&unknown;', '&unknown;'],
  ['', ''],
])('%s is shown as %s', (given, shown) => expect(plainText(given)).toBe(shown))
