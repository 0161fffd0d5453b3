// Reads the host's nested list: its links and its sub-levels.

/** One line of the menu: a link, or something that has lines of its own. */
export interface MenuEntry {
  label: string
  /** The host's link, to be shown as it is; null if there are only deeper lines. */
  link: HTMLAnchorElement | null
  children: MenuEntry[]
}

/** The lists below an element that are not inside another list. */
function listsOf(element: Element): Element[] {
  return [...element.querySelectorAll('ul, ol')].filter((list) => {
    const outer = list.parentElement?.closest('ul, ol')
    return !outer || !element.contains(outer)
  })
}

/** The menu's groups of lines, outermost first. */
export function readMenu(root: Element): MenuEntry[][] {
  return listsOf(root)
    .map((list) => [...list.children].flatMap(readEntry))
    .filter((group) => group.length > 0)
}

function readEntry(item: Element): MenuEntry[] {
  const children = listsOf(item).flatMap((list) => [...list.children].flatMap(readEntry))
  const link = [...item.querySelectorAll<HTMLAnchorElement>('a[href]')].find((one) => one.closest('li') === item) ?? null
  const name = item.querySelector(':scope > details > summary') ?? link ?? item.querySelector(':scope > span, :scope > button')
  const label = wordsOf(name)
  return label === '' ? [] : [{ label, link, children }]
}

function wordsOf(element: Element | null | undefined): string {
  return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}
