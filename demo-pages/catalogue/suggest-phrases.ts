// Suggests phrases and categories. Most have no audience, colour or size in them: they are found by the other words, and a phrase keeps what was
// typed around them.
import { getDictionary } from './dictionary.ts'
import { wordsOfThings } from './reader/query-reading.ts'
import type { ThingWords } from './reader/query-reading.ts'
import { readQuery } from './reader/read-query.ts'
import type { Reading } from './reader/term.ts'
import { getShelf } from './shelf.ts'
import { suggestKeywords } from './suggest-keywords.ts'
import { suggestCategories } from './suggest-places.ts'
import type { CategorySuggestion } from './suggest-places.ts'
import type { Database } from './tables.ts'
import type { CatalogueView } from './view.ts'

const shortestEnd = 5

/** Both groups of suggestions. */
export interface Phrases {
  keyword_results: { matches: { label: string; url: string }[]; total_matches: number }
  category_results: { matches: CategorySuggestion[]; total_matches: number }
}

interface Question {
  /** As typed. */
  query: string
  /** As it was read. */
  meant: string
  categoryId: number | null
  reading: Reading
  limits: { keywords: number; categories: number }
}

/** Phrases that have all words, or else those that have the words for things. */
export async function suggestPhrases(db: Database, view: CatalogueView, question: Question): Promise<Phrases> {
  const { query, meant, categoryId, reading, limits } = question
  const dictionary = await getDictionary(db)
  const whole = await suggestKeywords(db, view, { query: meant, categoryId, limit: limits.keywords })
  const around = whole.total === 0 ? wordsOfThings(query, reading) : null
  const { labels, total } = around ? await phrasesAround(db, view, question, around) : whole
  const categories = suggestCategories(dictionary, view, { query: around?.things ?? meant, categoryId, limit: limits.categories })
  return {
    keyword_results: { matches: labels.map((label) => ({ label, url: searchUrl(view, label, categoryId) })), total_matches: total },
    category_results: { matches: categories.matches, total_matches: categories.total },
  }
}

/** Phrases for the things, with the other words around them. One with an audience or a colour of its own would contradict the query. */
async function phrasesAround(
  db: Database,
  view: CatalogueView,
  { query, categoryId, reading, limits: { keywords: limit } }: Question,
  { before, things, after }: ThingWords,
): Promise<{ labels: string[]; total: number }> {
  const ask = { query: things, categoryId, limit: limit * 2 }
  const [shelf, begun] = await Promise.all([getShelf(db), suggestKeywords(db, view, ask)])
  // Shorter words end too many others: "skor" (shoes) is the end of "väskor" (bags).
  const found = begun.total > 0 || things.length < shortestEnd ? begun : await suggestKeywords(db, view, { ...ask, isInside: true })
  const taken = new Set(reading.terms.flatMap(({ subject, options }) => (options.length ? [subject] : [])))
  const labels: string[] = []
  for (const phrase of found.labels) {
    const { terms } = await readQuery(db, shelf, view.language, phrase)
    const label = [before, phrase, after].filter(Boolean).join(' ')
    const isOwn = terms.every(({ subject, options }) => options.length === 0 || !taken.has(subject))
    if (isOwn && label.toLowerCase() !== query.toLowerCase() && labels.length < limit) labels.push(label)
  }
  return { labels, total: labels.length }
}

function searchUrl(view: CatalogueView, query: string, categoryId: number | null): string {
  const params = new URLSearchParams({ query, ...(categoryId === null ? {} : { discipline: String(categoryId) }) })
  return `/${view.code}/search?${params}`
}
