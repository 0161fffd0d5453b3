// The fixture for the conformance suite: a menu of two levels and a few links.
import type { Fixture } from '#widgets/fixture.ts'

/** A `<details>` element that opens without JavaScript. */
export const fixture: Fixture = {
  fallback:
    '<details><summary aria-label="Menu">☰</summary><nav aria-label="Menu"><ul><li><details><summary>Shoes</summary><ul><li><a href="/en/shoes">Everything in Shoes</a></li><li><a href="/en/shoes/football">Football</a></li></ul></details></li><li><a href="/en/balls">Balls</a></li></ul><ul><li><a href="/en/contact">Customer service</a></li></ul></nav></details>',
  scenes: {
    open: { press: ['summary'], shows: '.mobile-menu-dialog[open]' },
    deeper: { press: ['summary', '.mobile-menu-level button'], shows: '.mobile-menu-back' },
  },
  sameTexts: { nl: ['Menu'] },
}
