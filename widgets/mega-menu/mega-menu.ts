// The mega menu: disclosure navigation over the host's own links. A panel opens on hover, by its button or by arrow keys.
import * as v from 'valibot'
import { defineEnhancer } from '#shared/mount/define.ts'
import { makeEntries } from './entries.ts'
import { followMouse } from './hover.ts'
import { firstIn, nextInBar, nextInPanel } from './menu-keys.ts'
import { makeOpener } from './opener.ts'

/** The time in milliseconds after an opening by hover in which a press still means "open". */
const SAME_WISH = 500

const Options = v.object({})

function enhance(mount: HTMLElement, _options: unknown, signal: AbortSignal): void {
  const entries = makeEntries(mount, signal)
  const opener = makeOpener(signal)
  const entryOf = (target: EventTarget | null) => (target instanceof Node ? entries.find(({ item }) => item.contains(target)) : undefined)
  followMouse(entries, opener, signal)

  mount.addEventListener(
    'click',
    ({ target }) => {
      const entry = entryOf(target)
      const open = opener.current()
      if (!entry || !(target instanceof Element)) return
      if (target.closest('button') === entry.button) {
        const isSameWish = open?.by === 'hover' && performance.now() - open.at < SAME_WISH
        if (open?.entry === entry && !isSameWish) opener.close()
        else void opener.open(entry, 'press')
      } else if (target.closest('a')) opener.close()
    },
    { signal },
  )
  mount.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event
      if (!(target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const entry = entryOf(target)
      if (entry?.panel.contains(target)) {
        const next = nextInPanel(entry.panel, target, key)
        if (next === undefined) return
        event.preventDefault()
        const to = next ?? entry.button
        to.focus()
      } else if (entry && key === 'ArrowDown') {
        event.preventDefault()
        void opener.open(entry, 'press').then((isOpen) => {
          if (isOpen && document.activeElement === target) firstIn(entry.panel)?.focus()
        })
      } else if (target.matches('a[href],button') && /^(ArrowLeft|ArrowRight|Home|End)$/.test(key)) {
        event.preventDefault()
        nextInBar(mount, target, key)?.focus()
      }
    },
    { signal },
  )
  document.addEventListener(
    'keydown',
    (event) => {
      const open = opener.current()
      if (event.key !== 'Escape' || !open || event.defaultPrevented) return
      event.preventDefault()
      const { panel, button } = open.entry
      if (panel.contains(document.activeElement)) button.focus()
      opener.close()
    },
    { signal },
  )
  // A press or focus elsewhere closes the panel; so does Back to a page that was left with an open panel.
  for (const type of ['pointerdown', 'focusin']) {
    document.addEventListener(
      type,
      ({ target }) => {
        const open = opener.current()
        if (open && entryOf(target) !== open.entry) opener.close()
      },
      { signal },
    )
  }
  addEventListener('pageshow', ({ persisted }) => persisted && opener.close(), { signal })
}

export default defineEnhancer({ name: 'mega-menu', options: Options, enhance })
