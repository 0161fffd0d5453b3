// The text of links and buttons that buy a product, the same everywhere.
import type { ProductKind } from '#demo-pages/catalogue/tables.ts'
import type { Page } from '../page.ts'
import { kindTexts } from '../texts/kinds.ts'

/** The text of the link that buys it. */
export function buyWords(page: Page, { kind }: { kind: ProductKind | null }): string {
  const { verbs } = kindTexts[page.store.language]
  if (kind === 'simple') return verbs.add
  if (kind === 'bundle' || kind === 'grouped') return verbs.set
  return kind === 'team-wear' ? verbs.team : verbs.choose
}
