// Opens a <dialog> with the platform's features (top layer, inert page, Escape) and adds the missing ones.
import { lockScroll } from './scroll-lock.ts'

/** `middle` and `sheet` are modal; `hang` is a popover under its mount on desktops and a modal sheet on phones. */
export type DialogPlace = 'middle' | 'sheet' | 'hang'

const DESKTOP = '(min-width: 768px)'
const GAP = 8

/**
 * Opens the dialog. `onClosed` is called when the person closes it: by Escape, a press outside, or moving the focus out of a hanging one.
 * The returned function closes it and returns the focus to its previous place.
 */
export function openDialog(dialog: HTMLDialogElement, place: DialogPlace, onClosed: () => void): () => void {
  if (!dialog.isConnected) return () => {}
  const opener = document.activeElement
  const stop = new AbortController()
  const { signal } = stop
  const isHanging = place === 'hang' && typeof dialog.showPopover === 'function' && matchMedia(DESKTOP).matches
  const unlock = isHanging ? () => {} : lockScroll()
  if (isHanging) {
    hang(dialog, signal)
    dialog.showPopover()
    dialog.focus()
    const isOpen = () => dialog.matches(':popover-open')
    dialog.addEventListener('toggle', () => isOpen() || onClosed(), { signal })
    // The platform closes a popover before any click outside, including the second of a double click whose first opened it.
    document.addEventListener('click', ({ detail }) => detail > 1 && !isOpen() && dialog.showPopover(), { signal, capture: true })
    // Focus moved by keys or by a script: the platform handles presses.
    document.addEventListener(
      'focusin',
      ({ target }) => target instanceof Element && target.matches(':focus-visible') && !dialog.contains(target) && onClosed(),
      { signal },
    )
  } else {
    if (!dialog.open) dialog.showModal()
    // Reported on Escape, since `close` fires a moment after the dialog is closed and could undo an opening in between.
    dialog.addEventListener(
      'cancel',
      (event) => {
        if (event.target !== dialog) return
        event.preventDefault()
        onClosed()
      },
      { signal },
    )
    // The event fires late: that of an earlier closing may find the dialog open again.
    dialog.addEventListener('close', ({ target }) => void (target === dialog && !dialog.open && onClosed()), { signal })
    closeOnBackdrop(dialog, signal, onClosed)
  }
  return () => {
    stop.abort()
    unlock()
    const { activeElement } = document
    const isFocusOurs = !activeElement || activeElement === document.body || dialog.contains(activeElement)
    if (isHanging && dialog.matches(':popover-open')) dialog.hidePopover()
    if (dialog.open) dialog.close()
    // The platform returns the focus too, but not when the content was removed first.
    if (isFocusOurs && opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
      opener.focus({ preventScroll: true })
  }
}

/**
 * Closes on a press that begins and ends on the backdrop; neither a text selection that ends there counts, nor the second click of a double
 * click.
 */
function closeOnBackdrop(dialog: HTMLDialogElement, signal: AbortSignal, onClosed: () => void): void {
  let hasBegun = false
  dialog.addEventListener('pointerdown', ({ target }) => void (hasBegun = target === dialog), { signal })
  dialog.addEventListener(
    'click',
    ({ target, detail }) => {
      if (hasBegun && target === dialog && detail < 2) onClosed()
      hasBegun = false
    },
    { signal },
  )
}

/** Positions it under its mount, at the mount's end. Uses CSSOM, which a strict CSP allows. */
function hang(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const anchor = dialog.closest('[data-touchline]') ?? dialog.parentElement ?? dialog
  const settle = () => {
    const { bottom, right, left } = anchor.getBoundingClientRect()
    const { clientWidth } = document.documentElement
    const end = getComputedStyle(dialog).direction === 'rtl' ? left : clientWidth - right
    dialog.style.setProperty('--touchline-hang-top', `${Math.max(0, bottom) + GAP}px`)
    dialog.style.setProperty('--touchline-hang-end', `${Math.max(GAP, end)}px`)
  }
  settle()
  addEventListener('resize', settle, { signal, passive: true })
  addEventListener('scroll', settle, { signal, passive: true, capture: true })
}
