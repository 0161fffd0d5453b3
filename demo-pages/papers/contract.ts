// What the law wants confirmed with every order, from the same articles as the pages: seller, withdrawal with its form, terms, guarantee, complaints.
import type { StoreView } from '../host/store-view.ts'
import { articleBlocks } from '../pages/article-blocks.ts'
import { contractSlugs } from '../pages/article-files.ts'
import { shopAddress } from '../service/mail-origin.ts'
import type { Shop } from '../shop/shop.ts'
import type { PaperBlock } from './paper.ts'

/** The articles one after the other, whole: a link to a page that can change is no confirmation (C-49/11). */
export function contractBlocks(shop: Shop, store: StoreView): PaperBlock[] {
  return contractSlugs.flatMap((slug) => articleBlocks(store, slug, contractSlugs, (path) => shopAddress(shop, store, path)))
}
