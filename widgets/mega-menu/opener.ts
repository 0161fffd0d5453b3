// Opens and closes panels: at most one is open, and only once its content is loaded.
import type { Entry } from './entries.ts'
import { loadMenu } from './model.ts'

/** The way a panel was opened: one opened by hover also closes on its own. */
export type OpenedBy = 'hover' | 'press'

/** The panel that is open, or about to open. */
export interface Opener {
  current: () => { entry: Entry; by: OpenedBy; at: number } | null
  /** Opens a panel once its content is loaded, unless another one was wanted meanwhile. Returns whether it is open. */
  open: (entry: Entry, by: OpenedBy) => Promise<boolean>
  close: () => void
}

/** Creates the opener of one bar. */
export function makeOpener(signal: AbortSignal): Opener {
  let opened: { entry: Entry; by: OpenedBy; at: number } | null = null
  let wanted: Entry | null = null
  const drawn = new WeakSet<Entry>()
  const hide = () => {
    if (!opened) return
    const { item, button, panel } = opened.entry
    panel.hidden = true
    item.removeAttribute('data-open')
    button.setAttribute('aria-expanded', 'false')
    opened = null
  }
  return {
    current: () => opened,
    close: () => {
      wanted = null
      hide()
    },
    open: async (entry, by) => {
      wanted = entry
      if (opened?.entry === entry) {
        opened.by = by
        return true
      }
      const { item, menu, button, panel } = entry
      if (!drawn.has(entry)) {
        button.setAttribute('aria-busy', 'true')
        const content = await loadMenu(menu)
        button.removeAttribute('aria-busy')
        if (signal.aborted) return false
        if (content.ok && !drawn.has(entry)) {
          panel.replaceChildren(content.value)
          drawn.add(entry)
        }
        // Without content, the plain link remains.
        if (!content.ok || wanted !== entry) return false
      }
      hide()
      opened = { entry, by, at: performance.now() }
      panel.hidden = false
      item.setAttribute('data-open', '')
      button.setAttribute('aria-expanded', 'true')
      return true
    },
  }
}
