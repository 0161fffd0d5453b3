// Prints one part of a page: without the menu, the banner and the footer that a host draws around it.

/** Prints what is in this element. The rest of the page is left out of this one print only. */
export function printAlone(element: Element): void {
  const left: Element[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    for (const beside of at.parentElement?.children ?? []) if (beside !== at) left.push(beside)
  }
  const mark = (isLeft: boolean) => left.forEach((one) => one.toggleAttribute('data-touchline-unprinted', isLeft))
  // In Safari on iOS, `print` returns before the page is drawn.
  window.addEventListener('afterprint', () => mark(false), { once: true })
  mark(true)
  window.print()
}
