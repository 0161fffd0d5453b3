// The articles of the shop, from `articles/<language>/<slug>.md`: a title, a leading sentence, and sections.
import { readFileSync } from 'node:fs'
import { Marked, Renderer } from 'marked'
import { fillPromises } from '../host/promises.ts'
import type { Language } from '../host/store-view.ts'
import { articleInfo } from './article-info.ts'
import { attributes, html, raw, textOf, type Html } from './markup.ts'
import type { Page, StoreView } from './page.ts'

/** The slugs of the articles: information first, then the articles that the law requires; each is at `/pages/<slug>`. */
export const articleSlugs = [
  'delivery',
  'payment',
  'returns',
  'team-orders',
  'about',
  'reviews',
  'guarantee',
  'terms',
  'withdrawal',
  'privacy',
  'imprint',
  'accessibility',
] as const

export type ArticleSlug = (typeof articleSlugs)[number]

/** An article with the texts of one store. */
export interface Article {
  title: string
  lead: string
  body: Html
}

interface Source {
  title: string
  lead: string
  body: string
}

const languages: readonly Language[] = ['nl', 'en', 'de', 'sv']
const sources = new Map(languages.flatMap((language) => articleSlugs.map((slug) => [`${language}/${slug}`, readSource(language, slug)])))

function readSource(language: Language, slug: ArticleSlug): Source {
  const [title = '', lead = '', ...body] = readFileSync(new URL(`articles/${language}/${slug}.md`, import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
  return { title: title.replace(/^# /, ''), lead: fillPromises(lead, language), body: fillPromises(body.join('\n\n'), language) }
}

function sourceOf(language: Language, slug: ArticleSlug): Source {
  const source = sources.get(`${language}/${slug}`)
  if (!source) throw new Error(`articles: there is no ${slug} in ${language}`)
  return source
}

/** The text of links to an article. */
export function articleTitle(store: StoreView, slug: ArticleSlug): string {
  return sourceOf(store.language, slug).title
}

/** Returns the slug if such an article exists. */
export function findArticle(slug: string | undefined): ArticleSlug | null {
  return articleSlugs.find((candidate) => candidate === slug) ?? null
}

/** An article of this page's store, with its placeholders filled. */
export function readArticle(page: Page, slug: ArticleSlug): Article {
  const { title, lead, body } = sourceOf(page.store.language, slug)
  const facts = articleInfo(page.store)
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = facts[name]
      if (value === undefined) throw new Error(`articles: ${slug} asks for {${name}}, which no store has`)
      return value
    })
  return { title, lead: fill(lead), body: raw(writer(page, title).parse(fill(body), { async: false })) }
}

/** Renders our own Markdown: links without a scheme lead into the store, and wide tables scroll sideways. */
function writer(page: Page, title: string): Marked {
  return new Marked({
    renderer: {
      link({ href, tokens }) {
        const words = raw(this.parser.parseInline(tokens))
        return textOf(html`<a${attributes({ href: /^[a-z]+:/.test(href) ? href : page.link(href) })}>${words}</a>`)
      },
      table(token) {
        const table = raw(Renderer.prototype.table.call(this, token))
        return textOf(html`<div class="table-frame" tabindex="0" role="group" aria-label="${title}">${table}</div>`)
      },
    },
  })
}
