// Keeps a widget's texts in the page when a translator replaces them. It ships with the loader, so the rest is `mend-texts.ts`.
import { MOUNT } from './attributes.ts'

/** A text that a translator has replaced, and the words it had. */
export interface Replaced {
  text: Text
  content: string
}

/** What stands behind each `font` element of a translator. */
export type Translations = WeakMap<Node, Replaced[]>

/** Shows the new words of replaced texts that have changed since. */
export type Mend = (records: readonly MutationRecord[], translations: Translations) => void

/** Whether that is an element of a translator's. */
export const isFont = (node: Node | null) => node?.nodeName === 'FONT'

/**
 * Translators replace a text by a `font` element. The renderer still changes and removes the text that it knows, so that text goes back
 * into its place, empty: then no change is lost, and nothing is removed or inserted at a node that is not there.
 */
function putBack(records: readonly MutationRecord[], translations: Translations): void {
  const fonts = new Set<Node | null>()
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const node of addedNodes) if (isFont(node)) fonts.add(node)
    // Some put the element beside the text first, and several texts may become one element.
    const font = [...addedNodes, previousSibling, nextSibling].find((node) => fonts.has(node))
    if (!(target instanceof Element) || !font || font.parentNode !== target || !target.closest(`[${MOUNT}]`)) continue
    for (const text of removedNodes) {
      // An empty one has been put back before: no translator is answered twice.
      if (!(text instanceof Text) || text.data === '' || text.isConnected) continue
      translations.set(font, [...(translations.get(font) ?? []), { text, content: text.data }])
      text.data = ''
      target.insertBefore(text, font)
    }
  }
}

/** Keeps the texts from the first translated ones on, and loads what mends them. */
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
    // What we did ourselves is no news.
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
