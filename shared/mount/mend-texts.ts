// On a translated page: shows what a widget has changed. Loaded with the first translated text.
import { MOUNT } from './attributes.ts'
import { isFont, type Translations } from './put-back.ts'

/** Takes a text out and in again at its place, so that the translator sees it come. */
const comeAgain = (text: Text) => void text.parentNode?.insertBefore(text, text.nextSibling)

/** A translator may move words within a sentence, so what changes in it is shown as a whole. */
function sentenceOf(element: Element): Element {
  let block = element
  while (block.parentElement && !block.hasAttribute(MOUNT) && /^(inline|contents)$/.test(getComputedStyle(block).display))
    block = block.parentElement
  return block
}

/**
 * Takes away the translation of every sentence in which a text was changed, removed or moved, and shows the texts themselves; the
 * translator translates them anew. Where it has taken its own element away, as for the original page, the text gets its words back.
 */
export function mendTexts(records: readonly MutationRecord[], translations: Translations): void {
  const written = new Set<Node>()
  const parents = new Set<Element>()
  const show = (font: Node) => {
    for (const { text, content } of translations.get(font) ?? []) {
      if (!text.isConnected) continue
      if (text.data === '' && !written.has(text)) text.data = content
      comeAgain(text)
    }
    translations.delete(font)
  }
  for (const { type, target, addedNodes, removedNodes } of records) {
    const parent = type === 'characterData' ? target.parentNode : target
    if (parent instanceof Element) parents.add(parent)
    if (type === 'characterData') written.add(target)
    for (const node of removedNodes) {
      // Replaced after it was written: the words of that time are known.
      written.delete(node)
      const replaced = node.isConnected ? undefined : translations.get(node)
      if (!replaced?.some(({ text }) => text.isConnected)) continue
      const next = [...addedNodes].find(isFont)
      if (next) {
        translations.set(next, replaced)
        continue
      }
      // The translator's copy of the words, where it did not keep the text itself.
      for (const copy of addedNodes) if (copy instanceof Text && !replaced.some(({ text }) => text === copy)) copy.remove()
      show(node)
    }
  }
  const isOld = (font: Element) =>
    translations.get(font)?.some(({ text }) => written.has(text) || text.data !== '' || text.parentNode !== font.parentNode)
  // All styles are read before the first change.
  const old = [...parents].filter((parent) => parent.isConnected && [...parent.children].some(isOld))
  for (const sentence of new Set(old.map(sentenceOf))) {
    for (const font of sentence.querySelectorAll('font')) {
      if (!translations.has(font)) continue
      show(font)
      font.remove()
    }
  }
}
