// Compares hydrated markup with a fresh render. These functions run in the page, so none uses code outside itself.

/** Marks every interactive element, and the terms of description lists, once the server's markup is parsed and before any module runs. */
export function markInteractive(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    for (const element of document.querySelectorAll('#subject :is(a,button,input,select,textarea,summary,dialog,form,dt)'))
      Object.assign(element, { fromServer: true })
  })
}

/** The interactive elements with that mark, or without it. A bar that only fingers reach comes once the window is known, and replaces nothing. */
export function interactive(isMarked: boolean): string[] {
  return Array.from(document.querySelectorAll('#subject :is(a,button,input,select,textarea,summary,form,dt):not([aria-hidden="true"] *)'))
    .filter((element) => 'fromServer' in element === isMarked)
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/**
 * Every element under a mount with its attributes and own text, as lines. Markup prints a control's state as attributes, while a fresh render
 * sets properties; so the properties count for value, checked and selected. How a picture loads is left out, since it is no longer lazy near
 * the window.
 */
export function markupOf(mount: string): string[] {
  const lines: string[] = []
  const isState = (element: Element, name: string) =>
    (element instanceof HTMLInputElement && (name === 'value' || name === 'checked')) ||
    (element instanceof HTMLOptionElement && name === 'selected')
  for (const element of document.querySelectorAll(`${mount} *`)) {
    if (element.localName === 'script') continue
    const attributes = element
      .getAttributeNames()
      .filter((name) => !isState(element, name) && name !== 'loading')
      .toSorted()
      .map((name) => `${name}="${element.getAttribute(name)}"`)
    const text = Array.from(element.childNodes)
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ nodeValue }) => nodeValue)
      .join('')
    const hasValue = element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
    const state = [
      hasValue ? ` value=${element.value}` : '',
      'checked' in element && element.checked ? ' checked' : '',
      'selected' in element && element.selected ? ' selected' : '',
    ].join('')
    const isDisabled = 'disabled' in element && element.disabled ? ' disabled' : ''
    lines.push(`<${element.localName} ${attributes.join(' ')}>${text}${state}${isDisabled}`)
  }
  return lines
}

/** The lines that differ between two markups. */
export function compareMarkup(left: readonly string[], right: readonly string[]): string[] {
  const differences: string[] = []
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    if (left[index] !== right[index]) differences.push(`${left[index] ?? '(nothing)'} ≠ ${right[index] ?? '(nothing)'}`)
  }
  return differences
}
