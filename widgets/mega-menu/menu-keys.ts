// The optional keys of the APG's disclosure navigation: arrows between departments, and through the lists of an open panel.

const focusable = 'a[href],button'

/** What the arrows walk through: the links and buttons of the bar. */
function barOf(mount: Element): HTMLElement[] {
  return [...mount.querySelectorAll<HTMLElement>(focusable)].filter((element) => !element.closest('.mega-menu-panel'))
}

/** The lists of a panel: the outermost items, each with what is below it. */
function columnsOf(panel: Element): Element[] {
  return [...panel.querySelectorAll('li')].filter((item) => item.parentElement?.closest('.mega-menu-panel li') === null)
}

/** Where a key leads from a control of the bar; null where it leads nowhere. */
export function nextInBar(mount: Element, from: Element, key: string): HTMLElement | null {
  const bar = barOf(mount)
  const at = bar.findIndex((element) => element === from)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: bar.length - 1 }[key]
  return (to !== undefined && bar[to]) || null
}

/** The first link of a panel. */
export function firstIn(panel: Element): HTMLElement | null {
  return panel.querySelector<HTMLElement>('a[href]')
}

/** Where a key leads from a link inside a panel; up from the first one it is null, which is the panel's button. */
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
