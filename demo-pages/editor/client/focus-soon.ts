// Where the focus goes when what had it is gone: keys go on from there.

/** Focuses it once what was changed is drawn; nothing where it is not there. */
export function focusSoon(place: string | (() => HTMLElement | null)): void {
  requestAnimationFrame(() => {
    const found = typeof place === 'string' ? document.querySelector<HTMLElement>(place) : place()
    found?.focus()
  })
}
