// Moves the focus when its element was removed, so that keyboard users continue from there.

/** Focuses an element once the change is drawn; does nothing if it does not exist, or if the editor has moved the focus meanwhile. */
export function focusSoon(place: string | (() => HTMLElement | null)): void {
  const before = document.activeElement
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (activeElement !== before && activeElement !== document.body) return
    const found = typeof place === 'string' ? document.querySelector<HTMLElement>(place) : place()
    found?.focus()
  })
}

/** Focuses an element once the change is drawn, if the one with the focus was removed. */
export function focusIfLost(place: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(place)?.focus()
  })
}
