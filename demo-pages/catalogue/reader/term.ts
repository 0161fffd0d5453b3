// What one or more words of a query mean: alternatives, of which a product must meet one.

/** The subjects of a query. What is given up first when nothing has it all stands first. */
export const subjects = ['color', 'level', 'material', 'audience', 'surface', 'sport', 'size', 'text', 'category'] as const
export type Subject = (typeof subjects)[number]

/** A part of a query. */
export interface Term {
  subject: Subject
  /** The words, as the shopper typed them. */
  typed: string
  /** Their places in the query; see `Token`. */
  places: readonly number[]
  /** Beginnings of words, without special characters; a product has one of them. */
  beginnings: readonly string[]
  /** Whole indexed words. */
  wholes: readonly string[]
  /** Options; those of the first group fit best. */
  options: readonly (readonly number[])[]
  /** Categories, the best first. */
  categories: readonly number[]
  /** Options of which a product of these categories has one too: the sport after which the goods are named. */
  within: readonly number[]
}

/** How a query is read. */
export interface Reading {
  terms: readonly Term[]
  /** The shop's own pages that were asked for, by code. */
  pages: readonly string[]
  /** Words that nothing in the shop has, as they were typed. */
  dropped: readonly string[]
  /** The query with mistyped words corrected and without the dropped ones; null if no word was corrected. */
  correction: string | null
  /** The corrected words. */
  fixed: readonly string[]
}

/** A term that the products' words alone decide. */
export function textTerm(
  { typed, places }: Pick<Term, 'typed' | 'places'>,
  beginnings: readonly string[],
  wholes: readonly string[] = [],
): Term {
  return { subject: 'text', typed, places, beginnings, wholes, options: [], categories: [], within: [] }
}

/** Whether only the products' words can meet it. */
export function isOfWords({ options, categories }: Term): boolean {
  return options.length === 0 && categories.length === 0
}
