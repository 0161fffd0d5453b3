// The text of the links and buttons that buy a product, equal on every page.
import type { ProductKind } from '#demo-pages/catalogue/tables.ts'
import type { Page } from '../page.ts'
import { kindTexts } from '../texts/kinds.ts'

/** Returns the text of the link that buys the product. */
export function buyTexts(page: Page, { kind }: { kind: ProductKind | null }): string {
  const { verbs } = kindTexts[page.store.language]
  if (kind === 'simple') return verbs.add
  if (kind === 'bundle' || kind === 'grouped') return verbs.set
  return kind === 'team-wear' ? verbs.team : verbs.choose
}
