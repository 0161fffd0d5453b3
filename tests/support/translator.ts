// What a browser's translator does to a page: each text becomes nested font elements. The functions run in the page, so each stands alone.

/** How a translator puts its elements in: in a text's place, beside it first, or one element for texts that stand together. */
export type Manner = 'replace' | 'beside' | 'together'

/** The manners, for suites that try each in turn. */
export const manners: readonly Manner[] = ['replace', 'beside', 'together']

/** How a page is translated; with `spoils` every figure becomes another one, which must harm nothing that is an amount or a count. */
export interface Translation {
  manner: Manner
  spoils?: boolean
}

/** Replaces the texts of a page that have not been replaced, but where the page says `translate="no"`. The words stay as they are. */
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
  const fontOf = (words: string) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    inner.textContent = words
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

/** Translates a page once it is there and whatever comes later; runs in the page. */
function keepTranslating(translate: (translation: Translation) => void, translation: Translation): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    // A translator asks its server first.
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

/** The script of a translator that every page of a visit has, as `addInitScript` takes it. */
export const translator = (translation: Translation) => ({
  content: `(${String(keepTranslating)})(${String(translateTexts)}, ${JSON.stringify(translation)})`,
})
