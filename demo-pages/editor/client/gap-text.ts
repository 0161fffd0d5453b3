// A gap of a page in words.
import { languageNames, say, type Word } from './words.ts'
import type { Block, Gap, PaletteBlock } from './wire.ts'

const sentences: Readonly<Record<Gap['kind'], Word>> = {
  language: 'gapLanguage',
  empty: 'gapEmpty',
  option: 'gapOption',
  alt: 'gapAlt',
  link: 'gapLink',
  gone: 'gapGone',
}

/** A gap in words, after the block that it is in. */
export function gapText({ kind, block, what, languages }: Gap, blocks: readonly Block[], palette: readonly PaletteBlock[]): string {
  const at = blocks.findIndex(({ id }) => id === block)
  const title = palette.find(({ type }) => type === blocks[at]?.type)?.title ?? ''
  const name = what || say('title')
  const sentence = say(sentences[kind], { what: name, languages: languageNames(languages) })
  return at < 0 ? sentence : `${at + 1}. ${title}: ${sentence}`
}
