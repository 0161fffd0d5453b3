// Opens a <dialog> with what the platform gives (top layer, inert page, Escape) and adds what it leaves out.
import { lockScroll } from './scroll-lock.ts'

/** `middle` and `sheet` are modal; `hang` is a popover under its mount on desktops and a modal sheet on phones. */
export type DialogPlace = 'middle' | 'sheet' | 'hang'

const DESKTOP = '(min-width: 768px)'
const GAP = 8

/**
 * Opens it. `onClosed` is called when the person closes it: Escape, a press beside it, or the focus leaving what hangs.
 * The answer closes it and gives the focus back to where it was.
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
    // The platform closes what hangs before any click beside it, also before the second of a double click whose first has opened it.
    document.addEventListener('click', ({ detail }) => detail > 1 && !isOpen() && dialog.showPopover(), { signal, capture: true })
    // By keys or by a script: a press is the platform's to judge.
    document.addEventListener(
      'focusin',
      ({ target }) => target instanceof Element && target.matches(':focus-visible') && !dialog.contains(target) && onClosed(),
      { signal },
    )
  } else {
    if (!dialog.open) dialog.showModal()
    // Escape: said at once, since `close` comes a moment after the dialog is gone and could undo an opening in between.
    dialog.addEventListener(
      'cancel',
      (event) => {
        if (event.target !== dialog) return
        event.preventDefault()
        onClosed()
      },
      { signal },
    )
    // It comes late: one of an earlier closing may find the dialog open again.
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
    // The platform gives it back too, but not when the content went first.
    if (isFocusOurs && opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
      opener.focus({ preventScroll: true })
  }
}

/** Closes on a press that begins and ends on the backdrop; a text selection that ends there is none, nor is the second of a double click. */
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

/** Keeps it under its mount, at the mount's end. Set through CSSOM, which a strict CSP allows. */
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
