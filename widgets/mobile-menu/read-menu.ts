// Reads the host's nested list: its links and its sub-levels.

/** One entry of the menu: a link, or a name with sub-entries. */
export interface MenuEntry {
  label: string
  /** The host's link, shown unchanged; null if there are only sub-entries. */
  link: HTMLAnchorElement | null
  children: MenuEntry[]
}

/** Returns the lists below an element that are not inside another list. */
function listsOf(element: Element): Element[] {
  return [...element.querySelectorAll('ul, ol')].filter((list) => {
    const outer = list.parentElement?.closest('ul, ol')
    return !outer || !element.contains(outer)
  })
}

/** Returns the menu's groups of entries, outermost first. */
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
