// What one does with a product to have it, said the same wherever a link leads to it.
import type { ProductKind } from '#demo-pages/catalogue/tables.ts'
import type { Page } from '../page.ts'
import { kindTexts } from '../texts/kinds.ts'

/** The words of the link that buys it. */
export function buyWords(page: Page, { kind }: { kind: ProductKind | null }): string {
  const { verbs } = kindTexts[page.store.language]
  if (kind === 'simple') return verbs.add
  if (kind === 'bundle' || kind === 'grouped') return verbs.set
  return kind === 'team-wear' ? verbs.team : verbs.choose
}
