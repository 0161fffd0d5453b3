// Gives the focus to a place whose control has gone.

/** Focuses an element that is no control, where it stands. */
export function focusPlace(place: HTMLElement): void {
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
