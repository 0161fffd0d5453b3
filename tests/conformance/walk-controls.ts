// Uses the controls of the widgets on a page one after another. These functions run in the page, so each is self-contained.

/**
 * Uses the first control of a kind not yet used in this document, else the first unused control; returns its key, or null if all have been
 * used.
 */
export function useNextControl(): string | null {
  const kinds = 'button,summary,select,input[type="checkbox"],input[type="radio"],input[inputmode="numeric"],[role="tab"]'
  const used: string[] = Array.isArray(Reflect.get(window, 'usedControls')) ? Reflect.get(window, 'usedControls') : []
  Reflect.set(window, 'usedControls', used)
  const controls = [...document.querySelectorAll<HTMLElement>(`[data-touchline] :is(${kinds})`)].flatMap((control) => {
    if (!control.checkVisibility() || control.matches(':disabled,:checked,[aria-disabled="true"],[formaction],[type="reset"]')) return []
    const kind = `${control.localName}.${control.className} ${control.getAttribute('type') ?? ''}`
    const name = control.getAttribute('aria-label') ?? control.getAttribute('value') ?? control.textContent ?? ''
    return [{ control, kind, key: `${kind} ${name}` }]
  })
  const next =
    controls.find(({ kind }) => !used.some((one) => one.startsWith(kind))) ?? controls.find(({ key }) => !used.includes(key)) ?? null
  if (!next) return null
  const { control, key } = next
  used.push(key)
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = (control.selectedIndex + 1) % control.options.length
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  } else if (control instanceof HTMLInputElement && control.inputMode === 'numeric') {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, '3')
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  } else control.click()
  return key
}

/** Prevents controls from leaving the page. */
export function stayHere(): void {
  const navigation: unknown = Reflect.get(window, 'navigation')
  if (!(navigation instanceof EventTarget)) return
  navigation.addEventListener('navigate', (event) => {
    const { sameDocument } = Reflect.get(event, 'destination')
    if (!sameDocument) event.preventDefault()
  })
}

/** The texts of the mounts that hold an amount of money and that a translator may change. */
export function amountsLeft(): string[] {
  const money = /[€£$]\s?\d|\d[\d.,]*\s?(?:€|£|kr\b)|\b(?:EUR|GBP|SEK)\s?\d/
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const left: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent?.closest('[data-touchline]') || parent.closest('script,style,template,[translate="no"]')) continue
    if (money.test(node.textContent ?? '')) left.push((node.textContent ?? '').replace(/\s+/g, ' ').trim())
  }
  return left
}

/** Every text of the mounts, one line per element; a translator's own elements are ignored. */
export function textsOf(): string[] {
  const lines: string[] = []
  for (const element of document.querySelectorAll('[data-touchline], [data-touchline] *')) {
    if (element.closest('font,script,style,template')) continue
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE || node.nodeName === 'FONT')
      .map((node) => node.textContent)
      .join('')
    if (words.trim() !== '') lines.push(`${element.localName}.${element.getAttribute('class') ?? ''}: ${words}`)
  }
  return lines
}
