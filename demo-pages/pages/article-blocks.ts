// An article as the parts of a mail or PDF: the same text as the page, without a page around it.
import { lexer, type Token, type Tokens } from 'marked'
import type { StoreView } from '../host/store-view.ts'
import type { PaperBlock } from '../papers/paper.ts'
import type { ArticleSlug } from './article-files.ts'
import { fillArticle } from './articles.ts'

/** The whole address of a path below the store; null where the shop does not know its name. */
type AddressOf = (path: string) => string | null

/** Title, opening sentence and sections. A link to another article in `beside` is plain text, since that article is there too. */
export function articleBlocks(store: StoreView, slug: ArticleSlug, beside: readonly ArticleSlug[], addressOf: AddressOf): PaperBlock[] {
  const { title, lead, body } = fillArticle(store, slug)
  const write = (tokens: readonly Token[] | undefined) => inline(tokens ?? [], beside, addressOf)
  return [{ kind: 'heading', level: 2, text: title }, lead, ...lexer(body).flatMap((token) => blockOf(token, write))]
}

function blockOf(token: Token, write: (tokens: readonly Token[] | undefined) => string): PaperBlock[] {
  if (is(token, 'heading')) return [{ kind: 'heading', level: 3, text: write(token.tokens) }]
  if (is(token, 'paragraph')) return [write(token.tokens)]
  if (is(token, 'list')) return [{ kind: 'list', isNumbered: token.ordered, items: token.items.map(({ tokens }) => write(tokens)) }]
  if (is(token, 'blockquote'))
    return [{ kind: 'quote', text: token.tokens.flatMap((one) => ('tokens' in one ? write(one.tokens) : [])).join('\n') }]
  if (is(token, 'table'))
    return [
      {
        kind: 'grid',
        amounts: 0,
        head: token.header.map(({ tokens }) => write(tokens)),
        rows: token.rows.map((row) => row.map(({ tokens }) => write(tokens))),
      },
    ]
  if (token.type === 'space') return []
  throw new Error(
    `articles: a mail cannot show a "${token.type}" of an article (${token.raw.slice(0, 40)}); use headings, lists, tables and quotes`,
  )
}

interface Known {
  heading: Tokens.Heading
  paragraph: Tokens.Paragraph
  list: Tokens.List
  blockquote: Tokens.Blockquote
  table: Tokens.Table
  link: Tokens.Link
  br: Tokens.Br
}

/** Marked's union of tokens has a member of any type, so that the compiler needs to be told. */
function is<Type extends keyof Known>(token: Token, type: Type): token is Known[Type] {
  return token.type === type
}

function inline(tokens: readonly Token[], beside: readonly ArticleSlug[], addressOf: AddressOf): string {
  return tokens
    .map((token) => {
      if (is(token, 'br')) return '\n'
      const words = 'tokens' in token && token.tokens ? inline(token.tokens, beside, addressOf) : 'text' in token ? String(token.text) : ''
      if (!is(token, 'link')) return words
      const address = addressIn(token.href, beside, addressOf)
      return address === null || (/^(https?|mailto):/.test(token.href) && token.href.includes(words)) ? words : `${words} (${address})`
    })
    .join('')
}

function addressIn(href: string, beside: readonly ArticleSlug[], addressOf: AddressOf): string | null {
  const mail = /^mailto:([^?]*)/.exec(href)?.[1]
  if (mail !== undefined) return mail
  if (/^https?:/.test(href)) return href
  return beside.some((slug) => href === `pages/${slug}`) ? null : addressOf(href)
}
