// The articles in each column of the footer.
import type { ArticleSlug } from '../article-files.ts'
import { articleTitle } from '../articles.ts'
import type { Page } from '../page.ts'
import { clubTexts } from '../texts/club.ts'
import { serviceTexts } from '../texts/service.ts'

interface InfoLink {
  path: string
  name: string
}

/** A link to an article, by its title. */
export function articleLink(page: Page, slug: ArticleSlug): InfoLink {
  return { path: `pages/${slug}`, name: articleTitle(page.store, slug) }
}

/** Links by column. */
export function infoLinks(page: Page): Record<'service' | 'about' | 'legal', InfoLink[]> {
  const links = (...slugs: ArticleSlug[]) => slugs.map((slug) => articleLink(page, slug))
  const texts = serviceTexts[page.store.language]
  return {
    service: [
      { path: 'contact', name: page.texts.contact.title },
      { path: 'orders/track', name: texts.track },
      { path: 'returns', name: texts.returns },
      { path: 'complaint', name: texts.complaint },
      ...links('delivery', 'payment', 'returns', 'sizes', 'guarantee'),
    ],
    about: [...links('about', 'team-orders'), { path: 'clubs', name: clubTexts[page.store.language].title }, ...links('reviews')],
    legal: [{ path: 'withdrawal', name: texts.withdrawal }, ...links('terms', 'withdrawal', 'privacy', 'imprint', 'accessibility')],
  }
}
