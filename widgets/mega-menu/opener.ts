// Which panel is open: at most one, and only once its content is there.
import type { Entry } from './entries.ts'
import { loadMenu } from './model.ts'

/** How a panel came to be open: what opened by itself closes by itself. */
export type OpenedBy = 'hover' | 'press'

/** The one panel that is open, or is about to be. */
export interface Opener {
  current: () => { entry: Entry; by: OpenedBy; at: number } | null
  /** Opens a panel once its content is there, unless something else was wished for meanwhile; answers whether it stands. */
  open: (entry: Entry, by: OpenedBy) => Promise<boolean>
  close: () => void
}

/** Makes the opener of one bar. */
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
        // Without content the plain link is all there is.
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
