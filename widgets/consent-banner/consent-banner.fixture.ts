// The fixture for the conformance suite: the question as the host prints it, a form that works without JavaScript.
import type { Fixture } from '#widgets/fixture.ts'

/** The question in place among the content. */
export const fixture: Fixture = {
  options: { action: '/en/consent', privacyUrl: '/en/pages/privacy' },
  fallback:
    '<form action="/en/consent" method="post"><p>May we count your visit?</p><button type="submit" name="consent" value="denied">Do not count</button><button type="submit" name="consent" value="granted">Count my visit</button></form>',
  scenes: {
    agreed: { cookies: { 'touchline-consent': 'granted' }, shows: '[value="granted"][aria-pressed="true"]' },
    refused: { cookies: { 'touchline-consent': 'denied' }, shows: '[value="denied"][aria-pressed="true"]' },
    'with memory': { options: { coversMemory: true }, shows: '.consent-banner-text' },
    bar: { options: { placement: 'bar' }, shows: '.consent-banner-box.is-bar' },
  },
}
