// Shows a widget's changes on a page that the browser has translated. Loaded with the first translated text.
import { MOUNT } from './attributes.ts'
import { isFont, type Translations } from './put-back.ts'

/** Removes a text and inserts it again at its place, so that the translator notices it. */
const comeAgain = (text: Text) => void text.parentNode?.insertBefore(text, text.nextSibling)

/** The block around a text. A translator may reorder the words of a sentence, so a change is shown with its whole sentence. */
function sentenceOf(element: Element): Element {
  let block = element
  while (block.parentElement && !block.hasAttribute(MOUNT) && /^(inline|contents)$/.test(getComputedStyle(block).display))
    block = block.parentElement
  return block
}

/**
 * Removes the translation of every sentence in which a text was changed, removed or moved, and shows the original texts, which the
 * translator translates again. If the translator has removed its own element, to show the original page, the text is restored.
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
      // Replaced after it was written, so the stored content is current.
      written.delete(node)
      const replaced = node.isConnected ? undefined : translations.get(node)
      if (!replaced?.some(({ text }) => text.isConnected)) continue
      const next = [...addedNodes].find(isFont)
      if (next) {
        translations.set(next, replaced)
        continue
      }
      // Removes the translator's copy, if it did not keep the text node itself.
      for (const copy of addedNodes) if (copy instanceof Text && !replaced.some(({ text }) => text === copy)) copy.remove()
      show(node)
    }
  }
  const isOld = (font: Element) =>
    translations.get(font)?.some(({ text }) => written.has(text) || text.data !== '' || text.parentNode !== font.parentNode)
  // Reads all styles before the first change, so that the layout is calculated once.
  const old = [...parents].filter((parent) => parent.isConnected && [...parent.children].some(isOld))
  for (const sentence of new Set(old.map(sentenceOf))) {
    for (const font of sentence.querySelectorAll('font')) {
      if (!translations.has(font)) continue
      show(font)
      font.remove()
    }
  }
}
