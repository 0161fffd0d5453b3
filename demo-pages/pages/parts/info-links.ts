// Where the information pages are and which column of the footer they stand in.
import { writeCents } from '../money.ts'
import type { Page } from '../page.ts'
import { infoTexts, type InfoSlug, type InfoText } from '../texts/info/index.ts'

interface InfoLink {
  path: string
  name: string
}

/** The information pages of this store. */
export function infoOf(page: Page): Record<InfoSlug, InfoText> {
  const { store } = page
  return infoTexts[store.language]({ fee: writeCents(store.shippingFee, store), from: writeCents(store.freeShippingFrom, store) })
}

/** Links by column. */
export function infoLinks(page: Page): Record<'service' | 'about' | 'legal', InfoLink[]> {
  const info = infoOf(page)
  const link = (slug: InfoSlug): InfoLink => ({ path: `pages/${slug}`, name: info[slug].title })
  return {
    service: [{ path: 'contact', name: page.texts.contact.title }, link('delivery'), link('payment'), link('returns')],
    about: [link('about'), link('team-orders')],
    legal: [link('terms'), link('privacy')],
  }
}
