// Moves the focus to an element whose control was removed.

/** Focuses an element that is not a control, without scrolling. Screen readers announce `name`. */
export function focusPlace(place: HTMLElement, name?: string): void {
  place.tabIndex = -1
  if (name) {
    // A list keeps its role: its items would have no meaning in a group.
    if (!place.matches('ul, ol')) place.setAttribute('role', 'group')
    place.setAttribute('aria-label', name)
  }
  place.focus({ preventScroll: true })
}
