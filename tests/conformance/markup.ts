// Compares what hydration left with what a fresh render draws. These functions run in the page, so each stands alone.

/** Puts a mark on every interactive element as soon as the server's markup is parsed, before any module runs. */
export function markInteractive(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    for (const element of document.querySelectorAll('#subject :is(a,button,input,select,textarea,summary,dialog,form)')) Object.assign(element, { fromServer: true })
  })
}

/** The interactive elements without that mark. */
export function unmarked(): string[] {
  return Array.from(document.querySelectorAll('#subject :is(a,button,input,select,textarea,summary,form)'))
    .filter((element) => !('fromServer' in element))
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** Every element under the mount with its attributes and own text, as lines. */
export function markupOf(): string[] {
  const lines: string[] = []
  for (const element of document.querySelectorAll('#subject *')) {
    if (element.localName === 'script') continue
    const attributes = element
      .getAttributeNames()
      .toSorted()
      .map((name) => `${name}="${element.getAttribute(name)}"`)
    const text = Array.from(element.childNodes)
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ nodeValue }) => nodeValue)
      .join('')
    const state = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? ` value=${element.value}` : ''
    const isDisabled = 'disabled' in element && element.disabled ? ' disabled' : ''
    lines.push(`<${element.localName} ${attributes.join(' ')}>${text}${state}${isDisabled}`)
  }
  return lines
}

/** The lines in which two markups differ. */
export function compareMarkup(left: readonly string[], right: readonly string[]): string[] {
  const differences: string[] = []
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    if (left[index] !== right[index]) differences.push(`${left[index] ?? '(nothing)'} ≠ ${right[index] ?? '(nothing)'}`)
  }
  return differences
}
