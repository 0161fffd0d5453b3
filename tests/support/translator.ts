// Imitates a browser's translator: each text becomes nested font elements. The functions run in the page, so each is self-contained.

/** How a translator inserts its elements: replacing a text, beside it first, or one element for adjacent texts. */
export type Manner = 'replace' | 'beside' | 'together'

/** The manners, for suites that try each in turn. */
export const manners: readonly Manner[] = ['replace', 'beside', 'together']

/** The options of a translation; with `spoils` every figure is changed, which must affect no amount and no count. */
export interface Translation {
  manner: Manner
  spoils?: boolean
}

/** Replaces the texts of a page, except for those already replaced and those with `translate="no"`. The wording stays the same. */
export function translateTexts({ manner, spoils = false }: Translation): void {
  document.documentElement.classList.add('translated-ltr')
  document.documentElement.lang = 'fr'
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!(node instanceof Text) || node.data.trim() === '' || !parent) continue
    if (parent.closest('font,script,style,noscript,template,textarea,[translate="no"]')) continue
    texts.push(node)
  }
  const wordsOf = ({ data }: Text) => (spoils ? data.replace(/\d/g, (figure) => String((Number(figure) + 1) % 10)) : data)
  const fontOf = (content: string) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    inner.textContent = content
    outer.append(inner)
    return outer
  }
  let last: HTMLElement | null = null
  for (const text of texts) {
    if (manner === 'together' && last && text.previousSibling === last) {
      last.firstElementChild?.append(wordsOf(text))
      text.remove()
      continue
    }
    last = fontOf(wordsOf(text))
    if (manner === 'beside') text.before(last)
    if (manner === 'beside') text.remove()
    else text.replaceWith(last)
  }
}

/** Translates a page after it has loaded, and all later changes; runs in the page. */
function keepTranslating(translate: (translation: Translation) => void, translation: Translation): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    // A real translator waits for its server.
    timer ??= setTimeout(() => {
      timer = undefined
      translate(translation)
    }, 40)
  }
  addEventListener('load', () => {
    new MutationObserver(soon).observe(document.body, { childList: true, characterData: true, subtree: true })
    soon()
  })
}

/** The script of a translator for every page of a visit, as `addInitScript` expects it. */
export const translator = (translation: Translation) => ({
  content: `(${String(keepTranslating)})(${String(translateTexts)}, ${JSON.stringify(translation)})`,
})
