// Tests that only a carrier's own page over https becomes a link.
import { expect, test } from 'vitest'
import { carrierDomains, carrierLink } from './carrier-link.ts'

test.each([
  ['https://jouw.postnl.nl/track-and-trace/3S', true],
  ['https://dhl.com/x?a=1#b', true],
  ['http://jouw.postnl.nl/x', false],
  ['https://postnl.nl.evil.example/x', false],
  ['https://notpostnl.nl/x', false],
  ['https://postnl.nl@evil.example/x', false],
  ['https://postnl.nl:8443/x', false],
  ['javascript:alert(1)', false],
  ['/track', false],
])('%s', (url, isLink) => {
  expect(carrierLink(url, carrierDomains) !== null).toBe(isLink)
})
