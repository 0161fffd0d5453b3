// Moves the focus to an element whose control was removed.

/** Focuses an element that is not a control, without scrolling. `name` is read there if the host gave the element no name of its own. */
export function focusPlace(place: HTMLElement, name?: string): void {
  place.tabIndex = -1
  if (name !== undefined && !place.hasAttribute('aria-label')) {
    place.setAttribute('role', 'group')
    place.setAttribute('aria-label', name)
  }
  place.focus({ preventScroll: true })
}
