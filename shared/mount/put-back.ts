// Keeps a widget's texts in the page when a translator replaces them. It ships with the loader, so the rest is `mend-texts.ts`.
import { MOUNT } from './attributes.ts'

/** A text that a translator has replaced, with its original content. */
export interface Replaced {
  text: Text
  content: string
}

/** The original texts behind each `font` element of a translator. */
export type Translations = WeakMap<Node, Replaced[]>

/** Shows the new content of replaced texts that have changed. */
export type Mend = (records: readonly MutationRecord[], translations: Translations) => void

/** Whether a translator created the node. */
export const isFont = (node: Node | null) => node?.nodeName === 'FONT'

/**
 * Translators replace a text by a `font` element. The renderer still updates and removes its own text node, so that node is put back at
 * its place, empty: then no update is lost, and the renderer never removes or inserts at a detached node.
 */
function putBack(records: readonly MutationRecord[], translations: Translations): void {
  const fonts = new Set<Node | null>()
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const node of addedNodes) if (isFont(node)) fonts.add(node)
    // Some translators first insert the element beside the text, and several texts may become one element.
    const font = [...addedNodes, previousSibling, nextSibling].find((node) => fonts.has(node))
    if (!(target instanceof Element) || !font || font.parentNode !== target || !target.closest(`[${MOUNT}]`)) continue
    for (const text of removedNodes) {
      // An empty text was already put back for another translator.
      if (!(text instanceof Text) || text.data === '' || text.isConnected) continue
      translations.set(font, [...(translations.get(font) ?? []), { text, content: text.data }])
      text.data = ''
      target.insertBefore(text, font)
    }
  }
}

/** Keeps texts from the first translated ones on, and loads the code that shows their changes. */
export function keepTexts(
  first: readonly MutationRecord[],
  load: () => Promise<{ mendTexts: Mend }>,
  fail: (error: unknown) => void,
): void {
  const translations: Translations = new WeakMap()
  const waiting: MutationRecord[] = []
  let mend: Mend = (records) => void waiting.push(...records)
  const see = (records: readonly MutationRecord[]) => {
    putBack(records, translations)
    mend(records, translations)
    // Ignores our own changes.
    observer.takeRecords()
  }
  const observer = new MutationObserver(see)
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  see(first)
  load().then(({ mendTexts }) => {
    see(observer.takeRecords())
    mend = mendTexts
    mend(waiting, translations)
    observer.takeRecords()
  }, fail)
}
