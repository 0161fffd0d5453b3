// Prints what a page is about: without the menu, the banner and the footer that a host draws around it.

/** Prints the part of the page that this element is in: the host's `main` with its heading, or else the element alone. */
export function printAlone(element: Element): void {
  const left: Element[] = []
  for (let at: Element | null = element.closest('main, [role="main"]') ?? element; at && at !== document.body; at = at.parentElement) {
    for (const beside of at.parentElement?.children ?? []) if (beside !== at) left.push(beside)
  }
  const mark = (isLeft: boolean) => left.forEach((one) => one.toggleAttribute('data-touchline-unprinted', isLeft))
  // In Safari on iOS, `print` returns before the page is drawn.
  window.addEventListener('afterprint', () => mark(false), { once: true })
  mark(true)
  window.print()
}
