// Where the focus goes when what had it is gone: keys go on from there.

/** Focuses it once what was changed is drawn; nothing where it is not there, or where the editor has gone on to something else by then. */
export function focusSoon(place: string | (() => HTMLElement | null)): void {
  const before = document.activeElement
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (activeElement !== before && activeElement !== document.body) return
    const found = typeof place === 'string' ? document.querySelector<HTMLElement>(place) : place()
    found?.focus()
  })
}
