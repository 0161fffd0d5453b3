// Reads the files of the articles. A shop that lacks one, or a part of one that the law requires, does not start, and says what is missing.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillPromises } from '../host/promises.ts'
import type { Language } from '../host/store-view.ts'

/** The slugs of the articles: information first, then the articles that the law requires; each is at `/pages/<slug>`. */
export const articleSlugs = [
  'delivery',
  'payment',
  'returns',
  'sizes',
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

/** What each confirmation of an order must hold (Consumer Rights Directive, article 8(7)), in the order in which it stands there. */
export const contractSlugs = ['imprint', 'withdrawal', 'terms', 'guarantee'] as const satisfies readonly ArticleSlug[]

/** An article as its file has it: the body is Markdown with `{name}` for what differs between stores. */
export interface ArticleSource {
  title: string
  lead: string
  body: string
}

const languages: readonly Language[] = ['nl', 'en', 'de', 'sv']

/** The articles by language and slug, such as `nl/terms`; throws for all that is missing at once. */
export function loadArticles(folder: string): ReadonlyMap<string, ArticleSource> {
  const files = languages.flatMap((language) =>
    articleSlugs.map((slug) => ({ language, slug, path: join(folder, language, `${slug}.md`) })),
  )
  const faults = files.flatMap(({ language, slug, path }) => faultOf(slug, path, `${language}/${slug}.md`) ?? [])
  if (faults.length > 0) throw new Error(`articles: the shop cannot sell as it is.\n${faults.join('\n')}`)
  return new Map(files.map(({ language, slug, path }) => [`${language}/${slug}`, readSource(path, language)]))
}

/** What is wrong with a file, for whoever runs the shop; null if nothing is. */
function faultOf(slug: ArticleSlug, path: string, name: string): string | null {
  const isContract = contractSlugs.some((one) => one === slug)
  const why = isContract ? 'The confirmation of every order must hold it (2011/83/EU, article 8(7)).' : 'Every page leads to it.'
  if (!existsSync(path)) return `${name} is missing. ${why}`
  const text = readFileSync(path, 'utf8').trim()
  const [title = '', lead = '', ...body] = text.split('\n\n')
  if (!/^# \S/.test(title)) return `${name} has no title ("# ..." in its first line). ${why}`
  if (lead === '' || body.length === 0) return `${name} has no text: it needs an opening sentence and sections. ${why}`
  if (slug === 'withdrawal' && !/^> /m.test(text))
    return `${name} has no model withdrawal form (lines that begin with "> "). The law requires one (2011/83/EU, article 6(1)(h)).`
  return null
}

function readSource(path: string, language: Language): ArticleSource {
  const [title = '', lead = '', ...body] = readFileSync(path, 'utf8').trim().split('\n\n')
  return { title: title.replace(/^# /, ''), lead: fillPromises(lead, language), body: fillPromises(body.join('\n\n'), language) }
}
