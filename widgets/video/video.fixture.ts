// The fixture for the conformance suite: a video as a theme links to it.
import type { Fixture } from '#widgets/fixture.ts'

/** A link to a file on the page's own origin. */
export const fixture: Fixture = {
  options: { origins: ['https://player.vimeo.com'], label: 'How a racket is strung' },
  sameTexts: { nl: ['Video'], de: ['Video'], sv: ['Video'] },
  fallback: '<a href="/media/strung.mp4">How a racket is strung</a>',
}
