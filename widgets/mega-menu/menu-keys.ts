// The optional keys of the APG's disclosure navigation: arrows move between departments, and through the lists of an open panel.

const focusable = 'a[href],button'

/** Returns the links and buttons of the bar, which the arrows move through. */
function barOf(mount: Element): HTMLElement[] {
  return [...mount.querySelectorAll<HTMLElement>(focusable)].filter((element) => !element.closest('.mega-menu-panel'))
}

/** Returns the lists of a panel: the outermost items, each with its sub-items. */
function columnsOf(panel: Element): Element[] {
  return [...panel.querySelectorAll('li')].filter((item) => item.parentElement?.closest('.mega-menu-panel li') === null)
}

/** Returns the control that a key moves to from a control of the bar; null if there is none. */
export function nextInBar(mount: Element, from: Element, key: string): HTMLElement | null {
  const bar = barOf(mount)
  const at = bar.findIndex((element) => element === from)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: bar.length - 1 }[key]
  return (to !== undefined && bar[to]) || null
}

/** Returns the first link of a panel. */
export function firstIn(panel: Element): HTMLElement | null {
  return panel.querySelector<HTMLElement>('a[href]')
}

/** Returns the link that a key moves to inside a panel; null for Up on the first one, which moves to the panel's button. */
export function nextInPanel(panel: Element, from: Element, key: string): HTMLElement | null | undefined {
  const links = [...panel.querySelectorAll<HTMLElement>('a[href]')]
  const at = links.findIndex((link) => link === from)
  if (key === 'ArrowDown') return links[at + 1] ?? links[at]
  if (key === 'ArrowUp') return links[at - 1] ?? null
  if (key === 'Home') return links[0]
  if (key === 'End') return links.at(-1)
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const columns = columnsOf(panel)
  const own = columns.findIndex((column) => column.contains(from))
  const next = columns[own + (key === 'ArrowRight' ? 1 : -1)]
  return (next && firstIn(next)) ?? links[at]
}
