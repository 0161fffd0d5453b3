// Tests that consent is the cookie's whole value, one entry of its list, or one of its named keys: never a part of another word.
import { expect, test } from 'vitest'
import { hasConsent } from './consent.ts'

test.each([
  // The values of our own banner, and of a host with a single word.
  ['granted', 'granted', true],
  ['denied', 'granted', false],
  ['ungranted', 'granted', false],
  ['granted-not', 'granted', false],
  // A list.
  ['necessary,statistics', 'statistics', true],
  ['necessary|statistics_2', 'statistics', false],
  ['["necessary","statistics"]', 'statistics', true],
  // Named keys, as JSON, in Cookiebot's format and in OneTrust's.
  ['{"necessary":"granted","analytics":"denied"}', 'granted', false],
  ['{"necessary": "granted", "analytics": "denied"}', 'granted', false],
  ['{"necessary":"granted","analytics":"denied"}', 'analytics:granted', false],
  ['{"necessary":"denied","analytics":"granted"}', 'analytics:granted', true],
  ['{"necessary": true, "analytics": true}', 'analytics:true', true],
  ['{"non-analytics":true,"analytics":false}', 'analytics:true', false],
  ["{stamp:'x',necessary:true,statistics:true,marketing:false}", 'statistics:true', true],
  ["{stamp:'x',necessary:true,statistics:false,marketing:true}", 'statistics:true', false],
  ['isGpcEnabled=0&groups=C0001:1,C0002:0,C0003:1', 'C0002:1', false],
  ['isGpcEnabled=0&groups=C0001:1,C0002:1,C00022:0', 'C0002:1', true],
  ['groups=C0001:1,C0002:10', 'C0002:1', false],
  // A key without an expected value grants consent where its value means yes.
  ['{"statistics":true}', 'statistics', true],
  ['{"statistics":false,"note":"statistics"}', 'statistics', false],
  // An empty setting grants nothing.
  ['', '', false],
  ['granted', '', false],
  [null, 'granted', false],
])('%s is read for %s: %s', (cookie, granted, expected) => {
  expect(hasConsent(cookie, granted)).toBe(expected)
})
