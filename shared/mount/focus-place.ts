// Moves the focus to an element whose control was removed.

/** Focuses an element that is not a control, without scrolling. `name` is what is read there. */
export function focusPlace(place: HTMLElement, name?: string): void {
  place.tabIndex = -1
  if (name) {
    // A list stays one: its entries have no meaning in a group.
    if (!place.matches('ul, ol')) place.setAttribute('role', 'group')
    place.setAttribute('aria-label', name)
  }
  place.focus({ preventScroll: true })
}
