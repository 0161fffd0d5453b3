// Changes the blocks of a page; each function returns a new page, so that undo can restore the previous one.
import type { Block, Document, Language, PaletteBlock, Value } from './wire.ts'

export const languages: readonly Language[] = ['en', 'nl', 'de', 'sv']

/** An id that no block of the page has. */
function freshId({ blocks }: Document): string {
  const used = new Set(blocks.map(({ id }) => id))
  let number = blocks.length + 1
  while (used.has(`b${number}`)) number++
  return `b${number}`
}

export function emptyBlock(document: Document, { type, starts }: PaletteBlock): Block {
  return { id: freshId(document), type, width: 'full', values: starts, texts: { en: {}, nl: {}, de: {}, sv: {} } }
}

export function withBlock(document: Document, block: Block, at: number): Document {
  const own = { ...block, id: freshId(document) }
  return { ...document, blocks: [...document.blocks.slice(0, at), own, ...document.blocks.slice(at)] }
}

export function withoutBlock(document: Document, id: string): Document {
  return { ...document, blocks: document.blocks.filter((block) => block.id !== id) }
}

/** Moves a block to a position among the others. */
export function moveBlock(document: Document, id: string, to: number): Document {
  const block = document.blocks.find((one) => one.id === id)
  if (!block) return document
  const others = document.blocks.filter((one) => one.id !== id)
  const at = Math.max(0, Math.min(others.length, to))
  return { ...document, blocks: [...others.slice(0, at), block, ...others.slice(at)] }
}

export function changeBlock(document: Document, id: string, change: (block: Block) => Block): Document {
  return { ...document, blocks: document.blocks.map((block) => (block.id === id ? change(block) : block)) }
}

/** Sets a value, or removes it if it is undefined or empty. */
export function withValue(block: Block, name: string, value: Value | undefined): Block {
  const { [name]: _, ...others } = block.values
  return { ...block, values: value === undefined || value === '' ? others : { ...others, [name]: value } }
}

export function withText(block: Block, language: Language, name: string, text: string): Block {
  return { ...block, texts: { ...block.texts, [language]: { ...block.texts[language], [name]: text } } }
}

/** The languages in which a block lacks a text that another language has. */
export function missingLanguages({ texts }: Block, { fields }: PaletteBlock): Language[] {
  const names = fields
    .filter((field) => field.isLocal && languages.some((language) => texts[language][field.name]?.trim()))
    .map(({ name }) => name)
  return languages.filter((language) => names.some((name) => !texts[language][name]?.trim()))
}
