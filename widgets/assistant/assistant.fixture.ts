// The fixture for the conformance suite: a browser without a model context, in which the host's words stay as they are.
import type { Fixture } from '#widgets/fixture.ts'

/** The mount that the suite adds by itself is empty; a host may print one with words of its own. */
export const fixture: Fixture = {
  fallback: '<a href="/en/pages/assistant">Your assistant can help you here</a>',
  sameTexts: { nl: ['Product', 'Product '] },
}
