// The index of the docs: one document a heading, found by its words, their beginnings and small slips. The script loads the same index.
import MiniSearch from 'minisearch'
import { slugOf } from './markdown.ts'
import { plainPage } from './plain.ts'
import { searchOptions, type Section } from './search-options.ts'
import type { Library } from './library.ts'

/** What is found for a query, the best first. */
export type DocsSearch = MiniSearch<Section>

/** Builds the index of all pages. */
export async function indexDocs(library: Library): Promise<DocsSearch> {
  const pages = [
    { title: 'Start', path: '' },
    ...Array.from(library.recipes, ([name, { title }]) => ({ title, path: `recipes/${name}` })),
    { title: 'The contract', path: 'contract' },
    ...Array.from(library.widgets.keys(), (name) => ({ title: name, path: `widgets/${name}` })),
  ]
  const index = new MiniSearch<Section>(searchOptions)
  for (const { title, path } of pages) {
    const written = await plainPage(library, path || 'start')
    index.addAll(sectionsOf(title, path, written ?? ''))
  }
  return index
}

/** The sections of a page: what stands below each heading, as far as a person would read it. */
function sectionsOf(page: string, path: string, markdown: string): Section[] {
  const seen = new Map<string, number>()
  return markdown
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .split(/^(?=#{1,4} )/m)
    .map((part, at) => {
      const [, heading = page] = /^#+ (.+)/.exec(part) ?? []
      const slug = slugOf(heading)
      const before = seen.get(slug) ?? 0
      seen.set(slug, before + 1)
      const text = part
        .replace(/^#+ .+/, '')
        .replaceAll(/\]\([^)]*\)|<!--.*?-->|[[`*|]|-{3,}/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
      const anchor = at === 0 ? '' : `#${slug}${before ? `-${before}` : ''}`
      return { id: `${path}${anchor}`, page, heading: heading.replaceAll('`', ''), text, about: text.slice(0, 140) }
    })
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
}
