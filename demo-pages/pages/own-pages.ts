// The shop's own pages that a search can name, by the codes of `catalogue/reader/words/`.
import type { ArticleSlug } from './article-files.ts'
import { articleTitle } from './articles.ts'
import type { StoreView } from './page.ts'
import { accountTexts } from './texts/account.ts'
import { clubTexts } from './texts/club.ts'
import { texts } from './texts/index.ts'
import { newsletterTexts } from './texts/newsletter.ts'
import { serviceTexts } from './texts/service.ts'

/** A page with its address. */
export interface OwnPage {
  label: string
  url: string
}

type Place = readonly [path: string, label: (store: StoreView) => string]

const article = (slug: ArticleSlug): Place => [`pages/${slug}`, (store) => articleTitle(store, slug)]

const places = new Map<string, Place>([
  ['contact', ['contact', ({ language }) => texts[language].contact.title]],
  ['tracking', ['orders/track', ({ language }) => serviceTexts[language].track]],
  ['returns', ['returns', ({ language }) => serviceTexts[language].returns]],
  ['returns-info', article('returns')],
  ['complaint', ['complaint', ({ language }) => serviceTexts[language].complaint]],
  ['withdrawal', ['withdrawal', ({ language }) => serviceTexts[language].withdrawal]],
  ['account', ['account', ({ language }) => accountTexts[language].title]],
  ['gift-card', ['account/gift-card', ({ language }) => accountTexts[language].giftCard]],
  ['newsletter', ['newsletter', ({ language }) => newsletterTexts[language].title]],
  ['clubs', ['clubs', ({ language }) => clubTexts[language].title]],
  ...(['delivery', 'payment', 'sizes', 'guarantee', 'terms', 'privacy', 'about', 'imprint', 'team-orders'] as const).map(
    (slug) => [slug, article(slug)] as const,
  ),
])

/** The pages with these codes, in the store's language. */
export function ownPages(store: StoreView, codes: readonly string[]): OwnPage[] {
  return codes.map((code) => {
    const place = places.get(code)
    if (!place) throw new Error(`own pages: there is no page "${code}"`)
    const [path, label] = place
    return { label: label(store), url: `/${store.code}/${path}` }
  })
}
