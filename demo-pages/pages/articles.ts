// The articles of the shop, from `articles/<language>/<slug>.md`: a title, a leading sentence, and sections.
import { join } from 'node:path'
import { Marked, Renderer } from 'marked'
import { type Language, storeViews } from '../host/store-view.ts'
import { articleSlugs, loadArticles, type ArticleSlug, type ArticleSource } from './article-files.ts'
import { articleInfo } from './article-info.ts'
import { attributes, html, raw, textOf, type Html } from './markup.ts'
import type { Page, StoreView } from './page.ts'

/** An article with the texts of one store. */
export interface Article {
  title: string
  lead: string
  body: Html
}

const sources = loadArticles(join(import.meta.dirname, 'articles'))

function sourceOf(language: Language, slug: ArticleSlug): ArticleSource {
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

/** An article of a store with its placeholders filled; the body is Markdown. */
export function fillArticle(store: StoreView, slug: ArticleSlug): ArticleSource {
  const { title, lead, body } = sourceOf(store.language, slug)
  const facts = articleInfo(store)
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = facts[name]
      if (value === undefined) throw new Error(`articles: ${slug} asks for {${name}}, which no store has`)
      return value
    })
  return { title, lead: fill(lead), body: fill(body) }
}

/** An article as its page shows it. */
export function readArticle(page: Page, slug: ArticleSlug): Article {
  const { title, lead, body } = fillArticle(page.store, slug)
  return { title, lead, body: raw(writer(page, title).parse(body, { async: false })) }
}

/** Fills every article of every store: a shop with a gap in one does not start. */
export function checkArticles(): void {
  for (const store of storeViews) for (const slug of articleSlugs) fillArticle(store, slug)
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
