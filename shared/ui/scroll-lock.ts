// Keeps the page behind a modal from scrolling, without letting it jump when its scrollbar disappears.

/** On the root while something modal is open; `gutter` where a scrollbar took room that has to stay taken. */
const LOCKED = 'data-touchline-locked'

let locks = 0

/** Locks the page's scroll until the returned function is called. Several at once are one lock. */
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
