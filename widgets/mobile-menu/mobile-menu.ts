// The mobile menu: the host's nested list as an off-canvas dialog, one level at a time.
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { i18n } from '#shared/i18n/i18n.ts'
import { defineEnhancer } from '#shared/mount/define.ts'
import { openDialog } from '#shared/ui/open-dialog.ts'
import { drawDialog, drawLevel } from './draw.ts'
import { readMenu, type MenuEntry } from './read-menu.ts'

/** The attribute of the mount with the state: `open`, `closing` for a moment, then `closed`. */
const STATE = 'data-menu-state'
/** The time in milliseconds after which a closed menu is marked closed: its transition has ended by then. */
const CLOSED_AFTER = 500

let number = 0

function enhance(mount: HTMLElement, _options: object, signal: AbortSignal): void {
  const details = mount.querySelector('details')
  const opener = details?.querySelector('summary')
  if (!details || !opener) return
  const title = i18n._(msg`Menu`)
  const own = `mobile-menu-${++number}`
  let dialog: HTMLDialogElement | null = null
  let shut = () => {}
  let stopTimer = () => {}

  const mark = (state: 'open' | 'closing' | 'closed') => mount.setAttribute(STATE, state)
  const forget = () => {
    stopTimer()
    dialog?.remove()
    dialog = null
    mark('closed')
  }
  const close = () => {
    if (mount.getAttribute(STATE) !== 'open') return
    shut()
    mark('closing')
    stopTimer = environment.setTimer(forget, CLOSED_AFTER)
  }

  const open = () => {
    forget()
    details.open = false
    dialog = drawDialog(title, close)
    const shown = dialog
    const levels = shown.querySelector('.mobile-menu-levels')
    const show = (groups: readonly MenuEntry[][], label: string, from: { label: string; opener: HTMLElement } | null) => {
      const above = levels?.lastElementChild ?? null
      const level = drawLevel(groups, {
        label,
        id: `${own}-${levels?.childElementCount ?? 0}`,
        parent: from?.label ?? null,
        onBack: () => {
          above?.removeAttribute('inert')
          level.remove()
          from?.opener.focus({ preventScroll: true })
        },
        onDeeper: (entry, pressed) => show(withOwnLink(entry), entry.label, { label, opener: pressed }),
      })
      levels?.append(level)
      above?.setAttribute('inert', '')
      if (from) level.querySelector<HTMLElement>('.mobile-menu-back')?.focus({ preventScroll: true })
    }
    show(readMenu(details), title, null)
    // A link to a fragment of this page does not leave it, so the menu has to close.
    shown.addEventListener('click', ({ target }) => void (target instanceof Element && target.closest('a[href*="#"]') && close()))
    mount.append(shown)
    // Safari does not focus a pressed button, and the dialog returns the focus to the element that had it.
    opener.focus({ preventScroll: true })
    shut = openDialog(shown, 'sheet', close)
    mark('open')
  }

  mark('closed')
  opener.setAttribute('aria-haspopup', 'dialog')
  opener.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      open()
    },
    { signal },
  )
  // The shopper opened it before the script was loaded.
  if (details.open) open()
  // A page restored from the back/forward cache must not show its menu, nor may a menu stay modal while it is invisible.
  const leave = () => {
    shut()
    forget()
  }
  addEventListener('pagehide', leave, { signal })
  addEventListener('resize', () => void (dialog?.open && !opener.checkVisibility() && leave()), { signal })
  signal.addEventListener('abort', () => {
    leave()
    mount.removeAttribute(STATE)
    opener.removeAttribute('aria-haspopup')
  })
}

/** An entry that is a link and has sub-entries becomes the first of them. */
function withOwnLink({ label, link, children }: MenuEntry): MenuEntry[][] {
  return [link ? [{ label, link, children: [] }, ...children] : children]
}

export default defineEnhancer({ name: 'mobile-menu', options: v.object({}), enhance })
