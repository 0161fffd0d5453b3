// A page of the editor: a title and blocks, with texts in four languages. Input is validated against the palette.
import * as v from 'valibot'
import { ShopError } from '../shop/shop-error.ts'
import { longestText, longestValue, mostBlocks, mostValues } from './client/limits.ts'
import { fieldsOf, type Palette } from './palette.ts'

/** The languages of the shop, in the order in which they replace a missing text. */
export const languages = ['en', 'nl', 'de', 'sv'] as const
type Language = (typeof languages)[number]

const Text = v.pipe(v.string(), v.maxLength(longestText))
const Words = v.object({ en: Text, nl: Text, de: Text, sv: Text })
const Value = v.union([
  v.pipe(v.string(), v.maxLength(longestValue)),
  v.number(),
  v.boolean(),
  v.pipe(v.array(v.union([v.number(), v.pipe(v.string(), v.maxLength(longestValue))])), v.maxLength(mostValues)),
])
const Block = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  type: v.string(),
  width: v.picklist(['full', 'half']),
  values: v.record(v.string(), Value),
  texts: v.object({
    en: v.record(v.string(), Text),
    nl: v.record(v.string(), Text),
    de: v.record(v.string(), Text),
    sv: v.record(v.string(), Text),
  }),
})
const Document = v.object({ title: Words, blocks: v.pipe(v.array(Block), v.maxLength(mostBlocks)) })

/** One block. `values` are options and contents that all languages share, `texts` those of each language. */
export type Block = v.InferOutput<typeof Block>
/** A page. */
export type Document = v.InferOutput<typeof Document>

/** A page without blocks. */
export const emptyDocument = (title: string): Document => ({ title: { en: title, nl: '', de: '', sv: '' }, blocks: [] })

/**
 * Parses a page; fields that a block does not have are dropped. Blocks that the palette does not offer are refused, or left out
 * with `isShown`: a published page keeps its other blocks if a build no longer has the widget of one.
 */
export function readDocument(given: unknown, palette: Palette, { isShown = false } = {}): Document {
  const read = v.safeParse(Document, given)
  if (!read.success) throw new ShopError(422, 'error.refused', { code: 'document' })
  const { title, blocks } = read.output
  return {
    title,
    blocks: blocks.flatMap((block) => {
      if (isShown && !Object.hasOwn(palette, block.type)) return []
      if (!Object.hasOwn(palette, block.type)) throw new ShopError(422, 'error.refused', { code: 'block' })
      const names = new Set(fieldsOf(palette, block.type).map(({ name }) => name))
      const known = <Kept>(record: Record<string, Kept>) => Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)))
      const { en, nl, de, sv } = block.texts
      return [{ ...block, values: known(block.values), texts: { en: known(en), nl: known(nl), de: known(de), sv: known(sv) } }]
    }),
  }
}

/** A block's texts in a language; missing ones come from another language. */
export function wordsOf(block: Block, language: Language): Record<string, string> {
  const order = [language, ...languages.filter((other) => other !== language)]
  const names = new Set(languages.flatMap((one) => Object.keys(block.texts[one])))
  return Object.fromEntries(
    Array.from(names, (name) => [name, order.map((one) => block.texts[one][name] ?? '').find((text) => text.trim() !== '') ?? '']),
  )
}

/** The title in a language, or in another if it is missing. */
export function titleOf({ title }: Document, language: Language): string {
  return [title[language], ...languages.map((other) => title[other])].find((text) => text.trim() !== '') ?? ''
}
