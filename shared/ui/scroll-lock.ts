// Keeps the page behind a modal from scrolling, without letting it jump when its scrollbar disappears.

/** Set on the root while a modal is open; `gutter` where a scrollbar's width has to stay reserved. */
const LOCKED = 'data-touchline-locked'

let locks = 0

/** Locks the page's scrolling until the returned function is called. Several locks at once count as one. */
export function lockScroll(): () => void {
  const root = document.documentElement
  if (locks === 0) root.setAttribute(LOCKED, innerWidth > root.clientWidth ? 'gutter' : '')
  locks++
  let isMine = true
  return () => {
    if (!isMine) return
    isMine = false
    locks--
    if (locks === 0) root.removeAttribute(LOCKED)
  }
}
