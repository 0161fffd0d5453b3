// The fixture for the conformance suite: two sub-categories.
import { listAnswer, printed } from '#tests/support/list-state.ts'
import type { Fixture } from '#widgets/fixture.ts'

/** Links; the widget draws nothing else. */
export const fixture: Fixture = {
  options: { categoryId: 3, path: '/en/shirts' },
  fallback: '<a href="/en/shirts/home">Home shirts</a>',
  state: printed(['subCategories', 'place']),
  answers: { 'catalog/category/3/product/list': listAnswer },
}
